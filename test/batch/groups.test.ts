import { expect } from "chai";
import fc from "fast-check";
import { setImmediate as turn } from "node:timers/promises";
import { groupsOf } from "../../src/batch/groups.ts";

/** Items that arrive at once, except those before which the event loop turns some times. */
async function* arriving(items: readonly number[], turns: readonly number[] = []) {
  for (const [index, item] of items.entries()) {
    for (let left = turns[index] ?? 0; left > 0; left--) await turn();
    yield item;
  }
}

const itself = (item: number) => item;

describe("Groups of the items of a stream", () => {
  it("have all items in order, and no more than their size", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 }),
        fc.array(fc.nat({ max: 3 }), { maxLength: 20 }),
        async (items, turns) => {
          const groups = [];
          for await (const group of groupsOf(arriving(items, turns), 10, itself))
            groups.push(group);
          expect(groups.flat()).to.deep.equal(items);
          for (const group of groups)
            expect(group.length === 1 || sum(group) <= 10, `[${group.join()}]`).to.equal(true);
        },
      ),
      { numRuns: 50 },
    ));

  it("are as large as they may be if the items are there", async () => {
    const groups = [];
    for await (const group of groupsOf(arriving([4, 4, 4, 30, 1, 2]), 10, itself))
      groups.push(group);
    expect(groups).to.deep.equal([[4, 4], [4], [30], [1, 2]]);
  });

  it("do not wait for an item that has not arrived", async () => {
    let arrive = (): void => undefined;
    async function* items() {
      yield* [1, 2];
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      yield 3;
    }
    const groups = groupsOf(items(), 10, itself);
    expect((await groups.next()).value).to.deep.equal([1, 2]);
    arrive();
    expect((await groups.next()).value).to.deep.equal([3]);
  });

  it("grow while nobody asks for them", async () => {
    const groups = groupsOf(arriving([1, 2, 3], [0, 3, 3]), 10, itself);
    expect((await groups.next()).value).to.deep.equal([1]);
    for (let turns = 10; turns > 0; turns--) await turn();
    expect((await groups.next()).value).to.deep.equal([2, 3]);
  });

  it("hold no more than one group, however slowly they are asked for", async () => {
    let taken = 0;
    async function* endless() {
      for (;;) {
        taken += 1;
        yield await Promise.resolve(4);
      }
    }
    const groups = groupsOf(endless(), 10, itself);
    await groups.next();
    for (let turns = 10; turns > 0; turns--) await turn();
    expect(taken).to.be.at.most(2 + 3);
    await groups.return();
  });

  it("close the stream when the consumer stops", async () => {
    let isClosed = false;
    async function* items() {
      try {
        for (;;) yield await Promise.resolve(4);
      } finally {
        isClosed = true;
      }
    }
    for await (const group of groupsOf(items(), 10, itself)) if (group.length > 0) break;
    expect(isClosed).to.equal(true);
  });

  it("fail after the items before the failure", async () => {
    async function* failing() {
      yield 1;
      await turn();
      throw new RangeError("the end");
    }
    const groups = groupsOf(failing(), 10, itself);
    expect((await groups.next()).value).to.deep.equal([1]);
    const error: unknown = await groups.next().catch((reason: unknown) => reason);
    expect(error).to.be.an.instanceOf(RangeError);
  });
});

function sum(items: readonly number[]): number {
  return items.reduce((all, item) => all + item, 0);
}

import { expect } from "chai";
import { setImmediate as turn } from "node:timers/promises";
import { inOrder } from "../../src/batch/in-order.ts";

/** A source that counts what was taken from it, and whether it was closed. */
function source(length: number) {
  const state = { taken: 0, isClosed: false };
  async function* items() {
    try {
      for (; state.taken < length; state.taken++) {
        await turn();
        yield state.taken;
      }
    } finally {
      state.isClosed = true;
    }
  }
  return { state, items: items() };
}

describe("Work in order", () => {
  it("yields results in the order of the items, whichever is done first", async () => {
    const results = [];
    const work = async (item: number) => {
      for (let turns = (item * 7) % 5; turns > 0; turns--) await turn();
      return item * 10;
    };
    for await (const result of inOrder(source(20).items, 4, work)) results.push(result);
    expect(results).to.deep.equal(Array.from({ length: 20 }, (_, item) => item * 10));
  });

  it("works on as many items at once as allowed", async () => {
    let underWay = 0;
    let most = 0;
    const work = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let turns = 5; turns > 0; turns--) await turn();
      underWay -= 1;
    };
    for await (const _ of inOrder(source(20).items, 3, work)) await turn();
    expect(most).to.equal(3);
  });

  it("takes no item that the consumer has no room for", async () => {
    const { state, items } = source(100);
    const results = inOrder(items, 2, (item) => Promise.resolve(item));
    await results.next();
    for (let turns = 20; turns > 0; turns--) await turn();
    expect(state.taken).to.be.at.most(3);
    await results.return();
    expect(state.isClosed).to.equal(true);
  });

  it("yields a result although the next item has not arrived", async () => {
    async function* items() {
      yield 1;
      await new Promise(() => undefined);
    }
    const results = inOrder(items(), 4, (item) => Promise.resolve(item));
    expect(await results.next()).to.deep.equal({ done: false, value: 1 });
  });

  it("fails as its work or its source does", async () => {
    const failing = inOrder(source(3).items, 2, (item) =>
      item === 1 ? Promise.reject(new Error("no")) : Promise.resolve(item),
    );
    expect(await failing.next()).to.deep.equal({ done: false, value: 0 });
    const error: unknown = await failing.next().catch((reason: unknown) => reason);
    expect(error).to.be.an("error").with.property("message", "no");
  });
});

import { expect } from "chai";
import fc from "fast-check";
import { FairQueue } from "../../../src/server/decoding/fair-queue.ts";

/** Empties a queue, with a time for each item. */
function drain(queue: FairQueue<string>, time: (item: string) => number = () => 1): string[] {
  const order: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    order.push(item);
    queue.charge(item.charAt(0), time(item));
  }
  return order;
}

function queueOf(most: number, ...items: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>(most);
  for (const item of items) queue.push(item.charAt(0), item);
  return queue;
}

describe("FairQueue", () => {
  it("serves one caller in order", () => {
    expect(drain(queueOf(9, "a1", "a2", "a3"))).to.deep.equal(["a1", "a2", "a3"]);
  });

  it("serves callers in turn, whoever has more items", () => {
    const order = drain(queueOf(9, "a1", "a2", "a3", "a4", "b1", "b2", "c1"));
    expect(order).to.deep.equal(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  it("gives callers the same time, not the same number of turns", () => {
    const queue = queueOf(99, "a1", "a2", "a3");
    for (let index = 1; index <= 20; index++) queue.push("b", `b${index}`);
    const order = drain(queue, (item) => (item.startsWith("a") ? 10 : 1));
    expect(order.indexOf("a2")).to.equal(11);
    expect(order.indexOf("a3")).to.equal(22);
  });

  it("lets nobody accumulate credit", () => {
    const queue = queueOf(99, "a1", "a2", "a3", "a4", "b1");
    expect([queue.shift(), queue.shift()]).to.deep.equal(["a1", "b1"]);
    queue.charge("a", 5);
    queue.charge("b", 1);
    expect(queue.shift()).to.equal("a2");
    queue.charge("a", 5);
    queue.push("b", "b2");
    queue.push("b", "b3");
    // As if it had been served until now, not since the start.
    expect(queue.shift()).to.equal("b2");
    queue.charge("b", 6);
    expect(queue.shift()).to.equal("a3");
  });

  it("skips callers that may not be served now", () => {
    const queue = queueOf(9, "a1", "a2", "b1");
    const mayServe = (item: string) => !item.startsWith("a");
    expect([queue.shift(mayServe), queue.shift(mayServe)]).to.deep.equal(["b1", undefined]);
    expect(drain(queue)).to.deep.equal(["a1", "a2"]);
  });

  it("shortens the longest line if it is full", () => {
    const queue = queueOf(3, "a1", "a2", "a3");
    expect(queue.push("a", "a4")).to.equal("a4");
    expect(queue.push("b", "b1")).to.equal("a3");
    expect(queue.push("b", "b2")).to.equal("b2");
    expect(queue.push("c", "c1")).to.equal("a2");
    expect(queue.push("d", "d1")).to.equal("d1");
    expect(queue.size).to.equal(3);
    expect(drain(queue)).to.deep.equal(["a1", "b1", "c1"]);
  });

  it("removes items that no longer wait", () => {
    const queue = queueOf(9, "a1", "b1", "b2");
    queue.remove("a", "a1");
    queue.remove("a", "a1");
    queue.remove("b", "b1");
    expect(queue.size).to.equal(1);
    expect(drain(queue)).to.deep.equal(["b2"]);
  });

  it("never exceeds its bound, and returns every item it accepted", () => {
    const item = fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(99));
    fc.assert(
      fc.property(fc.array(item), fc.integer({ min: 1, max: 5 }), (items, most) => {
        const queue = new FairQueue<string>(most);
        const left: string[] = [];
        const all = items.map(([caller, number], index) => `${caller}${number}.${index}`);
        for (const each of all) {
          const refused = queue.push(each.charAt(0), each);
          if (refused !== undefined) left.push(refused);
          expect(queue.size).to.be.at.most(most);
        }
        expect([...left, ...drain(queue)]).to.have.members(all);
        expect(queue.size).to.equal(0);
      }),
    );
  });
});

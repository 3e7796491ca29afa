import { expect } from "chai";
import { Admission } from "../../../src/server/load/admission.ts";

/** A loop that is late on demand. */
class Loop {
  isLate = false;
  window = 0;

  look(isLate: boolean): void {
    this.isLate = isLate;
    this.window += 1;
  }
}

/** How many of some requests are accepted. */
function taken(admission: Admission, caller: string, requests: number): number {
  return Array.from({ length: requests }, () => admission.enter(caller)).filter(Boolean).length;
}

describe("Admission", () => {
  it("accepts all requests under light load", () => {
    const admission = new Admission(new Loop());
    expect(taken(admission, "a", 128)).to.equal(128);
  });

  it("limits a caller that floods the service to its share, and accepts others", () => {
    const admission = new Admission(new Loop(), { fair: 8, most: 16 });
    expect(taken(admission, "flood", 100)).to.equal(8);
    expect(taken(admission, "a", 1)).to.equal(1);
    expect(taken(admission, "flood", 100)).to.equal(0);
    expect(taken(admission, "b", 100)).to.equal(3);
  });

  it("never exceeds its bound, however many ask", () => {
    const admission = new Admission(new Loop(), { fair: 8, most: 16 });
    const all = Array.from({ length: 50 }, (_, index) => taken(admission, `c${index}`, 2));
    expect(all.reduce((sum, each) => sum + each)).to.equal(16);
  });

  it("has room again once requests have been answered", () => {
    const admission = new Admission(new Loop(), { fair: 2, most: 2 });
    expect(taken(admission, "a", 3)).to.equal(2);
    admission.leave("a");
    expect(taken(admission, "b", 3)).to.equal(1);
    admission.leave("a");
    admission.leave("b");
    expect(taken(admission, "a", 3)).to.equal(2);
  });

  describe("while the loop is late", () => {
    /** Sends many requests of a caller, each answered immediately. */
    function answered(admission: Admission, caller: string, requests: number): number {
      let entered = 0;
      for (let index = 0; index < requests; index++)
        if (admission.enter(caller)) {
          admission.leave(caller);
          entered += 1;
        }
      return entered;
    }

    it("refuses only callers that ask more than others", () => {
      const loop = new Loop();
      const admission = new Admission(loop);
      loop.look(true);
      expect(answered(admission, "flood", 1000)).to.equal(199);
      expect(answered(admission, "a", 1)).to.equal(1);
      expect(answered(admission, "flood", 1000)).to.equal(0);
      expect(answered(admission, "b", 2)).to.equal(2);
    });

    it("refuses nobody if there are few requests, since something else causes the delay", () => {
      const loop = new Loop();
      const admission = new Admission(loop);
      loop.look(true);
      expect(answered(admission, "a", 150)).to.equal(150);
      loop.look(true);
      expect(answered(admission, "a", 150)).to.equal(150);
    });

    it("accepts all again when the loop is on time", () => {
      const loop = new Loop();
      const admission = new Admission(loop);
      loop.look(true);
      answered(admission, "a", 1000);
      loop.look(false);
      expect(answered(admission, "a", 1000)).to.equal(1000);
    });
  });
});

import { expect } from "chai";
import { Admission } from "../../../src/server/load/admission.ts";

/** A loop that is late when it is told to be. */
class Loop {
  isLate = false;
  window = 0;

  look(isLate: boolean): void {
    this.isLate = isLate;
    this.window += 1;
  }
}

/** How many of some requests are taken. */
function taken(admission: Admission, caller: string, requests: number): number {
  return Array.from({ length: requests }, () => admission.enter(caller)).filter(Boolean).length;
}

describe("Admission", () => {
  it("takes what is sent while there is little", () => {
    const admission = new Admission(new Loop());
    expect(taken(admission, "a", 128)).to.equal(128);
  });

  it("holds who floods the service to a share, and takes others", () => {
    const admission = new Admission(new Loop(), { fair: 8, most: 16 });
    expect(taken(admission, "flood", 100)).to.equal(8);
    expect(taken(admission, "a", 1)).to.equal(1);
    expect(taken(admission, "flood", 100)).to.equal(0);
    expect(taken(admission, "b", 100)).to.equal(3);
  });

  it("never takes more than it may, however many ask", () => {
    const admission = new Admission(new Loop(), { fair: 8, most: 16 });
    const all = Array.from({ length: 50 }, (_, index) => taken(admission, `c${index}`, 2));
    expect(all.reduce((sum, each) => sum + each)).to.equal(16);
  });

  it("has room again when requests were answered", () => {
    const admission = new Admission(new Loop(), { fair: 2, most: 2 });
    expect(taken(admission, "a", 3)).to.equal(2);
    admission.leave("a");
    expect(taken(admission, "b", 3)).to.equal(1);
    admission.leave("a");
    admission.leave("b");
    expect(taken(admission, "a", 3)).to.equal(2);
  });

  describe("while the loop is late", () => {
    /** Lets a caller ask often, and each time be answered at once. */
    function answered(admission: Admission, caller: string, requests: number): number {
      let entered = 0;
      for (let index = 0; index < requests; index++)
        if (admission.enter(caller)) {
          admission.leave(caller);
          entered += 1;
        }
      return entered;
    }

    it("refuses who asks more than others, and not the others", () => {
      const loop = new Loop();
      const admission = new Admission(loop);
      loop.look(true);
      expect(answered(admission, "flood", 1000)).to.equal(199);
      expect(answered(admission, "a", 1)).to.equal(1);
      expect(answered(admission, "flood", 1000)).to.equal(0);
      expect(answered(admission, "b", 2)).to.equal(2);
    });

    it("refuses nobody where few ask: something else has made it late", () => {
      const loop = new Loop();
      const admission = new Admission(loop);
      loop.look(true);
      expect(answered(admission, "a", 150)).to.equal(150);
      loop.look(true);
      expect(answered(admission, "a", 150)).to.equal(150);
    });

    it("goes on as before when the loop is on time again", () => {
      const loop = new Loop();
      const admission = new Admission(loop);
      loop.look(true);
      answered(admission, "a", 1000);
      loop.look(false);
      expect(answered(admission, "a", 1000)).to.equal(1000);
    });
  });
});

import { expect } from "chai";
import { whyNot } from "../../src/views/why-not.ts";

describe("whyNot", () => {
  it("names what the text looks like", () => {
    expect(whyNot("availability")).to.equal(
      "the text looks like an availability display, not a booking record",
    );
    expect(whyNot("fare quote")).to.match(/^the text looks like a fare quote display/);
  });

  it("says that nothing was found if the kind of text is unknown", () => {
    expect(whyNot(null)).to.match(/^no person, flight, hotel, train or other booked segment/);
  });
});

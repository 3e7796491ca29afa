import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";

describe("The stations of a train", () => {
  it("are not the same one for both ends, where words for the sides follow the names", () => {
    const text = "ICE 1589   Leipzig Hbf ab 06:48 Uhr – Berlin Hbf an 08:01 Uhr, 12. April 2027";
    const { trains } = decode(text, { referenceDate: "2026-11-22" }).booking;
    for (const { origin, destination } of trains) expect(origin).not.to.deep.equal(destination);
  });
});

import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";

describe("decode", () => {
  it("accepts only text, for callers without types", () => {
    for (const text of [undefined, null, 1, ["1"]])
      expect(() => void Reflect.apply(decode, undefined, [text]))
        .to.throw(TypeError)
        .with.property("message", "text must be a string");
  });

  it("accepts only days that exist", () => {
    for (const referenceDate of ["2026-02-29", "2026-13-01", "01.02.2026", ""])
      expect(() => decode("1.DOE/JANE MS", { referenceDate }))
        .to.throw(RangeError)
        .with.property("message", "referenceDate must be a calendar day written YYYY-MM-DD");
  });
});

import { expect } from "chai";
import { equipmentName } from "../../src/reference/index.ts";

const NAMES = [
  ["320", "Airbus A320"],
  ["32N", "Airbus A320neo"],
  ["388", "Airbus A380-800"],
  ["73H", "Boeing 737-800 (winglets)"],
  ["77W", "Boeing 777-300ER"],
  ["789", "Boeing 787-9"],
  // The source assigns this code to two types.
  ["ER3", "Embraer ERJ-135"],
  ["TRN", "Train"],
] as const;

describe("equipment", function () {
  for (const [code, name] of NAMES) {
    it(`knows ${code}`, function () {
      expect(equipmentName(code)).to.equal(name);
    });
  }

  it("has no name for unknown codes", function () {
    for (const code of ["", "77w", "ZZZ", "constructor"]) {
      expect(equipmentName(code), code).to.equal(undefined);
    }
  });
});

import { expect } from "chai";
import { airlineName } from "../../src/reference/index.ts";

const NAMES = [
  ["AF", "Air France"],
  ["AM", "Aeroméxico"],
  ["AZ", "ITA Airways"],
  ["BA", "British Airways"],
  ["LA", "LATAM Airlines"],
  ["SK", "SAS Scandinavian Airlines"],
  ["TP", "TAP Air Portugal"],
  ["TR", "Scoot"],
  ["U2", "easyJet"],
  ["N4", "Nordwind Airlines"],
  ["XY", "flynas"],
  ["2C", "SNCF"],
  ["2V", "Amtrak"],
  ["9B", "AccesRail"],
  ["9F", "Eurostar"],
] as const;

describe("airlines", function () {
  for (const [code, name] of NAMES) {
    it(`knows ${code}`, function () {
      expect(airlineName(code)).to.equal(name);
    });
  }

  it("omits legal forms", function () {
    expect(airlineName("4K")).to.equal("Kenn Borek Air");
    expect(airlineName("TH")).to.equal("Raya Airways");
  });

  it("has no name for unknown codes", function () {
    for (const code of ["", "af", "ZZZ", "99", "constructor"]) {
      expect(airlineName(code), code).to.equal("");
    }
  });
});

import { expect } from "chai";
import { stationName, stationZone } from "../../src/reference/index.ts";

describe("stations", function () {
  it("knows the codes of SNCF", function () {
    expect(stationName("FRLPD")).to.equal("Lyon Part-Dieu");
    expect(stationName("FRPLY")).to.equal("Paris Gare de Lyon");
    expect(stationName("GBSPX")).to.equal("London St-Pancras");
  });

  it("knows the codes of Benerail", function () {
    expect(stationName("NLASC")).to.equal("Amsterdam-Centraal");
    expect(stationName("NLAMA")).to.equal("Amsterdam-Centraal");
  });

  it("knows stations with IATA codes but does not treat airports as stations", function () {
    expect(stationName("XYD")).to.equal("Lyon Part-Dieu");
    expect(stationName("LYS")).to.equal(undefined);
    expect(stationZone("LYS")).to.equal(undefined);
  });

  it("uses Amtrak codes only for Amtrak", function () {
    expect(stationName("PHL", "2V")).to.equal("Philadelphia 30th Street");
    expect(stationName("PHL")).to.equal(undefined);
    expect(stationName("PHL", "2C")).to.equal(undefined);
    expect(stationZone("CHI", "2V")).to.equal("America/Chicago");
    expect(stationZone("CHI", "9B")).to.equal(undefined);
  });

  it("knows other stations for Amtrak too", function () {
    expect(stationName("ZYP", "2V")).to.equal("New York Penn Station");
    expect(stationZone("ZYP", "2V")).to.equal("America/New_York");
    expect(stationName("FRLPD", "2V")).to.equal("Lyon Part-Dieu");
  });

  it("determines the zone by the country of the code", function () {
    expect(stationZone("FRLPD")).to.equal("Europe/Paris");
    expect(stationZone("GBSPX")).to.equal("Europe/London");
    expect(stationZone("PTLIS")).to.equal("Europe/Lisbon");
    expect(stationZone("QQS")).to.equal("Europe/London");
    expect(stationZone("ZZZZZ")).to.equal(undefined);
  });

  it("has no station for unknown codes", function () {
    for (const code of ["", "frlpd", "FRZZZ", "FRLPDX", "ZZZ"]) {
      expect(stationName(code), code).to.equal(undefined);
    }
  });
});

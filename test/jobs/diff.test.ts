import { expect } from "chai";
import { differencesOf } from "../../src/jobs/diff/differences.ts";
import { masked } from "../../src/jobs/diff/masked.ts";
import { Tally } from "../../src/jobs/diff/tally.ts";

const line = (answer: unknown, engine = "1") =>
  JSON.stringify({ id: 1, file: "f", engine, answer });
const failed = (code: string) =>
  JSON.stringify({ id: 1, file: "f", error: { message: "m", code } });

describe("The differences of two lines", () => {
  const cases: readonly (readonly [name: string, before: string, after: string, found: unknown])[] =
    [
      [
        "none but the version",
        line({ a: [1, { b: null }] }, "1"),
        line({ a: [1, { b: null }] }, "2"),
        [],
      ],
      [
        "a value that changed",
        line({ flights: [{ time: "1" }, { time: "2" }] }),
        line({ flights: [{ time: "1" }, { time: "3" }] }),
        [{ field: "flights[].time", kind: "changed", before: "2", after: "3" }],
      ],
      [
        "what is there only before or after, value by value",
        line({ a: { b: 1, c: [2] } }),
        line({ d: null }),
        [
          { field: "a.b", kind: "removed", before: 1, after: undefined },
          { field: "a.c[]", kind: "removed", before: 2, after: undefined },
          { field: "d", kind: "added", before: undefined, after: null },
        ],
      ],
      [
        "a value instead of an object",
        line({ a: { b: 2 } }),
        line({ a: 1 }),
        [
          { field: "a", kind: "added", before: undefined, after: 1 },
          { field: "a.b", kind: "removed", before: 2, after: undefined },
        ],
      ],
      [
        "an object instead of null, which says nothing",
        line({ a: null }),
        line({ a: { b: 2 } }),
        [{ field: "a.b", kind: "added", before: undefined, after: 2 }],
      ],
      [
        "an error without a code",
        JSON.stringify({ id: 1, error: "m" }),
        failed("timeout"),
        [{ field: "error.code", kind: "changed", before: undefined, after: "timeout" }],
      ],
      [
        "an object instead of a value",
        line({ a: 1 }),
        line({ a: { b: 2 } }),
        [
          { field: "a", kind: "removed", before: 1, after: undefined },
          { field: "a.b", kind: "added", before: undefined, after: 2 },
        ],
      ],
      [
        "an answer that is lost",
        line({ a: 1 }),
        failed("not_decodable"),
        [{ field: "error.code", kind: "lost", before: undefined, after: "not_decodable" }],
      ],
      [
        "an answer that is gained",
        failed("timeout"),
        line({ a: 1 }),
        [{ field: "error.code", kind: "gained", before: "timeout", after: undefined }],
      ],
      [
        "another error",
        failed("timeout"),
        failed("too_large"),
        [{ field: "error.code", kind: "changed", before: "timeout", after: "too_large" }],
      ],
      ["no other error", failed("timeout"), failed("timeout").replace('"m"', '"n"'), []],
    ];
  for (const [name, before, after, found] of cases)
    it(`are ${name}`, () => {
      expect(differencesOf(before, after)).to.deep.equal(found);
    });

  it("show only the form of what may be personal", () => {
    expect(masked("persons[].lastName", "Müller-7")).to.equal('"Aaaaaa-9"');
    expect(masked("persons[].lastName", "AÁB")).to.equal('"AAA"');
    expect(masked("extraInfo.tickets[].number", "0571234567890")).to.equal('"9999999999999"');
    expect(masked("extraInfo.contacts[]", "ana@shop.example")).to.equal('"aaa@aaaa.aaaaaaa"');
    expect(masked("extraInfo.passengers[].age", 61)).to.equal("99");
    expect(masked("a.landingAirport.iataCode", "CDG")).to.equal('"CDG"');
    expect(masked("a", null)).to.equal("null");
    expect(masked("a", undefined)).to.equal("");
  });

  it("are counted once a record, with at most three samples", () => {
    const tally = new Tally();
    const found = differencesOf(line({ a: ["x", "y"] }), line({ a: ["z", "w"] }));
    for (const id of ["1", "2"]) tally.add(id, found);
    tally.add("3", []);
    expect({ records: tally.records, different: tally.different }).to.deep.equal({
      ...{ records: 3, different: 2 },
    });
    const sample = (id: string) => ({ id, before: '"a"', after: '"a"' });
    expect(tally.fields).to.deep.equal([
      { field: "a[]", kind: "changed", records: 2, samples: ["1", "1", "2"].map(sample) },
    ]);
  });
});

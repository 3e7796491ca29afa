import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import type { Booking } from "../src/booking/model/booking.ts";
import { joinBookings } from "../src/booking/join.ts";
import { decode, type Decoded } from "../src/decode/decode.ts";

/*
 * Two records in one paste give both: each case of the corpus with others, near and far. A case takes
 * part whose record tells that it begins: by its locator, or by travellers.
 */

const CORPUS = new URL("../corpus/", import.meta.url);
const referenceDate = "2026-11-21";
/** How far the second case stands from the first in the list of all. */
const STRIDES = [1, 89, 211];

interface Case {
  readonly name: string;
  readonly text: string;
  readonly alone: Decoded;
}

const cases: readonly Case[] = readdirSync(CORPUS, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".txt") && !/^(?:several|generic|refusal|paste)\b/.test(name))
  .sort()
  .map((name) => {
    const text = readFileSync(new URL(name, CORPUS), "utf8");
    return { name, text, alone: decode(text, { referenceDate }) };
  })
  .filter(({ alone }) => alone.records.length === 1 && tellsItsBegin(alone.booking));

function tellsItsBegin({ persons, recordLocator, ...segments }: Booking): boolean {
  const { flights, trains, hotels } = segments;
  const hasSegments = flights.length + trains.length + hotels.length > 0;
  return persons.length > 0 && (hasSegments || recordLocator !== null);
}

describe("Two records in one paste", () => {
  for (const stride of STRIDES) {
    it(`give both, ${stride} cases apart`, () => {
      for (const [index, first] of cases.entries()) {
        const second = cases[(index + stride) % cases.length];
        if (second === undefined || haveSameTraveller(first, second)) continue;
        const both = decode(`${first.text}\n${second.text}`, { referenceDate });
        const { booking } = joinBookings([first.alone.booking, second.alone.booking]);
        const what = `${first.name} + ${second.name}`;
        expect(plain(both.booking), what).to.deep.equal(plain(booking));
        expect(both.records.map(plain), what).to.deep.equal(
          recordsOf([first.alone, second.alone]).map(plain),
        );
      }
    }).timeout(60_000);
  }

  it("share the text between them", () => {
    const [first, second] = cases;
    if (first === undefined || second === undefined) throw new Error("the corpus is empty");
    const text = first.text + second.text;
    const { lines, characters } = decode(text, { referenceDate }).coverage;
    expect(characters.read + characters.ignored + characters.unread).to.equal(text.length);
    expect(lines.read + lines.ignored + lines.unread).to.equal(text.trimEnd().split("\n").length);
  });
});

/** A traveller who is in both may well be in one record, on two pages. */
function haveSameTraveller(first: Case, second: Case): boolean {
  const surnames = new Set(first.alone.booking.persons.map(({ lastName }) => lastName));
  return second.alone.booking.persons.some(({ lastName }) => surnames.has(lastName));
}

function recordsOf(alone: readonly Decoded[]): readonly object[] {
  const { parts } = joinBookings(alone.map(({ booking }) => booking));
  return parts.map((part, index) => ({ ...part, algorithm: alone[index]?.algorithm }));
}

/** Without what leads back to the text, and without figures about the reading. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      key === "source" ||
      key === "lines" ||
      key === "sources" ||
      key === "confidence" ||
      key === "yearEvidence"
        ? undefined
        : field,
    ),
  );
}

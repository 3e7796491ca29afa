import { expect } from "chai";
import { fileURLToPath } from "node:url";
import { decode, isDecodable } from "../../src/decode/decode.ts";
import { NotRedactable, redact } from "../../src/redact/redact.ts";
import type { V4Answer } from "../../src/views/v4/schema.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { casesIn } from "../../src/workshop/cases.ts";

/*
 * A redacted text of the corpus is read like the original: the same travellers, segments and places, and no
 * personal value of the answer stands in it. Each run checks a part of the corpus, which takes long otherwise.
 */

const CORPUS = fileURLToPath(new URL("../../corpus/", import.meta.url));
/** One of so many texts. */
const SHARE = 60;
/** The share of texts for which nothing may be given. */
const MOST_REFUSED = 0.1;

describe("A redacted text", () => {
  const cases = casesIn(CORPUS).filter((_, index) => index % SHARE === 0);
  let refused = 0;

  for (const { name, text, expectation } of cases)
    it(`is read like ${name}, without its personal values`, () => {
      const referenceDate = expectation?.referenceDate ?? "2026-11-21";
      const result = redacted(text, referenceDate);
      if (result === null) refused += 1;
      else checkAlike(text, result, referenceDate);
    });

  it("is given for nearly every text", () => {
    expect(refused / cases.length).to.be.below(MOST_REFUSED);
  });
});

function redacted(text: string, referenceDate: string): string | null {
  try {
    return redact(text, { seed: "a seed", referenceDate }).text;
  } catch (error) {
    if (error instanceof NotRedactable) return null;
    throw error;
  }
}

function checkAlike(text: string, result: string, referenceDate: string): void {
  expect(result).to.have.length(text.length);
  expect(result.split("\n").map(({ length }) => length)).to.deep.equal(
    text.split("\n").map(({ length }) => length),
  );
  const [one, other] = [text, result].map((each) => decode(each, { referenceDate }));
  if (one === undefined || other === undefined) return;
  expect(other.algorithm).to.equal(one.algorithm);
  expect(isDecodable(other)).to.equal(isDecodable(one));
  expect(other.coverage).to.deep.equal(one.coverage);
  const [answer, again] = [one, other].map((each) => toV4(each, { explain: true }));
  if (answer === undefined || again === undefined) return;
  expect(structureOf(again)).to.deep.equal(structureOf(answer));
  for (const value of valuesOf(answer)) {
    const whole = new RegExp(`(?<![\\p{L}\\d])${value}(?![\\p{L}\\d])`, "iu");
    const at = result.search(whole);
    // A word can be part of a name and of what stays: of a place, a hotel, a title.
    if (at !== -1)
      expect(result.slice(at, at + value.length)).to.equal(text.slice(at, at + value.length));
    if (at !== -1) expect(KEPT.test(value), "a value that stays is a word").to.equal(true);
  }
}

/** A word that also stands where it is no personal value. */
const KEPT = /^\p{L}+$/u;

/** What must stay the same. */
function structureOf({ persons, flightInfo, hotelInfo, trainInfo, extraInfo }: V4Answer) {
  return {
    titles: persons.map(({ title }) => title),
    flights: flightInfo.flights.map(({ extraInfo: info, ...flight }) => [
      flight,
      { ...info, airline_locator: "" },
    ]),
    stays: hotelInfo.hotels.map(({ checkIn, checkOut, name, extraInfo: info }) => [
      checkIn,
      checkOut,
      name,
      info?.spans,
    ]),
    trains: [trainInfo.trains, trainInfo.extraInfo?.spans],
    ...partsOf(extraInfo ?? {}),
  };
}

function partsOf({ ssr, fare, tickets, ...info }: NonNullable<V4Answer["extraInfo"]>) {
  return {
    spans: info.persons_spans,
    types: info.passengers?.map(({ type }) => type),
    fare: [fare?.total, fare?.taxes],
    tickets: tickets?.length,
    requests: ssr?.map(({ code, status, persons }) => [code, status, persons]),
    contacts: info.contacts?.map(({ type }) => type),
    remarks: info.remarks?.map(({ type }) => type),
    unread: info.unread_lines?.map(({ line, column, span }) => [line, column, span]),
  };
}

/** The personal values of an answer, of three characters and more. */
function valuesOf({ persons, extraInfo }: V4Answer): readonly string[] {
  const info = extraInfo ?? {};
  const values = [
    ...persons.flatMap(({ firstName, lastName }) => [firstName, lastName]),
    info.record_locator ?? "",
    ...(info.airline_locators ?? []).map(({ locator }) => locator),
    ...(info.tickets ?? []).map(({ number }) => number.replace(/^\d{3}-/, "")),
    ...(info.passengers ?? []).flatMap(({ frequent_flyer: cards = [] }) =>
      cards.map(({ number }) => number),
    ),
    ...(info.contacts ?? []).filter(({ type }) => type === "email").map(({ value }) => value),
  ];
  return values
    .filter((value) => value.length >= 3 && /^[\p{L}\d@.-]+$/u.test(value))
    .map((value) => value.replace(/[.]/g, "\\."));
}

import type { Money, Read } from "../../../ast/nodes.ts";
import { agreedValue, onlyOf } from "../../../ast/only.ts";
import { AMOUNT, moneyIn } from "../../facts/amounts.ts";
import { groupsOf, valued, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, capitals, LETTERS, SMALL, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../../scopes/lines.ts";

/** Before the first word of a line. */
export const START = `^[^${LETTERS}\\d]{0,24}`;
const VALUE = "([^|\\n]{1,80}?)(?= *\\||  | *$)";
const COMPANY = labelled(wordsFor("rentalCompany", "carRental"), VALUE);
/** `CAR   Sample Car Rental`: a name with such a word is that of a company. */
const TITLED = new RegExp(
  `${START}${anyOf(wordsFor("carTitles"))}(?: {0,20}[:\uff1a]| {2}) {0,12}${VALUE}`,
);
/** `Alamo - Economy`, `CAR   Sunny Cars, group B`, `Collect from Hertz, `: the name of a company that is known. */
const KNOWN = new RegExp(
  `${START}(?:${anyOf(wordsFor("carTitles", "rentalCar"))}(?: {0,20}[:\uff1a]| {2}) {0,12})?` +
    `(?:${anyOf(wordsFor("pickUp", "dropOff"))} (?:[${SMALL}]{1,6} )?)?` +
    `(${anyOf(wordsFor("lessors"))})(?= *$|  | ?[,|(]| [-\u2013] )`,
);
/** `Avis, group B` */
const LESSOR = new RegExp(`^(${anyOf(wordsFor("lessors"))}) ?[,|(]`);
/** The company in front of a place: `Hertz, Palma Airport`. */
export const LESSOR_BEFORE = new RegExp(`^${anyOf(wordsFor("lessors"))} ?, ?`);
const RENTS = new RegExp(WORD_START + anyOf(wordsFor("carRental")));
export const COMPANY_ABOVE = new RegExp(`${START}${anyOf(wordsFor("rentalCompany"))} *:? *$`);
const GROUP = labelled(wordsFor("carGroup"), VALUE);
/** The code of a group of cars: its class, body, gearbox and fuel. */
const CODE = /^[A-Z][A-Z][AMNCBD][A-Z]$/;
const CODED = labelled(wordsFor("bookingClass"), "([A-Z]{4})(?![A-Za-z\\d])");
const PRICE = labelled(wordsFor("carPrice"), `(${AMOUNT})`);

/** The value after a label at the start of a line or a cell. */
function labelled(words: readonly string[], value: string): RegExp {
  return new RegExp(`(?:${START}|\\| ?)${anyOf(words)} {0,20}[:\uff1a] {0,12}${value}`);
}

/** A label at the start of a line. */
export const LABEL = new RegExp(`${START}[${LETTERS}][${LETTERS} .'/-]{0,30}[:\uff1a]`);

function printedOf({ start, end }: Line, text: string): Read<string> {
  return { value: text.slice(start, end), start, end };
}

export function companyIn(
  line: Line,
  next: Line | undefined,
  text: string,
): Read<string> | undefined {
  const printed = printedOf(line, text);
  const [value] = groupsOf(printed, COMPANY);
  if (value !== undefined) return nameOf(groupsOf(value, LESSOR)[0] ?? value);
  const [titled] = groupsOf(printed, TITLED);
  if (titled !== undefined && RENTS.test(titled.value)) return nameOf(titled);
  if (next === undefined || !COMPANY_ABOVE.test(printed.value)) return undefined;
  const below = printedOf(next, text);
  return LABEL.test(below.value) || next.facts.some(isEnd) ? undefined : nameOf(below);
}

/** The name of a known company with which a line begins, for a car that no label gives one. */
export function knownCompanyIn(line: Line, text: string): Read<string> | undefined {
  const [known] = groupsOf(printedOf(line, text), KNOWN);
  return known && nameOf(known);
}

/** A value with letters that is not the code of a group of cars. */
function nameOf({ value, start }: Read<string>): Read<string> | undefined {
  const name = value.trim();
  if (!/\p{L}{2}/u.test(name) || CODE.test(name) || /[:\uff1a]/.test(name)) return undefined;
  const from = start + value.indexOf(name);
  return { value: capitals(name), start: from, end: from + name.length };
}

export function groupIn(line: Line, text: string): Read<string> | undefined {
  const printed = printedOf(line, text);
  const [value] = groupsOf(printed, GROUP);
  if (value !== undefined) return valued(value, capitals(value.value));
  const [code] = groupsOf(printed, CODED);
  return code !== undefined && CODE.test(code.value) ? code : undefined;
}

export function priceIn(line: Line, text: string) {
  const [value] = groupsOf(printedOf(line, text), PRICE);
  const money = value && moneyIn(value, "");
  return value && money && valued(value, money);
}

/** The total of a line. */
export function totalIn({ facts }: Line): Read<Money> | undefined {
  return onlyOf(facts.flatMap((fact) => (fact.kind === "total" ? fact.total : [])));
}

export function locatorIn({ facts }: Line, isOfRecord: boolean): Read<string> | undefined {
  const [first] = facts.flatMap((fact) =>
    fact.kind === "locator" && fact.isOfRecord === isOfRecord ? fact.locator : [],
  );
  return first;
}

function isEnd({ kind }: Fact): boolean {
  return kind === "pickUp" || kind === "dropOff";
}

/** The only number after a word for any reference, in a text about a car alone. */
export function onlyLocatorIn(lines: readonly Line[]): Read<string> | undefined {
  return agreedValue(
    lines.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.kind === "locator" && !fact.isOfRecord ? fact.locator : [])),
    ),
  );
}

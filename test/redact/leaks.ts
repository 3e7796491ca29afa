import { hiddenSpansIn } from "../../src/decode/text/cards/redact.ts";
import type { V4Answer } from "../../src/views/v4/schema.ts";
import { fieldsOfAnswer } from "../../src/views/v4/fields.ts";

/** What a redacted text still says of the original: the kind of value, and where. */
export interface Leak {
  readonly kind: string;
  readonly value: string;
  readonly at: number;
}

/** Shorter ones are parts of anything. */
const SHORTEST = { word: 3, number: 5 } as const;
/** The number of a passport in the text of a request. */
const DOCUMENT = /(?<=\/)(?=[A-Z]*\d)[A-Z\d]{6,15}(?=\/)/g;
const DOCUMENT_CODES = new Set(["DOCS", "DOCO", "FOID", "PSPT"]);
/** A day such as `12JUL1976` is not the number of a document. */
const DAY = /^\d{1,2}[A-Z]{3}(?:\d\d)?\d\d$/;

/**
 * The personal values of an answer that stand in the redacted text.
 *
 * @param answer explained, of the original text
 */
export function leaksOf(answer: V4Answer, text: string, result: string): readonly Leak[] {
  return [...numbersIn(answer, result), ...namesIn(answer, result), ...cardsIn(text, result)];
}

function numbersIn({ extraInfo, hotelInfo }: V4Answer, result: string): readonly Leak[] {
  const info = extraInfo ?? {};
  const { contacts = [], passengers = [], ssr = [], cars = [] } = info;
  const valuesOf = (type: string) =>
    contacts.filter((contact) => contact.type === type).map(({ value }) => value);
  const values: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ["locator", [info.record_locator]],
    ["airline locator", (info.airline_locators ?? []).map(({ locator }) => locator)],
    ["ticket", (info.tickets ?? []).map(({ number }) => number.replace(/^\d{3}-/, ""))],
    [
      "card of an airline",
      passengers.flatMap(({ frequent_flyer: cards = [] }) => cards.map(({ number }) => number)),
    ],
    ["identification", passengers.map(({ identification }) => identification)],
    ["email", valuesOf("email")],
    [
      "phone",
      [...valuesOf("phone"), ...hotelInfo.hotels.map(({ extraInfo: hotel }) => hotel?.phone)],
    ],
    ["document", ssr.flatMap(documentsIn)],
    [
      "confirmation",
      [...hotelInfo.hotels.map(({ extraInfo: hotel }) => hotel), ...cars].map(
        (booked) => booked?.confirmation,
      ),
    ],
  ];
  return values.flatMap(([kind, all]) =>
    all
      .filter((value) => value !== undefined)
      .filter((value) => value.length >= SHORTEST.number && /\d|@/.test(value))
      .flatMap((value) => placesOf(value, result).map((at) => ({ kind, value, at }))),
  );
}

type Ssr = NonNullable<NonNullable<V4Answer["extraInfo"]>["ssr"]>[number];

function documentsIn({ code, text = "" }: Ssr): readonly string[] {
  if (!DOCUMENT_CODES.has(code)) return [];
  return (text.match(DOCUMENT) ?? []).filter((value) => !DAY.test(value));
}

/** Parts of many names, which say nothing of a person. */
const PARTICLES = new Set(["VAN", "VON", "DER", "DEN", "DEL", "DELLA", "DOS", "DAS", "LAS", "BIN"]);

/** Words of names, unless they stand in another field: the city of a traveller whose name is Paris. */
function namesIn(answer: V4Answer, result: string): readonly Leak[] {
  const kept = fieldsOfAnswer(answer).filter(
    ({ path, name }) => name !== null && !path.startsWith("persons"),
  );
  const isKept = (at: number) => kept.some(({ span: { start, end } }) => start <= at && at < end);
  return answer.persons
    .flatMap(({ firstName, lastName }) => `${firstName} ${lastName}`.split(/[ '’.-]+/))
    .filter((word) => word.length >= SHORTEST.word && !PARTICLES.has(word.toUpperCase()))
    .flatMap((value) => placesOf(value, result).map((at) => ({ kind: "name", value, at })))
    .filter(({ at }) => !isKept(at));
}

function cardsIn(text: string, result: string): readonly Leak[] {
  return hiddenSpansIn(text)
    .filter(({ start, end }) => /\d/.test(result.slice(start, end)))
    .map(({ start, end }) => ({ kind: "card", value: text.slice(start, end), at: start }));
}

/** Where a value stands as a whole, in letters of any case. */
function placesOf(value: string, text: string): readonly number[] {
  const pattern = value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, "giu");
  return Array.from(text.matchAll(whole), ({ index }) => index);
}

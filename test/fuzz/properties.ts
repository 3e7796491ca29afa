import { decode, type Decoded } from "../../src/decode/decode.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";
import { checkV3 } from "../../src/views/v3/check.ts";
import { toV3 } from "../../src/views/v3/view.ts";
import { checkV4 } from "../../src/views/v4/check.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { countedSearches } from "./searches.ts";

/*
 * What is true of the answer to any text, however broken.
 */

/** A property that a text violates. */
export interface Violation {
  /** Short, and the same for the same mistake: smaller texts are looked for that have it as well. */
  readonly kind: string;
  readonly detail: string;
}

/** The most searches with regular expressions that a text may cost: some for any, and some for each character. */
const SEARCHES = { ofAny: 60_000, ofEach: 60 };

const DAY = "2026-11-21";
const FREE_TEXT = "SIMPLE_DECODER";

/** @returns what a text violates first; null for nothing */
export function violationOf(text: string, isCounted = false): Violation | null {
  try {
    const decoded = decode(text, { referenceDate: DAY });
    return (
      invalid(decoded) ??
      unequal(decoded, text) ??
      wrongCoverage(decoded, text) ??
      invented(decoded, text) ??
      (isCounted ? costly(text) : null)
    );
  } catch (error) {
    const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const [, place = ""] = /\n\s+at (\S+ \(?\S*?[^/\s]+:\d+)/.exec(stack) ?? [];
    return { kind: `throws ${name} at ${place}`, detail: message };
  }
}

function invalid(decoded: Decoded): Violation | null {
  for (const [kind, check] of [
    [
      "invalid v4",
      () => {
        checkV4(toV4(decoded));
      },
    ],
    [
      "invalid explained v4",
      () => {
        checkV4(toV4(decoded, { explain: true }));
      },
    ],
    [
      "invalid v3",
      () => {
        checkV3(toV3(decoded));
      },
    ],
  ] as const)
    try {
      check();
    } catch (error) {
      return { kind, detail: String(error) };
    }
  return null;
}

function unequal(decoded: Decoded, text: string): Violation | null {
  const json = (answer: Decoded) => JSON.stringify(toV4(answer, { explain: true }));
  const again = decode(text, { referenceDate: DAY });
  return json(decoded) === json(again) ? null : { kind: "not the same twice", detail: "" };
}

function wrongCoverage({ coverage, unread }: Decoded, text: string): Violation | null {
  const sum = ({ read, ignored, unread }: typeof coverage.lines) => read + ignored + unread;
  const lines = text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  if (lines.at(-1) === "") lines.pop();
  const found = [sum(coverage.lines), sum(coverage.characters)];
  const expected = [lines.length, text.length];
  if (found.join() !== expected.join())
    return { kind: "coverage does not add up", detail: `${found.join()}, not ${expected.join()}` };
  const listed = unread.reduce((count, { span: [start, end] }) => count + end - start, 0);
  const { characters } = coverage;
  return characters.unread <= listed && characters.unread > 0 === unread.length > 0
    ? null
    : { kind: "unread text is not listed", detail: `${characters.unread}, but ${listed} listed` };
}

/** In capitals of small letters: `ß` and `ẞ` have the same small ones, `ß` and `ss` or `ı` and `i` the same capitals. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, "");

/** The digits that scanners take for letters. */
const SCANNED: Readonly<Record<string, string>> = { O: "0", I: "1", S: "5", B: "8" };

/** The minutes of `18:55`; null if they need not be printed. */
function minuteOf(time: string | null | undefined): string | null {
  const minute = time?.slice(-2) ?? "00";
  return minute === "00" ? null : minute;
}

/** Every name, number and locator is somewhere in the text, as it came or as it was repaired. */
function invented({ booking, algorithm }: Decoded, text: string): Violation | null {
  const letters = `${bare(text)} ${bare(repair(text).text)}`;
  const scanned = letters.replace(/[OISB]/g, (one) => SCANNED[one] ?? one);
  const printed = `${letters} ${scanned}`;
  const values: readonly (readonly [string, string | null])[] = [
    ["locator", booking.recordLocator],
    ...booking.persons.flatMap(({ lastName, firstName, tickets }) => [
      ["last name", lastName] as const,
      ...firstName.split(" ").map((name) => ["first name", name] as const),
      ...tickets.map((ticket) => ["ticket", ticket.slice(0, 14)] as const),
    ]),
    ...booking.flights.flatMap((flight) => [
      ["flight", flight.flight] as const,
      ["class", flight.bookingClass] as const,
      // Words of free text stand for it.
      ["status", algorithm === FREE_TEXT ? null : flight.status] as const,
      ["airline locator", flight.airlineLocator] as const,
      ["minute", minuteOf(flight.departure?.slice(11, 16))] as const,
      ["minute", minuteOf(flight.landing?.slice(11, 16))] as const,
      ...flight.seats.map(({ seat }) => ["seat", seat.slice(0, -1)] as const),
    ]),
    ...booking.hotels.flatMap(({ name, confirmation }) => [
      ["hotel", name] as const,
      ["confirmation", confirmation] as const,
    ]),
    ...booking.cars.flatMap(({ pickUpTime, dropOffTime, confirmation }) => [
      ["minute", minuteOf(pickUpTime)] as const,
      ["minute", minuteOf(dropOffTime)] as const,
      ["confirmation", confirmation] as const,
    ]),
    ...booking.airlineLocators.map(({ locator }) => ["airline locator", locator] as const),
  ];
  for (const [kind, value] of values)
    if (value !== null && !printed.includes(bare(value)))
      return { kind: `${kind} is not in the text`, detail: JSON.stringify(value) };
  return null;
}

function costly(text: string): Violation | null {
  const most = SEARCHES.ofAny + SEARCHES.ofEach * text.length;
  const count = countedSearches(() => decode(text, { referenceDate: DAY }));
  return count <= most
    ? null
    : { kind: "costs too much", detail: `${count} searches for ${text.length} characters` };
}

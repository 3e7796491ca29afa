import type { Expectation } from "../src/workshop/cases.ts";
import {
  differencesOf,
  nameOf,
  resolved,
  type Difference,
} from "../src/workshop/corpus/comparison/differences.ts";
import { isObject } from "../src/reference/tables.ts";

/*
 * Pastes that lose or move the breaks between lines, and what of an answer is left after them. It
 * shares nothing with the decoder: neither how lines are found again nor how an answer is made.
 */

/** What a paste makes of a text whose screen is so many columns wide. */
export type BreakPaste = (text: string, columns: number) => string;

/** The columns of a system's screen. */
export const COLUMNS: Readonly<Record<string, number>> = {
  ...{ GDS_A: 64, GDS_B: 64, GDS_C: 64, TRAVELSKY: 80 },
};

const linesOf = (text: string) => text.replace(/[\r\n]+$/, "").split(/\r\n|[\r\n\f\u0085]/);

/** As a terminal's memory holds it: each line fills its rows, and nothing parts them. */
const padded: BreakPaste = (text, columns) =>
  linesOf(text)
    .map((line) => line.padEnd(Math.max(1, Math.ceil(line.length / columns)) * columns))
    .join("");

/** As a mailer breaks what is wider than its lines: at blanks, and without an indent. */
const wrapped: BreakPaste = (text, columns) =>
  linesOf(text)
    .flatMap((line) => wrappedLine(line.trimEnd(), columns))
    .join("\n");

function wrappedLine(line: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > columns) {
    const indent = rest.length - rest.trimStart().length;
    const last = rest.lastIndexOf(" ", columns);
    const at = last > indent ? last : rest.indexOf(" ", Math.max(indent, columns));
    if (at === -1) break;
    lines.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return [...lines, rest];
}

export const BREAK_PASTES: Readonly<Record<string, BreakPaste>> = {
  "as a screen without breaks": padded,
  "as a screen of 80 columns without breaks": (text) => padded(text, 80),
  "with a blank for each break": (text) => linesOf(text).join(" "),
  "wrapped at 72": (text) => wrapped(text, 72),
  "wrapped at 76": (text) => wrapped(text, 76),
  "wrapped at the width of the screen": wrapped,
};

/** What became of the values of an expectation. */
export interface Left {
  readonly values: number;
  readonly equal: number;
  /** The fields in which the answer gives what the expectation does not: `persons.firstName`. */
  readonly wrong: readonly string[];
}

/** Compares what is left of an answer with what it should be. */
export function leftOf(expected: Expectation["answer"], decoded: unknown): Left {
  const [wanted, found] = [aboutRecord(expected), aboutRecord(decoded)];
  const values = valuesIn(wanted);
  const differences = differencesOf(resolved(wanted, found), found);
  const lost = differences.reduce((sum, each) => sum + valuesIn(each.expected), 0);
  const wrong = differences
    .filter((each) => valuesIn(each.decoded) > 0 && !isDayAlone(each, wanted))
    .map((each) => fieldOf(nameOf(each)));
  return { values, equal: values - lost, wrong: [...new Set(wrong)].sort() };
}

/** `flights.flight`, whichever of them it is; nothing is left of a path where there is no answer. */
function fieldOf(path: string): string {
  const keys = path.replaceAll(/\[[^\]]*\]/g, "").split(".");
  const isTop = keys.length < 3 && keys[0] === "extraInfo";
  return isTop
    ? keys.join(".")
    : keys.filter((key) => !key.endsWith("Info")).join(".") || "the answer";
}

/** What is told of the reading, and not of the record. */
const ABOUT_READING = new Set(["unread_lines", "warnings", "confidence"]);

function aboutRecord(answer: unknown): unknown {
  if (!isObject(answer) || !isObject(answer.extraInfo)) return answer;
  const extraInfo = Object.fromEntries(
    Object.entries(answer.extraInfo).filter(([key]) => !ABOUT_READING.has(key)),
  );
  return { ...answer, extraInfo: Object.keys(extraInfo).length === 0 ? null : extraInfo };
}

/** How many values there are in an answer, or in a part of one. */
function valuesIn(part: unknown): number {
  if (part === null || part === undefined || part === "") return 0;
  if (typeof part !== "object") return 1;
  return Object.values(part).reduce((sum: number, each) => sum + valuesIn(each), 0);
}

/**
 * Where a flight or a train lost its time, its day stands alone among its details: that is right where
 * it is the day that was expected.
 */
function isDayAlone({ decodedPath, decoded }: Difference, expected: unknown): boolean {
  const [list = [], index = ""] = segmentAt(decodedPath ?? "", expected);
  const segment: unknown = list[Number(index)];
  return isObject(segment) && String(segment.departureTime).startsWith(`${String(decoded)} `);
}

const DAYS = [
  /^(flightInfo)\.(flights)\[(\d+)\]\.extraInfo\.departure_date$/,
  /^(trainInfo)\.extraInfo\.(trains)\[(\d+)\]\.departure_date$/,
];

/** The segments of an answer among which one has the day at a path, and its index. */
function segmentAt(
  path: string,
  answer: unknown,
): readonly [list?: readonly unknown[], index?: string] {
  const [, info = "", key = "", index = ""] = DAYS.flatMap((day) => day.exec(path) ?? []);
  const part = isObject(answer) ? answer[info] : undefined;
  const list = isObject(part) ? part[key] : undefined;
  return Array.isArray(list) ? [list, index] : [];
}

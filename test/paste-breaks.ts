import type { Expectation } from "../src/workshop/cases.ts";
import {
  differencesOf,
  nameOf,
  resolved,
  type Difference,
} from "../src/workshop/corpus/comparison/differences.ts";
import { isObject } from "../src/reference/tables.ts";

/*
 * Pastes that lose or move line breaks, and what remains of an answer after them. It shares no code with
 * the decoder: neither how lines are found again nor how an answer is made.
 */

/** Pastes a text from a screen of the given width. */
export type BreakPaste = (text: string, columns: number) => string;

/** The columns of a system's screen. */
const COLUMNS: Readonly<Record<string, number>> = {
  ...{ GDS_A: 64, GDS_B: 64, GDS_C: 64, TRAVELSKY: 80 },
};

const linesOf = (text: string) => text.replace(/[\r\n]+$/, "").split(/\r\n|[\r\n\f\u0085]/);

/** As stored in a terminal's memory: each line fills its rows, and nothing separates them. */
const padded: BreakPaste = (text, columns) =>
  linesOf(text)
    .map((line) => line.padEnd(Math.max(1, Math.ceil(line.length / columns)) * columns))
    .join("");

/** As a mail program breaks long lines: at spaces, without an indent. */
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
  "with a space for each break": (text) => linesOf(text).join(" "),
  "wrapped at 72": (text) => wrapped(text, 72),
  "wrapped at 76": (text) => wrapped(text, 76),
  "wrapped at the width of the screen": wrapped,
};

/** The pastes of what a screen shows. */
const SCREENS: ReadonlySet<BreakPaste | undefined> = new Set(
  Object.entries(BREAK_PASTES).flatMap(([name, apply]) => (name.includes("screen") ? apply : [])),
);

/** A text of the corpus, and what printed it: a wire value, "none" if nothing can be decoded. */
interface Pasted {
  readonly name: string;
  readonly text: string;
  readonly system: string;
}

/** A text after a paste; null if the paste changes nothing of it. */
export function brokenText({ name, text, system }: Pasted, apply: BreakPaste): string | null {
  // Letters have lines longer than any screen.
  if (SCREENS.has(apply) && name.startsWith("generic/letters/")) return null;
  const pasted = apply(text, COLUMNS[system] ?? 80);
  return pasted.trimEnd() === text.trimEnd() ? null : pasted;
}

/**
 * The share of values that must remain, in percent: what was achieved, rounded down, so that no change
 * to a grammar loses values of such pastes. Raise it when more is achieved.
 */
export const LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "as a screen without breaks": {
    ...{ GDS_A: 91.6, GDS_B: 93.4, GDS_C: 96.8, TRAVELSKY: 97.5, SIMPLE_DECODER: 67.2 },
  },
  "as a screen of 80 columns without breaks": {
    ...{ GDS_A: 97.3, GDS_B: 96.4, GDS_C: 97.6, TRAVELSKY: 97.5, SIMPLE_DECODER: 67.2 },
  },
  // The fallback reads neighbouring lines of tables and labels, which are gone.
  "with a space for each break": {
    ...{ GDS_A: 89.6, GDS_B: 89.2, GDS_C: 91.4, TRAVELSKY: 95.8, SIMPLE_DECODER: 23.3 },
  },
  "wrapped at 72": {
    ...{ GDS_A: 94.3, GDS_B: 99, GDS_C: 98, TRAVELSKY: 98.9, SIMPLE_DECODER: 85.4 },
  },
  "wrapped at 76": {
    ...{ GDS_A: 84.1, GDS_B: 100, GDS_C: 99.2, TRAVELSKY: 100, SIMPLE_DECODER: 86.7 },
  },
  "wrapped at the width of the screen": {
    ...{ GDS_A: 98, GDS_B: 92.5, GDS_C: 95.3, SIMPLE_DECODER: 86.4 },
  },
};

/** What remains of the values of an expectation. */
export interface Left {
  readonly values: number;
  readonly equal: number;
  /** The fields with a value that the expectation does not have: `persons.firstName`. */
  readonly wrong: readonly string[];
}

/** Compares what remains of an answer with the expected one. */
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

/** `flights.flight`, for any of them; empty for a path without an answer. */
function fieldOf(path: string): string {
  const keys = path.replaceAll(/\[[^\]]*\]/g, "").split(".");
  const isTop = keys.length < 3 && keys[0] === "extraInfo";
  return isTop
    ? keys.join(".")
    : keys.filter((key) => !key.endsWith("Info")).join(".") || "the answer";
}

/** Fields about the reading rather than the record. */
const ABOUT_READING = new Set(["unread_lines", "warnings", "confidence"]);

function aboutRecord(answer: unknown): unknown {
  if (!isObject(answer) || !isObject(answer.extraInfo)) return answer;
  const extraInfo = Object.fromEntries(
    Object.entries(answer.extraInfo).filter(([key]) => !ABOUT_READING.has(key)),
  );
  return { ...answer, extraInfo: Object.keys(extraInfo).length === 0 ? null : extraInfo };
}

/** The number of values in an answer, or in a part of one. */
function valuesIn(part: unknown): number {
  if (part === null || part === undefined || part === "") return 0;
  if (typeof part !== "object") return 1;
  return Object.values(part).reduce((sum: number, each) => sum + valuesIn(each), 0);
}

/**
 * If a flight or a train lost its time, only its day remains, among its details: that is right if it is
 * the expected day.
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

/** The segment of an answer that has the day at a path, and its index. */
function segmentAt(
  path: string,
  answer: unknown,
): readonly [list?: readonly unknown[], index?: string] {
  const [, info = "", key = "", index = ""] = DAYS.flatMap((day) => day.exec(path) ?? []);
  const part = isObject(answer) ? answer[info] : undefined;
  const list = isObject(part) ? part[key] : undefined;
  return Array.isArray(list) ? [list, index] : [];
}

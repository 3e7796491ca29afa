/** Whether a case is decoded as it should be: what every run and test of the corpus compares by. */
import type { Unread } from "../../../decode/decode.ts";
import { isObject } from "../../../reference/tables.ts";
import type { CorpusCase, Expectation } from "../../cases.ts";
import { differencesOf, nameOf, resolved, type Difference } from "./differences.ts";
import { hunksOf, type Hunk } from "./patch.ts";
import { Places } from "./places.ts";
import type { Answered, Reading } from "../decoders/reading.ts";

/** What a run compares: a case of the corpus, or of a private one. */
export interface RunCase extends CorpusCase {
  /** Nothing of its text is to be shown. */
  readonly isPrivate: boolean;
}

/** `same` and `different` are those of two revisions. */
export type Result = "right" | "wrong" | "draft" | "unwritten" | "same" | "different";

/** What is wrong with a case beside its values. */
export interface Problem {
  /** `throws`. */
  readonly what: string;
  /** It can quote the text. */
  readonly detail: string;
}

/** A value that differs, and the line of the record it is read from. */
export interface Field {
  readonly path: string;
  /** Undefined where there is none. */
  readonly expected?: unknown;
  readonly decoded?: unknown;
  /** From 1; null where nothing tells. */
  readonly line: number | null;
  /** Of that line. */
  readonly text?: string;
}

/** A line that is not read, though it was. */
export interface UnreadLine extends Pick<Unread, "line"> {
  readonly reason?: string;
  /** The line, and below it a caret where the reading stopped. */
  readonly excerpt?: string;
}

export interface Verdict {
  readonly name: string;
  readonly isPrivate: boolean;
  readonly result: Result;
  readonly ms: number;
  /** Characters of the text. */
  readonly length: number;
  /** What the case is there for; empty where nobody has said it. */
  readonly shows: string;
  readonly problems: readonly Problem[];
  readonly fields: readonly Field[];
  readonly unread: readonly UnreadLine[];
  readonly hunks: readonly Hunk[];
}

export const IS_FINE: ReadonlySet<Result> = new Set<Result>(["right", "same"]);

/**
 * What share of its confidence a choice may not fall below: a further system, or a fit of the weights,
 * moves those of texts that could be anybody's.
 */
const LEAST_SHARE = 0.8;

/** What a reading of a case comes to, once its expectation is written. */
export function verdictOf(each: RunCase, expectation: Expectation, reading: Reading): Verdict {
  if (reading.kind === "failure") {
    const problems = [{ what: reading.what, detail: reading.detail }];
    return { ...blank(each, reading.ms), result: "wrong", problems };
  }
  const expected = resolved(expectedDocument(expectation), decodedDocument(reading, expectation));
  const compared = comparisonOf(each, expected, decodedDocument(reading, expectation), reading);
  const problems = problemsOf(expectation, reading);
  const isWrong = compared.fields.length + problems.length > 0;
  if (isWrong) return { ...blank(each, reading.ms), ...compared, result: "wrong", problems };
  if (!isDraft(expectation)) return { ...blank(each, reading.ms), result: "right" };
  return { ...blank(each, reading.ms), result: "draft", problems: [NOT_LOOKED_AT] };
}

const NOT_LOOKED_AT: Problem = {
  what: "not looked at",
  detail: "read every value against the text, say in `shows` what it shows, and delete `draft`",
};

/** A case without an expectation. */
/** Of a case whose expectation is not there, or is none. */
export function unwritten(each: RunCase): Verdict {
  if (each.fault !== null) {
    const problems = [{ what: `the expectation ${each.fault}`, detail: "" }];
    return { ...blank(each, 0), result: "wrong", problems };
  }
  const detail = `read its text, then write one with \`recloc corpus --update ${each.name}\``;
  return {
    ...blank(each, 0),
    result: "unwritten",
    problems: [{ what: "no expectation", detail }],
  };
}

/** Nothing is known of a case but its name. */
export function blank(
  { name, isPrivate, text, expectation }: RunCase,
  ms: number,
): Omit<Verdict, "result"> {
  const nothing = { problems: [], fields: [], unread: [], hunks: [] };
  const shows = expectation?.shows ?? "";
  return { name, isPrivate, ms, length: text.length, shows, ...nothing };
}

/** How two documents differ, the second of which is a reading's. */
export function comparisonOf(
  { text }: RunCase,
  expected: unknown,
  decoded: unknown,
  reading: Answered,
): Pick<Verdict, "fields" | "unread" | "hunks"> {
  const differences = differencesOf(expected, decoded);
  if (differences.length === 0) return { fields: [], unread: [], hunks: [] };
  const unread = reading.unread.filter((_, index) => isUnexpected(index, differences));
  const places = new Places(
    text,
    reading,
    unread.map(({ line }) => line),
  );
  return {
    fields: differences.map((difference) => fieldOf(difference, places)),
    unread: unread.map(({ line, reason, excerpt }) => ({ line, reason, excerpt })),
    hunks: hunksOf(expected, decoded, differences),
  };
}

function isUnexpected(index: number, differences: readonly Difference[]): boolean {
  return differences.some(({ decodedPath }) =>
    [`unread[${index}]`, "unread"].includes(decodedPath ?? ""),
  );
}

function fieldOf(difference: Difference, places: Places): Field {
  const { expected, decoded } = difference;
  const line = places.lineOf(difference);
  const text = line === null ? {} : { text: places.textOf(line) };
  return { path: nameOf(difference), expected, decoded, line, ...text };
}

export function isDraft({ draft, shows }: Expectation): boolean {
  return draft === true || shows === "";
}

function problemsOf({ answer, confidence = 0 }: Expectation, reading: Answered): Problem[] {
  const problems: Problem[] = [];
  if (reading.violation !== null)
    problems.push({ what: "breaks the schema", detail: reading.violation });
  if (answer !== null && reading.confidence < confidence * LEAST_SHARE)
    problems.push({
      what: "less sure of the algorithm",
      detail: `${reading.confidence.toFixed(2)}, and it was ${confidence}`,
    });
  return problems;
}

/** All that an expectation says of an answer, in one value. */
function expectedDocument({ algorithm, answer, looksLike, unread }: Expectation): unknown {
  const rest = unread === undefined ? {} : { unread };
  if (answer === null) return { answer, looksLike: looksLike ?? null, ...rest };
  return { algorithm, ...(isObject(answer) ? answer : { answer }), ...rest };
}

/** The same of what was decoded: no more than the expectation asks for. */
function decodedDocument(reading: Answered, { answer, unread }: Partial<Expectation>): unknown {
  const lines = unread === undefined ? {} : { unread: reading.unread.map(({ text }) => text) };
  if (reading.answer === null) return { answer: null, looksLike: reading.looksLike, ...lines };
  const algorithm = answer === null ? {} : { algorithm: reading.algorithm };
  return { ...algorithm, ...(isObject(reading.answer) ? reading.answer : {}), ...lines };
}

/** All that was decoded, for two revisions to be compared by. */
export function wholeDocument(reading: Answered): unknown {
  return decodedDocument(reading, { unread: [] });
}

/**
 * Whether a case is decoded correctly: the comparison that every run and test of the corpus uses.
 */
import type { Unread } from "../../../decode/decode.ts";
import { isObject } from "../../../reference/tables.ts";
import type { CorpusCase, Expectation } from "../../cases.ts";
import { differencesOf, nameOf, resolved, type Difference } from "./differences.ts";
import { hunksOf, type Hunk } from "./patch.ts";
import { Places } from "./places.ts";
import type { Answered, Reading } from "../decoders/reading.ts";

/** A case that a run compares, of the corpus or of a private one. */
export interface RunCase extends CorpusCase {
  /** Whether its text must not be shown. */
  readonly isPrivate: boolean;
}

/** `same` and `different` compare two revisions. */
export type Result = "right" | "wrong" | "draft" | "unwritten" | "same" | "different";

/** What is wrong with a case apart from its values. */
export interface Problem {
  /** `throws`. */
  readonly what: string;
  /** May quote the text. */
  readonly detail: string;
}

/** A value that differs, and the line of the record that it is read from. */
export interface Field {
  readonly path: string;
  /** Undefined if missing. */
  readonly expected?: unknown;
  readonly decoded?: unknown;
  /** From 1; null if unknown. */
  readonly line: number | null;
  /** The text of that line. */
  readonly text?: string;
}

/** A line that is unexpectedly not read. */
export interface UnreadLine extends Pick<Unread, "line"> {
  readonly reason?: string;
  /** The line and, below it, a caret where reading stopped. */
  readonly excerpt?: string;
}

export interface Verdict {
  readonly name: string;
  readonly isPrivate: boolean;
  readonly result: Result;
  readonly ms: number;
  /** Characters of the text. */
  readonly length: number;
  /** The purpose of the case; empty if nobody has described it. */
  readonly shows: string;
  readonly problems: readonly Problem[];
  readonly fields: readonly Field[];
  readonly unread: readonly UnreadLine[];
  readonly hunks: readonly Hunk[];
}

export const IS_FINE: ReadonlySet<Result> = new Set<Result>(["right", "same"]);

/**
 * The share of its recorded confidence that a choice must keep: an additional system, or a new fit of
 * the weights, changes the confidence for texts that could be anybody's.
 */
const MIN_SHARE = 0.8;

/** Compares a reading of a case with its expectation. */
export function verdictOf(each: RunCase, expectation: Expectation, reading: Reading): Verdict {
  if (reading.kind === "failure") {
    const problems = [{ what: reading.what, detail: reading.detail }];
    return { ...emptyVerdict(each, reading.ms), result: "wrong", problems };
  }
  const expected = resolved(expectedDocument(expectation), decodedDocument(reading, expectation));
  const compared = comparisonOf(each, expected, decodedDocument(reading, expectation), reading);
  const problems = problemsOf(expectation, reading);
  const isWrong = compared.fields.length + problems.length > 0;
  if (isWrong) return { ...emptyVerdict(each, reading.ms), ...compared, result: "wrong", problems };
  if (!isDraft(expectation)) return { ...emptyVerdict(each, reading.ms), result: "right" };
  return { ...emptyVerdict(each, reading.ms), result: "draft", problems: [NOT_CHECKED] };
}

const NOT_CHECKED: Problem = {
  what: "not checked",
  detail:
    "check every value against the text, describe in `shows` what it shows, and delete `draft`",
};

/** The verdict on a case whose expectation is missing or invalid. */
export function unwritten(each: RunCase): Verdict {
  if (each.fault !== null) {
    const problems = [{ what: `the expectation ${each.fault}`, detail: "" }];
    return { ...emptyVerdict(each, 0), result: "wrong", problems };
  }
  const detail = `read its text, then write one with \`recloc corpus --update ${each.name}\``;
  return {
    ...emptyVerdict(each, 0),
    result: "unwritten",
    problems: [{ what: "no expectation", detail }],
  };
}

/** The parts of a verdict that do not depend on a reading. */
export function emptyVerdict(
  { name, isPrivate, text, expectation }: RunCase,
  ms: number,
): Omit<Verdict, "result"> {
  const nothing = { problems: [], fields: [], unread: [], hunks: [] };
  const shows = expectation?.shows ?? "";
  return { name, isPrivate, ms, length: text.length, shows, ...nothing };
}

/** How two documents differ; the second one comes from the reading. */
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
  if (answer !== null && reading.confidence < confidence * MIN_SHARE)
    problems.push({
      what: "less sure of the algorithm",
      detail: `${reading.confidence.toFixed(2)} instead of ${confidence}`,
    });
  return problems;
}

/** Everything an expectation requires of an answer, in one value. */
function expectedDocument({ algorithm, answer, looksLike, unread }: Expectation): unknown {
  const rest = unread === undefined ? {} : { unread };
  if (answer === null) return { answer, looksLike: looksLike ?? null, ...rest };
  return { algorithm, ...(isObject(answer) ? answer : { answer }), ...rest };
}

/** The same for what was decoded: only what the expectation covers. */
function decodedDocument(reading: Answered, { answer, unread }: Partial<Expectation>): unknown {
  const lines = unread === undefined ? {} : { unread: reading.unread.map(({ text }) => text) };
  if (reading.answer === null) return { answer: null, looksLike: reading.looksLike, ...lines };
  const algorithm = answer === null ? {} : { algorithm: reading.algorithm };
  return { ...algorithm, ...(isObject(reading.answer) ? reading.answer : {}), ...lines };
}

/** Everything that was decoded, to compare two revisions. */
export function wholeDocument(reading: Answered): unknown {
  return decodedDocument(reading, { unread: [] });
}

/** Rewrites expectations, but refuses to hide a loss. */
import { writeFileSync } from "node:fs";
import { isObject } from "../../reference/tables.ts";
import type { Expectation } from "../cases.ts";
import { alignmentOf } from "./comparison/alignment.ts";
import { pathOf, withWildcards, type Path } from "./comparison/differences.ts";
import { withoutNames } from "./reports/private.ts";
import type { Answered, Reading } from "./decoders/reading.ts";
import { isDraft, verdictOf, type RunCase } from "./comparison/verdict.ts";

/** The result of updating an expectation. */
export interface Update {
  readonly result: "right" | "written" | "rewritten" | "refused";
  /** Why it was refused, or what remains to be done. */
  readonly reasons: readonly string[];
  /** The expectation to write; null if nothing is written. */
  readonly expectation: Expectation | null;
}

export interface UpdateOptions {
  /** Whether the case was given by its full name: then a loss is intended. */
  readonly isNamed: boolean;
  /** For an expectation that is not written yet: `YYYY-MM-DD`. */
  readonly referenceDate: string;
}

const STILL_A_DRAFT = "a draft: read every value, say in `shows` what it shows, delete `draft`";

export function updateOf(each: RunCase, reading: Reading, options: UpdateOptions): Update {
  const { expectation } = each;
  if (reading.kind === "failure") return refused([reading.what]);
  if (reading.violation !== null) return refused(["breaks the schema"]);
  if (each.fault !== null) return refused([`the expectation ${each.fault}`]);
  if (expectation === null) {
    const draft = draftOf(reading, options.referenceDate);
    return { result: "written", reasons: [STILL_A_DRAFT], expectation: draft };
  }
  const rest = isDraft(expectation) ? [STILL_A_DRAFT] : [];
  const isRight = verdictOf(each, expectation, reading).result !== "wrong";
  const isComplete = !options.isNamed || expectation.confidence !== undefined;
  if (isRight && isComplete) return { result: "right", reasons: rest, expectation: null };
  const losses = lossesOf(expectation, reading);
  if (losses.length > 0 && !options.isNamed)
    return refused(each.isPrivate ? losses.map(withoutNames) : losses);
  return { result: "rewritten", reasons: rest, expectation: rewritten(expectation, reading) };
}

function refused(reasons: readonly string[]): Update {
  return { result: "refused", reasons, expectation: null };
}

/** Writes the file of an expectation. */
export function write({ path }: RunCase, expectation: Expectation): void {
  writeFileSync(`${path}.json`, `${JSON.stringify(expectation, null, 2)}\n`);
}

function draftOf(reading: Answered, referenceDate: string): Expectation {
  const { algorithm } = reading;
  return rewritten({ shows: "", referenceDate, draft: true, algorithm, answer: null }, reading);
}

/** Keeps what a person wrote: what the case shows, its date, and each `"*"` that still matches. */
function rewritten(expectation: Expectation, reading: Answered): Expectation {
  const { shows, referenceDate, draft } = expectation;
  const isDecoded = reading.answer !== null;
  return {
    shows,
    referenceDate,
    ...(draft === true ? { draft } : {}),
    algorithm: isDecoded ? reading.algorithm : null,
    ...(isDecoded ? { confidence: confidenceOf(expectation, reading) } : {}),
    answer: withWildcards(reading.answer, expectation.answer),
    ...(isDecoded ? {} : { looksLike: reading.looksLike }),
    unread: reading.unread.map(({ text }) => text),
  };
}

/** The highest confidence that is recorded, so that a new fit of the weights fails no case. */
const SUREST = 0.99;
/** Allows for rounding. */
const TOLERATED = 0.01;

/** Rounded down; a recorded value stays while it is reached, so that rounding does not erode it. */
function confidenceOf({ confidence = 0 }: Expectation, reading: Answered): number {
  const now = recordedConfidence(reading.confidence);
  return now >= confidence - TOLERATED ? Math.max(now, confidence) : now;
}

function recordedConfidence(confidence: number): number {
  return Math.min(SUREST, Math.floor(confidence * 100) / 100);
}

/** How much more is unread than expected. */
function unreadGrowth(unread: Expectation["unread"], reading: Answered): readonly string[] {
  if (unread === undefined) return [];
  const [before, now] = [unread, reading.unread.map(({ text }) => text)];
  if (now.length > before.length)
    return [`unread lines: ${now.length} instead of ${before.length}`];
  const [fewer, more] = [before.join("").length, now.join("").length];
  return more > fewer ? [`unread characters: ${more} instead of ${fewer}`] : [];
}

/** What a new expectation would no longer require. */
function lossesOf(expectation: Expectation, reading: Answered): readonly string[] {
  const { answer, looksLike = null, unread, confidence = 0 } = expectation;
  const lost = lostIn(answer, reading.answer, "");
  const losses = lost.map((path) => `${path === "" ? "the answer" : path} is lost`);
  if (answer !== null && reading.answer !== null && reading.algorithm !== expectation.algorithm)
    losses.push(`algorithm: ${reading.algorithm} instead of ${expectation.algorithm ?? "none"}`);
  if (answer === null && looksLike !== null && reading.answer === null && !reading.looksLike)
    losses.push("looksLike is lost");
  losses.push(...unreadGrowth(unread, reading));
  if (answer !== null && reading.confidence < confidence - TOLERATED)
    losses.push(`confidence: ${reading.confidence.toFixed(2)} instead of ${confidence}`);
  return losses;
}

/** The paths of values that are missing now, and of lists that got shorter. */
function lostIn(expected: unknown, decoded: unknown, path: Path): readonly Path[] {
  if (isEmpty(expected)) return [];
  if (isEmpty(decoded)) return [path];
  if (Array.isArray(expected)) {
    if (!Array.isArray(decoded) || decoded.length < expected.length) return [path];
    const list: readonly unknown[] = decoded;
    return alignmentOf(expected, list).flatMap(([i, j]) =>
      i === null ? [] : lostIn(expected[i], j === null ? null : list[j], pathOf(path, i)),
    );
  }
  if (!isObject(expected)) return [];
  const map = isObject(decoded) ? decoded : {};
  return Object.entries(expected).flatMap(([key, value]) =>
    lostIn(value, map[key], pathOf(path, key)),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

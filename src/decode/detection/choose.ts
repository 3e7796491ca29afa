import type { System } from "../systems.ts";
import { likeness, STRONG } from "./likeness.ts";
import type { Document } from "../engine/read.ts";
import type { CasedText } from "../text/cased.ts";
import { evidenceOf, NOTHING } from "./evidence.ts";
import { confidencesOf, scoresOf, type Considered } from "./score.ts";

/** One algorithm that might be right for the text. */
export interface Candidate {
  /** Wire value. */
  readonly algorithm: string;
  /** 0 to 1; those of all candidates add up to 1. */
  readonly confidence: number;
  /** Why, in words. */
  readonly reasons: readonly string[];
}

/** A text as the system that most likely printed it reads it. */
export interface Choice {
  readonly system: System;
  readonly document: Document;
  /** 0 to 1: how sure the choice is. */
  readonly confidence: number;
  /** Every system that was considered, the likeliest first. */
  readonly candidates: readonly Candidate[];
  /** Whether strong signs of several systems stand in the text. */
  readonly isMixed: boolean;
}

/**
 * Finds who printed a text, among the systems given, and reads it. Signs come first: they are
 * cheap. Then the likeliest system reads the text, and after it those that could turn the choice.
 */
export function choose(text: CasedText, systems: readonly System[]): Choice {
  const contenders = systems
    .map((system) => contenderOf(system, text))
    .sort((a, b) => b.likeness.confidence - a.likeness.confidence);
  const readings: Reading[] = [];
  for (const contender of possiblePrinters(contenders, text)) {
    if (!couldTurn(contender, readings)) continue;
    readings.push(readingOf(contender, text));
  }
  const unread = contenders.filter(
    ({ system }) => !readings.some((reading) => reading.system === system),
  );
  return { ...decide(readings, unread), isMixed: contenders.filter(hasStrongSigns).length > 1 };
}

/**
 * From so many characters on, a text without any sign of a system is not the system's: signs are what
 * nearly every flight, name or request of its screens has. The longest records have a quarter of them.
 */
const LONG = 64 * 1024;

/** Those who may have printed a text; of a long one, nobody who left no sign in it. */
function possiblePrinters(
  contenders: readonly Contender[],
  { upper: { text } }: CasedText,
): readonly Contender[] {
  if (text.length < LONG) return contenders;
  const possible = contenders.filter(
    ({ isFallback, likeness }) => isFallback || likeness.confidence > 0,
  );
  return possible.length > 0 ? possible : contenders;
}

function hasStrongSigns({ likeness }: Contender): boolean {
  return likeness.confidence >= STRONG;
}

interface Contender extends Considered {
  readonly system: System;
}

interface Reading extends Contender {
  readonly document: Document;
}

function contenderOf(system: System, { upper }: CasedText): Contender {
  return {
    system,
    isFallback: system.isFallback === true,
    likeness: likeness(upper.text, system),
    evidence: NOTHING,
  };
}

function readingOf(contender: Contender, text: CasedText): Reading {
  const document = contender.system.read(text, contender.likeness.confidence > 0);
  return { ...contender, document, evidence: evidenceOf(document) };
}

/** What every system makes of a text, without a choice. */
export function considerAll(text: CasedText, systems: readonly System[]): readonly Considered[] {
  return systems.map((system) => readingOf(contenderOf(system, text), text));
}

/** What is this many times less likely than another, even at its best, is not read any more. */
const HOPELESS = Math.log(20);

/** Whether a contender would come near those that were read if it read all, and found more. */
function couldTurn(contender: Contender, readings: readonly Reading[]): boolean {
  if (readings.length === 0) return true;
  if (contender.isFallback && readings.some(explainsAll)) return false;
  const most = readings.reduce((most, { evidence }) => Math.max(most, evidence.found), 0);
  const atBest = { ...NOTHING, share: 1, found: most + 1 };
  const [own = 0, ...others] = scoresOf([{ ...contender, evidence: atBest }, ...readings]);
  return own > Math.max(...others) - HOPELESS;
}

/** Whether a system that left its signs has read a booking, and nothing is left of the text. */
function explainsAll({ isFallback, likeness, evidence }: Reading): boolean {
  return !isFallback && likeness.confidence > 0 && evidence.found > 0 && evidence.share === 1;
}

function decide(
  readings: readonly Reading[],
  unread: readonly Contender[],
): Omit<Choice, "isMixed"> {
  const confidences = confidencesOf([...readings, ...unread]);
  const candidates = [...readings, ...unread].map((contender, index) =>
    candidateOf(contender, confidences[index] ?? 0),
  );
  const likeliest = readings
    .map(({ system, document }, index) => ({
      system,
      document,
      confidence: confidences[index] ?? 0,
    }))
    .reduce((best, other) => (other.confidence > best.confidence ? other : best));
  return { ...likeliest, candidates: candidates.sort((a, b) => b.confidence - a.confidence) };
}

function candidateOf({ system, likeness, evidence }: Contender, confidence: number): Candidate {
  const reasons = [...likeness.reasons, ...evidence.reasons];
  return { algorithm: system.wireValue, confidence, reasons };
}

import type { System } from "../systems.ts";
import type { Findings } from "../engine/search.ts";
import { landmarksIn } from "./landmarks.ts";
import { hasOnlyOwnFlights } from "./own-flights.ts";
import { isProved, likeness, NO_LIKENESS, STRONG } from "./likeness.ts";
import type { Document } from "../engine/read.ts";
import type { CasedText } from "../text/cased.ts";
import { evidenceOf, NOTHING, type Evidence } from "./evidence.ts";
import { confidencesOf, scoresOf, type Contender } from "./score.ts";

/** One algorithm that might be right for the text. */
export interface Candidate {
  /** Wire value. */
  readonly algorithm: string;
  /** 0 to 1; those of all candidates add up to 1. */
  readonly confidence: number;
  /** Why, in words. */
  readonly reasons: readonly string[];
}

/** The system that most likely printed a text, and the text as that system reads it. */
export interface Choice {
  readonly system: System;
  readonly document: Document;
  /** 0 to 1: how certain the choice is. */
  readonly confidence: number;
  /** Every system that was considered, the likeliest first. */
  readonly candidates: readonly Candidate[];
  /** Whether the text has strong signs of several systems. */
  readonly isMixed: boolean;
}

/**
 * Finds which of the systems printed a text, and reads it. Signs come first because they are cheap.
 * Then the likeliest system reads the text, followed by those that could change the choice. If one
 * system proves to have printed the text, reads all of it and printed all flights, nobody looks for signs
 * of the others.
 *
 * @param found the landmarks of these systems in the text
 */
export function choose(
  text: CasedText,
  systems: readonly System[],
  found = landmarksIn(text.upper.text, systems),
): Choice {
  const printer = provedPrinter(systems, found);
  const proved = printer === undefined ? [] : [readingOf(contenderOf(printer, found), text)];
  if (proved.some(settles)) {
    const others = systems.filter((system) => system !== printer).map(unsought);
    return { isMixed: false, ...decide(proved, others) };
  }
  const contenders = systems
    .map((system) => contenderOf(system, found))
    .sort((a, b) => b.likeness.confidence - a.likeness.confidence);
  const readings: Reading[] = [];
  for (const contender of possiblePrinters(contenders, text)) {
    if (!couldWin(contender, readings)) continue;
    const known = proved.find(({ system }) => system === contender.system);
    readings.push(known ?? readingOf(contender, text));
  }
  const untried = contenders.filter(
    ({ system }) => !readings.some((reading) => reading.system === system),
  );
  const isMixed = contenders.filter(hasStrongSigns).length > 1;
  return { isMixed, ...decide(readings, untried) };
}

/** Whether a reading leaves nothing that another system could have printed. */
function settles(reading: Reading): boolean {
  const { system, document } = reading;
  return explainsAll(reading) && hasOnlyOwnFlights(document, system.signatures);
}

/** The only system with proof in a text; undefined if there is none, or several. */
function provedPrinter(systems: readonly System[], found: Findings): System | undefined {
  const [printer, ...others] = systems.filter((system) => isProved(system, found));
  return others.length === 0 ? printer : undefined;
}

/**
 * A text of this length or more without any sign of a system does not come from that system: nearly
 * every flight, name or request on its screens carries a sign. The longest records are a quarter as
 * long.
 */
const LONG = 64 * 1024;

/** The systems that may have printed a text; if it is long, only those that left a sign in it. */
function possiblePrinters(
  contenders: readonly SystemContender[],
  { upper: { text } }: CasedText,
): readonly SystemContender[] {
  if (text.length < LONG) return contenders;
  const possible = contenders.filter(
    ({ isFallback, likeness }) => isFallback || likeness.confidence > 0,
  );
  return possible.length > 0 ? possible : contenders;
}

function hasStrongSigns({ likeness }: SystemContender): boolean {
  return likeness.confidence >= STRONG;
}

interface SystemContender extends Contender {
  readonly system: System;
}

interface Reading extends SystemContender {
  readonly document: Document;
}

function contenderOf(system: System, found: Findings): SystemContender {
  return { ...unsought(system), likeness: likeness(system, found) };
}

/** A system whose signs nobody looked for. */
function unsought(system: System): SystemContender {
  return {
    system,
    isFallback: system.isFallback === true,
    likeness: NO_LIKENESS,
    evidence: NOTHING,
  };
}

function readingOf(contender: SystemContender, text: CasedText): Reading {
  const document = contender.system.read(text, contender.likeness.confidence > 0);
  const { system, isFallback, likeness } = contender;
  return { system, isFallback, likeness, document, evidence: evidenceOf(document) };
}

/** How every system reads a text, without choosing one. */
export function considerAll(text: CasedText, systems: readonly System[]): readonly Contender[] {
  const found = landmarksIn(text.upper.text, systems);
  return systems.map((system) => readingOf(contenderOf(system, found), text));
}

/** The evidence of a system that reads all of a text and finds a booking everywhere in it. */
const AT_BEST: Evidence = { ...NOTHING, share: 1, booked: [{ start: 0, end: Infinity }] };

/** A system is not tried if it would be 20 times less likely than another even at its best. */
const HOPELESS = Math.log(20);

/**
 * Whether a contender could come close to the readings so far if it read everything and found more.
 */
function couldWin(contender: SystemContender, readings: readonly Reading[]): boolean {
  if (readings.length === 0) return true;
  if (contender.isFallback && readings.some(explainsAll)) return false;
  const most = readings.reduce((most, { evidence }) => Math.max(most, evidence.found), 0);
  const bookings = readings.reduce((most, { evidence }) => Math.max(most, evidence.bookings), 0);
  const atBest = { ...AT_BEST, found: most + 1, bookings: bookings + 1 };
  const [own = 0, ...others] = scoresOf([{ ...contender, evidence: atBest }, ...readings]);
  return own > Math.max(...others) - HOPELESS;
}

/** Whether a system has read every character of the text: a booking, if it left its signs, or a display. */
function explainsAll({ isFallback, likeness, evidence }: Reading): boolean {
  if (isFallback || evidence.share < 1) return false;
  return evidence.found > 0 ? likeness.confidence > 0 : evidence.displays > 0;
}

function decide(
  readings: readonly Reading[],
  untried: readonly SystemContender[],
): Omit<Choice, "isMixed"> {
  const confidences = confidencesOf([...readings, ...untried]);
  const candidates = [...readings, ...untried].map((contender, index) =>
    candidateOf(contender, confidences[index] ?? 0),
  );
  const likeliest = readings
    .map(({ system, document }, index) => ({
      system,
      document,
      confidence: confidences[index] ?? 0,
    }))
    .reduce((best, other) => (other.confidence > best.confidence ? other : best));
  return { candidates: candidates.sort((a, b) => b.confidence - a.confidence), ...likeliest };
}

function candidateOf(
  { system, likeness, evidence }: SystemContender,
  confidence: number,
): Candidate {
  const reasons = [...likeness.reasons, ...evidence.reasons];
  return { algorithm: system.wireValue, confidence, reasons };
}

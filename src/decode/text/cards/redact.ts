import type { Span } from "../../../ast/nodes.ts";
import { cardNumbersIn, type CardNumber } from "./cards.ts";
import { DIGIT, inAscii, isBreak } from "./digit-runs.ts";
import { securityCodesIn } from "./security-codes.ts";
import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/**
 * Whole card numbers never get out, and neither do their security codes: `VI4111111111111111 CVV
 * 123` becomes `VI************1111 CVV ***`. `cards.ts` defines what counts as a card number.
 */

const STAR = "*";
/** The number of stars that replace the hidden digits of a number, whatever its length. */
const STARS = 12;
const SHOWN_DIGITS = 4;
const CODE_MASK = "***";

/** The replacement for a part of a text. */
interface Change extends Span {
  readonly put: string;
  /** Whether it hides the original, or only writes it differently. */
  readonly isHidden: boolean;
}

/** The text with every card number masked except for its last four digits. */
export function redact(text: string): string {
  const masked = changed(text, changesOfCards(text));
  return changed(masked, changesOfCodes(masked));
}

/**
 * The same for a text on its way to the grammars, so that nothing read from it contains a card number.
 * Line ends within a number stay, because the rules of the screen join the elements later.
 */
export function withoutCards(source: SourceText): SourceText {
  const masked = edited(source, changesOfCards(source.text));
  return edited(masked, changesOfCodes(masked.text));
}

/**
 * What must be hidden in a text: card numbers except for their last four digits, and security
 * codes.
 */
export function hiddenSpansIn(text: string): readonly Span[] {
  const numbers = changesOfCards(text).filter(({ isHidden }) => isHidden);
  return [...numbers, ...changesOfCodes(maskedAt(text, numbers))];
}

/** The parts of the original text that were hidden from the grammars. */
export function hiddenSpansOf(source: SourceText): readonly Span[] {
  return matchesOf(source.text, /\*+/g).flatMap(({ 0: { length }, index }) =>
    source.originalRanges({ start: index, end: index + length }),
  );
}

const DIGITS = new RegExp(DIGIT, "g");

/** The text with the digits in some places masked; its length stays the same. */
export function maskedAt(text: string, spans: readonly Span[]): string {
  let masked = "";
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= masked.length) continue;
    masked += text.slice(masked.length, start);
    masked += text.slice(masked.length, end).replace(DIGITS, STAR);
  }
  return masked + text.slice(masked.length);
}

function changed(text: string, changes: readonly Change[]): string {
  let result = "";
  let copied = 0;
  for (const { start, end, put } of changes) {
    result += text.slice(copied, start) + put;
    copied = end;
  }
  return result + text.slice(copied);
}

function edited(source: SourceText, changes: readonly Change[]): SourceText {
  if (changes.length === 0) return source;
  const edit = source.edit();
  for (const { start, end, put } of changes) edit.replace(start, end, put);
  return edit.finish();
}

function changesOfCodes(text: string): readonly Change[] {
  return securityCodesIn(text).map((span) => ({ ...span, put: CODE_MASK, isHidden: true }));
}

function changesOfCards(text: string): readonly Change[] {
  return cardNumbersIn(text).flatMap((card) => changesOf(text, card));
}

/** Twelve stars and the last four digits; line by line if the number spans several lines. */
function changesOf(text: string, card: CardNumber): readonly Change[] {
  const changes: Change[] = [];
  const hidden = card.digits.length - SHOWN_DIGITS;
  let before = 0;
  for (const places of linesOf(card)) {
    const start = places[0] ?? 0;
    const end = (places.at(-1) ?? 0) + 1;
    const count = Math.min(Math.max(hidden - before, 0), places.length);
    const shownAt = places[count] ?? end;
    const stars = before === 0 ? Math.max(1, STARS - hidden + count) : count;
    if (count > 0) changes.push({ start, end: shownAt, put: STAR.repeat(stars), isHidden: true });
    const shown = places.slice(count).map((at) => text.charAt(at));
    const put = inAscii(shown.join(""));
    if (put !== "") changes.push({ start: shownAt, end, put, isHidden: false });
    before += places.length;
  }
  return changes;
}

/** The offsets of the digits of a number, line by line. */
function linesOf({ runs }: CardNumber): readonly (readonly number[])[] {
  const lines: number[][] = [];
  for (const { start, end, gap } of runs) {
    const places = Array.from({ length: end - start }, (_, index) => start + index);
    const line = lines.at(-1);
    if (line === undefined || isBreak(gap)) lines.push(places);
    else line.push(...places);
  }
  return lines;
}

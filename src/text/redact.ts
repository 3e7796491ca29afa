import type { Span } from "../ast/nodes.ts";
import type { SourceText } from "./source.ts";

/**
 * Card numbers never leave whole: `VI4111111111111111` leaves as `VI************1111`.
 *
 * A number is a card's where a card code stands before it (`CCVI`, `VI`, `AX` …), or where it is
 * grouped like one, begins like one and its check digit is right. 13 digits that are marked as a
 * ticket's or a phone's (`-1250000000001`, `1250000000001C1`, `+4917600000000`) are left alone.
 */

/** What every card number holds, however it is grouped: a test that costs little where it fails. */
const HINT = /\d{4}[ ._/-]{0,2}\d{4,6}[ ._/-]{0,2}\d{4}/;

const CODE = /(?<code>(?:CC[A-Z]{2}|(?<![A-Z])(?:CC ?)?(?:VI|CA|AX|DC|JB|TP))[ \-/]?)?/;
/** In one piece, or in groups of 4-4-4-4, 4-6-4, 4-6-5 and 4-4-5. */
const DIGITS =
  /(?<!\d)(?<digits>\d{13,}|\d{4}[ ._/-]{1,2}\d{4}[ ._/-]{1,2}\d{4}[ ._/-]{1,2}\d{1,4}|\d{4}[ ._/-]{1,2}\d{6}[ ._/-]{1,2}\d{4,5}|\d{4}[ ._/-]{1,2}\d{4}[ ._/-]{1,2}\d{5})/;
/** A fifth group belongs to a number of 17 to 19 digits, or is the security code behind one of 16. */
const TAIL = /(?<tail>[ ._/-]{1,2}\d{1,3})?(?!\d)/;
const CARD = new RegExp(CODE.source + DIGITS.source + TAIL.source, "gi");

const SEPARATORS = /[ ._/-]/g;
const TICKET_LENGTH = 13;
const LONGEST_CARD = 19;

/** The text with every card number in it masked but for its last four digits. */
export function redact(text: string): string {
  if (!HINT.test(text)) return text;
  let redacted = "";
  let copied = 0;
  for (const { start, end, mask } of cardNumbersIn(text)) {
    redacted += text.slice(copied, start) + mask;
    copied = end;
  }
  return redacted + text.slice(copied);
}

/** The same for a text on its way to the grammars, so that nothing read from it holds a card. */
export function withoutCards(source: SourceText): SourceText {
  if (!HINT.test(source.text)) return source;
  const edit = source.edit();
  for (const { start, end, mask } of cardNumbersIn(source.text)) edit.replace(start, end, mask);
  return edit.finish();
}

/** Where card numbers stand in a text, masked or not. */
export function cardSpansIn(text: string): readonly Span[] {
  const masked = Array.from(text.matchAll(MASKED), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  return HINT.test(text) ? [...masked, ...cardNumbersIn(text)] : masked;
}

/** What the mask leaves of a card number. */
const MASKED = /\*{12}\d{4}/g;

/** The text with the digits at some places masked but for the last four of each; as long as before. */
export function maskedAt(text: string, spans: readonly Span[]): string {
  let masked = "";
  for (const { start, end } of merged(spans)) {
    const digits = text.slice(start, end);
    masked += text.slice(masked.length, start) + digits.replace(/\d(?=(?:\D*\d){4})/g, "*");
  }
  return masked + text.slice(masked.length);
}

/** Spans in their order, those that overlap as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last === undefined || last.end <= span.start) all.push(span);
    else all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return all;
}

interface CardNumber {
  readonly start: number;
  readonly end: number;
  readonly mask: string;
}

function cardNumbersIn(text: string): readonly CardNumber[] {
  const found: CardNumber[] = [];
  CARD.lastIndex = 0;
  for (let match = CARD.exec(text); match !== null; match = CARD.exec(text)) {
    const { code = "", digits = "", tail = "" } = match.groups ?? {};
    const end = endOfCard(text, code, digits, tail, match.index);
    // A card may begin at a later group of what looked like a number.
    if (end === null) CARD.lastIndex = match.index + 1;
    else {
      const start = match.index + code.length;
      const lastFour = text.slice(start, end).replace(SEPARATORS, "").slice(-4);
      found.push({ start, end, mask: `************${lastFour}` });
      CARD.lastIndex = end;
    }
  }
  return found;
}

/** Where the card number ends that begins, with its code, at `start`; null: it is none. */
function endOfCard(
  text: string,
  code: string,
  digits: string,
  tail: string,
  start: number,
): number | null {
  const end = start + code.length + digits.length;
  if (code === "" && digits.length === TICKET_LENGTH && isMarked(text, start, end)) return null;
  if (isCardNumber(digits + tail)) return end + tail.length;
  return code !== "" || isCardNumber(digits) ? end : null;
}

function isMarked(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  return before === "-" || before === "+" || /^C\d/i.test(text.slice(end, end + 2));
}

function isCardNumber(printed: string): boolean {
  const digits = printed.replace(SEPARATORS, "");
  return digits.length <= LONGEST_CARD && beginsLikeCard(digits) && hasRightCheckDigit(digits);
}

/** 3 to 6, or the newer range of Mastercard, 2221 to 2720, whose numbers have 16 digits. */
function beginsLikeCard(digits: string): boolean {
  const newer = digits.length === 16 ? Number(digits.slice(0, 4)) : 0;
  return /^[3-6]/.test(digits) || (newer >= 2221 && newer <= 2720);
}

/** The check of Luhn, which all card numbers pass. */
function hasRightCheckDigit(digits: string): boolean {
  let sum = 0;
  let isDoubled = false;
  for (let index = digits.length - 1; index >= 0; index--) {
    const digit = digits.charCodeAt(index) - 48;
    const weighted = isDoubled ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
    isDoubled = !isDoubled;
  }
  return sum % 10 === 0;
}

import { groupingOf, MOST_PRINTED, type Grouping } from "./card-grouping.ts";
import {
  beginsLikeCard,
  isOfIssuer,
  LONGEST_CARD,
  SHORTEST_CARD,
  type CheckDigits,
} from "./card-issuers.ts";
import { isLetter, runAt, type Run } from "./digit-runs.ts";

/** A text that is searched for card numbers. */
export interface Search {
  readonly text: string;
  readonly runs: readonly Run[];
  /** The digits of all runs. */
  readonly values: string;
  readonly checks: CheckDigits;
}

/** Runs of digits that may form a card number. */
export interface Candidate {
  readonly search: Search;
  readonly first: number;
  readonly last: number;
  /** The total number of digits. */
  readonly length: number;
  /** The card code right before them. */
  readonly code: CardCode | null;
}

/** A card code; the letters `CC` make it certain. */
export interface CardCode {
  readonly isSure: boolean;
}

const CODE =
  /(?:(?<sure>CC[A-Z]{2}|(?<![A-Z])CC ?(?:VI|CA|MC|AX|DC|JB|TP))|(?<![A-Z])(?:VI|CA|AX|DC|JB|TP))[ \-/]?$/i;
const LONGEST_CODE = 8;

/** The card code that ends at an offset of a text. */
export function codeBefore(text: string, end: number): CardCode | null {
  if (!isLetter(text.charCodeAt(end - 1)) && !isLetter(text.charCodeAt(end - 2))) return null;
  const found = CODE.exec(text.slice(Math.max(0, end - LONGEST_CODE), end));
  return found && { isSure: found.groups?.sure !== undefined };
}

/** The total number of digits of several runs. */
export function lengthOf(runs: readonly Run[], first: number, last: number): number {
  const { at, start, end } = runAt(runs, last);
  return at + end - start - runAt(runs, first).at;
}

/** How likely a number is a card's; 0 if it is not. A correct check digit counts most. */
export function weightOf(candidate: Candidate): number {
  const { search, first, last, length, code } = candidate;
  const { runs, values, checks } = search;
  const { at } = runAt(runs, first);
  const isRight =
    length <= LONGEST_CARD && checks.areRight(at, at + length) && looksLikeCard(candidate);
  if (code === null && !(isRight && isWorthALook(candidate))) return 0;
  const grouping = groupingOf(runs, first, last);
  if (!(isRight && isWrittenLikeCard(candidate, grouping)) && !isCoded(candidate, grouping))
    return 0;
  const isOdd = length === 15 && !isOfIssuer(values.slice(at, at + length));
  return (
    weightAtMost(length) -
    (isRight ? 0 : WEIGHT.check) -
    (grouping.hasBreak ? WEIGHT.line : 0) -
    (isOdd ? LONGEST_CARD : 0)
  );
}

/** Whether it begins like a card number, or words label it as one. */
function looksLikeCard({ search, first, last, length }: Candidate): boolean {
  const { text, runs, values } = search;
  const { at, start } = runAt(runs, first);
  return (
    beginsLikeCard(values.slice(at, at + length)) || isLabelled(text, start, runAt(runs, last).end)
  );
}

/** A correct check digit counts more than a line end, which counts more than any length. */
const WEIGHT = { check: 100, line: 50 };

/**
 * Most cards have 15 or 16 digits, and what follows can be a security code; otherwise the longer
 * wins.
 */
export function weightAtMost(length: number): number {
  const usual = length === 15 || length === 16 ? LONGEST_CARD : 0;
  return WEIGHT.check + WEIGHT.line + usual + Math.min(length, LONGEST_CARD);
}

/** A cheap test, since one in ten numbers in a long run of digits gets here. */
function isWorthALook({ search, first, last, length }: Candidate): boolean {
  const { runs, values, text } = search;
  if (last - first < MOST_PRINTED) return true;
  const { at, start } = runAt(runs, first);
  return (
    isOfIssuer(values.slice(at, at + length)) || isLabelled(text, start, runAt(runs, last).end)
  );
}

/** A code marks a card number even if its check digit is wrong or the expiry follows directly. */
function isCoded({ search, first, length, code }: Candidate, grouping: Grouping): boolean {
  if (code === null || grouping.hasBreak) return false;
  if (grouping.kind !== "whole" && grouping.kind !== "printed") return false;
  // `CA` and `TP` are also airlines, and tickets follow them.
  const isTicket = length === SHORTEST_CARD && !code.isSure;
  return !isTicket || search.text.charAt(runAt(search.runs, first).start) === "4";
}

function isWrittenLikeCard(candidate: Candidate, grouping: Grouping): boolean {
  if (grouping.kind === "torn") return false;
  const { search, first, last, code } = candidate;
  const { text, runs } = search;
  const { start } = runAt(runs, first);
  const { end } = runAt(runs, last);
  return code !== null || speaksForItself(candidate, grouping) || isLabelled(text, start, end);
}

/** Whether the digits and their groups are enough to recognise a card number. */
function speaksForItself(candidate: Candidate, { kind, ...grouping }: Grouping): boolean {
  const { search, first, last, length } = candidate;
  const { text, runs, values } = search;
  const { start, at } = runAt(runs, first);
  const { end } = runAt(runs, last);
  const isUsual = !grouping.hasBreak && (kind === "whole" || kind === "printed");
  if (isPhone(text, start, length, isUsual)) return false;
  if (kind === "whole" && isTicket(text, start, end, length)) return false;
  if (isUsual) return true;
  if (kind === "odd" || grouping.isColumn || !isOfIssuer(values.slice(at, at + length)))
    return false;
  return kind !== "uneven" || (grouping.isEvenlySpaced && standsAlone(runs, first, last));
}

/** Whether a plus precedes the number and it is no longer than phone numbers are. */
function isPhone(text: string, start: number, length: number, isUsual: boolean): boolean {
  return text.charAt(start - 1) === "+" && (length <= LONGEST_PHONE || !isUsual);
}

/** 15 digits are allowed, but no country has phone numbers longer than this. */
const LONGEST_PHONE = 13;

/**
 * Whether it has the length of a ticket number and follows a hyphen or precedes a coupon (`C1`).
 */
function isTicket(text: string, start: number, end: number, length: number): boolean {
  if (length !== SHORTEST_CARD) return false;
  return text.charAt(start - 1) === "-" || COUPON.test(text.slice(end, end + 2));
}

const COUPON = /^C\d/i;

/** Whether no other digits are as close to a number as its groups are to each other. */
function standsAlone(runs: readonly Run[], first: number, last: number): boolean {
  const gap = runs[last]?.gap;
  return runs[first]?.gap !== gap && runs[last + 1]?.gap !== gap;
}

const LABEL =
  /(?<!\p{L})(?:CREDIT|DEBIT|(?:[A-Z]{0,10} ?)(?:CARDS?|CARTE|KARTE|TARJETA|CARTA)|VISA|MASTER ?CARD|AMEX|AMERICAN EXPRESS|DINERS(?: CLUB)?|DISCOVER|MAESTRO|UNION ?PAY|JCB|PAN|CCN?|FOP|FP)(?:[ :.\-/=#]{0,3}(?:NUMBER|NUM|NO|NR|NBR|IS))?[ :.\-/=#]{0,4}$/iu;
const EXPIRY = /^[ :.,\-/;(*]{0,4}(?:EXP|VALID|CVV|CVC|CID|CSC)/i;
const LONGEST_LABEL = 32;
/** The maximum length of what separates the word and the number. */
const LONGEST_MARK = 5;
const LONGEST_EXPIRY = 9;

/** Whether words next to a number say that it is a card number. */
function isLabelled(text: string, start: number, end: number): boolean {
  return (
    (hasLetter(text, start - LONGEST_MARK, start) &&
      LABEL.test(text.slice(Math.max(0, start - LONGEST_LABEL), start))) ||
    (hasLetter(text, end, end + LONGEST_MARK) && EXPIRY.test(text.slice(end, end + LONGEST_EXPIRY)))
  );
}

function hasLetter(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isLetter(text.charCodeAt(at))) return true;
  return false;
}

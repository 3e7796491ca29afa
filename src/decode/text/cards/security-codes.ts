import type { Span } from "../../../ast/nodes.ts";
import { DIGIT } from "./digit-runs.ts";

const WORD = "(?:CV[VC]2?|SECURITY CODE)(?:[ -]?(?:CODE|NUMBER|NO|NR))?(?: IS)?";
const CODE = "(?<code>\\d{3,4}(?!\\d)|\\d \\d \\d(?: \\d)?(?! ?\\d))";
/** `0600 CVC 0730` is an airport between two times. */
const NO_AIRPORT = "(?!(?<=\\d{4} )CVC \\d{4}(?!\\d))";
/**
 * `CVV 123`, `CVC-123`, `CVV2: (123)`. `CVC123` can be a record locator or the number of a document.
 */
const NAMED = pattern(`(?<![A-Z\\d/*])${NO_AIRPORT}${WORD}[ :.=#"'_(-]{1,4}${CODE}`);
/** `CID` is an airport as well, and what phones of its city begin with. */
const MARKED = pattern(
  `(?<![A-Z]|[A-Z]-)(?:CID|CSC)(?: ?(?:CODE|NUMBER|NO|NR))? ?[:=#-] ?${CODE}(?![ ./-]?\\d)`,
);
const CARD_NAME = "(?<![A-Z])(?:CC ?)?(?:VI|CA|MC|AX|DC|JB|TP|VISA|MASTERCARD|AMEX|CARD)";
/**
 * What is left of a card: its last digits behind at least eight characters of a mask, in one piece or
 * in groups, or behind four and the name of a card. `****1800-555-0199` is a phone.
 */
const CARD_END = `(?<=(?:[*X]{8}|[*X]{4}[ ./-]{1,3}[*X]{4}|${CARD_NAME}[ :.#-]{0,3}[*X]{4})[ ./-]{0,3}\\d{4})`;
/** Of American Express, whose codes have four digits. */
const AMEX_END = "(?<=(?<![A-Z])(?:CC ?)?(?:AX|AMEX)[ :.#-]{0,3}[*X]{11,12}\\d{4})";
const EXPIRY = "[ ./,:;-]{0,3}(?:EXP(?:IRY|IRES)?|VALID)?[ ./,:;-]{0,3}(?:0[1-9]|1[0-2])[ /-]?";
const NEXT = "[ ./,:;-]{1,3}(?:(?:CID|CSC)[ :-]{0,2})?";
const DATE_OF_EXPIRY = "(?:0[1-9]|1[0-2])[ /-]?\\d\\d(?!\\d)";
/** An amount, or the first part of a phone. */
const NO_CODE = `(?!\\d|[.,]\\d| ?(?!EXP|APP|CV[VC])[A-Z]{3}(?![A-Z])|[ -](?!${DATE_OF_EXPIRY})\\d{3})`;
/** Behind what is left of a card, or behind the expiry there; amounts are left alone. */
const BEHIND = [
  pattern(`${CARD_END}[ ./,:;*-]{0,3}${WORD}[ :./=#*-]{0,3}${CODE}`),
  pattern(`${CARD_END}${NEXT}(?<code>\\d{3})${NO_CODE}`),
  pattern(`${CARD_END}${EXPIRY}(?:\\d{4}|\\d{2})${NEXT}(?:${WORD})?(?<code>\\d{3,4})${NO_CODE}`),
  pattern(`${AMEX_END}${NEXT}(?!${DATE_OF_EXPIRY})(?<code>\\d{4})${NO_CODE}`),
];

/** @param source where `\d` stands for a digit of any of the known kinds */
function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll("\\d", DIGIT), "gi");
}

/** One of these stands before each code: a test that costs little where it fails. */
const HINT = /CV[VC]|CID|CSC|SECURITY|[*X]{4}/i;

/** Where the security codes of cards stand in a text whose card numbers are masked. */
export function securityCodesIn(text: string): readonly Span[] {
  if (!HINT.test(text)) return [];
  return [NAMED, MARKED, ...BEHIND]
    .flatMap((pattern) => Array.from(text.matchAll(pattern), placeOf))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
}

/** The code is what a match ends with. */
function placeOf({ 0: found, index, groups }: RegExpExecArray): Span {
  const end = index + found.length;
  return { start: end - (groups?.code?.length ?? 0), end };
}

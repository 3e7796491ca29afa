import type { Span } from "../../../ast/nodes.ts";
import { DIGIT } from "./digit-runs.ts";
import { matchesOf } from "../matches.ts";

const WORD = "(?:CV[VC]2?|SECURITY CODE)(?:[ -]?(?:CODE|NUMBER|NO|NR))?(?: IS)?";
const CODE = "(?<code>\\d{3,4}(?!\\d)|\\d \\d \\d(?: \\d)?(?! ?\\d))";
/** In `0600 CVC 0730`, `CVC` is an airport between two times. */
const NOT_AN_AIRPORT = "(?!(?<=\\d{4} )CVC \\d{4}(?!\\d))";
/** `CVV 123`, `CVC-123`, `CVV2: (123)`. `CVC123` can be a record locator or a document number. */
const NAMED = pattern(`(?<![A-Z\\d/*])${NOT_AN_AIRPORT}${WORD}[ :.=#"'_(-]{1,4}${CODE}`);
/** `CID` is also an airport, and phone numbers in its city begin with it. */
const MARKED = pattern(
  `(?<![A-Z]|[A-Z]-)(?:CID|CSC)(?: ?(?:CODE|NUMBER|NO|NR))? ?[:=#-] ?${CODE}(?![ ./-]?\\d)`,
);
const CARD_NAME = "(?<![A-Z])(?:CC ?)?(?:VI|CA|MC|AX|DC|JB|TP|VISA|MASTERCARD|AMEX|CARD)";
/**
 * What remains of a card number: its last digits after at least eight mask characters, in one piece or
 * in groups, or after four and the name of a card. `****1800-555-0199` is a phone number.
 */
const CARD_END = `(?<=(?:[*X]{8}|[*X]{4}[ ./-]{1,3}[*X]{4}|${CARD_NAME}[ :.#-]{0,3}[*X]{4})[ ./-]{0,3}\\d{4})`;
/** The same for American Express, whose codes have four digits. */
const AMEX_END = "(?<=(?<![A-Z])(?:CC ?)?(?:AX|AMEX)[ :.#-]{0,3}[*X]{11,12}\\d{4})";
const EXPIRY = "[ ./,:;-]{0,3}(?:EXP(?:IRY|IRES)?|VALID)?[ ./,:;-]{0,3}(?:0[1-9]|1[0-2])[ /-]?";
const NEXT = "[ ./,:;-]{1,3}(?:(?:CID|CSC)[ :-]{0,2})?";
const DATE_OF_EXPIRY = "(?:0[1-9]|1[0-2])[ /-]?\\d\\d(?!\\d)";
/** An amount, or the first part of a phone number. */
const NOT_A_CODE = `(?!\\d|[.,]\\d| ?(?!EXP|APP|CV[VC])[A-Z]{3}(?![A-Z])|[ -](?!${DATE_OF_EXPIRY})\\d{3})`;
/** After the remains of a card number, or after its expiry; amounts are left alone. */
const AFTER_CARD = [
  pattern(`${CARD_END}[ ./,:;*-]{0,3}${WORD}[ :./=#*-]{0,3}${CODE}`),
  pattern(`${CARD_END}${NEXT}(?<code>\\d{3})${NOT_A_CODE}`),
  pattern(`${CARD_END}${EXPIRY}(?:\\d{4}|\\d{2})${NEXT}(?:${WORD})?(?<code>\\d{3,4})${NOT_A_CODE}`),
  pattern(`${AMEX_END}${NEXT}(?!${DATE_OF_EXPIRY})(?<code>\\d{4})${NOT_A_CODE}`),
];

/** @param source in which `\d` matches a digit of any known script */
function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll("\\d", DIGIT), "gi");
}

/** One of these precedes each code: a test that is cheap when it fails. */
const HINT = /C(?:V[VC]|(?<![A-Z]C)(?:ID|SC))|SECURITY|[*X]{4}/i;

/** Where a text with masked card numbers contains security codes. */
export function securityCodesIn(text: string): readonly Span[] {
  if (!HINT.test(text)) return [];
  return [NAMED, MARKED, ...AFTER_CARD]
    .flatMap((pattern) => matchesOf(text, pattern).map(placeOf))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
}

/** The code is at the end of a match. */
function placeOf({ 0: found, index, groups }: RegExpExecArray): Span {
  const end = index + found.length;
  return { start: end - (groups?.code?.length ?? 0), end };
}

import type { Span } from "../ast/nodes.ts";
import { DIGIT } from "./digit-runs.ts";

/** `CVV 123`, `CVC-123`, `CVV2: 123`. */
const NAMED = pattern(
  "(?<![A-Z])(?:CV[VC]2?|SECURITY CODE)(?:[ -]?(?:CODE|NUMBER|NO|NR|IS))?[ :./=#*-]{0,3}(?<code>\\d{3,4})(?!\\d)",
);
/** `CID` is an airport as well: so only with a mark that says that its value follows. */
const MARKED = pattern(
  "(?<![A-Z])(?:CID|CSC)(?: ?(?:CODE|NUMBER|NO|NR))? ?[:=#-] ?(?<code>\\d{3,4})(?!\\d)",
);
const CARD_END = "(?<=[*X]{4}[ ./-]{0,3}\\d{4})";
const EXPIRY = "[ ./,:;-]{0,3}(?:EXP(?:IRY|IRES)?|VALID)?[ ./,:;-]{0,3}(?:0[1-9]|1[0-2])[ /-]?";
const NEXT = "[ ./,:;-]{1,3}(?:(?:CID|CSC)[ :-]{0,2})?";
/** Behind what is left of a card, or behind the expiry there; amounts are left alone. */
const BEHIND = [
  pattern(`${CARD_END}${NEXT}(?<code>\\d{3})(?!\\d|[.,]\\d)`),
  pattern(`${CARD_END}${EXPIRY}(?:\\d{4}|\\d{2})${NEXT}(?<code>\\d{3,4})(?!\\d|[.,]\\d)`),
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

import { createToken, type TokenType } from "chevrotain";
import {
  Confirmation,
  FreePart,
  LooseText,
  optionMaker,
  optionTokens,
  OtherOption,
  ServiceMark,
} from "./options.ts";

/*
 * Options of hotels, cars and other services where a comma is but a comma: each behind a slash, the
 * first one behind the dash of the date too.
 *
 *   /H-EXEMPLAR ATHENS/R-TRAM ** /RQ-EUR610.00 ** / ** /W-SAMPLE STREET 31/CF-1000000002
 *   0TURZZBK1DEN27NOV-CF-0000
 */

/** How a line begins that says more of the rate; it may have been taken for the element's text. */
export const RATE_NOTE = "APPROX(?:IMATE|\\.)? +(?:TOTAL|RATE|PRICE|RENTAL)(?![A-Z])";
/** A value that ends at the next slash, or where the rate is explained. */
const TEXT = `(?:[^/\\nA]|A(?!${RATE_NOTE.slice(1)}))*`;

export const option = optionMaker({
  begin: "[-/]",
  text: TEXT,
  end: `(?=[/*\\n]|${RATE_NOTE})`,
});

/** Options of the same meaning everywhere. */
export const confirmation = option(Confirmation, "CF");
/** The agency's number, `AGT00000000` or `AGT-00000000`, and the like that says nothing here. */
export const agencyNumber = option(OtherOption, "AGT|TA", "\\d[\\d ]*", " *(?:- *)?");

/** A separator of its own, or the end of what the system prints: `/**\/`, ` *`. */
const Stars = createToken({
  name: "Stars",
  categories: [ServiceMark],
  pattern: /\/? *\*{1,3}(?= *[/\n])/,
});
/** `APPROXIMATE TOTAL RATE - EUR 276.00`, to the end of the line. */
const RateNote = createToken({
  name: "RateNote",
  categories: [ServiceMark],
  pattern: new RegExp(`(?:\\* +)?${RATE_NOTE}[^\\n]*`),
});
const Part = createToken({
  name: "SlashPart",
  label: "text",
  categories: [FreePart],
  pattern: new RegExp(`/${TEXT}`),
});
const Loose = createToken({
  name: "SlashLoose",
  label: "text",
  categories: [LooseText],
  pattern: new RegExp(`[!-.0-\\uffff]${TEXT}`),
});

/** The tokens of options, for the end of a mode's list: those given, and what every service has. */
export function optionsOf(...known: readonly TokenType[]): readonly TokenType[] {
  return optionTokens(known, [Stars, RateNote, Part, Loose]);
}

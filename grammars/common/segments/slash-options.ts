import type { TokenType } from "chevrotain";
import { token } from "../../../src/decode/engine/tokens.ts";
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
 * Options of hotels, cars and other services on systems where commas have no meaning. Each option
 * follows a slash; the first can follow the dash of the date instead.
 *
 *   /H-EXEMPLAR ATHENS/R-TRAM ** /RQ-EUR610.00 ** / ** /W-SAMPLE STREET 31/CF-1000000002
 *   0TURZZBK1DEN27NOV-CF-0000
 */

/** The beginning of a line on the rate, which can have become part of the element's text. */
export const RATE_NOTE = "APPROX(?:IMATE|\\.)? +(?:TOTAL|RATE|PRICE|RENTAL)(?![A-Z])";
/** A value, up to the next slash or a note on the rate. */
const TEXT = `(?:[^/\\nA]|A(?!${RATE_NOTE.slice(1)}))*`;

export const option = optionMaker({
  begin: "[-/]",
  text: TEXT,
  end: `(?=[/*\\n]|${RATE_NOTE})`,
});

/** `/CF-10000001`. */
const confirmation = option(Confirmation, "CF");
/**
 * The agency's number, `AGT00000000`, `AGT-00000000`, `TA00000000`, which has no meaning for the
 * booking.
 */
const agencyNumber = option(OtherOption, "AGT|TA", "\\d[\\d ]*", " *(?:- *)?");

/** A separator, or the end of what the system prints: `/**\/`, ` *`. */
const Stars = token("Stars", /\/? *\*{1,3}(?= *[/\n])/, { categories: [ServiceMark] });
/** `APPROXIMATE TOTAL RATE - EUR 276.00`, to the end of the line. */
const RateNote = token("RateNote", new RegExp(`(?:\\* +)?${RATE_NOTE}[^\\n]*`), {
  categories: [ServiceMark],
});
/** `/HOTEL EXEMPLAR`: a part without a key. */
const Part = token("SlashPart", new RegExp(`/${TEXT}`), { label: "text", categories: [FreePart] });
/** Text without a slash before it. */
const Loose = token("SlashLoose", new RegExp(`[!-.0-\\uffff]${TEXT}`), {
  label: "text",
  categories: [LooseText],
});

/** The keys of a service's options that the booking has no field for. */
interface OtherKeys {
  readonly other: string;
}

/** The tokens of options, for the end of a mode's list: the given options and what every service has. */
export function optionsOf(
  { other }: OtherKeys,
  ...known: readonly TokenType[]
): readonly TokenType[] {
  return optionTokens(
    [confirmation, ...known, agencyNumber, option(OtherOption, other)],
    [Stars, RateNote, Part, Loose],
  );
}

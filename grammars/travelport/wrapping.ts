import type { Wrapping } from "../../src/engine/grammar.ts";

/** Hotels, cars, tours and whatever else is no flight. */
const SERVICE =
  /^ ?(?:\d{1,2}[.+]? *)?(?:HHL|HHX|HTL|CCR|CAR|ATX|SUR|TUR|THE|LIM|INS|OTH|MIS|RAL|TRN|TRA|BUS|CRU) [A-Z\d]{2} /;
/** A titled section's first item: `FONE-SFOAS/800-555-0100`, `FOP:-`, ` FQ-USD 640.00`. */
const TITLED = /^(?:[A-Z]{4} ?-|FOP ?:? ?-| ?F[QM]-)/;
/** A further item: `   2 SFOR/555-555-0199`, `  2. LONE*JANE//EXAMPLE.COM`. */
const ITEM = /^ {2,3}\d{1,3}(?:\. *(?!\d)| (?! ))/;

/** What begins a line of its own. */
const NO_CONTINUATION =
  "(?! |\\d{1,2}[.+]? |[A-Z]{3,4} ?:?-|\\*\\*|APPROX|OPERATED|PLANE|OFFER|[)><]*\\n)";

/**
 * Lines end after 64 columns, in the middle of a word. Where the next column is a blank, it stands
 * behind the indent of the line that carries the text on.
 *
 *   4. CCR ZZ HK1  TLL 20APR-21APR ICMR/RG-EUR33.00DY-UNL MI -SAMPL
 *     E/BS-00000000/PUP-TLLO01/RC-SAMPLE/DT-1200/NM-DOE JANE
 */
export const wrapping: Wrapping = {
  width: 64,
  pageMark: /^[)><]*(?:M[DR])? *$/,
  continuations: [
    { of: SERVICE, indent: / {4}(?= {0,2}[^ \n])/y },
    { of: TITLED, indent: / {5}(?= {0,1}[^ \n])/y },
    { of: ITEM, indent: / {5}(?= {0,1}[^ \n])/y },
    {
      of: SERVICE,
      indent: new RegExp(`${NO_CONTINUATION}(?=[^\\n]{0,80}[/*])`, "y"),
      whenFull: true,
    },
  ],
};

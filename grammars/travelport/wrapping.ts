import type { Wrapping } from "../../src/decode/engine/screen.ts";
import { GLUED_TITLE, SEGMENT_NUMBER, SERVICE_START } from "./shapes.ts";

/** Hotels, cars, tours and whatever else is no flight. */
const SERVICE = new RegExp(`^ ?(?:${SEGMENT_NUMBER} *)?${SERVICE_START}`);
/** Such a line without the blank before its number, as the first of a selection can be. */
const CUT_SERVICE = new RegExp(String.raw`^\d\. {1,3}${SERVICE_START}`);
/** A titled section's first item: `FONE-SFOAS/800-555-0100`, `FOP:-`, ` FQ-USD 640.00`. */
const TITLED = new RegExp(`^(?:[A-Z]{4} ?-|${GLUED_TITLE}| ?F[QM]-)`);
/** A further item: `   2 SFOR/555-555-0199`, `  2. LONE*JANE//EXAMPLE.COM`. */
const ITEM = /^ {2,3}\d{1,3}(?:\. *(?!\d)| (?! ))/;

/** What begins a line of its own, among them names: `DOE/JANE MRS`, `2.1DOE/JANE`. */
const NO_CONTINUATION =
  "(?! |\\d{1,2}[.+]? |\\d{1,2}\\.\\d?[A-Z]|[A-Z]{3,4} ?:?-|[A-Z4]- *\\d|[A-Z]{2,}/[A-Z]{2,}(?![A-Z\\d-])" +
  "|\\*\\*|APPROX|OPERATED|PLANE|OFFER|[)><]*\\n)";
/** A star closes a service. */
const NOT_CLOSED = "(?<!\\* {0,160}\\n)";
/** What only a service holds: `/CF-1000000001`, `**`, or its last star. */
const SERVICE_TEXT = "(?=[^\\n]{0,80}(?:/ ?[A-Z]{1,4}\\d?-|\\*\\*|\\* *(?![^\\n])))";
/** An option that nothing else has. */
const OPTION = "(?=[^\\n]{0,80}/(?:CF|R[GQ]|AGT|NM|PUP|ARR|DT|BS|RC|TYP|DEP)-)";

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
    { of: CUT_SERVICE, indent: / {4}(?= {0,2}[^ \n])/y, width: 63 },
    { of: SERVICE, indent: / {4}(?= {0,2}[^ \n])/y, columns: { number: 2, indent: 4 } },
    { of: TITLED, indent: / {5}(?= {0,1}[^ \n])/y, columns: { number: 0, indent: 5 } },
    { of: ITEM, indent: / {5}(?= {0,1}[^ \n])/y },
    {
      of: SERVICE,
      indent: new RegExp(NOT_CLOSED + NO_CONTINUATION + SERVICE_TEXT, "y"),
      flush: "full",
    },
    {
      // Where blanks are collapsed the lines before were narrower than the screen's.
      of: SERVICE,
      indent: new RegExp(`${NOT_CLOSED} {1,3}${NO_CONTINUATION}${SERVICE_TEXT}`, "y"),
      width: 1,
    },
    {
      of: SERVICE,
      indent: new RegExp(NOT_CLOSED + NO_CONTINUATION + OPTION, "y"),
      width: 1,
      flush: "any",
    },
  ],
};

import type { Wrapping } from "../../src/decode/engine/screen.ts";
import { OPERATED, OPERATOR_BELOW } from "../common/segments/operated-by.ts";
import { GLUED_TITLE, SEGMENT_NUMBER, SERVICE_START } from "./shapes.ts";

/** Hotels, cars, tours and all other segments except flights. */
const SERVICE = new RegExp(`^ ?(?:${SEGMENT_NUMBER} *)?${SERVICE_START}`);
/** The same without the space before its number, as at the beginning of a selection. */
const CUT_SERVICE = new RegExp(String.raw`^\d\. {1,3}${SERVICE_START}`);
/** The first item of a titled section: `FONE-SFOAS/800-555-0100`, `FOP:-`, ` FQ-USD 640.00`. */
const TITLED = new RegExp(`^(?:[A-Z]{4} ?-|${GLUED_TITLE}| ?F[QM]-)`);
/** A further item: `   2 SFOR/555-555-0199`, `  2. LONE*JANE//EXAMPLE.COM`. */
const ITEM = /^ {2,3}\d{1,3}(?:\. *(?!\d)| (?! ))/;

/** Looks ahead: no beginning of another line, such as a name: `DOE/JANE MRS`, `2.1DOE/JANE`. */
const NO_CONTINUATION =
  "(?! |\\d{1,2}[.+]? |\\d{1,2}\\.\\d?[A-Z]|[A-Z]{3,4} ?:?-|[A-Z4]- *\\d|[A-Z]{2,}/[A-Z]{2,}(?![A-Z\\d-])" +
  "|\\*\\*|APPROX|OPERATED|PLANE|OFFER|[)><]*\\n)";
/** Looks behind: no star has ended the service. */
const NOT_CLOSED = "(?<!\\* {0,160}\\n)";
/** Looks ahead to what only a service contains: `/CF-1000000001`, `**`, or its last star. */
const SERVICE_TEXT = "(?=[^\\n]{0,80}(?:/ ?[A-Z]{1,4}\\d?-|\\*\\*|\\* *(?![^\\n])))";
/** Looks ahead to an option that only services have. */
const OPTION = "(?=[^\\n]{0,80}/(?:CF|R[GQ]|AGT|NM|PUP|ARR|DT|BS|RC|TYP|DEP)-)";

/**
 * Lines end after 64 columns, in the middle of a word. If the next column is a space, it follows the
 * indent of the continuation.
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
    { of: OPERATED, indent: OPERATOR_BELOW, atSpace: true },
    { of: ITEM, indent: / {5}(?= {0,1}[^ \n])/y },
    {
      of: SERVICE,
      indent: new RegExp(NOT_CLOSED + NO_CONTINUATION + SERVICE_TEXT, "y"),
      flush: "full",
    },
    {
      // With spaces collapsed, lines are narrower than those of the screen.
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

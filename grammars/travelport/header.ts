import type { HeaderNode } from "../../src/ast/nodes.ts";
import { lineFamily } from "../../src/decode/engine/line-family.ts";
import { type Columns, LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";
import { retrievalBy } from "../common/displays/retrieval.ts";
import { ANY_DATE, LOCATOR } from "../common/shapes.ts";
import { REST_OF_LINE } from "../common/tokens.ts";
import { dateValue } from "../common/values.ts";
import { AFTER_LOCATOR, INITIALS, OFFICE, SIGN } from "./shapes.ts";

/*
 * The line above the names: the locator and the booker's initials, the office, the agent, the number
 * of the agency, and the date of creation. A record that an airline created has `RM` instead of the
 * number.
 *
 * ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR
 * ZR4T9B/RM QSBZZ UD3/JB  RM 01MAR
 */

const LINE_START = "(?<=(?<![^\\n]) {0,60})";
/** A locator with at least one letter. */
const LETTERED_LOCATOR = String.raw`(?=[A-Z\d]{0,5}[A-Z])${LOCATOR}`;
const MADE = `(?: {1,12}AG(?: {1,4}\\d{1,8})?(?: {1,8}${ANY_DATE})?| {1,12}RM(?: {1,8}${ANY_DATE})?| {1,12}${ANY_DATE})`;

/** `ZQ7KXA` before initials and an office. */
const RecordLocator = token(
  "TravelportLocator",
  new RegExp(`${LINE_START}${LETTERED_LOCATOR}(?=${AFTER_LOCATOR}${MADE} *\\n)`),
  { label: "locator", push_mode: "travelportHeader" },
);
/** `/WS`: the booker's initials. */
const Initials = token("HeaderInitials", new RegExp(`${INITIALS}(?= )`), { label: "initials" });
/** `SFOYC`. */
const Office = token("HeaderOffice", new RegExp(`(?<=${INITIALS} {1,4})${OFFICE}(?= )`), {
  label: "office",
});
/** `01MAR`. */
const HeaderDate = token("HeaderDate", new RegExp(ANY_DATE), { label: "date" });
/** `AG 00000000`, `RM`. */
const Maker = token("HeaderMaker", /(?:AG(?: +\d{1,8})?|RM)(?=[ \n])/, { label: "AG" });
/** `ZPBVWS`, `UD3/JB`. */
const Sign = token("HeaderSign", new RegExp(SIGN), { label: "sign" });

const MADE_BY = {
  sign: Sign,
  maker: Maker,
  created: [HeaderDate, dateValue],
} satisfies Columns;

class RecordHeaderRules extends LineRules {
  /**
   * recordHeader: Locator HeaderInitials HeaderOffice HeaderSign? HeaderMaker? HeaderDate?
   *
   *     ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR
   */
  readonly line = this.RULE("recordHeader", (): HeaderNode => {
    const locator = this.text(this.CONSUME(RecordLocator));
    this.CONSUME(Initials);
    const office = this.text(this.CONSUME(Office));
    const { created } = this.optionals(1, MADE_BY);
    return { kind: "header", locator, office, created };
  });
}

export const recordHeader = lineFamily(
  "record header",
  [RecordLocator],
  [Initials, Office, HeaderDate, Maker, Sign],
  RecordHeaderRules,
);

/** `1P-`: the code of the system. */
const SystemMark = token(
  "SystemMark",
  new RegExp(`${LINE_START}1[PVG] ?-(?= ?${LETTERED_LOCATOR}[ \\n])`),
  { label: "1P-", push_mode: "systemHeader" },
);
/** `*` before the locator that an agent requests. */
const Retrieval = token(
  "TravelportRetrieval",
  new RegExp(`${LINE_START}[)>]{0,2}\\*(?=${LETTERED_LOCATOR}[«;·]? *\\n)`),
  { label: "*", push_mode: "retrievedRecord" },
);
/** `ZQ7KXA` after `1P-` or `*`. */
const ShownLocator = token(
  "ShownLocator",
  new RegExp(`(?<=[-*] ?)${LETTERED_LOCATOR}(?![A-Z\\d])`),
  { label: "locator" },
);
const HeaderText = token("HeaderText", REST_OF_LINE, { label: "text" });

class SystemHeaderRules extends LineRules {
  /**
   * systemHeader: SystemMark ShownLocator HeaderText?
   *
   *     1P-ZQ7KXA
   */
  readonly line = this.RULE("systemHeader", (): HeaderNode => {
    this.CONSUME(SystemMark);
    const locator = this.text(this.CONSUME(ShownLocator));
    const text = this.optionalText(1, HeaderText);
    return { kind: "header", locator, unparsed: text && [text] };
  });
}

/** The first line of a Worldspan record. */
export const systemHeader = lineFamily(
  "system header",
  [SystemMark],
  [ShownLocator, HeaderText],
  SystemHeaderRules,
);

export const retrieval = retrievalBy(Retrieval, ShownLocator, HeaderText);

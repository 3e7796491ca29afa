import { createToken } from "chevrotain";
import type { HeaderNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { ANY_DATE, LOCATOR } from "../common/shapes.ts";
import { REST_OF_LINE } from "../common/tokens.ts";
import { dateValue } from "../common/values.ts";
import { AFTER_LOCATOR, INITIALS, OFFICE, SIGN } from "./shapes.ts";

/*
 * The line above the names: the locator and who booked, the office, the agent, the number of the
 * agency, and the day the record was made. Records that an airline made have `RM` in the place of
 * the number.
 *
 * ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR
 * ZR4T9B/RM QSBZZ UD3/JB  RM 01MAR
 */

const LINE_START = "(?<=(?<![^\\n]) {0,60})";
/** A locator with a letter in it. */
const LETTERED_LOCATOR = String.raw`(?=[A-Z\d]{0,5}[A-Z])${LOCATOR}`;
const MADE = `(?: {1,12}AG(?: {1,4}\\d{1,8})?(?: {1,8}${ANY_DATE})?| {1,12}RM(?: {1,8}${ANY_DATE})?| {1,12}${ANY_DATE})`;

const RecordLocator = createToken({
  name: "TravelportLocator",
  label: "locator",
  pattern: new RegExp(`${LINE_START}${LETTERED_LOCATOR}(?=${AFTER_LOCATOR}${MADE} *\\n)`),
  push_mode: "travelportHeader",
});
/** `/WS`: who made the booking. */
const Initials = createToken({
  name: "HeaderInitials",
  label: "initials",
  pattern: new RegExp(`${INITIALS}(?= )`),
});
const Office = createToken({
  name: "HeaderOffice",
  label: "office",
  pattern: new RegExp(`(?<=${INITIALS} {1,4})${OFFICE}(?= )`),
});
const HeaderDate = createToken({
  name: "HeaderDate",
  label: "date",
  pattern: new RegExp(ANY_DATE),
});
/** `AG 00000000`, `RM`. */
const Maker = createToken({
  name: "HeaderMaker",
  label: "AG",
  pattern: /(?:AG(?: +\d{1,8})?|RM)(?=[ \n])/,
});
const Sign = createToken({ name: "HeaderSign", label: "sign", pattern: new RegExp(SIGN) });

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
    this.OPTION1(() => this.CONSUME(Sign));
    this.OPTION2(() => this.CONSUME(Maker));
    const created = this.optional(3, HeaderDate, dateValue);
    return { kind: "header", locator, office, created };
  });
}

export const recordHeader: LineFamily = {
  name: "record header",
  openers: [RecordLocator],
  modes: { travelportHeader: [Initials, Office, HeaderDate, Maker, Sign] },
  rules: RecordHeaderRules,
};

/** `1P-`, by its code the system. */
const SystemMark = createToken({
  name: "SystemMark",
  label: "1P-",
  pattern: new RegExp(`${LINE_START}1[PVG] ?-(?= ?${LETTERED_LOCATOR}[ \\n])`),
  push_mode: "systemHeader",
});
/** `*`, before the locator that an agent asks for. */
const Retrieval = createToken({
  name: "TravelportRetrieval",
  label: "*",
  pattern: new RegExp(`${LINE_START}[)>]{0,2}\\*(?=${LETTERED_LOCATOR}[«;·]? *\\n)`),
  push_mode: "retrievedRecord",
});
const ShownLocator = createToken({
  name: "ShownLocator",
  label: "locator",
  pattern: new RegExp(`(?<=[-*] ?)${LETTERED_LOCATOR}(?![A-Z\\d])`),
});
const HeaderText = createToken({ name: "HeaderText", label: "text", pattern: REST_OF_LINE });

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

/** The first line of a record of Worldspan. */
export const systemHeader: LineFamily = {
  name: "system header",
  openers: [SystemMark],
  modes: { systemHeader: [ShownLocator, HeaderText] },
  rules: SystemHeaderRules,
};

class RetrievalRules extends LineRules {
  /**
   * retrieval: Retrieval ShownLocator HeaderText?
   *
   *     *ZQ7KXA
   */
  readonly line = this.RULE("retrieval", (): HeaderNode => {
    this.CONSUME(Retrieval);
    const asked = this.text(this.CONSUME(ShownLocator));
    this.OPTION(() => this.CONSUME(HeaderText));
    return { kind: "header", asked };
  });
}

export const retrieval: LineFamily = {
  name: "retrieval",
  openers: [Retrieval],
  modes: { retrievedRecord: [ShownLocator, HeaderText] },
  rules: RetrievalRules,
};

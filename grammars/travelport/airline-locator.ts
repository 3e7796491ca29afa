import type { AirlineLocatorNode } from "../../src/ast/nodes.ts";
import { lineFamily } from "../../src/decode/engine/line-family.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";
import { AIRLINE, DAY_MONTH } from "../common/shapes.ts";
import { unparsedField } from "../common/unparsed.ts";

/*
 * The locators of the airlines, with the date and time they arrived:
 *
 * ACKN-DL ZR4T9B   01MAR 2203        VLOC-UA*ZR4T9B/01MAR 1352
 *    2 KL ZS8P2C   01MAR 2203          2. 1A*ZS8P2C/01MAR 1352
 */

const LOCATOR = "[A-Z\\d]{5,6}";
/** A locator with a date; a locator without a date must contain a digit. */
const LOCATOR_FOLLOWS =
  ` *(?:\\* *${LOCATOR}(?= *[/\\n]| +${DAY_MONTH})| ${LOCATOR}(?:/| +)${DAY_MONTH}` +
  `| (?=[A-Z]{0,5}\\d)${LOCATOR} *\\n)`;

/** `DL` before a locator. */
const LocatorAirline = token("LocatorAirline", new RegExp(`${AIRLINE}(?=${LOCATOR_FOLLOWS})`), {
  label: "airline",
  push_mode: "airlineLocator",
});
const LocatorStar = token("LocatorStar", "*", { label: "*" });
/** `ZR4T9B`. */
const Locator = token("Locator", new RegExp(`(?<=[A-Z\\d]{2}[ *]{1,20})${LOCATOR}(?=[/ \\n])`), {
  label: "locator",
});
/** `01MAR`, `/01MAR`. */
const LocatorDay = token("LocatorDay", new RegExp(`/?${DAY_MONTH}(?:\\d\\d)?(?![A-Z\\d])`));
/** `2203`, `1352Z`. */
const LocatorTime = token("LocatorTime", /\d{4}Z?(?=[ \n])/);
const LocatorWord = token("LocatorWord", /[!-\uffff]+/, { label: "text" });

class AirlineLocatorRules extends LineRules {
  /** airlineLocator: LocatorAirline LocatorStar? Locator LocatorDay? LocatorTime? LocatorWord* */
  readonly line = this.RULE("airlineLocator", (): AirlineLocatorNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(LocatorAirline));
    this.skip(1, LocatorStar);
    const locator = this.text(this.CONSUME(Locator));
    this.skip(2, LocatorDay);
    this.skip(3, LocatorTime);
    const unparsed = this.allTexts(4, LocatorWord);
    return { kind: "airlineLocator", number, airline, locator, ...unparsedField({ unparsed }) };
  });
}

export const airlineLocators = lineFamily(
  "airline locator",
  [LocatorAirline],
  [LocatorStar, LocatorDay, Locator, LocatorTime, LocatorWord],
  AirlineLocatorRules,
);

import { createToken } from "chevrotain";
import type { AirlineLocatorNode, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { AIRLINE, DAY_MONTH } from "../../common/shapes.ts";

/*
 * The airlines' own locators, with the day and time they came in:
 *
 * ACKN-DL ZR4T9B   01MAR 2203        VLOC-UA*ZR4T9B/01MAR 1352
 *    2 KL ZS8P2C   01MAR 2203          2. 1A*ZS8P2C/01MAR 1352
 */

const LOCATOR = "[A-Z\\d]{5,6}";
/** A day follows; where none does, a locator must not be a word. */
const LOCATOR_FOLLOWS =
  ` *(?:\\* *${LOCATOR}(?= *[/\\n]| +${DAY_MONTH})| ${LOCATOR}(?:/| +)${DAY_MONTH}` +
  `| (?=[A-Z]{0,5}\\d)${LOCATOR} *\\n)`;

const LocatorAirline = createToken({
  name: "LocatorAirline",
  label: "airline",
  pattern: new RegExp(`${AIRLINE}(?=${LOCATOR_FOLLOWS})`),
  push_mode: "airlineLocator",
});
const LocatorStar = createToken({ name: "LocatorStar", label: "*", pattern: "*" });
const Locator = createToken({
  name: "Locator",
  label: "locator",
  pattern: new RegExp(`(?<=[A-Z\\d]{2}[ *]{1,20})${LOCATOR}(?=[/ \\n])`),
});
const LocatorDay = createToken({
  name: "LocatorDay",
  pattern: new RegExp(`/?${DAY_MONTH}(?:\\d\\d)?(?![A-Z\\d])`),
});
const LocatorTime = createToken({ name: "LocatorTime", pattern: /\d{4}Z?(?=[ \n])/ });
const LocatorWord = createToken({ name: "LocatorWord", label: "text", pattern: /[!-\uffff]+/ });

class AirlineLocatorRules extends LineRules {
  /** airlineLocator: LocatorAirline LocatorStar? Locator LocatorDay? LocatorTime? LocatorWord* */
  readonly line = this.RULE("airlineLocator", (): AirlineLocatorNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(LocatorAirline));
    this.OPTION1(() => this.CONSUME(LocatorStar));
    const locator = this.text(this.CONSUME(Locator));
    this.OPTION2(() => this.CONSUME(LocatorDay));
    this.OPTION3(() => this.CONSUME(LocatorTime));
    const words: Read<string>[] = [];
    this.MANY(() => words.push(this.text(this.CONSUME(LocatorWord))));
    const unparsed = words.length > 0 ? words : undefined;
    return { kind: "airlineLocator", number, airline, locator, unparsed };
  });
}

export const airlineLocators: LineFamily = {
  name: "airline locator",
  openers: [LocatorAirline],
  modes: { airlineLocator: [LocatorStar, LocatorDay, Locator, LocatorTime, LocatorWord] },
  rules: AirlineLocatorRules,
};

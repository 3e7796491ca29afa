import { createToken } from "chevrotain";
import type { AirNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { AIRLINE, FLIGHT_NUMBER, SHORT_DATE } from "../../common/shapes.ts";
import { REST_OF_LINE, Slash } from "../../common/tokens.ts";
import { countOf, dateValue, part, timeRead } from "../../common/values.ts";

import { dayMarkValue, NEXT_DAY } from "./day-mark.ts";

/*
 * A train or a flight booked elsewhere, as an agent enters it, without spaces:
 *
 * 02V71Y23SEPNYPWASBK1/1005A0125P
 */

const CLOCK = "(?:(?:[01]?\\d|2[0-4])[0-5]\\d[APNM]|(?:[01]\\d|2[0-4])[0-5]\\d(?![APNM]))";

/** `0` before the whole entry. */
const PassiveHead = createToken({
  name: "PassiveHead",
  label: "0",
  pattern: new RegExp(
    `0(?=${AIRLINE}${FLIGHT_NUMBER}[A-Z]{1,2}${SHORT_DATE}[A-Z]{6}[A-Z]{2}\\d{1,2}/${CLOCK}{2})`,
  ),
  push_mode: "passiveEntry",
});
/** `2V`. */
const PassiveAirline = createToken({
  name: "PassiveAirline",
  label: "airline",
  pattern: new RegExp(`(?<=(?<![A-Z\\d])0)${AIRLINE}`),
});
/** `71`. */
const PassiveFlight = createToken({
  name: "PassiveFlight",
  label: "flight number",
  pattern: new RegExp(`\\d{1,4}(?=[A-Z]{1,2}${SHORT_DATE})`),
});
/** `Y`. */
const PassiveClass = createToken({
  name: "PassiveClass",
  label: "booking class",
  pattern: new RegExp(`[A-Z]{1,2}(?=${SHORT_DATE})`),
});
/** `23SEP`. */
const PassiveDate = createToken({
  name: "PassiveDate",
  label: "date",
  pattern: new RegExp(SHORT_DATE),
});
/** `NYPWAS`. */
const PassivePair = createToken({
  name: "PassivePair",
  label: "city pair",
  pattern: /[A-Z]{6}(?=[A-Z]{2}\d)/,
});
/** `BK1`. */
const PassiveStatus = createToken({
  name: "PassiveStatus",
  label: "status",
  pattern: /[A-Z]{2}\d{1,2}(?=\/)/,
});
/** `1005A`, `0125P`. */
const PassiveTime = createToken({
  name: "PassiveTime",
  label: "time",
  pattern: new RegExp(CLOCK),
});
/** `|`, `-1`, right after a time. */
const PassiveMark = createToken({
  name: "PassiveMark",
  label: "day mark",
  pattern: new RegExp(`(?<=\\d\\d[APNM]?)(?:${NEXT_DAY}[1-3]?|-1?)`),
});
const PassiveText = createToken({ name: "PassiveText", label: "text", pattern: REST_OF_LINE });

class PassiveEntryRules extends LineRules {
  /**
   * passiveEntry:
   *   PassiveHead PassiveAirline PassiveFlight PassiveClass PassiveDate PassivePair PassiveStatus
   *   Slash PassiveTime PassiveTime PassiveMark? PassiveText?
   *
   *     02V71Y23SEPNYPWASBK1/1005A0125P
   */
  readonly line = this.RULE("passiveEntry", (): AirNode => {
    const number = this.elementNumber();
    this.CONSUME(PassiveHead);
    const airline = this.text(this.CONSUME(PassiveAirline));
    const flight = this.text(this.CONSUME(PassiveFlight));
    const bookingClass = this.text(this.CONSUME(PassiveClass));
    const date = this.read(this.CONSUME(PassiveDate), dateValue);
    const pair = this.text(this.CONSUME(PassivePair));
    const status = this.text(this.CONSUME(PassiveStatus));
    this.CONSUME(Slash);
    const departure = timeRead(this.text(this.CONSUME1(PassiveTime)));
    const arrival = timeRead(this.text(this.CONSUME2(PassiveTime)));
    const arrivalDays = this.optional(1, PassiveMark, dayMarkValue);
    const text = this.optionalText(2, PassiveText);
    return this.ACTION(() => ({
      kind: "air",
      number,
      airline,
      flight,
      bookingClass,
      date,
      origin: part(pair, 0, 3),
      destination: part(pair, 3, 6),
      status: part(status, 0, 2),
      count: countOf(status),
      departure,
      arrival,
      arrivalDays,
      unparsed: text && [text],
    }));
  });
}

export const passiveEntry: LineFamily = {
  name: "passive entry",
  openers: [PassiveHead],
  modes: {
    passiveEntry: [
      PassiveAirline,
      PassiveFlight,
      PassiveClass,
      PassiveDate,
      PassivePair,
      PassiveStatus,
      PassiveTime,
      PassiveMark,
      Slash,
      PassiveText,
    ],
  },
  rules: PassiveEntryRules,
};

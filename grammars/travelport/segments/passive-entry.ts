import type { AirNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
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
const PassiveHead = token(
  "PassiveHead",
  new RegExp(
    `0(?=${AIRLINE}${FLIGHT_NUMBER}[A-Z]{1,2}${SHORT_DATE}[A-Z]{6}[A-Z]{2}\\d{1,2}/${CLOCK}{2})`,
  ),
  { label: "0", push_mode: "passiveEntry" },
);
/** `2V`. */
const PassiveAirline = token("PassiveAirline", new RegExp(`(?<=(?<![A-Z\\d])0)${AIRLINE}`), {
  label: "airline",
});
/** `71`. */
const PassiveFlight = token("PassiveFlight", new RegExp(`\\d{1,4}(?=[A-Z]{1,2}${SHORT_DATE})`), {
  label: "flight number",
});
/** `Y`. */
const PassiveClass = token("PassiveClass", new RegExp(`[A-Z]{1,2}(?=${SHORT_DATE})`), {
  label: "booking class",
});
/** `23SEP`. */
const PassiveDate = token("PassiveDate", new RegExp(SHORT_DATE), { label: "date" });
/** `NYPWAS`. */
const PassivePair = token("PassivePair", /[A-Z]{6}(?=[A-Z]{2}\d)/, { label: "city pair" });
/** `BK1`. */
const PassiveStatus = token("PassiveStatus", /[A-Z]{2}\d{1,2}(?=\/)/, { label: "status" });
/** `1005A`, `0125P`. */
const PassiveTime = token("PassiveTime", new RegExp(CLOCK), { label: "time" });
/** `|`, `-1`, right after a time. */
const PassiveMark = token(
  "PassiveMark",
  new RegExp(`(?<=\\d\\d[APNM]?)(?:${NEXT_DAY}[1-3]?|-1?)`),
  { label: "day mark" },
);
const PassiveText = token("PassiveText", REST_OF_LINE, { label: "text" });

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

export const passiveEntry = lineFamily(
  "passive entry",
  [PassiveHead],
  [
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
  PassiveEntryRules,
);

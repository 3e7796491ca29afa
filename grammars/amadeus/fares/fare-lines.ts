import type { FareNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  CALCULATION,
  CALCULATION_MODE,
  CalculationDate,
  CalculationRules,
  CalculationWord,
} from "../../common/fares/fare-calculation.ts";
import { couponLines } from "../../common/fares/coupon.ts";
import { notes } from "../../common/displays/notes.ts";

/* Lines that stored fares, pricing displays and ticket images share. */

/** `X DXB`, `OPIT` before a flight. */
const couponCity = (name: string) =>
  token(name, /(?:[XO] ?)?[A-Z]{3}(?= +[A-Z\d]{2} *(?:\d{1,4}[ A-Z]|OPEN))/, {
    label: "city",
    push_mode: "couponFlight",
  });

/**
 * The coupons of a stored fare:
 *
 *  1   VIE OS  727 E 21APR 1010  OK EZZ14A1S        21APR21APR 1PC
 */
export const storedCoupons = couponLines("stored coupon", {
  city: couponCity("StoredCouponCity"),
  columns: { from: 16, to: 21 },
});

/**
 * The flights of a pricing display. The city is that of the arrival:
 *
 * XLON BA   305 H    10MAY 0945  HZZRTF/CH                  1P
 */
export const pricedCoupons = couponLines("priced coupon", {
  city: couponCity("PricedCouponCity"),
  isDestination: true,
  columns: { from: 16, to: 21 },
});

/**
 * The coupons of a ticket image, with their status before the days:
 *
 *  1 OPIT UA6019   H 12APR1520 OK LZZ5PC        O   12APR12APR 2PC
 */
export const ticketCoupons = couponLines("ticket coupon", {
  city: couponCity("TicketCouponCity"),
  ofTicket: true,
  columns: { from: 18, to: 23 },
});

/** The lines of a coupon table that are not coupons: gaps, and the city at its end. */
export const couponNotes: LineFamily = notes("coupon", [
  ["coupon", /(?:[XO] ?)?[A-Z]{3}(?= +(?:ARNK|VOID))/],
  ["coupon", /[XO]?[A-Z]{3}(?= +S U R F A C E)/],
  ["coupon", /(?<=(?<![^\n]) *)[A-Z]{3}(?= *\n)/],
]);

/** The rows that a footnote refers to: `1-2` of `1-2 LAST TKT DTE`. */
export const ROWS = "(?:(?<![^\\n])\\d{1,2}[-,][\\d,-]{1,20} +)?";

/** Sentences, rates and rules below the amounts. */
export const fareAdvice: LineFamily = notes("fareAdvice", [
  ["rule", /-{8,}/],
  ["page mark", /PAGE +\d{1,2}\/ *\d/],
  ["tax paid before", /PD(?= +\d)/],
  ["rate of exchange", new RegExp(`${ROWS}RATE USED `)],
  ["baggage", new RegExp(`${ROWS}(?:BG CXR|BAG ALLOWANCE|BAG\\/|BAGGAGE)`)],
  ["advice", new RegExp(`${ROWS}(?:TICKETS? |TKT |TKTG |SUBJ |ENDOS |NON[- ]?|NO |NOT )`)],
  ["advice", new RegExp(`${ROWS}(?:FARE (?:VALID|FAMIL|BASIS)|FARES |PENALT|CHANGE |REFUND)`)],
  ["advice", new RegExp(`${ROWS}(?:AIRLINE |SURCHARGE|CARRIER |SEE |VALID |FOR TAX|REBOOK)`)],
  ["advice", /\*{1,3} (?=[A-Z])|FXD |UNABLE |DELETED TST RECORDS/],
]);

/** `/FC`, before the fare calculation of a ticket. */
const CalculationMark = token("CalculationMark", /\/FC(?= )/, {
  label: "/FC",
  push_mode: CALCULATION_MODE,
});
/** At least 12 spaces: the amounts in the left half of the screen are missing on this line. */
const CalculationIndent = token(
  "CalculationIndent",
  /(?<![^\n]) {12,}(?=[A-Z\d/(])(?!TOTAL|PAGE)/,
  { push_mode: CALCULATION_MODE },
);

/** The tokens of a calculation are those of common/fares/fare-calculation.ts. */
class FareCalculationRules extends CalculationRules {
  /**
   * fareCalculation: (CalculationMark | CalculationIndent)? calculated
   *
   *   VIE OS BUH180.12OS VIE171.44NUC351.56END ROE0.881776
   *   /FC PIT UA X/WAS TK ...END ROE1.000000
   */
  readonly line = this.RULE("fareCalculation", (): FareNode => {
    this.OPTION(() => this.oneToken(CalculationMark, CalculationIndent));
    return this.SUBRULE(this.calculated);
  });
}

export const fareCalculation = lineFamily(
  "fare calculation",
  [CalculationMark, CalculationDate, CalculationIndent, CalculationWord],
  CALCULATION,
  FareCalculationRules,
);

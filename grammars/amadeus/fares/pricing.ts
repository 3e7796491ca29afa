import type { FareHeaderNode, FareNode, NoteNode } from "../../../src/ast/nodes.ts";
import type { LineFamily, Section } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { DayMonth, FullDate, REST_OF_LINE } from "../../common/tokens.ts";
import { endorsements, penalties } from "../../common/fares/fare-texts.ts";
import { dateValue, numberListValue } from "../../common/values.ts";
import { couponNotes, fareAdvice, fareCalculation, pricedCoupons, ROWS } from "./fare-lines.ts";
import { pricedAmount, pricingRow } from "./pricing-rows.ts";

/*
 * A pricing display, for one passenger or for several:
 *
 * FXP/P1
 * 01 SAMPLEMAN/ARIA
 * LAST TKT DTE 20APR26/23:59 LT IN POS - SEE ADV PURCHASE
 * ------------------------------------------------------------
 *      AL FLGT  BK   DATE  TIME  FARE BASIS      NVB  NVA   BG
 *  PAR
 * XLON BA   305 H    10MAY 0945  HZZRTF/CH                  1P
 *
 *    PASSENGER         PTC    NP  FARE USD  TAX/FEE   PER PSGR
 */

const push_mode = "pricingHead";

/** `FXP`, `FQQ2`: a pricing entry. Right below `T-` it belongs to a stored fare, hence the look-behind. */
const PricingEntry = token(
  "PricingEntry",
  /(?<!\nT-[A-Z]{0,4} *\n+)(?:FX[A-Z]|FQQ)\d{0,2}(?=[/,]| *\n)/,
  { label: "pricing entry", push_mode },
);
/** `SAMPLEMAN/ARIA`, alone on the line after the number `01`. */
const PricedName = token(
  "PricedName",
  /(?<=(?<![^\n])0\d +)[A-Z]+(?:[ '-][A-Z]+)*\/[A-Z]+(?: [A-Z]+)*\*?(?= *\n)/,
  { label: "name", push_mode },
);
/** `P1`, alone on the line after the number `01`. */
const PricedNumbers = token(
  "PricedNumbers",
  /(?<=(?<![^\n])0\d +)P\d{1,2}(?:[-,]\d{1,2}){0,40}(?= *\n)/,
  { label: "passenger numbers", push_mode },
);
/** `LAST TKT DTE`, before the date by which the ticket must be issued. */
const LastTicketing = token("LastTicketing", new RegExp(`${ROWS}LAST TKT DTE(?= )`), {
  label: "LAST TKT DTE",
  push_mode,
});
/** `AL FLGT  BK`: the column titles of the flights. */
const FlightTitles = token("FlightTitles", /AL +FLGT +BK/, { label: "AL FLGT BK", push_mode });
/** `PASSENGER         PTC    NP`: the column titles of the passengers. */
const PassengerTitles = token("PassengerTitles", /PASSENGER +PTC +NP/, {
  label: "PASSENGER PTC NP",
  push_mode: "passengerTitles",
});
/** `PRICED WITH VALIDATING CARRIER`, `PRICED VC`. */
const PricedWith = token(
  "PricedWith",
  new RegExp(`${ROWS}PRICED (?:WITH VALIDATING CARRIER|VC)(?= )`),
  {
    label: "PRICED WITH",
    push_mode: "pricedWith",
  },
);
/** `USD` of `FARE USD`, `FARE <USD>` and `FARE<USD>`. */
const TitleCurrency = token("TitleCurrency", /(?<=FARE +|<)[A-Z]{3}(?=[ >])/, {
  label: "currency",
});
/** A word of the titles, up to the bracket before a currency. */
const TitleWord = token("TitleWord", /[!-;=-\uffff]+<?|</, { label: "word" });
/** `BA`: the validating carrier. */
const PricedCarrier = token("PricedCarrier", /[A-Z\d]{2}(?=[ \n])/, {
  label: "validating carrier",
});
const PricingText = token("PricingText", REST_OF_LINE, { label: "text" });

const OPENERS = [
  PricingEntry,
  PricedName,
  PricedNumbers,
  LastTicketing,
  FlightTitles,
  PassengerTitles,
  PricedWith,
];
const PRICING_HEAD = [FullDate, DayMonth, PricingText];
const PASSENGER_TITLES = [TitleCurrency, TitleWord];
const PRICED_WITH = [PricedCarrier, PricingText];

class PricingHeadRules extends LineRules {
  /** pricingHead: noted | passenger | lastTicketing | titles | pricedWith */
  readonly line = this.RULE("pricingHead", () => {
    this.elementNumber();
    return this.oneRule(
      this.noted,
      this.passenger,
      this.lastTicketing,
      this.titles,
      this.pricedWith,
    );
  });

  /**
   * noted: (PricingEntry | FlightTitles) PricingText?
   *
   *   FXP/R,UP/P1
   *   AL FLGT  BK   DATE  TIME  FARE BASIS      NVB  NVA   BG
   */
  private readonly noted = this.RULE("noted", (): NoteNode => {
    this.oneToken(PricingEntry, FlightTitles);
    this.skip(1, PricingText);
    return { kind: "note", about: "pricing" };
  });

  /**
   * passenger: PricedName | PricedNumbers
   *
   *   01 SAMPLEMAN/ARIA
   *   01 P1
   */
  private readonly passenger = this.RULE("passenger", (): FareHeaderNode => {
    const persons = this.OR([
      { ALT: () => (this.CONSUME(PricedName), undefined) },
      { ALT: () => this.read(this.CONSUME(PricedNumbers), numberListValue) },
    ]);
    return { kind: "fareHeader", per: "person", persons };
  });

  /**
   * lastTicketing: LastTicketing FullDate? DayMonth? PricingText?
   *
   *   LAST TKT DTE 20APR26/23:59 LT IN POS - SEE ADV PURCHASE
   *   1-2 LAST TKT DTE 30APR26/23:59 LT IN POS - SEE ADV PURCHASE
   */
  private readonly lastTicketing = this.RULE("lastTicketing", (): FareNode => {
    this.CONSUME(LastTicketing);
    const full = this.optional(1, FullDate, dateValue);
    const day = this.optional(2, DayMonth, dateValue);
    this.skip(3, PricingText);
    return { kind: "fare", lastTicketing: full ?? day };
  });

  /**
   * titles: PassengerTitles TitleWord* TitleCurrency? TitleWord*
   *
   *   PASSENGER         PTC    NP  FARE USD  TAX/FEE   PER PSGR
   */
  private readonly titles = this.RULE("titles", (): FareHeaderNode => {
    this.CONSUME(PassengerTitles);
    this.skipAll(1, TitleWord);
    const currency = this.optionalText(2, TitleCurrency);
    this.skipAll(3, TitleWord);
    return { kind: "fareHeader", per: "person", currency };
  });

  /**
   * pricedWith: PricedWith PricedCarrier? PricingText?
   *
   *   PRICED WITH VALIDATING CARRIER BA - REPRICE IF DIFFERENT VC
   *   1-2 PRICED WITH VALIDATING CARRIER BA - REPRICE IF DIFFERENT VC
   */
  private readonly pricedWith = this.RULE("pricedWith", (): FareNode => {
    this.CONSUME(PricedWith);
    const validatingCarrier = this.optionalText(1, PricedCarrier);
    this.skip(2, PricingText);
    return { kind: "fare", validatingCarrier };
  });
}

const pricingHead: LineFamily = {
  name: "pricing",
  openers: OPENERS,
  modes: {
    pricingHead: PRICING_HEAD,
    passengerTitles: PASSENGER_TITLES,
    pricedWith: PRICED_WITH,
  },
  rules: PricingHeadRules,
};

/** `01` alone on its line. Only below the head can no other line consist of one number. */
const PricedAnybody = token("PricedAnybody", /(?<![^\n])01(?=\n)/, { label: "01" });

class PricedAnybodyRules extends LineRules {
  /**
   * pricedAnybody: PricedAnybody
   *
   *   01
   */
  readonly line = this.RULE("pricedAnybody", (): FareHeaderNode => {
    this.CONSUME(PricedAnybody);
    return { kind: "fareHeader", per: "person" };
  });
}

const pricedAnybody: LineFamily = {
  name: "priced anybody",
  openers: [PricedAnybody],
  modes: {},
  rules: PricedAnybodyRules,
};

export const pricing: Section = {
  name: "pricing",
  head: pricingHead,
  families: [
    pricedAnybody,
    pricingRow,
    pricedAmount,
    endorsements,
    penalties,
    fareAdvice,
    pricedCoupons,
    couponNotes,
    fareCalculation,
  ],
};

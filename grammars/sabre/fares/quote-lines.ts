import type { CouponNode, FareNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  BAGGAGE,
  COUPON,
  couponLines,
  CouponRules,
  FARE_BASIS,
} from "../../common/fares/coupon.ts";
import { fareAmounts } from "../../common/fares/fare-amounts.ts";
import { fareCalculation } from "../../common/fares/fare-calculation.ts";
import { endorsements, penalties } from "../../common/fares/fare-texts.ts";
import { notes } from "../../common/displays/notes.ts";
import { taxRows } from "../../common/fares/tax-breakdown.ts";
import { AIRLINE, DAY_MONTH_YEAR, SHORT_DATE } from "../../common/shapes.ts";
import { unparsedField } from "../../common/unparsed.ts";
import { dateValue, part } from "../../common/values.ts";
import { Word } from "../../common/tokens.ts";
import { screenNotes } from "../displays/notes.ts";

/* The lines that stored quotes and live pricing share. */

const push_mode = "quoteTerms";

/** `ADT` in `ADT-01`. */
const CountedType = token("CountedType", /[A-Z][A-Z\d]{2}(?=-\d{2}[ \n])/, {
  label: "passenger type",
  push_mode,
});
/** `-01` in `ADT-01`. */
const TypeCount = token("TypeCount", /-\d{2}(?=[ \n])/, { label: "count of passengers" });
/** `KZZ1POW`, `KEZZ4DE/VEZZ4DE` up to the end of the line. */
const TypeBases = token(
  "TypeBases",
  new RegExp(`(?<=-\\d{2} {1,12})${FARE_BASIS}(?: {1,4}${FARE_BASIS}){0,11}(?= *\\n)`),
  { label: "fare bases" },
);
/** `LAST DAY TO PURCHASE`. */
const LastDayMark = token("LastDayMark", /LAST DAY TO PURCHASE(?=[ :])/, {
  label: "LAST DAY TO PURCHASE",
  push_mode,
});
/** `11OCT`, `11OCT26` after `PURCHASE`. */
export const LastDay = token(
  "LastDay",
  new RegExp(`(?<=PURCHASE[ :]{1,6})${SHORT_DATE}(?![A-Z\\d])`),
  { label: "last ticketing date" },
);
/** `VALIDATING CARRIER`. */
const CarrierMark = token("CarrierMark", /VALIDATING CARRIER(?=[ -])/, {
  label: "VALIDATING CARRIER",
  push_mode,
});
/** `LO` after `CARRIER -`. */
const QuoteCarrier = token(
  "QuoteCarrier",
  new RegExp(`(?<=CARRIER(?: SPECIFIED)?[ -]{1,6})${AIRLINE}(?=[ \\n])`),
  { label: "validating carrier" },
);

class QuoteTermsRules extends LineRules {
  /** quoteTerms: counted | lastDay | carrier */
  readonly line = this.RULE("quoteTerms", () =>
    this.oneRule(this.counted, this.lastDay, this.carrier),
  );

  /**
   * counted: CountedType TypeCount TypeBases? Word*
   *
   *   ADT-01  KZZ1POW
   */
  private readonly counted = this.RULE("counted", (): FareNode => {
    const passengerType = this.text(this.CONSUME(CountedType));
    const passengers = this.read(this.CONSUME(TypeCount), (image) => Number(image.slice(1)));
    const basesOfType = this.optionalText(1, TypeBases);
    const unparsed = this.allTexts(2, Word);
    return { kind: "fare", passengerType, passengers, basesOfType, ...unparsedField({ unparsed }) };
  });

  /**
   * lastDay: LastDayMark LastDay? Word*
   *
   *   LAST DAY TO PURCHASE 11OCT/2359
   */
  private readonly lastDay = this.RULE("lastDay", (): FareNode => {
    this.CONSUME(LastDayMark);
    const lastTicketing = this.optional(1, LastDay, dateValue);
    this.skipAll(2, Word);
    return { kind: "fare", lastTicketing };
  });

  /**
   * carrier: CarrierMark Word* QuoteCarrier? Word*
   *
   *   VALIDATING CARRIER - LO
   *   VALIDATING CARRIER SPECIFIED - LO
   */
  private readonly carrier = this.RULE("carrier", (): FareNode => {
    this.CONSUME(CarrierMark);
    this.skipAll(1, Word);
    const validatingCarrier = this.optionalText(2, QuoteCarrier);
    this.skipAll(3, Word);
    return { kind: "fare", validatingCarrier };
  });
}

const quoteTerms = lineFamily(
  "quote terms",
  [CountedType, LastDayMark, CarrierMark],
  [TypeCount, TypeBases, LastDay, QuoteCarrier, Word],
  QuoteTermsRules,
);

/** `BUD`, `O BUD` before a flight. */
const CouponCity = token(
  "QuoteCouponCity",
  new RegExp(
    `(?:[OX] {1,3})?[A-Z]{3}(?= {1,6}${AIRLINE} {0,4}(?:\\d{1,4} ?[A-Z]|OPEN ?[A-Z])[ \\n])`,
  ),
  { label: "city", push_mode: "couponFlight" },
);

/**
 * The coupons of a stored quote:
 *
 *  01 O BUD LO 532K 20OCT  740  KZZ1POW         20OCT2620OCT26 23K
 */
const quoteCoupon = couponLines("quote coupon", {
  city: CouponCity,
  columns: { from: 16, to: 23 },
});

/** `NRT`, `XHKG` before an airline and a class without a flight number. */
const ArrivalCity = token(
  "QuoteArrivalCity",
  new RegExp(`[OX]?[A-Z]{3}(?= {1,6}${AIRLINE} {1,6}[A-Z] {1,6}(?:\\d|[A-Z]))`),
  { label: "city", push_mode: "pricedCoupon" },
);
/** `PR  V`: the airline and the class. */
const ArrivalAirline = token("ArrivalAirline", new RegExp(`${AIRLINE}(?= {1,6}[A-Z] )`), {
  label: "airline",
});
/** `V`. */
const ArrivalClass = token("ArrivalClass", /[A-Z](?= )/, { label: "booking class" });

class PricedCouponRules extends CouponRules {
  protected readonly columns = { from: 16, to: 22 };

  /**
   * pricedCoupon: QuoteArrivalCity ArrivalAirline ArrivalClass couponTerms
   *
   *   NRT PR  V   24MAR VPXPH           24MAR 24MAR 20K
   */
  readonly line = this.RULE("pricedCoupon", (): CouponNode => {
    const city = this.text(this.CONSUME(ArrivalCity));
    const airline = this.text(this.CONSUME(ArrivalAirline));
    this.CONSUME(ArrivalClass);
    const terms = this.terms();
    return this.ACTION(() => {
      const destination = part(city, city.value.length - 3, city.value.length);
      return { kind: "coupon", airline, destination, ...terms };
    });
  });
}

/** The flights of a pricing display, without their numbers. The city is that of the arrival. */
const pricedCoupon = lineFamily(
  "priced coupon",
  [ArrivalCity],
  [ArrivalAirline, ArrivalClass, ...COUPON],
  PricedCouponRules,
);

/** `BAG ALLOWANCE`, before a pair of cities and what may be taken between them. */
const AllowanceMark = token(
  "AllowanceMark",
  new RegExp(`BAG ALLOWANCE {0,8}-(?=[A-Z]{6}-${BAGGAGE})`),
  { label: "BAG ALLOWANCE", push_mode: "quoteAllowance" },
);
const AllowancePair = token("AllowancePair", /[A-Z]{6}(?=-)/, { label: "city pair" });
const AllowedBaggage = token("AllowedBaggage", new RegExp(`(?<=[A-Z]{6}-)${BAGGAGE}`), {
  label: "baggage",
});
const AllowanceDash = token("AllowanceDash", "-");
/** The airline whose rule it is, and how heavy a piece may be: the booking has no field for them. */
const AllowanceRule = token("AllowanceRule", /\/[!-\uffff]*(?: +[!-\uffff]+)*/, { label: "rule" });

class AllowanceRules extends LineRules {
  /**
   * quoteAllowance: AllowanceMark AllowancePair AllowanceDash? AllowedBaggage AllowanceRule?
   *
   *   BAG ALLOWANCE     -FRAJFK-01P/LH/EACH PIECE UP TO 50 POUNDS/23 KILOGRAMS
   */
  readonly line = this.RULE("quoteAllowance", (): CouponNode => {
    this.CONSUME(AllowanceMark);
    const pair = this.text(this.CONSUME(AllowancePair));
    this.skip(1, AllowanceDash);
    const baggage = this.text(this.CONSUME(AllowedBaggage));
    this.skip(2, AllowanceRule);
    return this.ACTION(() => ({
      ...{ kind: "coupon", ofPair: true, baggage },
      ...{ origin: part(pair, 0, 3), destination: part(pair, 3, 6) },
    }));
  });
}

/** What may be taken between two cities, below the price of a passenger type. */
const quoteAllowance = lineFamily(
  "quote allowance",
  [AllowanceMark],
  [AllowancePair, AllowedBaggage, AllowanceDash, AllowanceRule],
  AllowanceRules,
);

const quoteNotes = notes("quoteNote", [
  // 03   EWR                     VOID
  ["coupon", /(?:[OX] {1,3})?[A-Z]{3}(?= +(?:VOID|ARNK|SURFACE)(?:[ \n]))/],
  //      BUD
  ["coupon", /(?<=(?<![^\n]) {0,40})(?!END)[A-Z]{3}(?= *\n)/],
  ["columns", /CXR +RES +DATE(?= )/],
  ["tax breakdown", /XT BREAKDOWN/],
  // ZZ9A ZZ9A *AZZ 1407/28SEP26                        PRICE-SYSTEM
  [
    "pricing agent",
    new RegExp(`[A-Z\\d]{3,5}(?= [A-Z\\d]{3,5} \\*[A-Z\\d]{1,5} \\d{4}/${DAY_MONTH_YEAR})`),
  ],
  [
    "advice",
    /FARE (?:NOT GUARANTEED|SOURCE|BASIS|RULES|CALC|TYPE|BY RULE|VALID)|PRIVATE FARE|PRICE-/,
  ],
  [
    "advice",
    /(?:NON-?[A-Z]{3}|NON |NO ?REF|REF[ /]|REFUND|CHANGE|CHG|PENALT|RESTRICT|VALID |RATE USED|SURCHARGE)/,
  ],
  [
    "advice",
    /(?:TICKET|TKT|TAX|EACH |AIR EXTRAS|ADDITIONAL |EMBARGO|ATTN\*|SUBJ|ENDORSE|RQST|FORM OF PAY)/,
  ],
  ["baggage", /(?:BAG(?:GAGE|S)?[ -]|CARRY ?-?ON|(?:1ST|2ND) ?(?:CHECKED )?BAG|CHECKED BAG)/],
]);

/** First match first. */
export const quoteLines: readonly LineFamily[] = [
  quoteTerms,
  quoteAllowance,
  quoteCoupon,
  pricedCoupon,
  taxRows,
  fareAmounts,
  endorsements,
  penalties,
  quoteNotes,
  fareCalculation,
  screenNotes,
];

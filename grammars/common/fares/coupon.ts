import type { TokenType } from "chevrotain";
import type { CouponNode, Mutable, PrintedDate, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { unparsedOf } from "../segments/options.ts";
import { AIRLINE, MONTH, NUMBER_OR_OPEN } from "../shapes.ts";
import { DayMonth, Word } from "../tokens.ts";
import { converted, dateValue, part } from "../values.ts";

/*
 * A coupon on one line: a flight, its fare basis, the days from which and until which it is valid, and
 * its free baggage:
 *
 *  1   VIE OS  727 E 21APR 1010  OK EZZ14A1S        21APR21APR 1PC
 * 03 O NRT AY  74V 25JAN 1120A VEZZ4DE                11APR27 02P
 *
 * A coupon never becomes a segment.
 */

/** `EZZ14A1S`, `HZZRTF/CH`: the source of a pattern. */
export const FARE_BASIS = "[A-Z][A-Z\\d]{1,14}(?:\\/[A-Z\\d]{1,10}){0,2}(?![A-Z\\d/])";
/** `1PC`, `01P`, `23K`, `NIL`: the source of a pattern. */
export const BAGGAGE = "(?:\\d{1,2}P[CL]?|\\d{1,3}KG?|NIL|NO)(?![A-Z\\d])";
/** `21APR`, `20OCT26`; another such date can touch it. */
const VALID = `[0-3]\\d${MONTH}(?:\\d\\d)?`;
/** The end of a coupon: its baggage, and in some displays its status, `O`. */
const END = "(?: {1,6}[A-Z])? *\\n";

/** `OS  727 E`, `AY1412K`, `TKOPEN   L`: a flight and its class. */
const CouponFlight: TokenType = token(
  "CouponFlight",
  new RegExp(`${AIRLINE} {0,8}${NUMBER_OR_OPEN} {0,6}[A-Z](?![A-Z\\d])`),
  { label: "flight" },
);
/** The first of two dates at the end of a line. */
const ValidFrom: TokenType = token(
  "ValidFrom",
  new RegExp(`${VALID}(?= {0,4}${VALID}(?: {1,20}${BAGGAGE})?${END})`),
  { label: "not valid before" },
);
/** The last date of a line; if it is the only one, its column says what it means. */
const ValidTo: TokenType = token(
  "ValidTo",
  new RegExp(`${VALID}(?=(?: {1,20}${BAGGAGE})?${END})`),
  {
    label: "not valid after",
  },
);
/** `1PC` at the end of a line. */
const CouponBaggage: TokenType = token("CouponBaggage", new RegExp(`(?<= )${BAGGAGE}(?=${END})`), {
  label: "baggage",
});
/** `EZZ14A1S`; a fare basis of one letter stands right after the time or the status. */
export const CouponBasis: TokenType = token(
  "CouponBasis",
  new RegExp(
    `(?!(?:OK|NS|SA|RQ|OPEN|VOID)[ \\n])${FARE_BASIS}|(?<=(?:OK|\\d[APNM]?) {1,4})[A-Z](?=[ \\n])`,
  ),
  { label: "fare basis" },
);

/** What the booking has no field for: the time, `OK`, the status of the coupon, a star for another class. */
const CouponMark: TokenType = token(
  "CouponMark",
  /(?:\d{3,4}[APNM]?|OK|NS|SA|RQ|OPEN|VOID|[A-Z]|\*)(?=[ \n])/,
  { label: "mark" },
);

export const COUPON: readonly TokenType[] = [
  CouponFlight,
  ValidFrom,
  ValidTo,
  DayMonth,
  CouponBaggage,
  CouponBasis,
  CouponMark,
  Word,
];

/** How far after the fare basis begins the column of each date. */
interface ValidityColumns {
  readonly from: number;
  readonly to: number;
}

interface Terms {
  date?: Read<PrintedDate>;
  fareBasis?: Read<string>;
  baggage?: Read<string>;
  from?: Read<string>;
  to?: Read<string>;
  readonly unparsed: Read<string>[];
}

export abstract class CouponRules extends LineRules {
  /** The columns of the display. */
  protected abstract readonly columns: ValidityColumns;

  /**
   * couponTerms:
   *   (DayMonth | CouponBasis | ValidFrom | ValidTo | CouponBaggage | CouponMark | Word)*
   */
  private readonly couponTerms = this.RULE(
    "couponTerms",
    this.manyOf(
      (): Terms => ({ unparsed: [] }),
      [
        [DayMonth, addDate],
        [CouponBasis, addBasis],
        [ValidFrom, (terms, text) => (terms.from = text)],
        [ValidTo, (terms, text) => (terms.to = text)],
        [CouponBaggage, (terms, text) => (terms.baggage = text)],
        [CouponMark],
        [Word, (terms, text) => terms.unparsed.push(text)],
      ],
    ),
  );

  /** All that follows the flight. */
  protected terms(): CouponTerms {
    const terms = this.SUBRULE(this.couponTerms);
    return this.ACTION(() => {
      const { date, fareBasis, baggage, unparsed } = terms;
      const validity = validityOf(terms, this.columns);
      return { date, fareBasis, baggage, ...validity, unparsed: unparsedOf(unparsed) };
    });
  }
}

type CouponTerms = Pick<
  CouponNode,
  "date" | "fareBasis" | "baggage" | "notBefore" | "notAfter" | "unparsed"
>;

function addDate(terms: Terms, text: Read<string>): void {
  if (terms.date === undefined) terms.date = { ...text, value: dateValue(text.value) };
  else terms.unparsed.push(text);
}

function addBasis(terms: Terms, text: Read<string>): void {
  if (terms.fareBasis === undefined) terms.fareBasis = text;
  else terms.unparsed.push(text);
}

/** The column of a lone date decides what it is; in neither column, it is unread. */
function validityOf(
  { from, to, fareBasis, unparsed }: Terms,
  columns: ValidityColumns,
): Pick<CouponNode, "notBefore" | "notAfter"> {
  const [before, after] = [converted(from, dateValue), converted(to, dateValue)];
  if (before !== undefined) return { notBefore: before, notAfter: after };
  if (after === undefined || to === undefined) return {};
  const column = fareBasis && after.start - fareBasis.start;
  if (column === columns.from) return { notBefore: after };
  if (column === columns.to) return { notAfter: after };
  unparsed.push(to);
  return {};
}

/** `OS` and `727` of `OS  727 E`; an open flight has no number. */
export function flightOf(printed: Read<string>): Mutable<Pick<CouponNode, "airline" | "flight">> {
  const digits = /\d+/.exec(printed.value.slice(2));
  if (digits === null) return { airline: part(printed, 0, 2) };
  const start = digits.index + 2;
  return { airline: part(printed, 0, 2), flight: part(printed, start, start + digits[0].length) };
}

/** What differs between the coupon lines of displays. */
interface CouponDisplay {
  /** The city at the head of the line, `O BUD`: the origin of the flight, unless it is the destination. */
  readonly city: TokenType;
  readonly isDestination?: boolean;
  readonly ofTicket?: boolean;
  readonly columns: ValidityColumns;
}

/** Coupons that begin with a city. */
export function couponLines(name: string, display: CouponDisplay): LineFamily {
  const { city, isDestination = false, ofTicket = false } = display;
  return {
    name,
    openers: [city],
    modes: { [String(city.PUSH_MODE)]: COUPON },
    rules: class extends CouponRules {
      protected readonly columns = display.columns;

      /**
       * coupon: <city> CouponFlight? couponTerms
       *
       *    1   VIE OS  727 E 21APR 1010  OK EZZ14A1S        21APR21APR 1PC
       */
      readonly line = this.RULE("coupon", (): CouponNode => {
        const number = this.elementNumber();
        const head = this.text(this.CONSUME(city));
        const flown = this.optionalText(1, CouponFlight);
        const terms = this.terms();
        return this.ACTION(() => ({
          kind: "coupon",
          ...(isDestination
            ? {}
            : { origin: part(head, head.value.length - 3, head.value.length) }),
          ...(flown && flightOf(flown)),
          ...terms,
          ...(ofTicket && { ofTicket, coupon: converted(number, Number) }),
        }));
      });
    },
  };
}

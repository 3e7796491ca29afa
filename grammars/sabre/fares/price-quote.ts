import type { FareHeaderNode, FareNode, Mutable } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  amountsOf,
  CellCurrency,
  FARE_CELLS,
  FareCellRowRules,
  WHOLE_FARE,
} from "../../common/fares/fare-cells.ts";
import { converted, numberListValue } from "../../common/values.ts";
import { Word } from "../../common/tokens.ts";
import { LORRAINE } from "../lorraine.ts";
import { quoteLines } from "./quote-lines.ts";

/*
 * Stored price quotes, one after another. The amounts are for one passenger of the type:
 *
 *                      PRICE QUOTE RECORD - DETAILS
 *     FARE NOT GUARANTEED UNTIL TICKETED
 *     PQ 1  S1¥RQ
 *     BASE FARE       EQUIV AMT     TAXES/FEES/CHARGES          TOTAL
 *     USD65.00        EUR60.00        44.40XT                EUR104.40ADT
 *     XT BREAKDOWN
 *              26.80YQ          13.40YR            4.20UA
 *     ADT-01  KZZ1POW
 */

/** `PRICE QUOTE RECORD - DETAILS`. */
const QuoteTitle = token("QuoteTitle", /PRICE QUOTE RECORD {0,3}- {0,3}DETAILS?/, {
  label: "PRICE QUOTE RECORD - DETAILS",
  push_mode: "quoteTitle",
});
/** `BASE FARE`: the titles of the columns; in live pricing, a row with a count follows them. */
const QuoteColumns = token(
  "QuoteColumns",
  /BASE FARE(?= [^\n]{0,80}TOTAL *\n)(?![^\n]{0,80}\n[ \n]{0,80}\d{1,2}- *[A-Z])/,
  { label: "BASE FARE", push_mode: "quoteTitle" },
);
/** `PQ` before a number. */
const QuoteMark = token("QuoteMark", /PQ(?= ?\d{1,2}[ \n])/, {
  label: "PQ",
  push_mode: "quoteMark",
});
/** `1` after `PQ`. */
const QuoteNumber = token("QuoteNumber", /(?<=PQ ?)\d{1,2}(?=[ \n])/, {
  label: "number of the quote",
});

const END = `(?=${LORRAINE}|[ \\n])`;

/** `S1-2`, `S1/3`. */
const PricedSegments = token(
  "PricedSegments",
  new RegExp(`S\\d{1,2}(?:[-/,]\\d{1,2}){0,40}${END}`),
  { label: "segment numbers" },
);
/** `N1.1`, `N1.1/2.1`. */
const PricedPersons = token(
  "PricedPersons",
  new RegExp(`N\\d{1,2}\\.\\d{1,2}(?:[/,]\\d{1,2}\\.\\d{1,2}){0,40}${END}`),
  { label: "passenger numbers" },
);
/** `¥` between qualifiers. */
const QualifierMark = token("QualifierMark", new RegExp(LORRAINE));
/** `RQ`. */
const Qualifier = token("Qualifier", /[A-Z\d./*-]+|[!-\uffff]/, { label: "qualifier" });
/** `USD` before a whole fare: the currency of the base. */
const QuotedCurrency = token("QuotedCurrency", new RegExp(`${WHOLE_FARE}[A-Z]{3}`), {
  label: "currency",
  categories: [CellCurrency],
  push_mode: "quotedAmounts",
});

type Selection = Pick<FareHeaderNode, "segments" | "persons">;

/** The amounts are the cells of common/fares/fare-cells.ts. */
class PriceQuoteRules extends FareCellRowRules {
  /** priceQuote: title | quote | amounts */
  readonly line = this.RULE("priceQuote", () => this.oneRule(this.title, this.quote, this.amounts));

  /**
   * title: (QuoteTitle | QuoteColumns) Word*
   *
   *   BASE FARE       EQUIV AMT     TAXES/FEES/CHARGES          TOTAL
   */
  private readonly title = this.RULE(
    "title",
    this.noteOn("price quote", [QuoteTitle, QuoteColumns], Word),
  );

  /**
   * quote: QuoteMark QuoteNumber (PricedSegments | PricedPersons | QualifierMark | Qualifier)*
   *
   *   PQ 1  N1.1¥S1/2¥RQ
   */
  private readonly quote = this.RULE("quote", (): FareHeaderNode => {
    this.CONSUME(QuoteMark);
    const number = this.text(this.CONSUME(QuoteNumber));
    const selection = this.qualifiers();
    return this.ACTION(() => ({ kind: "fareHeader", number, per: "person", ...selection }));
  });

  private readonly qualifiers = this.manyOf(
    (): Mutable<Selection> => ({}),
    [
      [PricedSegments, (found, text) => (found.segments = converted(text, segmentsValue))],
      [PricedPersons, (found, text) => (found.persons = converted(text, personsValue))],
      [[QualifierMark, Qualifier]],
    ],
  );

  /**
   * amounts: cells
   *
   *   USD65.00        EUR60.00        44.40XT                EUR104.40ADT
   */
  private readonly amounts = this.RULE("amounts", (): FareNode => {
    const cells = this.SUBRULE(this.cells);
    return this.ACTION(() => ({ kind: "fare", begins: true, ...amountsOf(cells) }));
  });
}

/** `S1/3` to `1 3`. */
function segmentsValue(image: string): readonly string[] {
  return numberListValue(image.replaceAll("/", ","));
}

/** `N1.1/2.1` to `1.1 2.1`. */
function personsValue(image: string): readonly string[] {
  return image.slice(1).split(/[/,]/);
}

/** Stored price quotes in full (`*PQ1`). */
export const priceQuote: Section = {
  name: "priceQuote",
  head: {
    name: "price quote",
    openers: [QuoteTitle, QuoteColumns, QuoteMark, QuotedCurrency],
    modes: {
      quoteTitle: [Word],
      quoteMark: [QuoteNumber, PricedSegments, PricedPersons, QualifierMark, Qualifier],
      quotedAmounts: FARE_CELLS,
    },
    rules: PriceQuoteRules,
  },
  families: quoteLines,
};

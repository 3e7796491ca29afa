import type { FareHeaderNode, FareRowNode } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { Amount } from "../../common/fares/money.ts";
import { Word } from "../../common/tokens.ts";
import { BLOCK, BlockMark, BlockRules, PERSONS, personsValue, quoteLines } from "./quote-lines.ts";

/*
 * A fare quote: a row for the passengers of each type:
 *
 *    PSGR   QUOTE BASIS         FARE    TAXES      TOTAL PSG DES
 * FQG 1           YIF   USD  1840.00   121.35    1961.35 ADT
 *     GUARANTEED AT TIME OF TICKETING
 * GRAND TOTAL INCLUDING TAXES ****     USD      3462.70
 *
 * or a block for some passengers, with its calculation:
 *
 * FQ-1 G21MAR26      ADT
 *  BUD LO X/WAW LO RIX 441.20 NUC441.20END ROE0.881776
 *  FARE EUR390.00 EQU USD429.00 TAX 12.10HU TOT USD441.10
 */

/** `PSGR`: the titles of the columns. */
const QuoteColumns = token(
  "TravelportQuoteColumns",
  /PSGR(?= [^\n]{0,60}FARE +TAX(?:ES)? +TOTAL)/,
  { label: "PSGR FARE TAXES TOTAL", push_mode: "quoteText" },
);
/** `FQ`, `FQBB`: the entry that quotes. */
const QuoteEntry = token("QuoteEntry", /FQ(?:BB)?(?=(?:[P/*][!-~]{0,60})? *\n)/, {
  label: "FQ",
  push_mode: "quoteText",
});

const AMOUNTS =
  "\\d{1,9}(?:\\.\\d{1,3})?(?: +\\d{1,9}(?:\\.\\d{1,3})?){2}(?= +[A-Z][A-Z\\d]{2}[ \\n]| *\\n)";

/** `FQG`: a quote, and how it is guaranteed. */
const RowMark = token(
  "RowMark",
  new RegExp(`FQ[A-Z](?= {0,4}${PERSONS} [^\\n]{0,60}[A-Z]{3} +${AMOUNTS})`),
  { label: "FQG", push_mode: "quoteRow" },
);
/** `1-2` after `FQG`. */
const RowPersons = token("RowPersons", new RegExp(`(?<=FQ[A-Z] {0,4})${PERSONS}(?= )`), {
  label: "passenger numbers",
});
/** `USD` before three amounts. */
const RowCurrency = token("QuoteRowCurrency", new RegExp(`[A-Z]{3}(?= +${AMOUNTS})`), {
  label: "currency",
});
/** `ADT` after the total. */
const RowType = token(
  "QuoteRowType",
  /(?<=\d {1,20}\d{1,9}(?:\.\d{1,3})? {1,20})[A-Z][A-Z\d]{2}(?=[ \n])/,
  { label: "passenger type" },
);
/** `FQ-` before passenger numbers. */
const LinearMark = token("LinearMark", new RegExp(`FQ-(?=${PERSONS}[ \\n])`), {
  label: "FQ-",
  categories: [BlockMark],
  push_mode: "quoteBlock",
});

/** A block, `$B-1 …` or `FQ-1 …`, is read by `BlockRules` in quote-lines.ts. */
class FareQuoteRules extends BlockRules {
  /** fareQuote: columns | entry | row | block */
  readonly line = this.RULE("fareQuote", () =>
    this.oneRule(this.columns, this.entry, this.row, this.block),
  );

  /**
   * columns: QuoteColumns Word*
   *
   *   PSGR   QUOTE BASIS         FARE    TAXES      TOTAL PSG DES
   */
  private readonly columns = this.RULE("columns", (): FareHeaderNode => {
    this.CONSUME(QuoteColumns);
    this.skipAll(1, Word);
    return { kind: "fareHeader", per: "person" };
  });

  /**
   * entry: QuoteEntry Word*
   *
   *   FQP1-2
   */
  private readonly entry = this.RULE("entry", this.noteOn("entry", QuoteEntry, Word));

  /**
   * row:
   *   RowMark RowPersons Word* QuoteRowCurrency Amount Amount Amount QuoteRowType? Word*
   *
   *   FQG 1-2         YIF   USD   500.00    40.00    1080.00 ADT
   */
  private readonly row = this.RULE("row", (): FareRowNode => {
    this.CONSUME(RowMark);
    const persons = this.read(this.CONSUME(RowPersons), personsValue);
    this.skipAll(1, Word);
    const currency = this.text(this.CONSUME(RowCurrency));
    const base = this.read(this.CONSUME1(Amount), Number);
    const taxes = this.read(this.CONSUME2(Amount), Number);
    const total = this.read(this.CONSUME3(Amount), Number);
    const passengerType = this.optionalText(2, RowType);
    this.skipAll(3, Word);
    return this.ACTION(() => {
      const passengers = { ...persons, value: persons.value.length };
      const amounts = { base, taxes, total, currency };
      return { kind: "fareRow", persons, passengers, passengerType, ...amounts };
    });
  });
}

export const fareQuote: Section = {
  name: "fareQuotes",
  head: {
    name: "fare quote",
    openers: [QuoteColumns, RowMark, LinearMark, QuoteEntry],
    modes: {
      quoteText: [Word],
      quoteRow: [RowPersons, RowCurrency, Amount, RowType, Word],
      quoteBlock: BLOCK,
    },
    rules: FareQuoteRules,
  },
  families: quoteLines,
};

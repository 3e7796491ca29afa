import { createToken } from "chevrotain";
import type { FareHeaderNode, FareRowNode, NoteNode } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { Amount } from "../../common/fares/money.ts";
import {
  BLOCK,
  BlockMark,
  BlockRules,
  PERSONS,
  personsValue,
  quoteLines,
  QuoteWord,
} from "./quote-lines.ts";

/*
 * A fare quote, a row for passengers of a type:
 *
 *    PSGR   QUOTE BASIS         FARE    TAXES      TOTAL PSG DES
 * FQG 1           YIF   USD  1840.00   121.35    1961.35 ADT
 *     GUARANTEED AT TIME OF TICKETING
 * GRAND TOTAL INCLUDING TAXES ****     USD      3462.70
 *
 * or, with its calculation, for some passengers:
 *
 * FQ-1 G21MAR26      ADT
 *  BUD LO X/WAW LO RIX 441.20 NUC441.20END ROE0.881776
 *  FARE EUR390.00 EQU USD429.00 TAX 12.10HU TOT USD441.10
 */

const QuoteColumns = createToken({
  name: "TravelportQuoteColumns",
  label: "PSGR FARE TAXES TOTAL",
  pattern: /PSGR(?= [^\n]{0,60}FARE +TAX(?:ES)? +TOTAL)/,
  push_mode: "quoteText",
});
const QuoteEntry = createToken({
  name: "QuoteEntry",
  label: "FQ",
  pattern: /FQ(?:BB)?(?=(?:[P/*][!-~]{0,60})? *\n)/,
  push_mode: "quoteText",
});

const AMOUNTS =
  "\\d{1,9}(?:\\.\\d{1,3})?(?: +\\d{1,9}(?:\\.\\d{1,3})?){2}(?= +[A-Z][A-Z\\d]{2}[ \\n]| *\\n)";

/** `FQG`: a quote, and how far it is guaranteed. */
const RowMark = createToken({
  name: "RowMark",
  label: "FQG",
  pattern: new RegExp(`FQ[A-Z](?= {0,4}${PERSONS} [^\\n]{0,60}[A-Z]{3} +${AMOUNTS})`),
  push_mode: "quoteRow",
});
const RowPersons = createToken({
  name: "RowPersons",
  label: "passenger numbers",
  pattern: new RegExp(`(?<=FQ[A-Z] {0,4})${PERSONS}(?= )`),
});
const RowCurrency = createToken({
  name: "QuoteRowCurrency",
  label: "currency",
  pattern: new RegExp(`[A-Z]{3}(?= +${AMOUNTS})`),
});
const RowType = createToken({
  name: "QuoteRowType",
  label: "passenger type",
  pattern: /(?<=\d {1,20}\d{1,9}(?:\.\d{1,3})? {1,20})[A-Z][A-Z\d]{2}(?=[ \n])/,
});
const LinearMark = createToken({
  name: "LinearMark",
  label: "FQ-",
  pattern: new RegExp(`FQ-(?=${PERSONS}[ \\n])`),
  categories: [BlockMark],
  push_mode: "quoteBlock",
});

class FareQuoteRules extends BlockRules {
  /** fareQuote: columns | entry | row | block */
  readonly line = this.RULE("fareQuote", () =>
    this.OR<FareHeaderNode | FareRowNode | NoteNode>([
      { ALT: () => this.SUBRULE(this.columns) },
      { ALT: () => this.SUBRULE(this.entry) },
      { ALT: () => this.SUBRULE(this.row) },
      { ALT: () => this.SUBRULE(this.block) },
    ]),
  );

  /**
   * columns: QuoteColumns QuoteWord*
   *
   *   PSGR   QUOTE BASIS         FARE    TAXES      TOTAL PSG DES
   */
  private readonly columns = this.RULE("columns", (): FareHeaderNode => {
    this.CONSUME(QuoteColumns);
    this.MANY(() => this.CONSUME(QuoteWord));
    return { kind: "fareHeader", per: "person" };
  });

  /**
   * entry: QuoteEntry QuoteWord*
   *
   *   FQP1-2
   */
  private readonly entry = this.RULE("entry", (): NoteNode => {
    this.CONSUME(QuoteEntry);
    this.MANY(() => this.CONSUME(QuoteWord));
    return { kind: "note", about: "entry" };
  });

  /**
   * row:
   *   RowMark RowPersons QuoteWord* QuoteRowCurrency Amount Amount Amount QuoteRowType? QuoteWord*
   *
   *   FQG 1-2         YIF   USD   500.00    40.00    1080.00 ADT
   */
  private readonly row = this.RULE("row", (): FareRowNode => {
    this.CONSUME(RowMark);
    const persons = this.read(this.CONSUME(RowPersons), personsValue);
    this.MANY1(() => this.CONSUME1(QuoteWord));
    const currency = this.text(this.CONSUME(RowCurrency));
    const base = this.read(this.CONSUME1(Amount), Number);
    const taxes = this.read(this.CONSUME2(Amount), Number);
    const total = this.read(this.CONSUME3(Amount), Number);
    const passengerType = this.optionalText(1, RowType);
    this.MANY2(() => this.CONSUME2(QuoteWord));
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
      quoteText: [QuoteWord],
      quoteRow: [RowPersons, RowCurrency, Amount, RowType, QuoteWord],
      quoteBlock: BLOCK,
    },
    rules: FareQuoteRules,
  },
  families: quoteLines,
};

import type { FareHeaderNode } from "../../../src/ast/nodes.ts";
import type { Section, TitledSection } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { type Columns, LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { CellCurrency } from "../../common/fares/fare-cells.ts";
import { Amount, money } from "../../common/fares/money.ts";
import { notes } from "../../common/displays/notes.ts";
import { screenNotes } from "../displays/notes.ts";

/*
 * The list of stored price quotes: a row for each traveller, with the total for one:
 *
 *             PRICE QUOTE RECORD - SUMMARY BY NAME NUMBER
 *                       RETAINED FARE
 *     NAME    PQ TYPE TKT DES        M/S/A CREATED       TKT TTL
 *      1.1  S  1  ADT                  S    28SEP EUR      104.40
 *      2.1  S  2  CNN CH25             S    28SEP EUR       89.40
 */

const summaryHead = notes("quoteSummaryHead", [
  ["price quotes", /PRICE QUOTE RECORD {0,3}- {0,3}SUMMARY/],
  ["price quotes", /NAME +PQ +TYPE(?= )/],
]);

const summaryNotes = notes("quoteSummaryNote", [["price quotes", /RETAINED FARES?(?= *\n)/]]);

const deletedRows = notes("deletedQuote", [
  ["deleted price quote", /NAME +PQ +TYPE(?= )|\d{1,2}\.\d{1,2}(?= )/],
]);

/** Price quotes that are no longer valid:
 *
 *                       DELETED BY TKT
 *      1.1     1  ADT                  S    01OCT USD     1104.40
 */
export const deletedQuotes: TitledSection = {
  name: "deletedQuotes",
  title: /DELETED(?: BY [A-Z]{2,8}| FARES?)?(?= *\n)/,
  families: [deletedRows],
};

/** `2.1` before a quote and a passenger type. */
const SummaryPerson = token(
  "SummaryPerson",
  /\d{1,2}\.\d{1,2}(?= +(?:[A-Z] +)?\d{1,2} +[A-Z][A-Z\d]{2} )/,
  { label: "passenger number", push_mode: "quoteSummary" },
);
/** `S` between the traveller and the quote. */
const SummaryMark = token("SummaryMark", /[A-Z](?= +\d{1,2} )/);
/** `2` before a passenger type. */
const SummaryQuote = token("SummaryQuote", /\d{1,2}(?= +[A-Z][A-Z\d]{2} )/, {
  label: "number of the quote",
});
/** `CNN` after the number of the quote. */
const SummaryType = token("SummaryType", /(?<= \d{1,2} +)[A-Z][A-Z\d]{2}(?= )/, {
  label: "passenger type",
});
/** The total, last on the row. */
const NUMBER = "\\d{1,9}(?:\\.\\d{1,3})? *\\n";
const SummaryWord = token("SummaryWord", new RegExp(`(?!(?:[A-Z]{3} *)?${NUMBER})[!-\\uffff]+`), {
  label: "word",
});

const TOTAL = {
  currency: CellCurrency,
  total: [Amount, Number],
} satisfies Columns;

class SummaryRowRules extends LineRules {
  /**
   * summaryRow:
   *   SummaryPerson SummaryMark? SummaryQuote SummaryType SummaryWord* CellCurrency? Amount?
   *
   *   2.1  S  2  CNN CH25             S    28SEP EUR       89.40
   */
  readonly line = this.RULE("summaryRow", (): FareHeaderNode => {
    const person = this.text(this.CONSUME(SummaryPerson));
    this.skip(1, SummaryMark);
    const number = this.text(this.CONSUME(SummaryQuote));
    const passengerType = this.text(this.CONSUME(SummaryType));
    this.skipAll(2, SummaryWord);
    const { currency, total } = this.optionals(3, TOTAL);
    return this.ACTION(() => ({
      kind: "fareHeader",
      number,
      per: "person",
      persons: { ...person, value: [person.value] },
      passengerType,
      total: currency && total && money(currency, total),
    }));
  });
}

const summaryRow = lineFamily(
  "quote summary",
  [SummaryPerson],
  [SummaryMark, SummaryQuote, SummaryType, SummaryWord, CellCurrency, Amount],
  SummaryRowRules,
);

/** Stored price quotes by traveller (`*PQS`). */
export const priceSummary: Section = {
  name: "priceSummary",
  head: summaryHead,
  families: [summaryRow, summaryNotes, screenNotes],
};

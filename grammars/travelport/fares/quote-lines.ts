import type { FareHeaderNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { fareAmounts } from "../../common/fares/fare-amounts.ts";
import { fareCalculation } from "../../common/fares/fare-calculation.ts";
import { notes } from "../../common/displays/notes.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { taxBreakdown } from "../../common/fares/tax-breakdown.ts";
import { DAY_MONTH, DAY_MONTH_YEAR } from "../../common/shapes.ts";
import { numberListValue } from "../../common/values.ts";
import { Word } from "../../common/tokens.ts";

/* The lines that filed fares, quotes and live pricing share. */

/** `1`, `1-3`, `1.3`, `1,3`: the numbers of passengers; the source of a pattern. */
export const PERSONS = "\\d{1,2}(?:[-,.]\\d{1,2}){0,40}";

/** `1.3` and `1,3` are two passengers, `1-3` are three. */
export function personsValue(image: string): readonly string[] {
  return numberListValue(image.replaceAll(".", ","));
}

/** `FQ-`, `$B-`: the category of the marks that begin the fare of some passengers. */
export const BlockMark = token("BlockMark", /NOT_APPLICABLE/);
/** `1-3` after the mark. */
const BlockPersons = token("BlockPersons", new RegExp(`(?<=-)${PERSONS}(?=[ \\n])`), {
  label: "passenger numbers",
});
/** `G21MAR26`: how the fare is guaranteed, and the date of the quote. */
const QuotedOn = token("QuotedOn", new RegExp(`[A-Z]${DAY_MONTH_YEAR}(?=[ \\n])`), {
  label: "date of the quote",
});
/** `ADT`. */
const BlockType = token("BlockType", /[A-Z][A-Z\d]{2}(?=[ \n])/, { label: "passenger type" });

export const BLOCK = [BlockPersons, QuotedOn, BlockType, Word];

export abstract class BlockRules extends LineRules {
  /**
   * block: BlockMark BlockPersons QuotedOn? BlockType? Word*
   *
   *   FQ-1 G21MAR26      ADT
   *   $B-1-3 C01MAR26
   */
  protected readonly block = this.RULE("block", (): FareHeaderNode => {
    this.CONSUME(BlockMark);
    const persons = this.read(this.CONSUME(BlockPersons), personsValue);
    this.skip(1, QuotedOn);
    const passengerType = this.optionalText(2, BlockType);
    const words = this.allTexts(3, Word);
    return this.ACTION(() => ({
      ...{ kind: "fareHeader", per: "person", persons, passengerType },
      unparsed: unparsedOf(words),
    }));
  });
}

const quoteNotes = notes("quoteNote", [
  //  S1   FB-DZZ1P4
  //  S1 NVB25DEC/NVA25DEC
  ["fare component", /S\d{1,2}(?:[-,.]\d{1,2})?(?= +(?:FB|BG|NVB|NVA|TD)[- \d])/],
  [
    "fare component",
    new RegExp(String.raw`(?:FB|BG|TD)-(?=[A-Z\d])|(?:NVB|NVA) ?(?=${DAY_MONTH})`),
  ],
  //  T S1-2/CPS/ET/TA2ZZ4
  ["ticketing modifiers", /T +(?=S\d{1,2}(?:[-,.*]\d{1,2}){0,20}\/)/],
  ["guarantee", /GUARANTEED(?= |\n)/],
  [
    "advice",
    /FARE (?:HAS|BASIS|RULES?|CALC|TYPE|VALID|RESTRICT|MAY|\*)|PRIVATE FARE|\*{2,} ?PRIVATE/,
  ],
  [
    "advice",
    /(?:NON-?[A-Z]{3}|NON |NO ?REF|REF[ /]|REFUND|CHANGE|CHG|PENALT|RESTRICT|VALID |RATE USED|SURCHARGE|ENDORSE|TICKETING |TICKETS? |E-?TKT|ELECTRONIC)/,
  ],
  ["advice", /(?:BANK (?:BUYING|SELLING) RATE|RATE OF EXCHANGE|BSR )/],
  ["baggage", /(?:BAG(?:GAGE|S)?[ -]|CARRY ?-?ON|(?:1ST|2ND) ?(?:CHECKED )?BAG|CHECKED BAG)/],
]);

/** First match first. */
export const quoteLines: readonly LineFamily[] = [
  taxBreakdown,
  fareAmounts,
  quoteNotes,
  fareCalculation,
];

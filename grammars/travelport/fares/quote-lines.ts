import type { FareHeaderNode, FareNode, Mutable } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { fareCouponDetails } from "../../common/fares/coupon-details.ts";
import { endorsements, penalties } from "../../common/fares/fare-texts.ts";
import { fareAmounts } from "../../common/fares/fare-amounts.ts";
import { fareCalculation } from "../../common/fares/fare-calculation.ts";
import { notes } from "../../common/displays/notes.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { taxBreakdown } from "../../common/fares/tax-breakdown.ts";
import { AIRLINE, DAY_MONTH_YEAR } from "../../common/shapes.ts";
import { numberListValue, part } from "../../common/values.ts";
import { Slash, Word } from "../../common/tokens.ts";

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

const push_mode = "ticketingModifiers";
/** `T` before the segments that the modifiers are for. */
const ModifierMark = token("ModifierMark", /T(?= +S\d{1,2}(?:[-,.*]\d{1,2}){0,20}\/)/, {
  label: "T",
  push_mode,
});
/** `CLH`. */
const ModifierCarrier = token("ModifierCarrier", new RegExp(`(?<=/)C${AIRLINE}(?=[/ \\n])`), {
  label: "validating carrier",
});
/** `EBNONREF CHG FEE`: what is printed in the box for endorsements. */
const ModifierEndorsement = token(
  "ModifierEndorsement",
  /(?<=\/)EB[!-.0-\uffff]+(?: +[!-.0-\uffff]+)*/,
  { label: "endorsement" },
);
const ModifierWord = token("ModifierWord", /[!-.0-\uffff]+/);

type Modifiers = Mutable<Pick<FareNode, "validatingCarrier" | "endorsement">>;

class ModifierRules extends LineRules {
  /**
   * modifiers: ModifierMark (ModifierCarrier | ModifierEndorsement | Slash | ModifierWord)*
   *
   *   T S1-2/CLH/ET/TAZZ9P/EBNONREF CHG FEE
   */
  readonly line = this.RULE("modifiers", (): FareNode => {
    this.CONSUME(ModifierMark);
    return { kind: "fare", ...this.options() };
  });

  private readonly options = this.manyOf(
    (): Modifiers => ({}),
    [
      [ModifierCarrier, (found, text) => (found.validatingCarrier = part(text, 1, 3))],
      [ModifierEndorsement, (found, text) => (found.endorsement = part(text, 2, Infinity))],
      [[Slash, ModifierWord]],
    ],
  );
}

/** How tickets are to be issued for a fare. */
const modifiers = lineFamily(
  "ticketing modifiers",
  [ModifierMark],
  [ModifierCarrier, ModifierEndorsement, Slash, ModifierWord],
  ModifierRules,
);

const quoteNotes = notes("quoteNote", [
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
  fareCouponDetails,
  modifiers,
  endorsements,
  penalties,
  quoteNotes,
  fareCalculation,
];

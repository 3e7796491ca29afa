import type { FareNode } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ANY_DATE } from "../../common/shapes.ts";
import { dateValue } from "../../common/values.ts";
import { Word } from "../../common/tokens.ts";
import { BLOCK, BlockMark, BlockRules, PERSONS, quoteLines } from "./quote-lines.ts";

/*
 * Today's price of an itinerary (`$B`): a block for the passengers of each type:
 *
 * FARE GUARANTEED AT TICKET ISSUANCE
 * LAST DATE TO PURCHASE TICKET: 15APR26
 * $B-1-3 C01MAR26
 *  PDX DL AMS480.00XZZRUC DL PDX480.00XZZRUC NUC960.00END ROE1.00
 *  FARE USD 960.00 TAX 2.50AY TAX 241.80XT TOT USD 1204.30
 *  S1 NVB25DEC/NVA25DEC
 */

/** `$B-` before passenger numbers. */
const PricedMark = token("PricedMark", new RegExp(`\\$BB?-(?=${PERSONS}[ \\n])`), {
  label: "$B-",
  categories: [BlockMark],
  push_mode: "pricedBlock",
});
/** `$B`, `$BB`: the entry that prices. */
const PricingEntry = token("TravelportPricingEntry", /\$BB?(?=[!-~]{0,60} *\n)/, {
  label: "$B",
  push_mode: "pricingText",
});
/** `FARE GUARANTEED`. */
const Guarantee = token("PricingGuarantee", /FARE (?:NOT )?GUARANTEED(?=[ \n])/, {
  label: "FARE GUARANTEED",
  push_mode: "pricingText",
});
/** `LAST DATE TO PURCHASE TICKET:`. */
const PurchaseMark = token("PurchaseMark", /LAST (?:DATE|DAY) TO PURCHASE(?: TICKETS?)?(?: ?:| )/, {
  label: "LAST DATE TO PURCHASE",
  push_mode: "pricingTerms",
});
/** `15APR26`. */
const PurchaseDay = token("PurchaseDay", new RegExp(ANY_DATE), { label: "last ticketing date" });

/** A block, `$B-1 …` or `FQ-1 …`, is read by `BlockRules` in quote-lines.ts. */
class LivePricingRules extends BlockRules {
  /** livePricing: block | noted | lastDay */
  readonly line = this.RULE("livePricing", () =>
    this.oneRule(this.block, this.noted, this.lastDay),
  );

  /**
   * noted: (PricingEntry | PricingGuarantee) Word*
   *
   *   FARE GUARANTEED AT TICKET ISSUANCE
   */
  private readonly noted = this.RULE(
    "noted",
    this.noteOn("pricing", [PricingEntry, Guarantee], Word),
  );

  /**
   * lastDay: PurchaseMark Word* PurchaseDay? Word*
   *
   *   LAST DATE TO PURCHASE TICKET: 03MAY26
   */
  private readonly lastDay = this.RULE("lastDay", (): FareNode => {
    this.CONSUME(PurchaseMark);
    this.skipAll(1, Word);
    const lastTicketing = this.optional(2, PurchaseDay, dateValue);
    this.skipAll(3, Word);
    return { kind: "fare", lastTicketing };
  });
}

export const livePricing: Section = {
  name: "travelportLivePricing",
  head: {
    name: "live pricing",
    openers: [PricedMark, PricingEntry, Guarantee, PurchaseMark],
    modes: {
      pricedBlock: BLOCK,
      pricingText: [Word],
      pricingTerms: [PurchaseDay, Word],
    },
    rules: LivePricingRules,
  },
  families: quoteLines,
};

import { looseCoupons } from "../../../../grammars/common/fares/electronic-ticket.ts";
import { itemNames } from "../../../../grammars/common/people/item-names.ts";
import { airSegment } from "../../../../grammars/sabre/segments/air-segment.ts";
import { footer } from "../../../../grammars/sabre/header.ts";
import { livePricing } from "../../../../grammars/sabre/fares/live-pricing.ts";
import { priceQuote } from "../../../../grammars/sabre/fares/price-quote.ts";
import { priceSummary } from "../../../../grammars/sabre/fares/price-summary.ts";
import { ticketRecord } from "../../../../grammars/sabre/fares/ticket-record.ts";
import { defineGrammar } from "../../../../src/decode/engine/grammar.ts";
import { FareReader } from "../../fares.ts";

const families = [itemNames, footer];

/** Fares and tickets; some other lines stand for those of a record. */
export const fares = defineGrammar({
  name: "fares",
  signatures: [],
  families: [looseCoupons, airSegment, ...families],
  sections: [
    ticketRecord,
    livePricing,
    priceQuote,
    priceSummary,
    { name: "flightLines", head: airSegment, families: [] },
  ],
  endingSections: families,
});

export const reader = new FareReader(fares);

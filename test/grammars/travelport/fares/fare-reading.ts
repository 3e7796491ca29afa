import { looseCoupons } from "../../../../grammars/common/fares/electronic-ticket.ts";
import { itemNames } from "../../../../grammars/common/people/item-names.ts";
import { airSegment } from "../../../../grammars/travelport/segments/air-segment.ts";
import { electronicTicket } from "../../../../grammars/travelport/fares/electronic-ticket.ts";
import { fareQuote } from "../../../../grammars/travelport/fares/fare-quote.ts";
import { filedFare } from "../../../../grammars/travelport/fares/filed-fare.ts";
import { recordHeader } from "../../../../grammars/travelport/header.ts";
import { livePricing } from "../../../../grammars/travelport/fares/live-pricing.ts";
import { storedAmounts, storedFare } from "../../../../grammars/travelport/fares/stored-fare.ts";
import { defineGrammar } from "../../../../src/decode/engine/grammar.ts";
import { FareReader } from "../../fares.ts";

const families = [airSegment, itemNames, recordHeader];

/** Fares and tickets; some other lines stand for those of a record. */
export const fares = defineGrammar({
  name: "fares",
  signatures: [],
  families: [looseCoupons, ...families, storedAmounts],
  sections: [electronicTicket, storedFare, livePricing, filedFare, fareQuote],
  endingSections: families,
});

export const reader = new FareReader(fares);

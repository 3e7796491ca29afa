import { looseCoupons } from "../../../grammars/common/electronic-ticket.ts";
import { itemNames } from "../../../grammars/common/item-names.ts";
import { airSegment } from "../../../grammars/travelport/air-segment.ts";
import { electronicTicket } from "../../../grammars/travelport/electronic-ticket.ts";
import { fareQuote } from "../../../grammars/travelport/fare-quote.ts";
import { filedFare } from "../../../grammars/travelport/filed-fare.ts";
import { recordHeader } from "../../../grammars/travelport/header.ts";
import { livePricing } from "../../../grammars/travelport/live-pricing.ts";
import { storedAmounts, storedFare } from "../../../grammars/travelport/stored-fare.ts";
import { defineGrammar } from "../../../src/engine/grammar.ts";
import { FareReader } from "../fares.ts";

const families = [airSegment, itemNames, recordHeader];

/** Fares and tickets; some other lines stand for those of a record. */
export const fares = defineGrammar({
  name: "fares",
  signatures: [],
  wrapping: { width: 64, continuations: [] },
  families: [looseCoupons, ...families, storedAmounts],
  sections: [electronicTicket, storedFare, livePricing, filedFare, fareQuote],
  endingSections: families,
});

export const reader = new FareReader(fares);

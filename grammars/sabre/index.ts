import type { HeadedSection } from "../../src/engine/grammar.ts";
import { arrivalTerminal } from "../common/arrival-terminal.ts";
import { looseCoupons } from "../common/electronic-ticket.ts";
import { itemGroup, itemNames } from "../common/item-names.ts";
import { operatedBy } from "../common/operated-by.ts";
import { surface } from "../common/surface.ts";
import type { SystemDefinition } from "../system.ts";
import { airSegment } from "./air-segment.ts";
import { car } from "./car.ts";
import { bareLocator, footer, retrieval } from "./header.ts";
import { hotel } from "./hotel.ts";
import { flush } from "./line-heads.ts";
import { lineStarts } from "./line-starts.ts";
import { fareDisplay, notARecord } from "./not-a-record.ts";
import { livePricing } from "./live-pricing.ts";
import { flightNotes, screenNotes } from "./notes.ts";
import { otherSegment } from "./other-segment.ts";
import { priceQuote } from "./price-quote.ts";
import { deletedQuotes, priceSummary } from "./price-summary.ts";
import { rail } from "./rail.ts";
import { itemNumber, sections } from "./sections.ts";
import { looseSeats } from "./seats.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { signatures } from "./signatures.ts";
import { osi, ssr } from "./ssr.ts";
import { ticketRecord } from "./ticket-record.ts";
import { ticket, ticketing } from "./ticketing.ts";
import { verifiedFlight, verifiedLeg, verifiedTerminals, verifyHeading } from "./verify.ts";
import { wrapping } from "./wrapping.ts";

/** Below a flight, whatever has no number and is nothing else is about the flight. */
const flightLines: HeadedSection = {
  name: "flightLines",
  head: airSegment,
  families: [operatedBy, arrivalTerminal, flightNotes],
};

const segments = [surface, hotel, car, rail, otherSegment];
/** Items of titled sections that tell themselves, where their title is missing. */
const untitled = [looseSeats, ssr, osi, ticket, ticketing];
const verification = [verifyHeading, verifiedFlight, verifiedLeg, verifiedTerminals];
const header = [itemNames, itemGroup, footer, retrieval, bareLocator];

/** Everything we know of the Sabre screen. */
export const sabre: SystemDefinition = {
  name: "sabre",
  wireValue: "GDS_B",
  displayName: "Sabre",
  // Abacus writes the same displays.
  aliases: ["SABRE", "1S", "ABACUS"],
  samples,
  signatures,
  recordMarks,
  wrapping,
  flush,
  itemNumber,
  textColumn: 4,
  lineStarts,
  // First match first. Coupons of tickets, the rows that verify an itinerary and those of seats look
  // like air segments, and are none.
  families: [
    looseCoupons,
    ...verification,
    ...untitled,
    airSegment,
    ...segments,
    ...header,
    operatedBy,
    arrivalTerminal,
    screenNotes,
    notARecord,
  ],
  sections: [
    ticketRecord,
    livePricing,
    priceQuote,
    priceSummary,
    deletedQuotes,
    flightLines,
    fareDisplay,
    ...sections,
  ],
  endingSections: [...verification, ...untitled, ...segments, ...header, screenNotes, notARecord],
};

import type { HeadedSection } from "../../src/decode/engine/grammar.ts";
import { arrivalTerminal } from "../common/segments/arrival-terminal.ts";
import { looseCoupons } from "../common/fares/electronic-ticket.ts";
import { itemGroup } from "../common/people/item-group.ts";
import { itemNames } from "../common/people/item-names.ts";
import { operatedBy } from "../common/segments/operated-by.ts";
import { surface } from "../common/segments/surface.ts";
import type { SystemDefinition } from "../system.ts";
import { airSegment } from "./segments/air-segment.ts";
import { car } from "./segments/car.ts";
import { bareLocator, footer, retrieval } from "./header.ts";
import { hotel } from "./segments/hotel.ts";
import { fareDisplay, notARecord } from "./displays/not-a-record.ts";
import { livePricing } from "./fares/live-pricing.ts";
import { flightNotes, screenNotes } from "./displays/notes.ts";
import { otherSegment } from "./segments/other-segment.ts";
import { priceQuote } from "./fares/price-quote.ts";
import { deletedQuotes, priceSummary } from "./fares/price-summary.ts";
import { rail } from "./segments/rail.ts";
import { sections } from "./sections.ts";
import { looseSeats } from "./services/seats.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { screen } from "./screen.ts";
import { signatures } from "./signatures.ts";
import { osi, ssr } from "./services/ssr.ts";
import { ticketRecord } from "./fares/ticket-record.ts";
import { ticket, ticketing } from "./fares/ticketing.ts";
import {
  verifiedFlight,
  verifiedLeg,
  verifiedTerminals,
  verifyHeading,
} from "./segments/verify.ts";

/** Lines without a number below a flight: if nothing else matches, they are about the flight. */
const flightLines: HeadedSection = {
  name: "flightLines",
  head: airSegment,
  families: [operatedBy, arrivalTerminal, flightNotes],
};

const segments = [surface, hotel, car, rail, otherSegment];
/** Items of titled sections that are recognised without their title. */
const untitled = [looseSeats, ssr, osi, ticket, ticketing];
const verification = [verifyHeading, verifiedFlight, verifiedLeg, verifiedTerminals];
const header = [itemNames, itemGroup, footer, retrieval, bareLocator];

/** The Sabre screen. */
export const sabre: SystemDefinition = {
  name: "sabre",
  wireValue: "GDS_B",
  displayName: "Sabre",
  // Abacus prints the same displays.
  aliases: ["SABRE", "1S", "ABACUS"],
  samples,
  signatures,
  recordMarks,
  screen,
  // First match first. Coupons of tickets, rows that verify an itinerary and rows of seats look like
  // air segments and come before them.
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

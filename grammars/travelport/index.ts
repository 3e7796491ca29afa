import { arrivalTerminal } from "../common/segments/arrival-terminal.ts";
import { looseCoupons } from "../common/fares/electronic-ticket.ts";
import { itemGroup } from "../common/people/item-group.ts";
import { gluedItemNames } from "../common/people/item-names.ts";
import { operatedBy } from "../common/segments/operated-by.ts";
import { surface } from "../common/segments/surface.ts";
import type { SystemDefinition } from "../system.ts";
import { airSegment } from "./segments/air-segment.ts";
import { car } from "./segments/car.ts";
import { electronicTicket } from "./fares/electronic-ticket.ts";
import { fareQuote } from "./fares/fare-quote.ts";
import { filedFare } from "./fares/filed-fare.ts";
import { recordHeader, retrieval, systemHeader } from "./header.ts";
import { hotel } from "./segments/hotel.ts";
import { terminals } from "./segments/information.ts";
import { livePricing } from "./fares/live-pricing.ts";
import { fareDisplay, notARecord } from "./displays/not-a-record.ts";
import { screenNotes, segmentNotes } from "./displays/notes.ts";
import { otherSegment } from "./segments/other-segment.ts";
import { passiveEntry } from "./segments/passive-entry.ts";
import { rail } from "./segments/rail.ts";
import { rateNotes } from "./segments/rate-notes.ts";
import { fareNotes, looseRows, titledSections } from "./sections.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { screen } from "./screen.ts";
import { signatures } from "./signatures.ts";
import { osi, ssr } from "./services/ssr.ts";
import { storedAmounts, storedFare } from "./fares/stored-fare.ts";

const header = [recordHeader, systemHeader, retrieval];
const segments = [surface, passiveEntry, hotel, car, rail, otherSegment];

/** The screens of Apollo, Galileo and Worldspan. */
export const travelport: SystemDefinition = {
  name: "travelport",
  wireValue: "GDS_C",
  displayName: "Travelport",
  // Three dialects of one company.
  aliases: ["TRAVELPORT", "TRAVELPORT_GALILEO", "GALILEO", "1G", "APOLLO", "1V", "WORLDSPAN", "1P"],
  samples,
  signatures,
  recordMarks,
  screen,
  // First match first. Air segments come first: their shape is unmistakable, and codes of elements are
  // codes of airlines, too. Names have only a shape, so they follow whatever has a keyword.
  families: [
    looseCoupons,
    airSegment,
    ...header,
    ...segments,
    ssr,
    osi,
    gluedItemNames,
    itemGroup,
    operatedBy,
    arrivalTerminal,
    terminals,
    rateNotes,
    screenNotes,
    fareNotes,
    notARecord,
    segmentNotes,
    storedAmounts,
  ],
  sections: [
    electronicTicket,
    storedFare,
    livePricing,
    filedFare,
    fareQuote,
    fareDisplay,
    ...titledSections,
    looseRows,
  ],
  endingSections: [
    airSegment,
    ...header,
    ...segments,
    gluedItemNames,
    itemGroup,
    screenNotes,
    fareNotes,
  ],
};

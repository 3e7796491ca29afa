import { arrivalTerminal } from "../common/segments/arrival-terminal.ts";
import { operatedBy } from "../common/segments/operated-by.ts";
import { surface } from "../common/segments/surface.ts";
import { itemNames } from "../common/people/item-names.ts";
import type { SystemDefinition } from "../system.ts";
import { airSegment } from "./segments/air-segment.ts";
import { car } from "./segments/car.ts";
import { contact } from "./people/contact.ts";
import { fareElements } from "./fares/fare-elements.ts";
import { creation, recordHead, retrieval } from "./header.ts";
import { group } from "./people/group.ts";
import { hotel } from "./segments/hotel.ts";
import { marriage } from "./segments/marriage.ts";
import { names } from "./people/names.ts";
import { fareQuote, notARecord, plannedFlight } from "./displays/not-a-record.ts";
import { screenNotes, segmentNotes } from "./displays/notes.ts";
import { otherSegment } from "./segments/other-segment.ts";
import { pricing } from "./fares/pricing.ts";
import { rail } from "./segments/rail.ts";
import { recordMarks } from "./record-marks.ts";
import { remark } from "./services/remark.ts";
import { samples } from "./samples.ts";
import { screen } from "./screen.ts";
import { signatures } from "./signatures.ts";
import { osi, ssr } from "./services/ssr.ts";
import { stationNames } from "./segments/station-names.ts";
import { storedFare } from "./fares/stored-fare.ts";
import { ticket } from "./fares/ticket.ts";
import { ticketMask } from "./displays/ticket-mask.ts";
import { deadline, ticketing } from "./fares/ticketing.ts";

/** The grammar of Amadeus screens. */
export const amadeus: SystemDefinition = {
  name: "amadeus",
  wireValue: "GDS_A",
  displayName: "Amadeus",
  aliases: ["AMADEUS", "1A"],
  samples,
  signatures,
  recordMarks,
  screen,
  // The first match wins. Air segments come first: their shape is unmistakable, and the codes of some
  // elements are also those of airlines (AM, FA, TK). Lines with keywords follow, then lines that only
  // their shape identifies.
  families: [
    airSegment,
    surface,
    recordHead,
    retrieval,
    ssr,
    osi,
    contact,
    ticketing,
    deadline,
    ticket,
    fareElements,
    hotel,
    car,
    rail,
    otherSegment,
    remark,
    group,
    names,
    itemNames,
    creation,
    stationNames,
    operatedBy,
    marriage,
    arrivalTerminal,
    screenNotes,
    notARecord,
    segmentNotes,
  ],
  sections: [storedFare, pricing, ticketMask, plannedFlight, fareQuote],
  endingSections: [
    recordHead,
    creation,
    retrieval,
    airSegment,
    hotel,
    car,
    rail,
    otherSegment,
    ssr,
    osi,
    contact,
    ticketing,
  ],
};

import { arrivalTerminal } from "../common/arrival-terminal.ts";
import { operatedBy } from "../common/operated-by.ts";
import { surface } from "../common/surface.ts";
import { itemNames } from "../common/item-names.ts";
import type { SystemDefinition } from "../system.ts";
import { airSegment } from "./air-segment.ts";
import { car } from "./car.ts";
import { contact } from "./contact.ts";
import { fareElements } from "./fare-elements.ts";
import { creation, recordHead, retrieval } from "./header.ts";
import { group } from "./group.ts";
import { hotel } from "./hotel.ts";
import { flush, lineStarts } from "./line-starts.ts";
import { marriage } from "./marriage.ts";
import { names } from "./names.ts";
import { fareQuote, notARecord, plannedFlight } from "./not-a-record.ts";
import { screenNotes, segmentNotes } from "./notes.ts";
import { osi } from "./osi.ts";
import { otherSegment } from "./other-segment.ts";
import { pricing } from "./pricing.ts";
import { rail } from "./rail.ts";
import { recordMarks } from "./record-marks.ts";
import { remark } from "./remark.ts";
import { samples } from "./samples.ts";
import { signatures } from "./signatures.ts";
import { ssr } from "./ssr.ts";
import { stationNames } from "./station-names.ts";
import { storedFare } from "./stored-fare.ts";
import { ticket } from "./ticket.ts";
import { ticketMask } from "./ticket-mask.ts";
import { deadline, ticketing } from "./ticketing.ts";
import { wrapping } from "./wrapping.ts";

/** Everything we know of the Amadeus screen. */
export const amadeus: SystemDefinition = {
  name: "amadeus",
  wireValue: "GDS_A",
  displayName: "Amadeus",
  aliases: ["AMADEUS", "1A"],
  samples,
  signatures,
  recordMarks,
  wrapping,
  flush,
  numberColumn: 2,
  lineStarts,
  // First match first. Air segments lead: their shape is unmistakable, and airlines have the codes
  // of elements too (AM, FA, TK). Lines with keywords follow, then what is told by its shape alone.
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

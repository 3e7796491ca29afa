import type { SystemLines } from "../system.ts";
import { surface } from "../common/segments/surface.ts";
import { notedAirlineLocator } from "../common/header/noted-airline-locator.ts";
import { notedLocator } from "../common/header/noted-locator.ts";
import { notedNames } from "../common/people/noted-names.ts";
import { airSegment } from "./segments/air-segment.ts";
import { contact } from "./people/contact.ts";
import { fare, fareTexts } from "./fares/fare.ts";
import { office, retrieval } from "./header.ts";
import { infant } from "./people/infant.ts";
import { group, locator, names } from "./people/names.ts";
import { notARecord } from "./displays/not-a-record.ts";
import { screenNotes } from "./displays/notes.ts";
import { airlineLocator, remark } from "./services/remark.ts";
import { screen } from "./screen.ts";
import { sellEntry } from "./segments/sell-entry.ts";
import { osi, ssr } from "./services/ssr.ts";
import { ticket } from "./fares/ticket.ts";
import { ticketing } from "./fares/ticketing.ts";

const LINES: SystemLines = {
  screen, // Margins and numbers; wrapping.ts defines how a line continues on the next.
  // Every kind of line, with a sample; the first match wins. Air segments come first: their shape is unmistakable. Lines with keywords
  // follow, then lines that only their shape identifies.
  families: [
    airSegment, // ` 3.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2`
    surface, // `  3  ARNK`
    sellEntry, // `SS:AF457/Y/24NOV/GRUCDG/NN1`
    ssr, // ` 8.SSR FOID MU HK1 NI000000000000000000/P1`
    osi, // ` 7.OSI MU CTCT13800000000`
    airlineLocator, // `10.RMK CA/NXYZ12`
    remark, // `11.RMK TJ AUTH SHA001`
    ticketing, // ` 5.TL/1200/05SEP/SHA777`, ` 5.T/SHA777`
    fare, // ` 9.FN/A/FCNY1130.00/SCNY1130.00/C3.00/XCNY50.00/TCNY50.00CN/TEXEMPTYQ/ACNY1180.00`
    fareTexts, // `12.FC/A/SHA MU PEK 1130.00Y CNY1130.00END`, `13.FP/CASH,CNY`
    ticket, // `13.TN/781-0000000051/P1`
    infant, // `15.XN/IN/CHEN/BEIBEI INF(APR26)/P2`
    contact, // ` 4.SHA/T SHA/T021-5550100/SAMPLE TRAVEL AGENCY LTD/ZHANG SAN ABCDEFG`
    retrieval, // `RTKE9SWE`, `>RT:KE9SWE`
    screenNotes, // `**ELECTRONIC TICKET PNR**`
    notARecord, // availability: displays that are not records
    group, // ` 0.10SAMPLEGRP NM10 KE9SWE`
    names, // ` 1.LI/MING 2.WANG/FANG MS KE9SWE`
    office, // `12.SHA777`
    locator, // `KE9SWE`
    notedAirlineLocator, // `AIRLINE REF: LH*ZR4T9B`
    notedLocator, // `PNR: ZQ7KXA`
    notedNames, // `PAX: DOE/JANE MRS`
  ],
  sections: [],
};

/** The lines of TravelSky screens. A function, so that the build can leave this file for the first text that needs it. */
export function lines(): SystemLines {
  return LINES;
}

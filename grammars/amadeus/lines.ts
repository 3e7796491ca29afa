import type { SystemLines } from "../system.ts";
import { arrivalTerminal } from "../common/segments/arrival-terminal.ts";
import { operatedBy } from "../common/segments/operated-by.ts";
import { surface } from "../common/segments/surface.ts";
import { itemNames } from "../common/people/item-names.ts";
import { notedAirlineLocator } from "../common/header/noted-airline-locator.ts";
import { notedLocator } from "../common/header/noted-locator.ts";
import { notedNames } from "../common/people/noted-names.ts";
import { airSegment } from "./segments/air-segment.ts";
import { car } from "./segments/car.ts";
import { contact } from "./people/contact.ts";
import { fareElements } from "./fares/fare-elements.ts";
import { creation, received, recordHead, retrieval } from "./header.ts";
import { group } from "./people/group.ts";
import { hotel } from "./segments/hotel.ts";
import { legComment } from "./segments/leg-comment.ts";
import { marriage } from "./segments/marriage.ts";
import { names } from "./people/names.ts";
import { typedNames } from "../common/people/typed-lines.ts";
import { fareQuote, notARecord, plannedFlight } from "./displays/not-a-record.ts";
import { screenNotes, segmentNotes } from "./displays/notes.ts";
import { otherSegment } from "./segments/other-segment.ts";
import { pricing } from "./fares/pricing.ts";
import { rail } from "./segments/rail.ts";
import { remark } from "./services/remark.ts";
import { screen } from "./screen.ts";
import { sellEntry } from "./segments/sell-entry.ts";
import { dottedSeatRow } from "../common/services/seat-row.ts";
import { seatThenName } from "../common/services/seat-then-name.ts";
import { numberedSeat } from "./services/numbered-seat.ts";
import { osi, ssr } from "./services/ssr.ts";
import { stationNames } from "./segments/station-names.ts";
import { storedFare } from "./fares/stored-fare.ts";
import { ticket } from "./fares/ticket.ts";
import { ticketMask } from "./displays/ticket-mask.ts";
import { deadline, ticketing } from "./fares/ticketing.ts";

const LINES: SystemLines = {
  screen, // Margins and numbers; wrapping.ts defines how a line continues on the next.
  // Every kind of line, with a sample; the first match wins. Air segments come first: their shape is unmistakable, and the codes of some
  // elements are also those of airlines (AM, FA, TK). Lines with keywords follow, then lines that only
  // their shape identifies.
  families: [
    airSegment, // `  2  BA 178 Y 12APR 7*JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA`
    surface, // `  3  ARNK`
    sellEntry, // `SSAF457Y24NOVGRUCDG1`
    recordHead, // `RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA`
    retrieval, // `RTZQ7KXA`
    ssr, // ` 10 SSR RQST LH HK1 MIAFRA/14CN,P1/S4   SEE RTSTR`
    osi, // ` 12 OSI ZZ CTCP PAR 5550100/P1`
    contact, // `  9 AP PAR 01 5550 0100 - SAMPLE TRAVEL - A`, ` 10 APE JANE@EXAMPLE.COM`
    ticketing, // ` 11 TK OK08APR/PARZZ2199//ETBA`
    deadline, // ` 12 OPW-09APR:1200/1C7/ZZ REQUIRES TICKET ON OR BEFORE 10APR:1200/S2-3`
    ticket, // ` 14 FA PAX 125-0000000001/ETBA/EUR512.40/08APR26/PARZZ2199/00000000/S4-5,7/P1`
    fareElements, // ` 15 FE PAX NONREF -BG:BA/S4-5,7/P1-3`, ` 16 FV PAX BA/S4-5`, ` 17 FP CASH`
    hotel, // `  5 HHL ZZ HK1 TLL IN20APR OUT22APR 1DBLRAC EUR84.00 DLY ABS HOTEL EXEMPLAR BAY/CF-1`
    car, // `  6 CCR ZZ HK1 MUC 13MAY 16MAY CDMR/BS-00000000/ARR-1030/RG-EUR 47.00- .00 UNL DY`
    rail, // `  4 TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007`
    otherSegment, // `  3 MIS 1A HK1 LIS 10MAY-12MAY/TYP-TOR/SUN-SAMPLE TOURS/CF-CN000001`
    remark, // ` 20 RM *CUSTID-ZZ`, ` 21 RIR TRAIN NUMBER-TR123 CLASS-STD/S3`
    legComment, // ` 1.FRA JFK   - DEPARTS TERMINAL 1`
    group, // ` 0. 15SCHOOLGRP NM: 3`
    numberedSeat, // `     24A HK P1`, below a flight printed again
    dottedSeatRow, // `     1.SAMPLEMAN/BORIS MR       HK  24A  N`
    seatThenName, // `     17A  SAMPLEMAN/BORIS MR`
    names, // `  1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR`
    typedNames, // `  1.SAMPLEMAN, ARIA MRS   2.SAMPLEMAN BORIS MR`
    itemNames, // `  1.1SAMPLEMAN/BORIS*P-C08  2.1SAMPLEMAN/ARIA`
    creation, // `PARZZ2199/1127AB/1MAR26`
    stationNames, // `     FRAAA/VILLEUNE GARE//FRBBB/VILLEDEUX CENTRE     /TGD *`
    operatedBy, // `     OPERATED BY NORDIC REG FOR FINNAIR`
    marriage, // `                                                     A01`
    arrivalTerminal, // `     ADV PAX FLT ARRIVES TERMINAL-M`
    notedAirlineLocator, // `AIRLINE REF: LH*ZR4T9B`
    notedLocator, // `PNR: ZQ7KXA`
    notedNames, // `PAX: DOE/JANE MRS`
    received, // `RF P/JANE`
    screenNotes, // `--- TST RLR SFP ---`, `* SP 01MAR/AB/SU-ZQ7KXA`
    notARecord, // `** AMADEUS AVAILABILITY - AN ** …`: displays that are not records
    segmentNotes, // `     SEE RTSVC`, and any other line below a segment
  ],
  // Lines that mean something else below the first line of a section; the file of each lists its families.
  sections: [
    storedFare, // `TST00001     PARZZ2199 AB/01MAR I 0 LD 02MAR26 OD VIEVIE SI`, `FARE  F EUR     310.00`
    pricing, // `FXP/R,UP/P1`, `01 SAMPLEMAN/ARI*    ADT     1     812.00  240.30    1052.30`
    ticketMask, // `TKT-1250000000001-002    RCI-                     1A  LOC-ZQ7KXA`
    plannedFlight, // the rows of a flight plan, which is not a record
    fareQuote, // the rows of a fare display, which is not a record
  ],
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

/** The lines of Amadeus screens. A function, so that the build can leave this file for the first text that needs it. */
export function lines(): SystemLines {
  return LINES;
}

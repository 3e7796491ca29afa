import type { Section, TitledSection } from "../../src/decode/engine/grammar.ts";
import { arrivalTerminal } from "../common/segments/arrival-terminal.ts";
import { looseCoupons } from "../common/fares/electronic-ticket.ts";
import { itemGroup } from "../common/people/item-group.ts";
import { gluedItemNames } from "../common/people/item-names.ts";
import { operatedBy } from "../common/segments/operated-by.ts";
import { surface } from "../common/segments/surface.ts";
import { notedLocator } from "../common/header/noted-locator.ts";
import { notedNames } from "../common/people/noted-names.ts";
import type { SystemDefinition } from "../system.ts";
import { airSegment } from "./segments/air-segment.ts";
import { car } from "./segments/car.ts";
import { electronicTicket } from "./fares/electronic-ticket.ts";
import { fareQuote } from "./fares/fare-quote.ts";
import { filedFare } from "./fares/filed-fare.ts";
import { recordHeader, retrieval, systemHeader } from "./header.ts";
import { hotel } from "./segments/hotel.ts";
import { terminals } from "./segments/information.ts";
import { listedTicket } from "./fares/ticket-list.ts";
import { livePricing } from "./fares/live-pricing.ts";
import { fareDisplay, notARecord } from "./displays/not-a-record.ts";
import { screenNotes, segmentNotes } from "./displays/notes.ts";
import { otherSegment } from "./segments/other-segment.ts";
import { passiveEntry } from "./segments/passive-entry.ts";
import { rail } from "./segments/rail.ts";
import { rateNotes } from "./segments/rate-notes.ts";
import { glued, lettered, section, starred } from "./sections.ts";
import { LETTERS, STARRED_TITLES, TITLES, VENDOR_REMARKS } from "./shapes.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { screen } from "./screen.ts";
import { entries } from "./sell.ts";
import { sellEntry } from "./segments/sell-entry.ts";
import { signatures } from "./signatures.ts";
import { osi, ssr } from "./services/ssr.ts";
import { storedAmounts, storedFare } from "./fares/stored-fare.ts";
import { airlineLocators } from "./airline-locator.ts";
import { addresses, phones } from "./people/contact.ts";
import { flightHeading, looseHeading, relatedSubtitle } from "./services/flight-heading.ts";
import { membershipRow } from "./people/membership-row.ts";
import { remarks } from "./services/remark.ts";
import { osiRow, requestRow } from "./services/request-row.ts";
import { looseSeatRow, seatRow } from "../common/services/seat-row.ts";
import {
  dividedBookings,
  fareNotes,
  fareEntries,
  listNotes,
  payments,
  receivedFrom,
} from "./displays/section-notes.ts";
import { ticketing } from "./fares/ticketing.ts";

/*
 * Every kind of line, each with a sample. The imports name the files.
 */

const header = [
  recordHeader, // `ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR`
  systemHeader, // `1P-ZQ7KXA`
  retrieval, // `*ZQ7KXA`
];
const segments = [
  surface, // `  3  ARNK`
  sellEntry, // `0AF457Y24NOVGRUCDGNN1`
  passiveEntry, // `02V71Y23SEPNYPWASBK1/1005A0125P`
  hotel, // ` 4 HHL ZZ HK1 LYS 12APR-15APR  3NT 00560  EXEMPLAR CONFLUENCE  1C1DRAC -1/RG-EUR92.00/CF-1 *`
  car, // ` 3 CCR ZZ HK1 BOI 11MAY-13MAY CCAR/RG-USD36.00DY-UNL MI XH 12.10/PUP-BOIC02/ARR-1415/DT-0900 *`
  rail, // ` 6. TUR ZZ BK1 ZZZ 14NOV-/TYP-TRN/S1L1OD/CL-AA/DEP-VILLEUNE/TD-0931/DTA-14NOV/TA-1215`
  otherSegment, // ` 7 OTH ZO BK1  XXX 21JAN-PRESERVEPNR`, ` 5. THE ZZ NN1  LON 14DEC-SHOW`
];

/** The titled sections of Apollo, Galileo and Worldspan, except those of fares. */
export const titledSections: readonly TitledSection[] = [
  // `FONE-SFOAS/800-555-0100-SAMPLE TRAVEL`, `P- 1.M1L816 555-0100-T`
  section("phone", [glued(TITLES.phone), lettered(LETTERS.phone)], phones),
  // `ADRS-SAMPLE TRAVEL@1 MODEL ST@SAN FRANCISCO CA Z/00000`
  section("address", [glued(TITLES.address), lettered(LETTERS.address)], addresses),
  // `FOP:-VIXXXXXXXXXXXX0000/D0728`
  section("payment", [glued(TITLES.payment), lettered(LETTERS.payment)], payments),
  // `TKTG-TAU/15APR`, `T-1.TAW/00/04FEB`
  section("ticketing", [glued(TITLES.ticketing), lettered(LETTERS.ticketing)], ticketing),
  // `GFAX-SSRVGMLDLKK1 PDXAMS0166X12APR`, `  5 OSIYY CTCT SFO 555-0100-1DOE/JANE`
  section("request", [glued(TITLES.request), lettered(LETTERS.request)], ssr, osi),
  // `ACKN-DL ZR4T9B   01MAR 2203`, `VLOC-UA*ZR4T9B/01MAR 1352`
  section("airlineLocator", [glued(TITLES.airlineLocator)], airlineLocators),
  // `RCVD-PAX`
  section("received", [glued(TITLES.received)], receivedFrom),
  // `NOTE-`, ` 1. CALLED WS 01MAR 1344Z`
  section("note", [glued(TITLES.note)], remarks),
  // `RMKS-CALL BEFORE TICKETING`
  section("agencyRemark", [glued(TITLES.agencyRemark)], remarks),
  // `TRMK-CALL BEFORE TICKETING`
  section("ticketRemark", [glued(TITLES.ticketRemark)], remarks),
  // `VRMK-VI/ADL *ANY TEXT`
  section("vendorRemark", [glued([...TITLES.vendorRemark, VENDOR_REMARKS])], remarks),
  // `R- 1.CALL BEFORE TICKETING`
  section("worldspanRemark", [lettered(LETTERS.remark)], remarks),
  // `S- 1. DL  0167 M  20APR SEANRT`
  section("worldspanSeat", [lettered(LETTERS.seat)], flightHeading, seatRow, ssr),
  // `4- 1.4P*FSR`
  section("worldspanFare", [lettered(LETTERS.fare)], fareEntries),
  // `** SPECIAL SERVICE REQUIREMENT **`, `     P 1. SAMPLEMAN/BORIS  VGML PN 1`
  section(
    "listedRequest",
    [starred(STARRED_TITLES.request)],
    flightHeading,
    requestRow,
    ssr,
    relatedSubtitle,
    listNotes,
  ),
  // `** OTHER SUPPLEMENTARY INFORMATION **`, `  1. YY  CTCT LON 5550100`
  section("listedOsi", [starred(STARRED_TITLES.osi)], osi, osiRow, relatedSubtitle, listNotes),
  // `** MANUAL SSR DATA **`
  section(
    "manualRequest",
    [starred(STARRED_TITLES.manualRequest)],
    ssr,
    osi,
    relatedSubtitle,
    listNotes,
  ),
  // `** SEAT DATA **`, `     1. SAMPLEMAN/BORIS   HK  31C            SA            AIR`
  section(
    "seat",
    [starred(STARRED_TITLES.seat)],
    flightHeading,
    seatRow,
    relatedSubtitle,
    listNotes,
  ),
  // `** MILEAGE MEMBERSHIP DATA **`, `P  3. TESTOVA/NINA      AN  0000000`
  section(
    "membership",
    [starred(STARRED_TITLES.membership)],
    membershipRow,
    relatedSubtitle,
    listNotes,
  ),
  // `** DIVIDED BOOKING DATA **`, `SAMPLEMAN/CARL     >*ZT1V6D;`
  section(
    "dividedBooking",
    [starred(STARRED_TITLES.divided)],
    dividedBookings,
    relatedSubtitle,
    listNotes,
  ),
  // `** VENDOR LOCATOR DATA **`, ` 2. 1A*ZS8P2C/01MAR 1352`
  section(
    "vendorLocator",
    [starred(STARRED_TITLES.vendorLocator)],
    airlineLocators,
    relatedSubtitle,
    listNotes,
  ),
];

/**
 * The rows under a heading without the title of its list. They are tried before names, which would
 * end the section.
 */
export const looseRows: Section = {
  name: "looseRows",
  head: looseHeading,
  families: [flightHeading, requestRow, seatRow, relatedSubtitle, listNotes, gluedItemNames],
};

/** The screens of Apollo, Galileo and Worldspan. */
export const travelport: SystemDefinition = {
  name: "travelport",
  wireValue: "GDS_C",
  displayName: "Travelport",
  // Three dialects of one company.
  aliases: ["TRAVELPORT", "TRAVELPORT_GALILEO", "GALILEO", "1G", "APOLLO", "1V", "WORLDSPAN", "1P"],
  samples,
  entries, // What agents type; how it is read is in segments/sell-entry.ts.
  signatures,
  recordMarks,
  screen, // Margins and numbers; how a line continues on the next is in wrapping.ts.
  // First match first. Air segments come first: their shape is unmistakable, and codes of elements are
  // codes of airlines, too. Names have only a shape, so they follow whatever has a keyword.
  families: [
    looseCoupons, // `   OPEN DL 0166  X  12APR PDXAMS 0150P OK XZZRUC            1`
    airSegment, // `1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU`, `1 BA 178Y 12APR JFKLHR HK1   815P  815A|*`, `1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$`
    ...header,
    ...segments,
    ssr, // `  2 SSRDOCSDLHK1/P/ZZ/X0000000/ZZ/17OCT83/F/02MAR29/SAMPLEMAN/ARIA-1SAMPLEMAN/ARIA`
    osi, // `  5 OSIYY CTCT SFO 555-0100-1DOE/JANE`
    looseSeatRow, // `     1. SAMPLEMAN/BORIS   HK  31C            SA            AIR`, below a flight printed again
    gluedItemNames, // ` 1.1SAMPLEMAN/BORIS*P-C08  2.1SAMPLEMAN/ARIA`
    itemGroup, // ` 1.C/15GRPNAME`
    operatedBy, // `     OPERATED BY NORDIC REG FOR FINNAIR`
    arrivalTerminal, // `     ADV PAX FLT ARRIVES TERMINAL-M`
    terminals, // `         DEPARTS ADD TERMINAL 2  - ARRIVES YYZ TERMINAL 1`
    rateNotes, // `APPROXIMATE TOTAL RATE - EUR 276.00`
    listedTicket, // `*TE001;  SAMPLEMAN/BORIS MR    1250000000001`
    screenNotes, // `** THIS BF IS CURRENTLY IN USE **`, `>*HTE;`
    fareNotes, // `TKG FAX-NOT PRICED FARE TYPE EX`
    notARecord, // availability, fares, lists: displays that are not records
    notedLocator, // `PNR: ZQ7KXA`
    notedNames, // `PAX: DOE/JANE MRS`
    segmentNotes, // `         OFFER CAR/HOTEL`, `PLANE CHANGE DXB`
    storedAmounts, // ` FQ-USD 640.00/USD 36.60US/USD 210.40XT/USD 887.00 - 28MAR XZZRUC.XZZRUC`
  ],
  // Lines that mean something else below a title or a first line; the files of fares list their families.
  sections: [
    electronicTicket, // `TKT: 006 0000 000001     NAME: SAMPLEMAN/ARIA`
    storedFare, // `ATFQ-OK/$B/-*2ZZ4/Z2/ET/TA2ZZ4/CDL`
    livePricing, // `$B-1-3 C01MAR26`, ` FARE USD 960.00 TAX 2.50AY TAX 241.80XT TOT USD 1204.30`
    filedFare, // `FQ1  - S1-2                                       07MAR26 WS/AG`
    fareQuote, // `FQG 1           YIF   USD  1840.00   121.35    1961.35 ADT`, `FQ-1 G21MAR26      ADT`
    fareDisplay, // the rows of a fare display, which are no record
    ...titledSections,
    looseRows,
  ],
  endingSections: [
    airSegment,
    ...header,
    ...segments,
    gluedItemNames,
    itemGroup,
    listedTicket,
    screenNotes,
    fareNotes,
  ],
};

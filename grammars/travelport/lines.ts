import type { SystemLines } from "../system.ts";
import { arrivalTerminal } from "../common/segments/arrival-terminal.ts";
import { looseCoupons } from "../common/fares/electronic-ticket.ts";
import { itemGroup } from "../common/people/item-group.ts";
import { gluedItemNames } from "../common/people/item-names.ts";
import { operatedBy } from "../common/segments/operated-by.ts";
import { surface } from "../common/segments/surface.ts";
import { notedAirlineLocator } from "../common/header/noted-airline-locator.ts";
import { notedLocator } from "../common/header/noted-locator.ts";
import { notedNames } from "../common/people/noted-names.ts";
import { titledTypedNames } from "../common/people/typed-lines.ts";
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
import { screen } from "./screen.ts";
import { sellEntry } from "./segments/sell-entry.ts";
import { osi, ssr } from "./services/ssr.ts";
import { storedAmounts, storedFare } from "./fares/stored-fare.ts";
import { looseSeatRow } from "../common/services/seat-row.ts";
import { seatThenName } from "../common/services/seat-then-name.ts";
import { fareNotes } from "./displays/section-notes.ts";
import { titledSections, looseRows } from "./titled-sections.ts";

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

const LINES: SystemLines = {
  screen, // Margins and numbers; wrapping.ts defines how a line continues on the next.
  // First match first. Air segments come first: their shape is unmistakable, and codes of elements are
  // also codes of airlines. Names have only a shape, so they follow whatever has a keyword.
  families: [
    looseCoupons, // `   OPEN DL 0166  X  12APR PDXAMS 0150P OK XZZRUC            1`
    airSegment, // `1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU`, `1 BA 178Y 12APR JFKLHR HK1   815P  815A|*`, `1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$`
    ...header,
    ...segments,
    ssr, // `  2 SSRDOCSDLHK1/P/ZZ/X0000000/ZZ/17OCT83/F/02MAR29/SAMPLEMAN/ARIA-1SAMPLEMAN/ARIA`
    osi, // `  5 OSIYY CTCT SFO 555-0100-1DOE/JANE`
    seatThenName, // `     17A  SAMPLEMAN/BORIS MR`
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
    notedAirlineLocator, // `AIRLINE REF: LH*ZR4T9B`
    notedLocator, // `PNR: ZQ7KXA`
    notedNames, // `PAX: DOE/JANE MRS`
    titledTypedNames, // ` 1.SAMPLEMAN, ARIA MRS  2.SAMPLEMAN, BORIS MR`
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
    fareDisplay, // the rows of a fare display, which is not a record
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

/** The lines of Travelport screens. A function, so that the build can leave this file for the first text that needs it. */
export function lines(): SystemLines {
  return LINES;
}

import type { SystemLines } from "../system.ts";
import type { HeadedSection } from "../../src/decode/engine/grammar.ts";
import { arrivalTerminal } from "../common/segments/arrival-terminal.ts";
import { looseCoupons } from "../common/fares/electronic-ticket.ts";
import { itemGroup } from "../common/people/item-group.ts";
import { itemNames } from "../common/people/item-names.ts";
import { operatedBy } from "../common/segments/operated-by.ts";
import { surface } from "../common/segments/surface.ts";
import { notedAirlineLocator } from "../common/header/noted-airline-locator.ts";
import { notedLocator } from "../common/header/noted-locator.ts";
import { notedNames } from "../common/people/noted-names.ts";
import { titledTypedNames } from "../common/people/typed-lines.ts";
import { airSegment } from "./segments/air-segment.ts";
import { car } from "./segments/car.ts";
import { accountLine } from "./fares/account-line.ts";
import { bareLocator, footer, received, retrieval } from "./header.ts";
import { hotel } from "./segments/hotel.ts";
import { fareDisplay, notARecord } from "./displays/not-a-record.ts";
import { livePricing } from "./fares/live-pricing.ts";
import { flightNotes, screenNotes } from "./displays/notes.ts";
import { otherSegment } from "./segments/other-segment.ts";
import { priceQuote } from "./fares/price-quote.ts";
import { deletedQuotes, priceSummary } from "./fares/price-summary.ts";
import { rail } from "./segments/rail.ts";
import { seatThenName } from "../common/services/seat-then-name.ts";
import { looseSeats } from "./services/seats.ts";
import { screen } from "./screen.ts";
import { sellEntry } from "./segments/sell-entry.ts";
import { osi, ssr } from "./services/ssr.ts";
import { ticketRecord } from "./fares/ticket-record.ts";
import { ticket, ticketing } from "./fares/ticketing.ts";
import {
  verifiedFlight,
  verifiedLeg,
  verifiedTerminals,
  verifyHeading,
} from "./segments/verify.ts";
import { titledSections } from "./titled-sections.ts";

/*
 * Every kind of line, each with a sample. The imports name the files.
 */

/** Lines without a number below a flight: if nothing else matches, they are about the flight. */
const flightLines: HeadedSection = {
  name: "flightLines",
  head: airSegment,
  families: [
    seatThenName, // `     17A  SAMPLEMAN/BORIS MR`
    operatedBy, // `     OPERATED BY NORDIC REG FOR FINNAIR`
    arrivalTerminal, // `     ADV PAX FLT ARRIVES TERMINAL-M`
    notedAirlineLocator, // `AIRLINE REF: LH*ZR4T9B`
    notedLocator, // `PNR: ZQ7KXA`, of the next record
    notedNames, // `PAX: DOE/JANE MRS`, of the next record
    flightNotes, // `   AMERICAN CHECK-IN WITH SAMPLE AIRWAYS`
  ],
};

const segments = [
  surface, // `  3  ARNK`
  hotel, // ` 2  HHL ZZ 13APR M HK1  DEN/IN13APR M-OUT15APR/0012345 EXEMPLAR INN/A1KRAC-1/180.00EUR`
  car, // ` 4  CAR ZZ 02AUG S HK1  OPO/09AUG/CDMR/ARR-3P/RET-10A/RG-EUR22.00 UNL DY`
  rail, // ` 4  RAL 2V 19DEC J GK1  NYPWAS/LV-1000A/AR-125P/NA- TRAIN 99/SI-BKD ONLINE`
  otherSegment, // ` 5  OTH YY 22FEB M GK1  XXX/PRESERVEPNR`
];
/** Items of titled sections that are recognised without their title. */
const untitled = [
  looseSeats, // `  1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR`
  ssr, // `  1.SSR DOCS BT HK1/P/ZZZ/X0000000/ZZZ/03FEB1986/M/30NOV2031/DOE/JANE  1.1 DOE/JANE`
  osi, // `  2.OSI AA VIP GUEST  1.1 DOE/JANE`
  ticket, // `  2.TE 0010000000001/02-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I`
  ticketing, // `  1.T-24JUN-ZZ9A*AZZ`, `  1.TAW/15JUL`
];
const verification = [
  verifyHeading, // `    FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SM`
  verifiedFlight, // `2 AC*2611 27AUG DEN LHR  655P 1115A¥1      788  9.20  4655  N`
  verifiedLeg, // `          25NOV ANC ICN  415A  635A¥1 B         9.20  3781  N`
  verifiedTerminals, // `DEP-TERMINAL 5                  ARR-MAIN TERMINAL`
];
const header = [
  itemNames, // `  1.1SAMPLEMAN/BORIS*P-C08  2.1SAMPLEMAN/ARIA`
  itemGroup, // ` 1.C/15GRPNAME`
  footer, // `ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H`
  retrieval, // `*ZQKXAB«`
  bareLocator, // `ZQKXAB`
];

const agency = [
  received, // `RECEIVED FROM - PAX`
  accountLine, // `CUSTOMER NUMBER - 0000000`
];

const LINES: SystemLines = {
  screen, // Margins and numbers; wrapping.ts defines how a line continues on the next.
  // First match first. Coupons of tickets, rows that verify an itinerary and rows of seats look like
  // air segments and come before them.
  families: [
    looseCoupons, // `   OPEN DL 0166  X  12APR PDXAMS 0150P OK XZZRUC            1`
    ...verification,
    ...untitled,
    seatThenName,
    sellEntry, // `0B6453K13FEBBOSFLLNN1`: B6, not the airline 0B of a flight
    airSegment, // ` 1 AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M SPM HRS /DCAA*ZQ7KXA /E`
    ...segments,
    ...header,
    operatedBy,
    arrivalTerminal,
    ...agency,
    screenNotes, // `PRICE QUOTE RECORD EXISTS - SYSTEM`
    notedAirlineLocator, // `AIRLINE REF: LH*ZR4T9B`
    notedLocator, // `PNR: ZQ7KXA`
    notedNames, // `PAX: DOE/JANE MRS`
    titledTypedNames, // ` 1.SAMPLEMAN, ARIA MRS  2.SAMPLEMAN, BORIS MR`
    notARecord, // availability, fares, lists: displays that are not records
  ],
  // Lines that mean something else below a title or a first line; the files of fares list their families.
  sections: [
    ticketRecord, // `ELECTRONIC TICKET RECORD`, `TKT:0010000000001     ISSUED:08APR26   PCC:ZZ9A`
    // `10APR DEPARTURE DATE-----LAST DAY TO PURCHASE 12MAR/2359`, ` 1-    USD960.00   244.30XT  USD1204.30ADT`
    livePricing,
    // `PRICE QUOTE RECORD - DETAILS`, `USD65.00        EUR60.00        44.40XT   EUR104.40ADT`
    priceQuote,
    // `PRICE QUOTE RECORD - SUMMARY BY NAME NUMBER`, ` 2.1  S  2  CNN CH25   S    28SEP EUR   89.40`
    priceSummary,
    deletedQuotes, // `DELETED BY TKT`
    flightLines,
    fareDisplay, // the rows of a fare display, which is not a record
    ...titledSections,
  ],
  endingSections: [
    ...[...verification, ...untitled, sellEntry, ...segments, ...header, ...agency],
    ...[screenNotes, notARecord],
  ],
};

/** The lines of Sabre screens. A function, so that the build can leave this file for the first text that needs it. */
export function lines(): SystemLines {
  return LINES;
}

import type { Section, TitledSection } from "../../src/decode/engine/grammar.ts";
import { gluedItemNames } from "../common/people/item-names.ts";
import { carded, glued, lettered, section, starred, unstarred, worded } from "./sections.ts";
import { LETTERS, STARRED_TITLES, TITLES, VENDOR_REMARKS } from "./shapes.ts";
import { osi, ssr } from "./services/ssr.ts";
import { airlineLocators } from "./airline-locator.ts";
import { addresses, phones } from "./people/contact.ts";
import { flightHeading, looseHeading, relatedSubtitle } from "./services/flight-heading.ts";
import { membershipRow } from "./people/membership-row.ts";
import { remarks } from "./services/remark.ts";
import { osiRow, requestRow } from "./services/request-row.ts";
import { seatRow } from "../common/services/seat-row.ts";
import { seatThenName } from "../common/services/seat-then-name.ts";
import {
  dividedBookings,
  fareEntries,
  listNotes,
  payments,
  receivedFrom,
} from "./displays/section-notes.ts";
import { ticketing } from "./fares/ticketing.ts";

/** The titled sections of Apollo, Galileo and Worldspan, except those of fares. */
export const titledSections: readonly TitledSection[] = [
  // `FONE-SFOAS/800-555-0100-SAMPLE TRAVEL`, `P- 1.M1L816 555-0100-T`
  section("phone", [glued(TITLES.phone), lettered(LETTERS.phone)], phones),
  // `ADRS-SAMPLE TRAVEL@1 MODEL ST@SAN FRANCISCO CA Z/00000`
  section("address", [glued(TITLES.address), lettered(LETTERS.address)], addresses),
  // `FOP:-VIXXXXXXXXXXXX0000/D0728`, `F-CASH`, `F- VIXXXXXXXXXXXX0000/D0728`
  section(
    "payment",
    [
      glued(TITLES.payment),
      lettered(LETTERS.payment),
      worded(LETTERS.payment),
      carded(LETTERS.payment),
    ],
    payments,
  ),
  // `TKTG-TAU/15APR`, `T-1.TAW/00/04FEB`, `T/1.TAW/00/04FEB`
  section("ticketing", [glued(TITLES.ticketing), lettered(LETTERS.ticketing)], ticketing),
  // `GFAX-SSRVGMLDLKK1 PDXAMS0166X12APR`, `  5 OSIYY CTCT SFO 555-0100-1DOE/JANE`
  section("request", [glued(TITLES.request), lettered(LETTERS.request)], ssr, osi),
  // `ACKN-DL ZR4T9B   01MAR 2203`, `VLOC-UA*ZR4T9B/01MAR 1352`
  section("airlineLocator", [glued(TITLES.airlineLocator)], airlineLocators),
  // `RCVD-PAX`, `R-JANE`
  section("received", [glued(TITLES.received), worded(LETTERS.received)], receivedFrom),
  // `NOTE-`, ` 1. CALLED WS 01MAR 1344Z`
  section("note", [glued(TITLES.note)], remarks),
  // `RMKS-CALL BEFORE TICKETING`
  section("agencyRemark", [glued(TITLES.agencyRemark)], remarks),
  // `TRMK-CALL BEFORE TICKETING`
  section("ticketRemark", [glued(TITLES.ticketRemark)], remarks),
  // `VRMK-VI/ADL *ANY TEXT`
  section("vendorRemark", [glued([...TITLES.vendorRemark, VENDOR_REMARKS])], remarks),
  // `R- 1.CALL BEFORE TICKETING`, `5- 1.CALL BEFORE TICKETING`
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
    [starred(STARRED_TITLES.vendorLocator), unstarred(STARRED_TITLES.vendorLocator)],
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
  families: [
    flightHeading,
    requestRow,
    seatThenName,
    seatRow,
    relatedSubtitle,
    listNotes,
    gluedItemNames,
  ],
};

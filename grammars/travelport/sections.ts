import type { LineFamily, Section, TitledSection } from "../../src/decode/engine/grammar.ts";
import { gluedItemNames } from "../common/people/item-names.ts";
import { airlineLocators } from "./segments/airline-locator.ts";
import { addresses, phones } from "./people/contact.ts";
import { flightHeading, looseHeading, relatedSubtitle } from "./services/flight-heading.ts";
import { membershipRow } from "./people/membership-row.ts";
import { remarks } from "./services/remark.ts";
import { osiRow, requestRow } from "./services/request-row.ts";
import { seatRow } from "./services/seat-row.ts";
import {
  dividedBookings,
  fareEntries,
  listNotes,
  payments,
  receivedFrom,
} from "./displays/section-notes.ts";
import { osi, ssr } from "./services/ssr.ts";
import { ticketing } from "./fares/ticketing.ts";
import { oneOf } from "../common/shapes.ts";
import { LETTERS, STARRED_TITLES, TITLES, VENDOR_REMARKS } from "./shapes.ts";

export { itemNumber } from "./item.ts";
export { fareNotes } from "./displays/section-notes.ts";

const LINE_START = "(?<![^\\n]) {0,4}";

/** Titles right before the first item, or alone on a line: `FONE-`, `FOP:-`, `FOP -`, `NOTE`. */
const glued = (titles: readonly string[]) =>
  `${LINE_START}${oneOf(...titles)}(?: ?:? ?- *| *(?:: *)?(?=\\n))`;

/**
 * Titles of Worldspan: `P- 1.`. Options of hotels begin the same way, but without a number.
 */
const lettered = (letters: string) => `(?<![^\\n])${letters}- *(?=\\d{1,2}\\.)`;

/** Titles between stars: `** SEAT DATA **`. */
const starred = (titles: readonly string[]) =>
  `${LINE_START}\\*{2,3} *${oneOf(...titles)} *\\*{2,3}(?= *\\n)`;

function section(
  name: string,
  titles: readonly string[],
  ...families: readonly LineFamily[]
): TitledSection {
  return { name: `${name}Section`, title: new RegExp(titles.join("|")), families };
}

/** The titled sections of Apollo, Galileo and Worldspan, except those of fares. */
export const titledSections: readonly TitledSection[] = [
  section("phone", [glued(TITLES.phone), lettered(LETTERS.phone)], phones),
  section("address", [glued(TITLES.address), lettered(LETTERS.address)], addresses),
  section("payment", [glued(TITLES.payment), lettered(LETTERS.payment)], payments),
  section("ticketing", [glued(TITLES.ticketing), lettered(LETTERS.ticketing)], ticketing),
  section("request", [glued(TITLES.request), lettered(LETTERS.request)], ssr, osi),
  section("airlineLocator", [glued(TITLES.airlineLocator)], airlineLocators),
  section("received", [glued(TITLES.received)], receivedFrom),
  section("note", [glued(TITLES.note)], remarks),
  section("agencyRemark", [glued(TITLES.agencyRemark)], remarks),
  section("ticketRemark", [glued(TITLES.ticketRemark)], remarks),
  section("vendorRemark", [glued([...TITLES.vendorRemark, VENDOR_REMARKS])], remarks),
  section("worldspanRemark", [lettered(LETTERS.remark)], remarks),
  section("worldspanSeat", [lettered(LETTERS.seat)], flightHeading, seatRow, ssr),
  section("worldspanFare", [lettered(LETTERS.fare)], fareEntries),
  section(
    "listedRequest",
    [starred(STARRED_TITLES.request)],
    flightHeading,
    requestRow,
    ssr,
    relatedSubtitle,
    listNotes,
  ),
  section("listedOsi", [starred(STARRED_TITLES.osi)], osi, osiRow, relatedSubtitle, listNotes),
  section(
    "manualRequest",
    [starred(STARRED_TITLES.manualRequest)],
    ssr,
    osi,
    relatedSubtitle,
    listNotes,
  ),
  section(
    "seat",
    [starred(STARRED_TITLES.seat)],
    flightHeading,
    seatRow,
    relatedSubtitle,
    listNotes,
  ),
  section(
    "membership",
    [starred(STARRED_TITLES.membership)],
    membershipRow,
    relatedSubtitle,
    listNotes,
  ),
  section(
    "dividedBooking",
    [starred(STARRED_TITLES.divided)],
    dividedBookings,
    relatedSubtitle,
    listNotes,
  ),
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

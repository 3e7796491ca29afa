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

export { itemNumber } from "./item.ts";
export { fareNotes } from "./displays/section-notes.ts";

const LINE_START = "(?<![^\\n]) {0,4}";

/** Titles that are glued to the first item, or stand alone: `FONE-`, `FOP:-`, `FOP -`, `NOTE`. */
const glued = (titles: string) => `${LINE_START}(?:${titles})(?: ?:? ?- *| *(?:: *)?(?=\\n))`;

/**
 * Titles of Worldspan: `P- 1.`. Options of hotels begin like them, but without a number.
 */
const lettered = (letters: string) => `(?<![^\\n])${letters}- *(?=\\d{1,2}\\.)`;

/** Titles between stars: `** SEAT DATA **`. */
const starred = (titles: string) => `${LINE_START}\\*{2,3} *(?:${titles}) *\\*{2,3}(?= *\\n)`;

function section(
  name: string,
  titles: readonly string[],
  ...families: readonly LineFamily[]
): TitledSection {
  return { name: `${name}Section`, title: new RegExp(titles.join("|")), families };
}

/** The titled sections of Apollo, Galileo and Worldspan, but for those of fares. */
export const titledSections: readonly TitledSection[] = [
  section("phone", [glued("FONE"), lettered("P")], phones),
  section("address", [glued("ADRS|DLVR"), lettered("[AB]")], addresses),
  section("payment", [glued("FOP"), lettered("F")], payments),
  section("ticketing", [glued("TKTG"), lettered("T")], ticketing),
  section("request", [glued("GFAX"), lettered("G")], ssr, osi),
  section("airlineLocator", [glued("ACKN|VLOC")], airlineLocators),
  section("received", [glued("RCVD")], receivedFrom),
  section("note", [glued("NOTE")], remarks),
  section("agencyRemark", [glued("RMKS")], remarks),
  section("ticketRemark", [glued("TRMK")], remarks),
  section("vendorRemark", [glued("VRMK|VENDOR REMARKS")], remarks),
  section("worldspanRemark", [lettered("R")], remarks),
  section("worldspanSeat", [lettered("S")], flightHeading, seatRow, ssr),
  section("worldspanFare", [lettered("4")], fareEntries),
  section(
    "listedRequest",
    [starred("SPECIAL SERVICE REQUIREMENTS?")],
    flightHeading,
    requestRow,
    ssr,
    relatedSubtitle,
    listNotes,
  ),
  section(
    "listedOsi",
    [starred("OTHER SUPPLEMENTARY INFORMATION")],
    osi,
    osiRow,
    relatedSubtitle,
    listNotes,
  ),
  section("manualRequest", [starred("MANUAL SSR DATA")], ssr, osi, relatedSubtitle, listNotes),
  section("seat", [starred("SEAT DATA")], flightHeading, seatRow, relatedSubtitle, listNotes),
  section(
    "membership",
    [starred("MILEAGE MEMBERSHIP DATA")],
    membershipRow,
    relatedSubtitle,
    listNotes,
  ),
  section(
    "dividedBooking",
    [starred("DIVIDED BOOKING DATA")],
    dividedBookings,
    relatedSubtitle,
    listNotes,
  ),
  section(
    "vendorLocator",
    [starred("VENDOR LOCATOR DATA")],
    airlineLocators,
    relatedSubtitle,
    listNotes,
  ),
];

/**
 * The rows under a heading that stands without the title of its list. They are tried before names,
 * which would end it.
 */
export const looseRows: Section = {
  name: "looseRows",
  head: looseHeading,
  families: [flightHeading, requestRow, seatRow, relatedSubtitle, listNotes, gluedItemNames],
};

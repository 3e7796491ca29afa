import type { LineFamily, TitledSection } from "../../src/decode/engine/grammar.ts";
import { notes } from "../common/displays/notes.ts";
import { address, email, phone } from "./people/contact.ts";
import { frequentTraveler } from "./people/frequent-traveler.ts";
import { ITEM_START, plainItem } from "./item.ts";
import { remark } from "./services/remark.ts";
import { seats } from "./services/seats.ts";
import { osi, ssr } from "./services/ssr.ts";
import { otherTicketing, ticket, ticketing } from "./fares/ticketing.ts";

export { itemNumber } from "./item.ts";

/** A section whose title stands alone on its line. */
function section(name: string, title: string, ...families: readonly LineFamily[]): TitledSection {
  return {
    name: `${name}Section`,
    title: new RegExp(`(?<![^\\n]) *(?:${title})(?= *\\n)`),
    families,
  };
}

const ITEM = new RegExp(`${ITEM_START}[!-\\uffff]`);

const instruction = notes("instruction", [["ticketing instruction", ITEM]]);
const accounting = notes("accounting", [["accounting", ITEM]]);
const baggage = notes("baggage", [
  ["baggage", ITEM],
  ["baggage", /BAG(?:GAGE)? (?:ALLOWANCE|FEE)|(?:CARRY[- ]?ON|CHECKED) BAG|(?:1ST|2ND|3RD) /],
]);

/**
 * Everything below the itinerary that has a title. What an item looks like never takes it out of its
 * section.
 */
export const sections: readonly TitledSection[] = [
  section("ticketing", "TKT\\/TIME LIMITS?", ticket, ticketing, otherTicketing),
  section("phone", "PHONES?", email, phone),
  section("email", "(?:PASSENGER )?E-?MAIL ADDRESS(?:ES)?", email, plainItem),
  section("address", "ADDRESS", address),
  section("traveler", "FREQUENT TRAVELL?ERS?", frequentTraveler, plainItem),
  section("seats", "SEATS\\/BOARDING PASS(?:ES)?", seats, plainItem),
  section("facts", "(?:[A-Z\\d]{2}|GENERAL) FACTS", ssr, osi, plainItem),
  section("remark", "REMARKS", remark),
  section("instruction", "TKT INSTRUCTIONS", instruction),
  section("accounting", "ACCOUNTING DATA", accounting),
  section("baggage", "BAGGAGE INFORMATION", baggage),
];

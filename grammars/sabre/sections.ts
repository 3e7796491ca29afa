import type { LineFamily, TitledSection } from "../../src/decode/engine/grammar.ts";
import { notes } from "../common/displays/notes.ts";
import { address, email, phone } from "./people/contact.ts";
import { frequentTraveler } from "./people/frequent-traveler.ts";
import { ITEM_START, plainItem } from "./item.ts";
import { remark } from "./services/remark.ts";
import { seats } from "./services/seats.ts";
import { osi, ssr } from "./services/ssr.ts";
import { otherTicketing, ticket, ticketing } from "./fares/ticketing.ts";
import { oneOf } from "../common/shapes.ts";
import { TITLES } from "./shapes.ts";

export { itemNumber } from "./item.ts";

/** A section whose title is alone on its line. */
function section(
  name: string,
  titles: readonly string[],
  ...families: readonly LineFamily[]
): TitledSection {
  return {
    name: `${name}Section`,
    title: new RegExp(String.raw`(?<![^\n]) *${oneOf(...titles)}(?= *\n)`),
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
 * Everything below the itinerary that has a title. An item never leaves its section, whatever it looks
 * like.
 */
export const sections: readonly TitledSection[] = [
  section("ticketing", TITLES.ticketing, ticket, ticketing, otherTicketing),
  section("phone", TITLES.phone, email, phone),
  section("email", [...TITLES.email, ...TITLES.passengerEmail], email, plainItem),
  section("address", TITLES.address, address),
  section("traveler", TITLES.traveler, frequentTraveler, plainItem),
  section("seats", TITLES.seats, seats, plainItem),
  section("facts", TITLES.facts, ssr, osi, plainItem),
  section("remark", TITLES.remark, remark),
  section("instruction", TITLES.instruction, instruction),
  section("accounting", TITLES.accounting, accounting),
  section("baggage", TITLES.baggage, baggage),
];

import type { TitledSection } from "../../src/decode/engine/grammar.ts";
import { plainItem } from "./item.ts";
import { address, email, phone } from "./people/contact.ts";
import { frequentTraveler } from "./people/frequent-traveler.ts";
import { accounting, baggage, section } from "./sections.ts";
import { TITLES } from "./shapes.ts";
import { seats } from "./services/seats.ts";
import { remark } from "./services/remark.ts";
import { osi, ssr } from "./services/ssr.ts";
import { otherTicketing, ticket, ticketing } from "./fares/ticketing.ts";

/**
 * The items below titles, `AA FACTS`, `REMARKS`: everything after the itinerary. An item never leaves
 * its section, whatever it looks like.
 */
export const titledSections: readonly TitledSection[] = [
  // `TKT/TIME LIMIT`: `  1.TAW/15JUL`
  section("ticketing", TITLES.ticketing, ticket, ticketing, otherTicketing),
  // `PHONES`: `  1.DFW555-555-0100-A`
  section("phone", TITLES.phone, email, phone),
  // `EMAIL ADDRESS`: `  1.‡JANE@EXAMPLE.COM‡`
  section("email", [...TITLES.email, ...TITLES.passengerEmail], email, plainItem),
  // `ADDRESS`: `    N/SAMPLE TRAVEL`
  section("address", TITLES.address, address),
  // `FREQUENT TRAVELER`: `  1.B6 0000000000           HK B6   1.1 SAMPLEMAN/BORIS`
  section("traveler", TITLES.traveler, frequentTraveler, plainItem),
  // `SEATS/BOARDING PASS`: `  1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR`
  section("seats", TITLES.seats, seats, plainItem),
  // `AA FACTS`: `  1.SSR INFT AA HK1 DFWHND0175I12APR/SAMPLEMAN/KAI/05JAN25`
  section("facts", TITLES.facts, ssr, osi, plainItem),
  // `REMARKS`: `  1.H-CALL BEFORE TICKETING`
  section("remark", TITLES.remark, remark),
  // `TKT INSTRUCTIONS`: `  1.ANY TEXT`
  section("instruction", TITLES.instruction, accounting),
  // `ACCOUNTING DATA`: `  1.ANY TEXT`
  section("accounting", TITLES.accounting, accounting),
  // `BAGGAGE INFORMATION`: `BAG ALLOWANCE     -DFWHND-02P/AA`
  section("baggage", TITLES.baggage, baggage),
];

import type { Section } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  IMAGE_MODES,
  IMAGE_OPENERS,
  ImageWord,
  TicketImageRules,
  ticketLines,
} from "../../common/fares/electronic-ticket.ts";

/*
 * The image of an electronic ticket (`*HTE`):
 *
 * TKT: 006 0000 000001     NAME: SAMPLEMAN/ARIA
 * ISSUED: 28MAR26          FOP:CASH
 *    OPEN DL 0166  X  12APR PDXAMS 0150P OK XZZRUC            1
 * RLOC 1V ZQ7KXA    DL ZR4T9B
 */

/** `RLOC` before a system and a locator. */
const LocatorsMark = token("LocatorsMark", /RLOC(?=:? {1,8}[A-Z\d]{2} {1,4}[A-Z\d]{5,6}[ \n])/, {
  label: "RLOC",
  push_mode: "ticketLocators",
});
/** `ZQ7KXA` after the code of a Travelport system; other locators are those of airlines and their hosts. */
const OwnLocator = token("OwnLocator", /(?<= 1[VGP] {1,4})[A-Z\d]{6}(?![A-Z\d])/, {
  label: "record locator",
});

/** The lines with the ticket and its coupons are read by common/fares/electronic-ticket.ts. */
class ElectronicTicketRules extends TicketImageRules {
  /** electronicTicket: ticket | coupon */
  readonly line = this.RULE("electronicTicket", () => this.oneRule(this.ticket, this.coupon));
}

/** An electronic ticket, up to the next line of the record. */
export const electronicTicket: Section = {
  name: "electronicTicket",
  head: {
    name: "electronic ticket",
    openers: IMAGE_OPENERS,
    modes: IMAGE_MODES,
    rules: ElectronicTicketRules,
  },
  families: ticketLines("electronic ticket line", {
    mark: LocatorsMark,
    locator: OwnLocator,
    modes: { ticketLocators: [OwnLocator, ImageWord] },
  }),
};

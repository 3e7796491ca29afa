import type { HeaderNode } from "../../../src/ast/nodes.ts";
import type { Section } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  IMAGE_LINE_MODE,
  IMAGE_MODES,
  IMAGE_OPENERS,
  ImageLocator,
  ImageWord,
  TicketImageRules,
  ticketLines,
} from "../../common/fares/electronic-ticket.ts";
import { TICKET_RECORD } from "../shapes.ts";

/*
 * The image of an electronic ticket (`*T`, `WETR`):
 *
 * ELECTRONIC TICKET RECORD
 * INV:                  CUST:                       PNR:ZQKXAB
 * TKT:0010000000001     ISSUED:08APR26   PCC:ZZ9A   IATA:00000000
 * NAME:SAMPLEMAN/BORIS MR
 * 1    AA   175   I  12APR  DFWHND 1115A OK I00A       OPEN
 */

const push_mode = "ticketImage";
/** `INV:`, `CUST:`, `PNR:`: the beginning of a line with the record's locator. */
const WITH_LOCATOR = "(?=[^\\n]{0,100}PNR ?: {0,8}[A-Z]{6}[ \\n])(?:INV|CUST|PNR) ?:";
/** Looks ahead to a ticket's number on one of the next lines. */
const TICKET_BELOW = "(?=[^\\n]{0,100}\\n(?:[^\\n]{0,80}\\n){0,3} {0,8}TKT ?:)";

/** `ELECTRONIC TICKET RECORD`. */
const RecordTitle = token("TicketRecordTitle", new RegExp(TICKET_RECORD), {
  label: TICKET_RECORD,
  push_mode,
});
/** The line with the record's locator, above the line with the ticket's number. */
const RecordAbove = token("RecordAbove", new RegExp(WITH_LOCATOR + TICKET_BELOW), {
  label: "PNR:",
  push_mode,
});
/** The line with the record's locator, below the line with the ticket's number. */
const RecordBelow = token("RecordBelow", new RegExp(WITH_LOCATOR), {
  label: "PNR:",
  push_mode: IMAGE_LINE_MODE,
});

/** The lines with the ticket and its coupons are read by common/fares/electronic-ticket.ts. */
class TicketRecordRules extends TicketImageRules {
  /** ticketRecord: title | ticket | coupon | recordAbove */
  readonly line = this.RULE("ticketRecord", () =>
    this.oneRule(this.title, this.ticket, this.coupon, this.recordAbove),
  );

  /** title: TicketRecordTitle ImageWord* */
  private readonly title = this.RULE("title", this.noteOn("ticket image", RecordTitle, ImageWord));

  /**
   * recordAbove: RecordAbove ImageWord* ImageLocator ImageWord*
   *
   *   INV:                  CUST:                       PNR:ZQKXAB
   */
  private readonly recordAbove = this.RULE("recordAbove", (): HeaderNode => {
    this.CONSUME(RecordAbove);
    this.skipAll(1, ImageWord);
    const locator = this.text(this.CONSUME(ImageLocator));
    this.skipAll(2, ImageWord);
    return { kind: "header", locator };
  });
}

/** An electronic ticket, up to the next line of the record. */
export const ticketRecord: Section = {
  name: "ticketRecord",
  head: {
    name: "ticket record",
    openers: [RecordTitle, ...IMAGE_OPENERS, RecordAbove],
    modes: IMAGE_MODES,
    rules: TicketRecordRules,
  },
  families: ticketLines("ticket record line", { mark: RecordBelow, locator: ImageLocator }),
};

import type {
  FareHeaderNode,
  HeaderNode,
  TicketIssueNode,
  TicketNode,
} from "../../../src/ast/nodes.ts";
import type { LineFamily, Section } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { fareAmounts } from "../../common/fares/fare-amounts.ts";
import { FullDate, Word } from "../../common/tokens.ts";
import { dateValue, ticketNumberValue } from "../../common/values.ts";
import { fareElements, ticketEndorsements } from "../fares/fare-elements.ts";
import { couponNotes, fareAdvice, fareCalculation, ticketCoupons } from "../fares/fare-lines.ts";
import { DAY_MONTH_YEAR, NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/*
 * The image of an issued ticket:
 *
 * TKT-1250000000001-002    RCI-                     1A  LOC-ZQ7KXA
 *  OD-PITPIT  SI-      FCMI-6   POI-PAR  DOI-08APR26  IOI-00000000
 *    1.SAMPLEMAN/ARIA            ADT            ST
 *  1 OPIT UA6019   H 12APR1520 OK LZZ5PC        O   12APR12APR 2PC
 *     PIT
 * FARE   F USD       502.00
 */

const push_mode = "ticketMaskHead";

/** `TWD`, `TWD/L5`: the entry that shows a ticket image. */
const TicketMaskEntry = token("TicketMaskEntry", /TWD(?=\/| *\n)/, { label: "TWD", push_mode });
/** `TKT-`, before the ticket number. */
const TicketMaskMark = token("TicketMaskMark", /TKT-(?=\d{13})/, { label: "TKT-", push_mode });
/** `1A  LOC-`, at the head of the line if the ticket number was cut off. */
const LocatorHead = token("LocatorHead", /1A +LOC-(?=[A-Z\d]{6})/, { label: "1A LOC-", push_mode });
/** `1250000000001`, or `1250000000001-002` for two conjunction tickets. */
const MaskNumber = token("MaskNumber", /\d{13}(?:-\d{1,3})?(?!\d)/, { label: "ticket number" });
/** `LOC-`. */
const LocatorMark = token("LocatorMark", /LOC-(?=[A-Z\d]{6})/);
/** `ZQ7KXA`, after `LOC-`. */
const MaskLocator = token("MaskLocator", /(?<=LOC-)[A-Z\d]{6}(?![A-Z\d])/, {
  label: "record locator",
});

const TICKET_MASK_HEAD = [MaskNumber, LocatorMark, MaskLocator, Word];

class TicketMaskHeadRules extends LineRules {
  /** ticketMaskHead: entry | image | locator */
  readonly line = this.RULE("ticketMaskHead", () =>
    this.oneRule(this.entry, this.image, this.locator),
  );

  /**
   * entry: TicketMaskEntry Word*
   *
   *   TWD/L5
   */
  private readonly entry = this.RULE("entry", this.noteOn("entry", TicketMaskEntry, Word));

  /**
   * image: TicketMaskMark MaskNumber Word* LocatorMark? MaskLocator?
   *
   *   TKT-1250000000001-002    RCI-                     1A  LOC-ZQ7KXA
   */
  private readonly image = this.RULE("image", (): TicketNode => {
    this.CONSUME(TicketMaskMark);
    const ticket = this.read(this.CONSUME(MaskNumber), ticketNumberValue);
    this.skipAll(1, Word);
    this.skip(2, LocatorMark);
    const recordLocator = this.optionalText(3, MaskLocator);
    return { kind: "ticket", ticket, recordLocator, image: true };
  });

  /**
   * locator: LocatorHead MaskLocator
   *
   *   1A  LOC-ZQ7KXA
   */
  private readonly locator = this.RULE("locator", (): HeaderNode => {
    this.CONSUME(LocatorHead);
    return { kind: "header", locator: this.text(this.CONSUME(MaskLocator)) };
  });
}

/** `OD-` of `OD-PITPIT`; the sales indicator `SI-` must follow. */
const MaskData = token("MaskData", /OD-(?=[A-Z]{0,10} +SI-)/, {
  label: "OD-",
  push_mode: "maskData",
});
/** `DOI-`, before the date of issue. */
const IssueMark = token("IssueMark", new RegExp(`DOI-(?=${DAY_MONTH_YEAR})`), { label: "DOI-" });
/** `1.`, before a name. */
const MaskPassenger = token(
  "MaskPassenger",
  new RegExp(`(?<![^\\n]) *\\d{1,2}\\.(?=${NAME_LETTER}[${NAME_LETTERS}' -]*/${NAME_LETTER})`),
  {
    label: "passenger number",
    push_mode: "maskPassenger",
  },
);
/** `ADT`, in a column after the name, or before the status column `ST`. */
const MaskPassengerType = token(
  "MaskPassengerType",
  /(?<= {3})[A-Z][A-Z\d]{2}(?=[ \n])|[A-Z][A-Z\d]{2}(?= +ST *\n)/,
  { label: "passenger type" },
);
const MaskName = token("MaskName", /[!-\uffff]+/, { label: "name" });

const MASK_DATA = [IssueMark, FullDate, Word];
const MASK_PASSENGER = [MaskPassengerType, MaskName];

class TicketMaskRules extends LineRules {
  /** ticketMask: data | passenger */
  readonly line = this.RULE("ticketMask", () => this.oneRule(this.data, this.passenger));

  /**
   * data: MaskData Word* IssueMark? FullDate? Word*
   *
   *   OD-PITPIT  SI-      FCMI-6   POI-PAR  DOI-08APR26  IOI-00000000
   */
  private readonly data = this.RULE("data", (): TicketIssueNode => {
    this.CONSUME(MaskData);
    this.skipAll(1, Word);
    this.skip(2, IssueMark);
    const issued = this.optional(3, FullDate, dateValue);
    this.skipAll(4, Word);
    return { kind: "ticketIssue", issued, ofImage: true };
  });

  /**
   * passenger: MaskPassenger MaskName* MaskPassengerType? MaskName*
   *
   *   1.SAMPLEMAN/ARIA            ADT            ST
   */
  private readonly passenger = this.RULE("passenger", (): FareHeaderNode => {
    const passengers = this.read(this.CONSUME(MaskPassenger), () => 1);
    this.skipAll(1, MaskName);
    const passengerType = this.optionalText(2, MaskPassengerType);
    this.skipAll(3, MaskName);
    return { kind: "fareHeader", per: "person", passengerType, passengers };
  });
}

const ticketMaskLine: LineFamily = {
  name: "ticket image",
  openers: [MaskData, MaskPassenger],
  modes: { maskData: MASK_DATA, maskPassenger: MASK_PASSENGER },
  rules: TicketMaskRules,
};

export const ticketMask: Section = {
  name: "ticketMask",
  head: lineFamily(
    "ticket image",
    [TicketMaskEntry, TicketMaskMark, LocatorHead],
    TICKET_MASK_HEAD,
    TicketMaskHeadRules,
  ),
  families: [
    ticketMaskLine,
    fareAmounts,
    ticketEndorsements,
    fareElements,
    fareAdvice,
    ticketCoupons,
    couponNotes,
    fareCalculation,
  ],
};

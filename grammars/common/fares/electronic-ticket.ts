import type { TokenType } from "chevrotain";
import type {
  CouponNode,
  FlightReference,
  Mutable,
  PersonName,
  Read,
  TicketIssueNode,
  TicketNode,
} from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { notes } from "../displays/notes.ts";
import { ticketCouponDetails } from "./coupon-details.ts";
import { ENDORSEMENT_MARK, EndorsementText } from "./fare-texts.ts";
import { CouponBasis } from "./coupon.ts";
import { AIRLINE, DAY_MONTH, NUMBER_OR_OPEN, SURNAME, NAME_LETTERS } from "../shapes.ts";
import { converted, dateValue, part, ticketNumberValue } from "../values.ts";

/*
 * The image of an electronic ticket. Its amounts repeat a fare of the record, so the rules read only what
 * identifies the ticket, and its coupons, which never become segments:
 *
 * TKT: 006 0000 000001     NAME: SAMPLEMAN/ARIA
 * ISSUED: 28MAR26          FOP:CASH
 *    OPEN DL 0166  X  12APR PDXAMS 0150P OK XZZRUC            1
 *
 * A system's own rules extend `TicketImageRules`; the families of its section are `ticketLines`.
 */

const push_mode = "ticketImage";
/** The mode of the lines below the first. */
export const IMAGE_LINE_MODE = "ticketImageLine";

/** `TKT:` before a ticket number. */
const TicketMark = token("ImageMark", /TKT ?:(?= {0,8}\d{3}[ -]?\d{4} ?\d{6}(?!\d))/, {
  label: "TKT:",
  push_mode,
});
/** `0010000000001`, `006 0000 000001`; of two conjunction tickets, `0010000000001-02`. */
const ImageNumber = token(
  "ImageNumber",
  /(?<=TKT ?: {0,8})\d{3}[ -]?\d{4} ?\d{6}(?:[/-]\d{1,3})?(?!\d)/,
  { label: "ticket number" },
);
/** `ISSUED:`, `DATE OF ISSUE:`, `DOI:` before a date. */
const IssueMark: TokenType = token(
  "ImageIssueMark",
  new RegExp(`(?:DATE OF ISSUE|ISSUED?|DOI) ?:(?= {0,8}${DAY_MONTH}\\d\\d)`),
  { label: "ISSUED:", push_mode: IMAGE_LINE_MODE },
);
/** `28MAR26` after `ISSUED:`. */
const IssueDay = token(
  "IssueDay",
  new RegExp(`(?<=(?:ISSUED?|DOI) ?: {0,8})${DAY_MONTH}(?:20)?\\d\\d(?!\\d)`),
  { label: "date of issue" },
);
/** `SAMPLEMAN/ARIA` after `NAME:`. */
const ImageName = token(
  "ImageName",
  new RegExp(`(?<=NAME ?: {0,8})${SURNAME}/[${NAME_LETTERS}' .-]{0,60}?(?= {2}| ?\\n)`),
  { label: "name" },
);
/** `ZQ7KXA` after `PNR:`. */
export const ImageLocator: TokenType = token(
  "ImageLocator",
  /(?<=PNR ?: {0,8})[A-Z\d]{6}(?![A-Z\d])/,
  { label: "record locator" },
);
/** `FOP:`, `CASH`: a word up to its colon, as its value can touch it. */
export const ImageWord: TokenType = token("ImageWord", /[!-9;-\uffff]+:?|:/, { label: "word" });
/** A flight's row. It has the status of the seat, `OK`, where a segment has `HK1`. */
const COUPON = new RegExp(
  `(?:[OX] {1,4}|[A-Z]{4} {1,4})?${AIRLINE} {0,8}${NUMBER_OR_OPEN} {0,8}[A-Z]? {1,8}` +
    `${DAY_MONTH} {1,8}[A-Z]{3} ?[A-Z]{3} {1,8}(?:\\d{1,4}[APNM]? {1,8})?(?:OK|NS|SA|RQ)(?=[ \\n])`,
);
const ImageCoupon = token("ImageCoupon", COUPON, { label: "coupon", push_mode: "ticketCoupon" });
/** `1` at the end of a coupon. */
const CouponNumber = token("CouponNumber", /(?<= {2})\d{1,2}(?= *\n)/, {
  label: "coupon number",
});

/** The beginning of the image, or of the first coupon if the text before it is missing. */
export const IMAGE_OPENERS: readonly TokenType[] = [TicketMark, ImageCoupon];
const IMAGE = [ImageNumber, IssueDay, ImageName, ImageLocator, ImageWord];
const IMAGE_COUPON = [CouponNumber, CouponBasis, ImageWord];
export const IMAGE_MODES = { ticketImage: IMAGE, ticketCoupon: IMAGE_COUPON };

type Details = Pick<TicketNode, "issued" | "recordLocator" | "named">;

abstract class DetailRules extends LineRules {
  /** details: (ImageName | IssueDay | ImageLocator | ImageWord)* */
  protected readonly details = this.RULE(
    "details",
    this.manyOf(
      (): Mutable<Details> => ({}),
      [
        [ImageName, (details, text) => (details.named = [nameOf(text)])],
        [IssueDay, (details, text) => (details.issued = converted(text, dateValue))],
        [ImageLocator, (details, text) => (details.recordLocator = text)],
        [ImageWord],
      ],
    ),
  );
}

/** The lines that begin an image. */
export abstract class TicketImageRules extends DetailRules {
  /**
   * ticket: ImageMark ImageNumber details
   *
   *   TKT: 006 0000 000001     NAME: SAMPLEMAN/ARIA
   */
  protected readonly ticket = this.RULE("ticket", (): TicketNode => {
    this.CONSUME(TicketMark);
    const ticket = this.read(this.CONSUME(ImageNumber), imageNumberValue);
    const type = this.ACTION(() => ({ ...ticket, value: "ET" }));
    const details = this.SUBRULE(this.details);
    return this.ACTION(() => ({ kind: "ticket", ticket, type, ...details, image: true }));
  });

  /** coupon: ImageCoupon couponRest */
  protected readonly coupon = this.RULE("coupon", (): CouponNode => {
    const number = this.elementNumber();
    const flown = this.text(this.CONSUME(ImageCoupon));
    const rest = this.SUBRULE(this.couponRest);
    return this.ACTION(() => ({
      ...{ kind: "coupon", ofTicket: true, coupon: converted(number, Number) },
      ...flownOn(flown),
      ...rest,
    }));
  });

  /** couponRest: (CouponNumber | CouponBasis | ImageWord)* */
  private readonly couponRest = this.RULE(
    "couponRest",
    this.manyOf(
      (): Mutable<Rest> => ({}),
      [
        [CouponNumber, (rest, text) => (rest.coupon = converted(text, Number))],
        [CouponBasis, (rest, text) => (rest.fareBasis ??= text)],
        [ImageWord],
      ],
    ),
  );
}

type Rest = Pick<CouponNode, "coupon" | "fareBasis">;

const FLOWN = new RegExp(
  `(${AIRLINE}) {0,8}(${NUMBER_OR_OPEN}) {0,8}[A-Z]? {1,8}(${DAY_MONTH}) {1,8}([A-Z]{3}) ?([A-Z]{3}) `,
  "d",
);

/** The flight of a coupon up to its status: `OPEN DL 0166  X  12APR PDXAMS 0150P OK`. */
function flownOn(printed: Read<string>): FlightReference {
  const places = FLOWN.exec(printed.value)?.indices ?? [];
  const group = (index: number) => {
    const place = places[index];
    return place && part(printed, ...place);
  };
  const flight = group(2);
  return {
    airline: group(1),
    flight: flight?.value === "OPEN" ? undefined : flight,
    date: converted(group(3), dateValue),
    origin: group(4),
    destination: group(5),
  };
}

/** `ENDORSEMENT/RESTRICTION:` before a text. */
const ImageEndorsementMark = token("ImageEndorsementMark", ENDORSEMENT_MARK, {
  label: "ENDORSEMENT:",
  push_mode: "imageEndorsement",
});

class ImageEndorsementRules extends LineRules {
  /**
   * imageEndorsement: ImageEndorsementMark EndorsementText
   *
   *   ENDORSEMENT/RESTRICTION: NONREF/CHG FEE
   */
  readonly line = this.RULE("imageEndorsement", (): TicketIssueNode => {
    this.CONSUME(ImageEndorsementMark);
    return { kind: "ticketIssue", endorsement: this.text(this.CONSUME(EndorsementText)) };
  });
}

/** The endorsement of a ticket, and the details of a coupon below it in its image. */
const ticketTerms: readonly LineFamily[] = [
  lineFamily("image endorsement", [ImageEndorsementMark], [EndorsementText], ImageEndorsementRules),
  ticketCouponDetails,
];

/** The lines below them that say more about the ticket. */
abstract class TicketLineRules extends DetailRules {
  /** The beginning of a line with the record's locator. */
  protected abstract readonly locatorMark: TokenType;
  protected abstract readonly locator: TokenType;

  /** ticketImageLine: issue | locatorLine */
  readonly line = this.RULE("ticketImageLine", () => this.oneRule(this.issue, this.locatorLine));

  /**
   * issue: ImageIssueMark details
   *
   *   ISSUED: 28MAR26          FOP:CASH
   */
  private readonly issue = this.RULE("issue", (): TicketIssueNode => {
    this.CONSUME(IssueMark);
    const details = this.SUBRULE(this.details);
    return this.ACTION(() => {
      const { issued, recordLocator } = details;
      return { kind: "ticketIssue", issued, recordLocator };
    });
  });

  /**
   * locatorLine: <mark> ImageWord* <locator>? ImageWord*
   *
   *   PNR:ZQKXAB
   *   RLOC 1V ZQ7KXA    DL ZR4T9B
   */
  private readonly locatorLine = this.RULE("locatorLine", (): TicketIssueNode => {
    this.CONSUME(this.locatorMark);
    this.skipAll(1, ImageWord);
    const recordLocator = this.optionalText(2, this.locator);
    this.skipAll(3, ImageWord);
    return { kind: "ticketIssue", recordLocator };
  });
}

/** `006 0000 000001` to `006-0000000001`, `0010000000001/02` to `001-0000000001-02`. */
function imageNumberValue(image: string): string {
  return ticketNumberValue(image.replaceAll(" ", "").replace("/", "-"));
}

function nameOf(printed: Read<string>): PersonName {
  const slash = printed.value.indexOf("/");
  const end = printed.value.length;
  const given = slash + 1 < end ? part(printed, slash + 1, end) : undefined;
  return { surname: part(printed, 0, slash), given, printed };
}

/** Every other line of an image, in whatever form. */
const ticketImageNotes: LineFamily = notes("ticketImageNote", [["ticket image", /[!-\uffff]/]]);

/** Coupons pasted without the image; to be tried before flights. */
export const looseCoupons: LineFamily = notes("looseCoupon", [
  ["coupon", new RegExp(`(?<=(?<![^\\n]) {0,40}(?:\\d{1,2} {1,8})?)${COUPON.source}`)],
]);

/** How a system prints the line with the record's locator. */
interface LocatorLine {
  readonly mark: TokenType;
  readonly locator: TokenType;
  /** The mode that the mark enters, if it is not that of the other lines. */
  readonly modes?: LineFamily["modes"];
}

/** The families of the lines below the first. */
export function ticketLines(
  name: string,
  { mark, locator, modes }: LocatorLine,
): readonly LineFamily[] {
  class SystemTicketLineRules extends TicketLineRules {
    protected readonly locatorMark = mark;
    protected readonly locator = locator;
  }

  return [
    {
      name,
      openers: [IssueMark, mark],
      modes: { [IMAGE_LINE_MODE]: IMAGE, ...modes },
      rules: SystemTicketLineRules,
    },
    ...ticketTerms,
    ticketImageNotes,
  ];
}

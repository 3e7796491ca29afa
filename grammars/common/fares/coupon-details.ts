import type { TokenType } from "chevrotain";
import type { CouponNode, Mutable, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { unparsedOf } from "../segments/options.ts";
import { SHORT_DATE } from "../shapes.ts";
import { Word } from "../tokens.ts";
import { converted, dateValue, numberListValue } from "../values.ts";
import { BAGGAGE, FARE_BASIS } from "./coupon.ts";

/*
 * The details of a coupon, each value after its label; after the numbers of segments, or on separate
 * lines below the coupon:
 *
 *  S1   FB-DZZ1P4
 *       BG-2PC
 *  S1 NVB25DEC/NVA25DEC
 *  S1 FB-DZZ1P4  B-1PC
 *      NVB:18FEB27 NVA:18FEB27 BAG:1PC
 */

/** `B-` only before the shape of baggage: `B` alone is any letter. */
const BAGGAGE_LABEL = `B(?:AG|G|(?= ?[:-] ?${BAGGAGE}))`;
const LABELS = `(?:FB|NVB|NVA|${BAGGAGE_LABEL})`;
const LABELLED = `${LABELS} ?[:-]? ?(?=[A-Z\\d])`;
const SEGMENTS = "S\\d{1,2}(?:[-,.]\\d{1,2}){0,20}";
const push_mode = "couponDetails";

/** `S1`, `S1-2` before a label. */
const segmentsToken = (name: string) =>
  token(name, new RegExp(`${SEGMENTS}(?= +(?:${LABELS}|TD)[-: \\d])`), {
    label: "segment numbers",
    push_mode,
  });
/** `FB-`, `NVB`: the first label of a line. */
const markToken = (name: string) =>
  token(
    name,
    new RegExp(`(?:(?:FB|${BAGGAGE_LABEL}) ?[:-] ?(?=[A-Z\\d])|NV[AB] ?[:-]? ?(?=${SHORT_DATE}))`),
    { label: "FB-", push_mode },
  );
/** Any further label. */
const NextDetailMark = token("NextDetailMark", new RegExp(LABELLED), { label: "BG-" });
/** `DZZ1P4` after `FB-`. */
const DetailBasis = token("DetailBasis", new RegExp(`(?<=FB ?[:-] ?)${FARE_BASIS}`), {
  label: "fare basis",
});
/** `2PC` after `BG-`. */
const DetailBaggage = token("DetailBaggage", new RegExp(`(?<=B(?:AG|G)? ?[:-] ?)${BAGGAGE}`), {
  label: "baggage",
});
/** `25DEC` after `NVB`. */
const DetailFrom = token("DetailFrom", new RegExp(`(?<=NVB ?[:-]? ?)${SHORT_DATE}(?![A-Z\\d])`), {
  label: "not valid before",
});
/** `25DEC` after `NVA`. */
const DetailTo = token("DetailTo", new RegExp(`(?<=NVA ?[:-]? ?)${SHORT_DATE}(?![A-Z\\d])`), {
  label: "not valid after",
});
/** `TD-ID90`: the ticket designator, which says why the fare is reduced. */
const DetailDesignator = token("DetailDesignator", /TD ?[:-] ?[A-Z\d]{1,10}(?![A-Z\d])/, {
  label: "ticket designator",
});
/** A slash between labels. */
const DetailSlash = token("DetailSlash", "/");

const DETAILS: readonly TokenType[] = [
  NextDetailMark,
  DetailBasis,
  DetailBaggage,
  DetailFrom,
  DetailTo,
  DetailDesignator,
  DetailSlash,
  Word,
];

type Details = Mutable<Pick<CouponNode, "fareBasis" | "baggage" | "notBefore" | "notAfter">> & {
  readonly unparsed: Read<string>[];
};

/** Adds a value; a second one of its kind is unread. */
function once<Name extends Exclude<keyof Details, "unparsed">>(
  name: Name,
  convert: (text: Read<string>) => Details[Name],
): (found: Details, text: Read<string>) => void {
  return (found, text) => {
    if (found[name] === undefined) found[name] = convert(text);
    else found.unparsed.push(text);
  };
}

/** The openers of the lines: of those with segments, and of all others. */
type Openers = readonly [segments: TokenType, mark: TokenType];

function detailLines(name: string, openers: Openers, ofTicket: boolean): LineFamily {
  const [segments, mark] = openers;
  return {
    name,
    openers,
    modes: { [push_mode]: DETAILS },
    rules: class extends LineRules {
      /**
       * couponDetails: (<segments> | <mark>) details
       *
       *    S1   FB-DZZ1P4
       *         BG-2PC
       */
      readonly line = this.RULE("couponDetails", (): CouponNode => {
        const head = this.OR<Pick<CouponNode, "segments" | "continues">>([
          { ALT: () => ({ segments: this.read(this.CONSUME(segments), segmentsValue) }) },
          { ALT: () => (this.CONSUME(mark), { continues: true }) },
        ]);
        const details = this.SUBRULE(this.details);
        return this.ACTION(() => ({
          ...{ kind: "coupon", ...head, ...details, ...(ofTicket && { ofTicket }) },
          unparsed: unparsedOf(details.unparsed),
        }));
      });

      /**
       * details:
       *   (DetailBasis | DetailBaggage | DetailFrom | DetailTo | NextDetailMark | DetailDesignator
       *   | DetailSlash | Word)*
       */
      private readonly details = this.RULE(
        "details",
        this.manyOf(
          (): Details => ({ unparsed: [] }),
          [
            [DetailBasis, once("fareBasis", (text) => text)],
            [DetailBaggage, once("baggage", (text) => text)],
            [DetailFrom, once("notBefore", (text) => converted(text, dateValue))],
            [DetailTo, once("notAfter", (text) => converted(text, dateValue))],
            [[NextDetailMark, DetailDesignator, DetailSlash]],
            [Word, (found, text) => found.unparsed.push(text)],
          ],
        ),
      );
    },
  };
}

/** Below a fare. */
export const fareCouponDetails = detailLines(
  "coupon of a fare",
  [segmentsToken("FareDetailSegments"), markToken("FareDetailMark")],
  false,
);

/** In the image of a ticket. */
export const ticketCouponDetails = detailLines(
  "coupon of a ticket",
  [segmentsToken("TicketDetailSegments"), markToken("TicketDetailMark")],
  true,
);

/** `S1.3` to `1 3`. */
function segmentsValue(image: string): readonly string[] {
  return numberListValue(image.replaceAll(".", ","));
}

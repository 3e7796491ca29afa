import type { TokenType } from "chevrotain";
import type { CouponNode, Mutable } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
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
 *      NVB:18FEB27 NVA:18FEB27 BAG:1PC
 */

const LABELS = "(?:FB|BG|BAG|NVB|NVA)";
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
    new RegExp(`(?:(?:FB|BG|BAG) ?[:-] ?(?=[A-Z\\d])|NV[AB] ?[:-]? ?(?=${SHORT_DATE}))`),
    { label: "FB-", push_mode },
  );
/** Any further label. */
const NextDetailMark = token("NextDetailMark", new RegExp(LABELLED), { label: "BG-" });
/** `DZZ1P4` after `FB-`. */
const DetailBasis = token("DetailBasis", new RegExp(`(?<=FB ?[:-] ?)${FARE_BASIS}`), {
  label: "fare basis",
});
/** `2PC` after `BG-`. */
const DetailBaggage = token("DetailBaggage", new RegExp(`(?<=B(?:AG|G) ?[:-] ?)${BAGGAGE}`), {
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
/** A slash between labels. */
const DetailSlash = token("DetailSlash", "/");

const DETAILS: readonly TokenType[] = [
  NextDetailMark,
  DetailBasis,
  DetailBaggage,
  DetailFrom,
  DetailTo,
  DetailSlash,
  Word,
];

type Details = Mutable<Pick<CouponNode, "fareBasis" | "baggage" | "notBefore" | "notAfter">>;

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
        }));
      });

      /**
       * details:
       *   (DetailBasis | DetailBaggage | DetailFrom | DetailTo | NextDetailMark | DetailSlash
       *   | Word)*
       */
      private readonly details = this.RULE(
        "details",
        this.manyOf(
          (): Details => ({}),
          [
            [DetailBasis, (found, text) => (found.fareBasis ??= text)],
            [DetailBaggage, (found, text) => (found.baggage ??= text)],
            [DetailFrom, (found, text) => (found.notBefore ??= converted(text, dateValue))],
            [DetailTo, (found, text) => (found.notAfter ??= converted(text, dateValue))],
            [[NextDetailMark, DetailSlash, Word]],
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

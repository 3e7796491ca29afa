import type { TokenType } from "chevrotain";
import type { OtherSegmentNode, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  Confirmation,
  EndCode,
  EndDay,
  freeText,
  unparsedOf,
  Note,
  type Options,
  ServiceLineRules,
  ServiceType,
  StartDay,
  SupplierName,
  serviceOpener,
} from "./options.ts";
import { dateValue } from "../values.ts";

/*
 * Tours, insurance, ancillary services and everything else without a special segment, as every system
 * prints them:
 *
 *   4 MIS 1A HK1 PAR 28DEC-PRESERVEPNR
 *   5  OTH YY 22FEB M GK1  XXX/PRESERVEPNR
 */

/** `MIS`, `OTH`: the category of the systems' keywords. */
const OtherHead = token("OtherHead", /NOT_APPLICABLE/, { label: "segment" });
/** `BUST`: four characters after the status of an ancillary service. */
const ServiceCode = token(
  "ServiceCode",
  /(?<=SVC +(?:[A-Z\d]{2} +)?[A-Z]{2}\d{0,2} +)[A-Z\d]{4}(?![A-Z\d])/,
  { label: "service code" },
);

/** Provider, status and dates are read by service-frame.ts, options by options.ts. */
class OtherSegmentRules extends ServiceLineRules {
  /**
   * otherSegment: OtherHead provider ServiceCode? place options
   *
   *     3 MIS 1A HK1 LIS 10MAY-12MAY/TYP-TOR/SUN-SAMPLE TOURS/CF-CN000001
   *     8 /SVC ZZ HK1 BUST CDG 10MAY
   */
  readonly line = this.RULE("otherSegment", (): OtherSegmentNode => {
    const number = this.elementNumber();
    const head = this.text(this.CONSUME(OtherHead));
    const provider = this.SUBRULE(this.provider);
    const service = this.optionalText(1, ServiceCode);
    const place = this.SUBRULE(this.place);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => {
      const type = keywordOf(head);
      return {
        kind: "other",
        number,
        type,
        service: service ?? options.text(ServiceType),
        provider: provider.provider,
        status: provider.status,
        count: provider.count,
        city: place.city,
        toCity: place.toCity ?? options.text(EndCode),
        date: options.value(StartDay, dateValue) ?? place.date ?? provider.date,
        weekday: provider.weekday,
        endDate: options.value(EndDay, dateValue) ?? place.end,
        name: options.text(SupplierName),
        confirmation: options.text(Confirmation),
        ...textOf(type.value, options),
      };
    });
  });
}

/** The keyword without the mark before it: `SVC` for `/SVC`. */
function keywordOf(head: Read<string>): Read<string> {
  return { value: head.value.slice(-3), start: head.end - 3, end: head.end };
}

const RETENTION = /PRESERVE|RETENTION|RETAIN|KEEP|\bHOLD\b|THANK *(?:YOU|U\b)/;

/** The free text, and whether the segment only keeps the record alive. */
function textOf(
  type: string,
  options: Options,
): Pick<OtherSegmentNode, "text" | "retention" | "unparsed"> {
  const leading = freeText(options.leading);
  const [first, ...others] = unparsedOf(options.trailing) ?? [];
  const text = leading ?? first ?? options.text(Note);
  const isEmpty = text === undefined && options.mark === undefined;
  return {
    text,
    retention: text === undefined ? isEmpty && type === "MIS" : RETENTION.test(text.value),
    unparsed: unparsedOf(leading === undefined ? others : options.trailing),
  };
}

/** The other segments of a system: how they begin, and the tokens of what follows. */
export function otherSegments(
  head: string,
  frame: readonly TokenType[],
  options: readonly TokenType[],
): LineFamily {
  const opener = serviceOpener("OtherOpener", head, OtherHead, "otherSegment");
  return lineFamily(
    "other segment",
    [opener],
    [ServiceCode, ...frame, ...options],
    OtherSegmentRules,
  );
}

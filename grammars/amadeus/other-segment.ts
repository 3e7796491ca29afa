import { createToken } from "chevrotain";
import type { OtherSegmentNode, Read } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import {
  Confirmation,
  EndDay,
  freeText,
  leftOverOf,
  option,
  type Options,
  OtherOption,
  optionTokens,
  SERVICE,
  ServiceLineRules,
  StartDay,
  SupplierName,
} from "../common/options.ts";
import { CITY_PAIR, CityCode, EndDate, SERVICE_HEAD, ServiceDate } from "../common/tokens.ts";
import { dateValue, markedDateValue, part } from "../common/values.ts";

/*
 * Tours, insurances, ancillary services and whatever else has no segment of its own:
 *
 *   4 MIS 1A HK1 PAR 28DEC-PRESERVEPNR
 *   7 ATX ZZ OO1 PARNCE 10MAY-TEXT
 *   8 /SVC ZZ HK1 BUST CDG 10MAY
 *   4 MCO ZZ *** 09SEP/USD 45.00/*SPLIT PAYMENT
 */

/** The keyword; trains that an agent noted are read as trains. */
const OtherHead = createToken({
  name: "OtherHead",
  label: "segment",
  pattern: new RegExp(
    `[*/#]?(?:MIS|TUR|ATX|SUR|CRU|INS|FRR|SVC|MCO|LIM|OTH)${SERVICE_HEAD}(?![^\\n]*\\/ *TYP-TRN)`,
  ),
  push_mode: "otherSegment",
});
/** Four characters after the status of an ancillary service: `BUST`. */
const ServiceCode = createToken({
  name: "ServiceCode",
  label: "service code",
  pattern: /(?<=SVC +(?:[A-Z\d]{2} +)?[A-Z]{2}\d{0,2} +)[A-Z\d]{4}(?![A-Z\d])/,
});
const ServicePair = createToken({
  name: "ServicePair",
  label: "city pair",
  pattern: new RegExp(`(?<= [A-Z]{2}\\d{0,2} +(?:[A-Z\\d]{4} +)?)${CITY_PAIR.source}`),
});
/** `/TYP-TOR`: what a structured segment is about. */
const ServiceType = option("ServiceType", "TYP", "[A-Z\\d]{2,5}");

const OTHER_SEGMENT = [
  ServiceCode,
  ServicePair,
  ...SERVICE,
  ...optionTokens(ServiceType, Confirmation, SupplierName, StartDay, EndDay, OtherOption),
];

class OtherSegmentRules extends ServiceLineRules {
  /**
   * otherSegment:
   *   elementNumber? OtherHead provider ServiceCode? ServicePair? CityCode? ServiceDate? EndDate?
   *   options
   *
   *     3 MIS 1A HK1 LIS 10MAY-12MAY/TYP-TOR/SUN-SAMPLE TOURS/CF-CN000001
   */
  readonly line = this.RULE("otherSegment", (): OtherSegmentNode => {
    const number = this.elementNumber();
    const head = this.text(this.CONSUME(OtherHead));
    const { provider, status, count } = this.SUBRULE(this.provider);
    const service = this.optionalText(1, ServiceCode);
    const pair = this.optionalText(2, ServicePair);
    const city = this.optionalText(3, CityCode);
    const date = this.optional(4, ServiceDate, dateValue);
    const end = this.optional(5, EndDate, markedDateValue);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => {
      const type = keywordOf(head);
      return {
        kind: "other",
        number,
        type,
        service: service ?? options.text(ServiceType),
        provider,
        status,
        count,
        city: city ?? part(pair, 0, 3),
        toCity: part(pair, 3, 6),
        date: options.value(StartDay, dateValue) ?? date,
        endDate: options.value(EndDay, dateValue) ?? end,
        name: options.text(SupplierName),
        confirmation: options.text(Confirmation),
        ...textOf(type.value, options),
      };
    });
  });
}

/** The keyword without the mark that may stand before it. */
function keywordOf(head: Read<string>): Read<string> {
  return { value: head.value.slice(-3), start: head.end - 3, end: head.end };
}

const RETENTION = /PRESERVE|RETENTION|RETAIN|KEEP|\bHOLD\b|THANK *(?:YOU|U\b)/;

/** The free text, and whether the segment is there only to keep the record alive. */
function textOf(
  type: string,
  options: Options,
): Pick<OtherSegmentNode, "text" | "retention" | "leftOver"> {
  const leading = freeText(options.leading);
  const [first, ...others] = leftOverOf(options.trailing) ?? [];
  const text = leading ?? first;
  const saysNothing = text === undefined && options.mark === undefined;
  return {
    text,
    retention: text === undefined ? saysNothing && type === "MIS" : RETENTION.test(text.value),
    leftOver: leftOverOf(leading === undefined ? others : options.trailing),
  };
}

export const otherSegment: LineFamily = {
  name: "other segment",
  openers: [OtherHead],
  modes: { otherSegment: OTHER_SEGMENT },
  rules: OtherSegmentRules,
};

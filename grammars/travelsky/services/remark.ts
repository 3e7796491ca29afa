import type { AirlineLocatorNode, RemarkNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AIRLINE } from "../../common/shapes.ts";
import { Slash } from "../../common/tokens.ts";
import { ItemReference, ItemRules, ItemText, LINE_END, PageMark } from "../item.ts";
import { REMARK } from "../shapes.ts";

/*
 * Remarks. A remark that consists of an airline and a locator gives the airline locator:
 *
 *  10.RMK CA/NXYZ12
 *  11.RMK AUTOMATIC FARE QUOTE
 */

/** `RMK`, before an airline and a locator. */
const LocatorRemark = token(
  "LocatorRemark",
  new RegExp(`${REMARK}(?= +${AIRLINE}/[A-Z\\d]{5,6}${LINE_END})`),
  { label: "RMK", push_mode: "airlineLocator" },
);
/** `CA`. */
const LocatorAirline = token("LocatorAirline", new RegExp(`${AIRLINE}(?=/)`), {
  label: "airline",
});
/** `NXYZ12`. */
const AirlineLocator = token("AirlineLocator", /[A-Z\d]{5,6}(?= *[+\n-])/, { label: "locator" });

class AirlineLocatorRules extends LineRules {
  /**
   * airlineLocator: LocatorRemark LocatorAirline Slash AirlineLocator
   *
   *  10.RMK CA/NXYZ12
   */
  readonly line = this.RULE("airlineLocator", (): AirlineLocatorNode => {
    const number = this.elementNumber();
    this.CONSUME(LocatorRemark);
    const airline = this.text(this.CONSUME(LocatorAirline));
    this.CONSUME(Slash);
    const locator = this.text(this.CONSUME(AirlineLocator));
    return { kind: "airlineLocator", number, airline, locator };
  });
}

export const airlineLocator = lineFamily(
  "airline locator",
  [LocatorRemark],
  [PageMark, LocatorAirline, AirlineLocator, Slash],
  AirlineLocatorRules,
);

/** `RMK`. */
const RemarkHead = token("RemarkHead", new RegExp(`${REMARK}(?=[ /:])`), {
  label: "RMK",
  push_mode: "remark",
});

/** The text and the references at its end are read by `ItemRules` in item.ts. */
class RemarkRules extends ItemRules {
  /**
   * remark: RemarkHead ItemText? reference
   *
   *  11.RMK TJ AUTH SHA001
   */
  readonly line = this.RULE("remark", (): RemarkNode => {
    const number = this.elementNumber();
    const type = this.text(this.CONSUME(RemarkHead));
    const text = this.optionalText(1, ItemText) ?? { value: "", start: type.end, end: type.end };
    const reference = this.SUBRULE(this.reference);
    return this.ACTION(() => ({ kind: "remark", number, type, text, ...reference }));
  });
}

export const remark = lineFamily(
  "remark",
  [RemarkHead],
  [PageMark, ItemReference, ItemText],
  RemarkRules,
);

import type { FlightHeadingNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AIRLINE, CITY_PAIR, DAY_MONTH, MONTH, NAME_LETTER, SURNAME } from "../../common/shapes.ts";
import { dateValue, part } from "../../common/values.ts";

/*
 * The flight that the rows below are about. Unlike a segment, it has no times:
 *
 * S 1. DL  0167 M  20APR SEANRT
 *  1. DL 0167 M  20APR SEANRT HK2
 */

const STATUS = "[A-Z]{2}\\d{1,2}";
const REST = ` *\\d{1,4} *[A-Z]{0,2} {1,9}${DAY_MONTH} {1,9}[A-Z]{6}(?: {1,9}${STATUS})? *\\n`;

const MARK = `(?<![^\\n]) {0,9}(?:S {0,4})?\\d{1,3}\\. *(?=${AIRLINE}${REST})`;
/** `S 1. `, or only a number that touches the airline. */
const HeadingMark = token("HeadingMark", new RegExp(MARK), {
  label: "segment",
  push_mode: "flightHeading",
});
/** `DL`. */
const HeadingAirline = token("HeadingAirline", new RegExp(`${AIRLINE}(?=${REST})`), {
  label: "airline",
});
/** The same, first on the line. */
const LeadingAirline = token("LeadingAirline", new RegExp(`${AIRLINE}(?=${REST})`), {
  label: "airline",
  categories: [HeadingAirline],
  push_mode: "flightHeading",
});
/** `0167`. */
const HeadingFlight = token("HeadingFlight", new RegExp(`\\d{1,4}(?!\\d|${MONTH})`), {
  label: "flight number",
});
const HeadingDate = token("HeadingDate", new RegExp(DAY_MONTH), { label: "date" });
const HeadingPair = token("HeadingPair", new RegExp(CITY_PAIR), { label: "city pair" });
const HeadingStatus = token("HeadingStatus", new RegExp(`(?<=[A-Z]{6} +)${STATUS}`), {
  label: "status",
});
const HeadingClass = token("HeadingClass", /[A-Z]{1,2}(?= )/, { label: "booking class" });

class FlightHeadingRules extends LineRules {
  /**
   * flightHeading:
   *   HeadingMark? HeadingAirline HeadingFlight HeadingClass? HeadingDate HeadingPair HeadingStatus?
   */
  readonly line = this.RULE("flightHeading", (): FlightHeadingNode => {
    const mark = this.optionalText(1, HeadingMark);
    const number = this.elementNumber() ?? part(mark, ...numberPlace(mark?.value ?? ""));
    const airline = this.text(this.CONSUME(HeadingAirline));
    const flight = this.text(this.CONSUME(HeadingFlight));
    this.skip(2, HeadingClass);
    const date = this.read(this.CONSUME(HeadingDate), dateValue);
    const pair = this.text(this.CONSUME(HeadingPair));
    this.skip(3, HeadingStatus);
    return this.ACTION(() => ({
      kind: "flightHeading",
      segments: number && { ...number, value: [number.value] },
      airline,
      flight,
      date,
      origin: part(pair, 0, 3),
      destination: part(pair, 3, 6),
    }));
  });
}

/** The place of the digits in a mark. */
function numberPlace(mark: string): [from: number, to: number] {
  return [mark.search(/\d/), mark.indexOf(".")];
}

const MODE = [HeadingAirline, HeadingStatus, HeadingDate, HeadingFlight, HeadingPair, HeadingClass];

export const flightHeading = lineFamily(
  "flight heading",
  [HeadingMark, LeadingAirline],
  MODE,
  FlightHeadingRules,
);

/** Looks ahead for a traveller's row in the next line: `     1. SAMPLEMAN/BORIS   HK  31C`, `    31C SAMPLEMAN/BORIS`. */
const ROW = `(?=[^\\n]*\\n {0,9}(?:(?:P {0,4})?\\d{1,3}\\. *|\\d{1,2}[A-HJ-L] {1,4})${SURNAME}/${NAME_LETTER})`;
const LooseMark = token("LooseHeadingMark", new RegExp(MARK + ROW), {
  label: "segment",
  categories: [HeadingMark],
  push_mode: "looseHeading",
});
const LooseAirline = token("LooseHeadingAirline", new RegExp(`${AIRLINE}(?=${REST})${ROW}`), {
  label: "airline",
  categories: [HeadingAirline],
  push_mode: "looseHeading",
});

/** A heading outside any list: the title above is missing. */
export const looseHeading = lineFamily(
  "loose heading",
  [LooseMark, LooseAirline],
  MODE,
  FlightHeadingRules,
);

/** `PASSENGER RELATED`. */
const Subtitle = token(
  "RelatedSubtitle",
  /(?:SEGMENT|PASSENGER|CARRIER|AIRLINE)(?:\/[A-Z]{1,12})? RELATED(?= *\n)/,
  { label: "subtitle", push_mode: "relatedSubtitle" },
);

class SubtitleRules extends LineRules {
  /** relatedSubtitle: RelatedSubtitle */
  readonly line = this.RULE("relatedSubtitle", (): FlightHeadingNode => {
    this.CONSUME(Subtitle);
    return { kind: "flightHeading" };
  });
}

/**
 * A subtitle between the rows of a list; the heading above does not apply to the rows below it:
 *
 * PASSENGER RELATED
 */
export const relatedSubtitle = lineFamily("related subtitle", [Subtitle], [], SubtitleRules);

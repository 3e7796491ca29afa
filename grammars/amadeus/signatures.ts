import type { Signature } from "../../src/decode/engine/grammar.ts";

/** Where a line begins, with its number; the number alone where line breaks got lost. */
const LINE = "(?:(?:^|\\n) *(?:\\d{1,3} +)?| \\d{1,3} +)";
const AIRLINE = "(?:[A-Z][A-Z\\d]|\\d[A-Z])";

/** What only this system prints, the surest first. */
export const signatures: readonly Signature[] = [
  { pattern: /(?:^|\n)(?:\/\$)? {0,9}RP\/[A-Z\d]{3,12}\//, weight: 1, reason: "an RP/ header" },
  {
    pattern: /(?:^|\n)(?:\/\$)?--- (?:TST|TSM|RLR|RLP|MSC|SFP|AXR|DCS)[ -]/,
    weight: 1,
    reason: "a banner of stored fares or locators",
  },
  { pattern: /(?:^|\n)TST\d{5} /, weight: 1, reason: "a stored fare (TST)" },
  { pattern: / 1A +LOC-[A-Z\d]{6}/, weight: 1, reason: "a ticket image with its locator" },
  {
    pattern: new RegExp(
      `${LINE}${AIRLINE} {0,3}\\d{1,4} [A-Z] {1,2}\\d{1,2}[A-Z]{3} [1-7][ *][A-Z]{6}(?: |\\n|$)`,
    ),
    weight: 0.9,
    reason: "an air segment with its class apart and a weekday digit",
  },
  {
    pattern: new RegExp(
      `${LINE}${AIRLINE}OPEN [A-Z] (?:\\d{1,2}[A-Z]{3} (?:[1-7][ *])?)?[A-Z]{6}(?: |\\n|$)`,
    ),
    weight: 0.9,
    reason: "an open segment with its class apart",
  },
  {
    pattern: /\*1A\/E\*| SEE RTSVC|(?:^|\n) *(?:\d{1,3} +)?(?:OP[CW]-|FA PAX |AP[EMN] )/,
    weight: 0.7,
    reason: "elements and marks of this system alone",
  },
  {
    pattern: /(?:^|\n) *(?:\d{1,3} +)?(?:TRN [A-Z\d]{2} +\d\d |(?:HTL|MIS|CAR) 1A )/,
    weight: 0.7,
    reason: "segments as this system keeps them",
  },
  {
    pattern: /(?:^|\n) *[1-9]\d?\.[A-Z][A-Z '-]{0,60}\/[A-Z]/,
    weight: 0.5,
    reason: "names numbered without item counts",
  },
];

import type { AirlineLocatorNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { labelsIn } from "../labels.ts";
import { AIRLINE } from "../shapes.ts";
import { AIRLINE_LOCATOR_LABELS, LOCATOR_LABELS, WEAK_LABELS } from "./locator-labels.ts";

/*
 * An airline's locator as people write it next to what a terminal shows, after a word for it:
 *
 * AIRLINE REFERENCE: LH*ZR4T9B
 */

const LOCATOR = "[A-Z\\d]{5,6}";
const LABEL = labelsIn(AIRLINE_LOCATOR_LABELS);
const ANY_LABEL = labelsIn(AIRLINE_LOCATOR_LABELS, LOCATOR_LABELS, WEAK_LABELS);
const GAP = " {0,12}[:\uff1a#=]? {1,6}";

/** `AIRLINE REFERENCE: `. After a word for any reference, a slash can also stand between initials and a number. */
const AirlineLocatorLabel = token(
  "AirlineLocatorLabel",
  new RegExp(
    `(?<=(?<![^\\n]) {0,12})(?:${LABEL}${GAP}(?=${AIRLINE} ?[*/] ?${LOCATOR} *\\n)|${ANY_LABEL}${GAP}(?=${AIRLINE} ?\\* ?${LOCATOR} *\\n))`,
  ),
  { label: "word for a locator", push_mode: "notedAirlineLocator" },
);
const NotedAirline = token("NotedAirline", new RegExp(`${AIRLINE}(?= ?[*/])`), {
  label: "airline",
});
const NotedStar = token("NotedStar", /[*/]/, { label: "*" });
const NotedLocatorOfAirline = token("NotedLocatorOfAirline", new RegExp(`${LOCATOR}(?= *\\n)`), {
  label: "locator",
});

class NotedAirlineLocatorRules extends LineRules {
  /**
   * notedAirlineLocator: AirlineLocatorLabel NotedAirline NotedStar NotedLocatorOfAirline
   *
   *     AIRLINE REFERENCE: LH*ZR4T9B
   */
  readonly line = this.RULE("notedAirlineLocator", (): AirlineLocatorNode => {
    this.CONSUME(AirlineLocatorLabel);
    const airline = this.text(this.CONSUME(NotedAirline));
    this.CONSUME(NotedStar);
    const locator = this.text(this.CONSUME(NotedLocatorOfAirline));
    return { kind: "airlineLocator", airline, locator };
  });
}

/** An airline's locator as people write it; to be tried after everything that a system prints. */
export const notedAirlineLocator = lineFamily(
  "noted airline locator",
  [AirlineLocatorLabel],
  [NotedAirline, NotedStar, NotedLocatorOfAirline],
  NotedAirlineLocatorRules,
);

import type { Node } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import { canBeOfRecord } from "../facts/locators.ts";
import type { Line } from "../scopes/lines.ts";

type LocatorFact = Extract<Fact, { kind: "locator" }>;

/**
 * The locators of the record. One behind a word for any reference counts only beside a flight or a train, if no
 * other word names one, and only if the text has a single one.
 */
export function locatorNodes(lines: readonly Line[], hasJourney: boolean): ReadonlyMap<Fact, Node> {
  const all = lines.flatMap(({ facts }) => facts.filter(isLocator));
  const named = all.filter((fact) => fact.isWeak !== true && canBeOfRecord(fact));
  // Beside that of an agency, the one of an airline is not that of the record.
  const own = named.filter(({ isOfAirline }) => isOfAirline !== true);
  const unsure = all.filter(({ isWeak }) => isWeak === true);
  const coded = unsure.filter(({ isNumber }) => isNumber !== true);
  const weak = coded.length > 0 ? coded : unsure;
  const isSingle = new Set(weak.map(({ locator }) => locator.value)).size === 1;
  const areWeak = own.length === 0 && hasJourney && isSingle;
  const counted = areWeak && (coded.length > 0 || named.length === 0) ? weak : own;
  if (counted.length === 0) return nodesOf(named);
  return nodesOf(counted);
}

function nodesOf(counted: readonly LocatorFact[]): ReadonlyMap<Fact, Node> {
  return new Map(counted.map((fact) => [fact, { kind: "header", locator: fact.locator }]));
}

function isLocator(fact: Fact): fact is LocatorFact {
  return fact.kind === "locator";
}

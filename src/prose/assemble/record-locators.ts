import type { AirNode, Node, Read } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import { airlineNamed } from "../../reference/index.ts";
import { canBeOfRecord } from "../facts/locators.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../lexicon/words.ts";
import type { Line } from "../scopes/lines.ts";

type LocatorFact = Extract<Fact, { kind: "locator" }>;

/** What else a text has. */
interface Scope {
  /** Whether it has a flight or a train. */
  readonly hasJourney: boolean;
  readonly hasFlight: boolean;
  /** The confirmations of its stays and cars. */
  readonly confirmations: readonly Read<string>[];
  /** The flight that a line is about. */
  readonly flightOf: (line: Line) => AirNode | undefined;
}

/**
 * The locators of the record, and those of airlines. One after a word for any reference is that of the record only
 * beside a flight, a train or something with another confirmation, if no other word names one, and only if the text has a
 * single one. Beside a flight, that of a railway is not.
 */
export function locatorNodes(
  printed: readonly Line[],
  scope: Scope,
  text: string,
): ReadonlyMap<Fact, Node> {
  const lines = scope.hasFlight ? withoutAgencies(withoutRailways(printed, text)) : printed;
  const all = lines.flatMap(({ facts }) => facts.filter(isLocator));
  const ofFlights = new Map([...locatorsOfFlights(lines, scope), ...afterAirlines(lines)]);
  const named = all.filter(
    (fact) => fact.isWeak !== true && canBeOfRecord(fact) && !ofFlights.has(fact),
  );
  // Beside that of an agency, the one of an airline is not that of the record.
  const own = withoutConfirmations(named.filter(({ isOfAirline }) => isOfAirline !== true));
  const unsure = all.filter(({ isWeak }) => isWeak === true);
  const weak = weakOf(unsure);
  const isSingle = valuesOf(weak).size === 1;
  const isBeside = scope.hasJourney || isOtherNumber(weak, scope);
  const isCounted =
    own.length === 0 && isBeside && isSingle && (named.length === 0 || !weak.every(isNumbered));
  const ofRecord = nodesOf(isCounted ? weak : own.length > 0 ? own : named);
  const ofAirlines = unsure.flatMap((fact): readonly [Fact, Node][] =>
    fact.airline === undefined || ofRecord.has(fact)
      ? []
      : [[fact, { kind: "airlineLocator", airline: fact.airline, locator: fact.locator }]],
  );
  return new Map([...ofFlights, ...ofAirlines, ...ofRecord]);
}

const RAILWAY = new RegExp(WORD_START + anyOf(wordsFor("railways")));

/** `----- Forwarded message -----` */
const FORWARDED = /^ *[-_=]{3,} *\p{L}[^\n]{2,60}[-_=]{3,} *$/u;

/**
 * The lines without the locators after the name of a railway, `Amtrak   Reservation Number ZQ7KXA`, or in a forwarded
 * message that names one and no flight.
 */
function withoutRailways(lines: readonly Line[], text: string): readonly Line[] {
  const messages: Line[][] = [[]];
  for (const line of lines) {
    if (FORWARDED.test(text.slice(line.start, line.end))) messages.push([]);
    messages.at(-1)?.push(line);
  }
  return messages.flatMap((message, index) => {
    const isOfRailway =
      index > 0 &&
      !message.some(({ facts }) => facts.some(({ kind }) => kind === "flight")) &&
      message.some(({ start, end }) => RAILWAY.test(text.slice(start, end)));
    return message.map((line) =>
      withoutLocators(
        line,
        ({ locator }) => isOfRailway || RAILWAY.test(text.slice(line.start, locator.start)),
      ),
    );
  });
}

function withoutLocators(line: Line, isLeftOut: (fact: LocatorFact) => boolean): Line {
  const isUnread = (fact: Fact) => isLocator(fact) && isLeftOut(fact);
  if (!line.facts.some(isUnread)) return line;
  return { ...line, facts: line.facts.filter((fact) => !isUnread(fact)) };
}

/** What an agency prints as its own number: no locator of an airline has so many digits and nothing else. */
const OF_AGENCY = /^\d{7,}$/;

/** The lines without the numbers of agencies, beside the only locator that is said to be that of an airline. */
function withoutAgencies(lines: readonly Line[]): readonly Line[] {
  const ofAirlines = new Set(
    lines.flatMap((line) =>
      line.facts.flatMap((fact) =>
        isLocator(fact) && (fact.isOfAirline === true || airlineBefore(fact, line) !== undefined)
          ? fact.locator.value
          : [],
      ),
    ),
  );
  if (ofAirlines.size !== 1) return lines;
  return lines.map((line) => withoutLocators(line, ({ locator }) => OF_AGENCY.test(locator.value)));
}

/** Those after words that are only for records, if they are all the same: a train can have a confirmation of its own. */
function withoutConfirmations(named: readonly LocatorFact[]): readonly LocatorFact[] {
  const ofRecord = named.filter(({ isOfRecord }) => isOfRecord);
  return valuesOf(ofRecord).size === 1 ? ofRecord : named;
}

/** Those that are likeliest of the record: one of an airline is so only if there is no other. */
function weakOf(unsure: readonly LocatorFact[]): readonly LocatorFact[] {
  const ofNobody = unsure.filter(({ airline }) => airline === undefined);
  const coded = ofNobody.filter((fact) => !isNumbered(fact));
  if (coded.length > 0) return coded;
  return ofNobody.length > 0 ? ofNobody : unsure;
}

function isNumbered({ isNumber }: LocatorFact): boolean {
  return isNumber === true;
}

/** Whether what is booked has a confirmation, and another number is in the text. */
function isOtherNumber(weak: readonly LocatorFact[], { confirmations }: Scope): boolean {
  const isOwn = ({ locator }: LocatorFact) =>
    confirmations.some(({ value }) => value === locator.value);
  return confirmations.length > 0 && !weak.some(isOwn);
}

/**
 * Those of airlines in the lines about flights: confirmations beside another locator whose word is only for records, and
 * locators of airlines if they differ or another number or locator is that of the record.
 */
function locatorsOfFlights(lines: readonly Line[], { flightOf }: Scope): ReadonlyMap<Fact, Node> {
  const all = lines.flatMap((line) =>
    line.facts.filter(isLocator).map((fact) => ({ fact, flight: flightOf(line) })),
  );
  const ofRecord = valuesOf(
    all.flatMap(({ fact, flight }) => (fact.isOfRecord && flight === undefined ? fact : [])),
  );
  const ofAirlines = all.flatMap(({ fact, flight }) =>
    fact.isOfAirline === true && flight !== undefined ? fact : [],
  );
  const others = all.flatMap(({ fact, flight }) => (flight === undefined ? fact : []));
  const isBesideRecord =
    ofRecord.size === 1 && !ofAirlines.some(({ locator }) => ofRecord.has(locator.value));
  const areOfAirlines = valuesOf(ofAirlines).size > 1 || others.some(isNumbered) || isBesideRecord;
  const isConfirmation = (fact: LocatorFact) =>
    ofRecord.size === 1 &&
    !fact.isOfRecord &&
    fact.isWeak !== true &&
    canBeOfRecord(fact) &&
    !ofRecord.has(fact.locator.value);
  return new Map(
    all.flatMap(({ fact, flight }): readonly [Fact, Node][] => {
      const isOwn = (areOfAirlines && ofAirlines.includes(fact)) || isConfirmation(fact);
      return flight === undefined || !isOwn
        ? []
        : [[fact, { kind: "airlineLocator", airline: flight.airline, locator: fact.locator }]];
    }),
  );
}

/** `Lufthansa record locator: ZQ7KXB`: those after the name of an airline, beside one after nothing. */
function afterAirlines(lines: readonly Line[]): ReadonlyMap<Fact, Node> {
  const found = new Map<Fact, Node>();
  const others: LocatorFact[] = [];
  for (const line of lines)
    for (const fact of line.facts) {
      if (!isLocator(fact) || !fact.isOfRecord || fact.isOfAirline === true) continue;
      const airline = airlineBefore(fact, line);
      // After the name of anything else, it may be nobody's here.
      if (airline === undefined && wordsBefore(fact, line).length > 0) return new Map<Fact, Node>();
      if (airline === undefined) others.push(fact);
      else found.set(fact, { kind: "airlineLocator", airline, locator: fact.locator });
    }
  return valuesOf(others).size === 1 ? found : new Map<Fact, Node>();
}

/** The airline that the words right before a locator name, as its code. */
function airlineBefore(fact: LocatorFact, line: Line): Read<string> | undefined {
  const words = wordsBefore(fact, line).slice(-MOST_WORDS);
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from);
    const code = airlineNamed(name.map(({ value }) => value).join(" "));
    const [first, last] = [name[0], name.at(-1)];
    if (code !== undefined && first && last)
      return { value: code, start: first.start, end: last.end };
  }
  return undefined;
}

/** The words right before a locator. */
function wordsBefore({ start }: LocatorFact, { facts }: Line): readonly Read<string>[] {
  const words: Read<string>[] = [];
  for (const fact of facts.toReversed()) {
    if (fact.start >= start) continue;
    if (fact.kind !== "word") break;
    words.unshift(fact.text);
  }
  return words;
}

/** The name of an airline before a locator has at most so many words. */
const MOST_WORDS = 3;

function valuesOf(facts: readonly LocatorFact[]): ReadonlySet<string> {
  return new Set(facts.map(({ locator }) => locator.value));
}

function nodesOf(counted: readonly LocatorFact[]): ReadonlyMap<Fact, Node> {
  return new Map(counted.map((fact) => [fact, { kind: "header", locator: fact.locator }]));
}

function isLocator(fact: Fact): fact is LocatorFact {
  return fact.kind === "locator";
}

/** The confirmations of stays and cars. */
export function confirmationsIn(elements: readonly Node[]): readonly Read<string>[] {
  return elements.flatMap((node) =>
    node.kind === "hotel" || node.kind === "car" ? (node.confirmation ?? []) : [],
  );
}

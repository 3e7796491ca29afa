import type { NamesNode, PersonName } from "../../../ast/nodes.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import type { Fact } from "../../facts/fact.ts";
import { plainName } from "../../facts/names/shared-surnames.ts";
import { blocksOf, type Line } from "../../scopes/lines.ts";

/** Where a text names travellers. */
interface Place {
  /** The words before the names up to a colon, without the number of `Passenger 1:`. */
  readonly label: string;
  /** The lines around, without a gap between them. */
  readonly card: Card;
  /** How many journeys the lines up to this one name. */
  readonly journeys: number;
}

/** What lines without a gap between them say beside names. */
interface Card {
  readonly flights: ReadonlySet<string>;
  readonly tickets: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
}

/** A traveller where the text names one. */
interface Named {
  readonly person: PersonName;
  readonly number: string | undefined;
  readonly place: Place;
}

/**
 * Names each traveller once. A text repeats its travellers for each flight and on each boarding pass, or has one of them as
 * the client. Two with the same name in one list are two travellers; so are two whose titles, passenger types or numbers
 * differ, or who have other seats or tickets for the same flights.
 *
 * @param pieces what each of the lines says
 * @returns what all of them say
 */
export function withoutRepeatedNames(
  lines: readonly Line[],
  pieces: ReadonlyMap<Line, readonly LineReading[]>,
  text: string,
): readonly LineReading[] {
  const known = new Map<string, Named[]>();
  const read: LineReading[] = [];
  let journeys = 0;
  for (const block of blocksOf(lines)) {
    const card = cardOf(block);
    for (const line of block) {
      journeys += line.anchors;
      const place = { label: labelOf(line, text), card, journeys };
      for (const reading of pieces.get(line) ?? [])
        read.push(
          reading.node?.kind === "names" ? onlyNew(reading, reading.node, place, known) : reading,
        );
    }
  }
  return read;
}

/** A line without the travellers that are known, to whom it adds the others. */
function onlyNew(
  reading: LineReading,
  node: NamesNode,
  place: Place,
  known: Map<string, Named[]>,
): LineReading {
  const persons = node.persons.filter((person) => {
    const named = { person, number: node.number?.value, place };
    const name = plainName(person);
    const others = known.get(name) ?? [];
    if (others.some((other) => canRepeat(place, other.place) && areOne(named, other))) return false;
    known.set(name, [...others, named]);
    return true;
  });
  if (persons.length === node.persons.length) return reading;
  if (persons.length > 0) return { ...reading, node: { ...node, persons } };
  const repeats = node.persons.map(({ printed }) => printed);
  return { ...reading, node: { kind: "passage", repeats } };
}

function cardOf(block: readonly Line[]): Card {
  const facts = block.flatMap((line) => line.facts);
  const valuesOf = (read: (fact: Fact) => string | undefined) =>
    new Set(facts.flatMap((fact) => read(fact) ?? []));
  return {
    flights: valuesOf((fact) =>
      fact.kind === "flight" ? `${fact.airline.value} ${fact.flight.value}` : undefined,
    ),
    tickets: valuesOf((fact) => (fact.kind === "ticket" ? fact.ticket.value : undefined)),
    seats: valuesOf((fact) => (fact.kind === "seat" ? fact.seat.value : undefined)),
  };
}

function labelOf({ facts: [first] }: Line, text: string): string {
  if (first?.kind !== "person") return "";
  const [label = ""] = /^[^:]*:/.exec(text.slice(first.start, first.person.printed.start)) ?? [];
  return label.replace(/\d/g, "");
}

/** Whether a place can name those of another one again, because it is not in the same list. */
function canRepeat(one: Place, other: Place): boolean {
  if (one.label !== other.label || one.journeys !== other.journeys) return true;
  return one.label === "" && one.card !== other.card;
}

function areOne(one: Named, other: Named): boolean {
  return (
    agree(one.number, other.number) &&
    agree(one.person.title?.value, other.person.title?.value) &&
    agree(typeOf(one.person), typeOf(other.person)) &&
    areInOrder(one.person, other.person) &&
    !areForTwo(one.place.card, other.place.card)
  );
}

function agree(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

/** The passenger type; of an adult, mostly nothing says it. */
function typeOf({ passengerType }: PersonName): string {
  return passengerType?.value ?? "ADT";
}

/** Whether two names with the same words are not `Ali Hassan` and `Hassan Ali`; a mark shows which is the surname. */
function areInOrder(one: PersonName, other: PersonName): boolean {
  return (
    one.surname?.value === other.surname?.value ||
    [one, other].some(({ printed }) => /[/,]/.test(printed.value))
  );
}

/** Whether two blocks have other tickets or seats for the same flights, or for those that neither names. */
function areForTwo(one: Card, other: Card): boolean {
  if (one.flights.size > 0 && areApart(one.flights, other.flights)) return false;
  return areApart(one.tickets, other.tickets) || areApart(one.seats, other.seats);
}

function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && ![...one].some((each) => other.has(each));
}

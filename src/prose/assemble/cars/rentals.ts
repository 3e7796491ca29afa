import type { CarNode, Clock, PrintedDate, Read, Weekday } from "../../../ast/nodes.ts";
import { agreedValue, onlyOf } from "../../../ast/only.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import {
  anyOf,
  capitals,
  CAPITALS,
  CASELESS,
  eitherOf,
  LETTERS,
  WORD_START,
} from "../../lexicon/words.ts";
import {
  companyIn,
  knownCompanyIn,
  COMPANY_ABOVE,
  groupIn,
  LABEL,
  LESSOR_BEFORE,
  locatorIn,
  onlyLocatorIn,
  priceIn,
  totalIn,
  START,
} from "./rental-details.ts";
import { CAR, CAR_TITLE, MODEL, type CarLines } from "../../scopes/cars/cars.ts";
import type { Line } from "../../scopes/lines.ts";
import { isWithin } from "../../scopes/unbooked/unbooked.ts";
import { matchesOf } from "../../../decode/text/matches.ts";

/** A rented car, the line of its pick-up, and the facts of all lines that say something about it. */
export interface Rental {
  readonly home: LineReading;
  /** Where on this line it begins, if not with the line. */
  readonly start?: number;
  readonly node: CarNode;
  readonly facts: ReadonlyMap<LineReading, readonly Fact[]>;
}

/** What is said about one end of renting a car. */
interface End {
  readonly dates: {
    readonly date: Read<PrintedDate>;
    readonly weekday: Read<Weekday> | undefined;
  }[];
  readonly times: Read<Clock>[];
  readonly places: Read<string>[];
}

type Ends = Readonly<Record<"pickUp" | "dropOff", End>>;

/** What else is in the text of a car. */
export interface Around {
  /** The lines of the text if it is about nothing else: the company and the confirmation can be anywhere. */
  readonly around: readonly Line[];
  /** Whether the text has a flight, a train or a hotel, too, to which a locator elsewhere can belong. */
  readonly isOfTrip: boolean;
  /** Whether lines about something else have a total, so that one among those of the car is its own. */
  readonly hasTotal: boolean;
}

/** The car of some lines; undefined if they do not say when it is picked up and who or what confirms it. */
export function rentalOf(
  car: CarLines,
  { around, isOfTrip, hasTotal }: Around,
  text: string,
): Rental | undefined {
  const { home } = car;
  const lines = car.isSentence
    ? car.lines.map((line) => (line === home ? withEnds(line, car.isOfKind, text) : line))
    : car.lines;
  const { ends, used } = endsIn(lines, text);
  const [pickUp, ...others] = distinctDates(ends.pickUp);
  const dropOff = distinctDates(ends.dropOff);
  if (pickUp === undefined || others.length > 0 || dropOff.length !== 1) return undefined;
  const read = <T>(valueOf: (line: Line, index: number) => Read<T> | undefined, from = lines) => {
    const found = from.flatMap((line, index) => {
      const value = valueOf(line, index);
      if (value === undefined) return [];
      // A company can be on the line below its label.
      for (const each of [line, from[index + 1]])
        if (each !== undefined && (each === line || isWithin(value, each))) used.add(each);
      return value;
    });
    return agreedValue(found);
  };
  // Among flights, the booking number of a car is that of the car.
  const ownLocator = () => (isOfTrip ? read((line) => locatorIn(line, true)) : undefined);
  const companyAmong = (from: readonly Line[]) =>
    read((line, index) => companyIn(line, from[index + 1], text), from);
  const companyName = () =>
    companyAmong(lines) ?? companyAmong(around) ?? read((line) => knownCompanyIn(line, text));
  const confirmationAmong = (from: readonly Line[]) =>
    read((line) => locatorIn(line, false), from) ?? read(() => onlyLocatorIn(from), from);
  const node: CarNode = {
    kind: "car",
    number: home.number,
    companyName: companyName(),
    carType: read((line) => groupIn(line, text)),
    date: pickUp.date,
    weekday: pickUp.weekday,
    pickUpTime: agreedValue(ends.pickUp.times),
    pickUpPlace: agreedValue(
      car.isSentence ? ends.pickUp.places.filter(isNamedAsPlace) : ends.pickUp.places,
    ),
    dropOff: dropOff[0]?.date,
    dropOffTime: agreedValue(ends.dropOff.times),
    dropOffPlace: car.isSentence ? undefined : agreedValue(ends.dropOff.places),
    total: read((line) => priceIn(line, text) ?? (hasTotal ? totalIn(line) : undefined)),
    confirmation:
      read((line) => locatorIn(line, false)) ?? ownLocator() ?? confirmationAmong(around),
  };
  if (!car.isOfKind && !isRented(node, lines, text)) return undefined;
  const [first] = lines;
  if (first?.facts.every(({ kind }) => IN_TITLES.has(kind)) === true) used.add(first);
  const own = lines.filter((line) => used.has(line) || line.reading === home.reading);
  return { home: home.reading, node, facts: factsLeft(own, home, text) };
}

/** Whether the lines of a car say that it is rented, or are certain and say nothing of a driver. */
function isRented(node: CarNode, lines: readonly Line[], text: string): boolean {
  const isSaid = (pattern: RegExp) =>
    lines.some(({ start, end }) => pattern.test(text.slice(start, end)));
  return isSaid(CAR) || ((isCertain(node) || isSaid(MODEL)) && !isSaid(DRIVEN));
}

/** What else is to be read in the lines of a car. */
function factsLeft(lines: readonly Line[], home: Line, text: string): Rental["facts"] {
  return new Map(
    lines.map((line) => {
      // The titles of a table say nothing themselves.
      const isTitles = line.start < home.start && line.facts.some(isEndWord);
      return [line.reading, isTitles ? [] : withoutLabels(line, text)] as const;
    }),
  );
}

/** Whether a car is rented although only a title such as `CAR` says so: a garage has pick-ups, too. */
function isCertain({ companyName, pickUpPlace, dropOffPlace }: CarNode): boolean {
  return companyName !== undefined || (pickUpPlace !== undefined && dropOffPlace !== undefined);
}

/** A car with its driver, in most languages: `Pick-up by hotel shuttle`. */
const DRIVEN = /(?<!\p{L})(?:shuttles?|transfers?|taxi|chauffeur|limousine)(?!\p{L})/iu;

/** What a title is made of: `Your rental car - Sample Rent`. */
const IN_TITLES: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark", "letter", "link"]);

/** The facts of a line without those of its labels and titles, which add nothing to the values. */
function withoutLabels({ facts, start, end }: Line, text: string): readonly Fact[] {
  const printed = text.slice(start, end);
  const labels = [
    ...matchesOf(printed, LABELS),
    CAR.exec(printed),
    CAR_TITLE.exec(printed),
    COMPANY_ABOVE.exec(printed),
  ].flatMap((found) =>
    found === null
      ? []
      : { start: start + found.index, end: start + found.index + found[0].length },
  );
  return facts.filter((fact) => !isEndWord(fact) && !labels.some((label) => isWithin(fact, label)));
}

/** A sentence with its ends: the first day and time are those of the pick-up, the second ones of the drop-off. */
function withEnds(line: Line, isRow: boolean, text: string): Line {
  const { start, end } = line;
  // In a row, its day can be before the word for the car.
  const found = isRow ? null : CAR.exec(text.slice(start, end));
  const from = start + (found === null ? 0 : found.index + found[0].length);
  const facts = line.facts.filter((fact) => fact.start >= from);
  const second = facts.findLastIndex(({ kind }) => kind === "date");
  const at = facts[second]?.start ?? from;
  return {
    ...line,
    facts: [
      { kind: "pickUp", start: from, end: from },
      ...facts.slice(0, second),
      { kind: "dropOff", start: at, end: at },
      ...facts.slice(second),
    ],
  };
}

const PLACE_WORD = new RegExp(`${WORD_START}${anyOf(wordsFor("flights", "station"))}`);

/** Whether a name in a sentence has a word for an airport or a station: others can be those of companies. */
function isNamedAsPlace({ value }: Read<string>): boolean {
  return PLACE_WORD.test(value);
}

/** The values after the words for each end, up to the next label that is of neither. */
function endsIn(lines: readonly Line[], text: string) {
  const ends: Ends = { pickUp: newEnd(), dropOff: newEnd() };
  const used = new Set<Line>();
  let end: End | undefined;
  for (const line of lines) {
    if (line.facts.some(isEndWord) || !goesOn(line, text)) end = undefined;
    for (const part of partsOf(line.facts)) {
      const [first] = part;
      if (first?.kind === "pickUp" || first?.kind === "dropOff") end = ends[first.kind];
      else if (isCellOfOther(part, text)) continue;
      if (end !== undefined && addTo(end, part, text)) used.add(line);
    }
  }
  return { ends, used };
}

function newEnd(): End {
  return { dates: [], times: [], places: [] };
}

function isEndWord({ kind }: Fact): boolean {
  return kind === "pickUp" || kind === "dropOff";
}

const LABELS = new RegExp(`(?:${START}|\\| ?)[${LETTERS}][${LETTERS} .'/-]{0,30}[:\uff1a]`, "g");
const OF_END = new RegExp(`${START}${anyOf(wordsFor("rentalPlace", "noSide"))} *:`);

/** Whether a line below an end's can belong to it: it has no label, or one that both ends can have. */
function goesOn({ facts, start, end }: Line, text: string): boolean {
  const printed = text.slice(start, end);
  if (facts.some(({ kind }) => kind === "locator" || kind === "phone")) return false;
  return (!LABEL.test(printed) && !MODEL.test(printed)) || OF_END.test(printed);
}

/** A cell of a row that begins with a label of its own. */
function isCellOfOther(part: readonly Fact[], text: string): boolean {
  const [first, last] = [part[0], part.at(-1)];
  if (first?.kind !== "mark" || first.text.value !== "|" || last === undefined) return false;
  const printed = text.slice(first.end, last.end);
  return LABEL.test(printed) && !OF_END.test(printed);
}

/** The facts of a line, cut before each word for an end and before each cell. */
function partsOf(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  const parts: Fact[][] = [[]];
  for (const fact of facts) {
    if (isEndWord(fact) || (fact.kind === "mark" && fact.text.value === "|")) parts.push([]);
    parts.at(-1)?.push(fact);
  }
  return parts;
}

const VALUES: ReadonlySet<Fact["kind"]> = new Set([
  "date",
  "time",
  "days",
  "pickUp",
  "dropOff",
  "noSide",
]);

/** Adds what some facts say to an end; false if they say nothing. */
function addTo(end: End, facts: readonly Fact[], text: string): boolean {
  for (const fact of facts) {
    if (fact.kind === "date") end.dates.push({ date: fact.date, weekday: fact.weekday });
    else if (fact.kind === "time") end.times.push(fact.clock);
  }
  const place = placeIn(facts, text);
  // What is on a line of its own below the first place tells more of it.
  const isMore = end.places.length > 0 && !facts.some(({ kind }) => VALUES.has(kind));
  if (place !== undefined && !isMore) end.places.push(place);
  return place !== undefined || facts.some(({ kind }) => VALUES.has(kind));
}

/** The only words among the values of an end that can be a name, without those in small letters around them. */
function placeIn(facts: readonly Fact[], text: string): Read<string> | undefined {
  const runs: Fact[][] = [[]];
  for (const fact of facts) {
    if (VALUES.has(fact.kind)) runs.push([]);
    else runs.at(-1)?.push(fact);
  }
  return onlyOf(runs.flatMap((run) => nameIn(run, text) ?? []));
}

const NAME = new RegExp(`^[${CAPITALS}\\u0391-\\u03ab\\u0410-\\u042f\\d]`);

function nameIn(run: readonly Fact[], text: string): Read<string> | undefined {
  const first = run.findIndex((fact) => beginsName(fact, text));
  const from = run[first];
  const last = run.findLastIndex((fact) => beginsName(fact, text));
  const others = run.slice(last + 1);
  const stop = others.findIndex((fact) => !goesOnName(fact, text));
  const to = stop === -1 ? run.at(-1) : run[last + stop];
  if (from === undefined || to === undefined) return undefined;
  // `Palma (Airport)`
  const isOpen = /\([^()]*$/.test(text.slice(from.start, to.end));
  const end = isOpen && text.charAt(to.end) === ")" ? to.end + 1 : to.end;
  const [kind = ""] = KIND_BEFORE.exec(text.slice(run[0]?.start ?? from.start, from.start)) ?? [];
  const printed = text
    .slice(from.start - kind.length, end)
    .replace(OF_PLACE, "")
    .replace(LESSOR_BEFORE, "");
  if (!/\p{L}{2}/u.test(printed) || printed.length > 80) return undefined;
  return { value: capitals(printed), start: end - printed.length, end };
}

/** `Белград аэропорт`, `Nice centre`, `Gran Canaria (LPA)`: what can end a name, and no short word between values. */
function goesOnName(fact: Fact, text: string): boolean {
  if (fact.kind === "place") return text.charAt(fact.start) === "(";
  return (
    (fact.kind === "known" || fact.kind === "word") && fact.end - fact.start > LONGEST_PARTICLE
  );
}

const LONGEST_PARTICLE = 4;
/** `luchthaven Faro`, `aeropuerto de Palma`: in small letters before a name. */
const KIND_BEFORE = new RegExp(
  `${WORD_START}${anyOf(wordsFor("flights", "station"))} (?:(?:${eitherOf(wordsFor("particles"))}) )?$`,
);

/** A label before the name: `Location: Denver Airport`. */
const OF_PLACE = new RegExp(`^${anyOf(wordsFor("rentalPlace", "noSide"))} *: *`);

function beginsName(fact: Fact, text: string): boolean {
  if (fact.kind === "mark" || fact.kind === "link") return false;
  const first = text.charAt(fact.start);
  return NAME.test(first) || CASELESS.test(first);
}

function distinctDates({ dates }: End): End["dates"] {
  return dates.filter(
    ({ date: { value } }, index) =>
      dates.findIndex(
        ({ date: other }) => other.value.day === value.day && other.value.month === value.month,
      ) === index,
  );
}

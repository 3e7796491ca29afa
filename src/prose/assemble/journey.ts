import type { Clock, PrintedDate, Read, Weekday } from "../../ast/nodes.ts";
import { findPlace } from "../../reference/index.ts";
import { sideBehind, type SideFact } from "./back-words.ts";
import { isPlaceAmongWords } from "../lexicon/codes.ts";
import { endsOf, type Ends, type Sided } from "./ends.ts";
import type { Fact, Side } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";
import type { Territory } from "../scopes/territories.ts";

/** The weekdays that dates are printed with. */
type Weekdays = ReadonlyMap<Read<PrintedDate>, Read<Weekday>>;

/** What is said of a journey, by whatever it is made. */
export interface Journey {
  readonly dates: Ends<PrintedDate>;
  readonly weekdays: Weekdays;
  readonly times: Ends<Clock>;
  readonly places: Ends<string>;
  /** A word tells the side of a place. */
  readonly hasToldPlace: boolean;
  readonly arrivalDays: Read<number> | undefined;
  readonly departureTerminal: Read<string> | undefined;
  readonly arrivalTerminal: Read<string> | undefined;
}

function isBareTime(fact: Fact): boolean {
  return fact.kind === "time" && fact.isBare;
}

const NOTHING = { isContradictory: false };

/** Whose side a word says the next values are of. */
interface Told {
  readonly side: Side | "other";
  /** Nothing else stands on the line of the word, or the value stands there too. */
  readonly isStrong: boolean;
  /** It stands on this line. */
  readonly isHere: boolean;
  /** A value before it has taken it: it is not that of the places behind it. */
  readonly isSpent: boolean;
}

const HERE = { isStrong: true, isHere: true, isSpent: false };

/** Gathers what the facts of a territory say of its journey, in their order. */
class JourneyDraft {
  readonly dates: Sided<PrintedDate>[] = [];
  readonly weekdays = new Map<Read<PrintedDate>, Read<Weekday>>();
  readonly times: Sided<Clock>[] = [];
  readonly places: Sided<string>[] = [];
  readonly days: Read<number>[] = [];
  readonly terminals: { readonly read: Read<string>; readonly side: string | undefined }[] = [];
  hasUnclearDate = false;
  hasUnclearTime = false;
  private told: Told | null = null;
  /** The side of the next place alone. */
  private placeSide: Side | null = null;
  /** Words that tell the side of a value before them. */
  private readonly spent = new Set<Fact>();

  constructor(private readonly isSmall: boolean) {}

  beginLine(): void {
    if (this.told?.side === "other") this.told = null;
    this.placeSide = null;
  }

  /** What a side's word says holds on the lines below, if it is all that stands on its own. */
  endLine(facts: readonly Fact[]): void {
    if (this.told === null) return;
    const isAlone = facts.every(({ kind }) => kind === "side" || kind === "mark");
    this.told = { side: this.told.side, isStrong: isAlone, isHere: false, isSpent: false };
  }

  take(fact: Fact, line: Line, isAtHome: boolean): void {
    switch (fact.kind) {
      case "unclearDate":
        this.hasUnclearDate = true;
        break;
      case "unclearTime":
        this.hasUnclearTime ||= isAtHome && line.facts.some(isBareTime);
        break;
      case "date":
        if (this.add(this.dates, fact.date, this.wordBehind(fact, line)) && fact.weekday)
          this.weekdays.set(fact.date, fact.weekday);
        break;
      case "time":
        if (!fact.isBare || isAtHome || this.isTime(line))
          this.add(this.times, fact.clock, this.wordBehind(fact, line));
        break;
      case "days":
        this.days.push(fact.days);
        break;
      case "terminals":
        this.takeTerminals(fact.terminals);
        break;
      default:
        this.takeSide(fact);
        this.takePlace(fact, line);
    }
  }

  private takeSide(fact: Fact): void {
    if (fact.kind === "noSide") this.told = null;
    else if (fact.kind === "checkIn" || fact.kind === "checkOut")
      this.told = { side: "other", ...HERE };
    else if (fact.kind === "side" && fact.ofPlaces) this.placeSide = fact.side;
    else if (fact.kind === "side")
      this.told = { side: fact.side, ...HERE, isSpent: this.spent.has(fact) };
  }

  private takePlace(fact: Fact, line: Line): void {
    if (fact.kind === "pair" && (!fact.isSmall || this.isSmall)) {
      this.places.push({ read: fact.origin, side: "departure", isWeak: false });
      this.places.push({ read: fact.destination, side: "arrival", isWeak: false });
    } else if (fact.kind === "place" && this.isPlace(fact, line)) {
      const side = this.placeSide ?? undefined;
      const word = this.wordBehind(fact, line);
      if (side === undefined && word === undefined && this.told?.isSpent === true)
        this.places.push({ read: fact.code, side: undefined, isWeak: false });
      else if (side === undefined) this.add(this.places, fact.code, word);
      else this.places.push({ read: fact.code, side, isWeak: false });
      this.placeSide = null;
    }
  }

  private takeTerminals(terminals: readonly Read<string>[]): void {
    const [first, second] = terminals;
    if (first === undefined) return;
    if (second !== undefined) {
      this.terminals.push({ read: first, side: "departure" }, { read: second, side: "arrival" });
      return;
    }
    const place = this.places.at(-1);
    const side = this.told?.isStrong === true ? this.told.side : place?.read.value;
    this.terminals.push({ read: first, side });
  }

  /** The word behind a value that tells its side, where none before it on the line does. */
  private wordBehind(fact: Fact, line: Line): SideFact | undefined {
    if (this.told?.isHere === true && !this.told.isSpent) return undefined;
    return sideBehind(fact, line.facts);
  }

  private add<T>(values: Sided<T>[], read: Read<T>, word: SideFact | undefined): boolean {
    const { told } = this;
    if (told?.side === "other") return false;
    if (word !== undefined) {
      this.spent.add(word);
      values.push({ read, side: word.side, isWeak: false });
      return true;
    }
    values.push({ read, side: told?.side, isWeak: told !== null && !told.isStrong });
    return true;
  }

  /** Four digits behind `Departure`, or on a line that has nothing but what is known. */
  private isTime({ hasOnlyKnown }: Line): boolean {
    return this.told?.isStrong === true || hasOnlyKnown;
  }

  /** Three letters that no form tells: beside brackets they are a word, in prose and among capitals too. */
  private isPlace(fact: Extract<Fact, { kind: "place" }>, line: Line): boolean {
    const { code, isBare } = fact;
    if (!isBare) return true;
    if (isPlaceAmongWords(code.value) && this.wordBehind(fact, line) !== undefined) return true;
    if (line.facts.some((other) => other.kind === "place" && !other.isBare)) return false;
    if (!line.isShouted) return !line.isProse || this.placeSide !== null;
    if (isNamed(code, line)) return true;
    if (this.placeSide !== null && isPlaceAmongWords(code.value) && !isBeforeWord(code, line))
      return true;
    return (isPlaceAmongWords(code.value) && line.hasOnlyKnown) || areColumns(line);
  }
}

/** Whether the row of a flight has a date, and then two codes side by side and no other. */
function areColumns({ anchors, facts, hasOnlyKnown }: Line): boolean {
  const said = facts.filter(({ kind }) => kind !== "mark");
  const first = said.findIndex(({ kind }) => kind === "place");
  const codes = said.flatMap((fact) => (fact.kind === "place" ? fact.code.value : []));
  if (anchors === 0 || codes.length !== 2 || said[first + 1]?.kind !== "place") return false;
  const isDated = said.findIndex(({ kind }) => kind === "date") < first;
  return isDated && hasDateIn(said) && (hasOnlyKnown || codes.every(isPlaceAmongWords));
}

function hasDateIn(facts: readonly Fact[]): boolean {
  return facts.filter(({ kind }) => kind === "date").length === 1;
}

/** `TO SAN FRANCISCO`: where all are capitals, three of them can begin a name. */
function isBeforeWord(code: Read<string>, { facts }: Line): boolean {
  return facts.find(({ start }) => start >= code.end)?.kind === "word";
}

/** Whether the name of its city follows a code: `SFO San Francisco`. */
function isNamed(code: Read<string>, { facts }: Line): boolean {
  const city = findPlace(code.value)?.city.toUpperCase() ?? "";
  const at = facts.findIndex((fact) => fact.kind === "place" && fact.code === code);
  const words = facts.slice(at + 1, at + 5).map((fact) => {
    if (fact.kind === "word") return fact.text.value;
    return fact.kind === "place" ? fact.code.value : "";
  });
  return city !== "" && ` ${words.join(" ")} `.includes(` ${city} `);
}

/** What a territory says of its journey. */
export function journeyOf({ anchor, facts, lines, home }: Territory): Journey {
  const draft = new JourneyDraft(anchor.kind === "flight" && anchor.isSmall);
  for (const [index, own] of facts.entries()) {
    const line = lines[index] ?? home;
    draft.beginLine();
    for (const fact of own) draft.take(fact, line, line === home);
    draft.endLine(own);
  }
  const dates = draft.hasUnclearDate
    ? NOTHING
    : withToldLanding(endsOf(ownFirst(draft.dates, home, 1), isSameDate, false), draft, home);
  const places = endsOf(ownFirst(draft.places, home, 2), isSame, true);
  const isOwn = (read: Read<unknown>) => read.start >= home.start && read.end <= home.end;
  const areOwn = draft.times.filter(({ read }) => isOwn(read)).length > 1;
  const [arrivalDays, ...otherDays] = areOwn ? draft.days.filter(isOwn) : draft.days;
  const terminalOf = (side: Side, place: Read<string> | undefined) =>
    draft.terminals.find((each) => each.side === side || each.side === (place?.value ?? null))
      ?.read;
  return {
    dates,
    weekdays: draft.weekdays,
    times: draft.hasUnclearTime ? NOTHING : endsOf(ownFirst(draft.times, home, 2), isSame, true),
    places,
    hasToldPlace: draft.places.some(({ side }) => side !== undefined),
    arrivalDays: otherDays.every(({ value }) => value === arrivalDays?.value)
      ? arrivalDays
      : undefined,
    departureTerminal: terminalOf("departure", places.departure),
    arrivalTerminal: terminalOf("arrival", places.arrival),
  };
}

/** So many blanks can stand between a time and its day, fewer than a word takes. */
const NEAR = 3;

/**
 * The second of two dates is that of the landing only where a word, or one time or place between
 * them, tells: of `12 April or 13 April`, nobody knows which is meant.
 */
function withToldLanding(
  dates: Ends<PrintedDate>,
  { dates: all, times, places }: JourneyDraft,
  { isShouted }: Line,
): Ends<PrintedDate> {
  const { departure, arrival } = dates;
  if (departure === undefined || arrival === undefined) return dates;
  const isTold = all.some(({ read, side }) => read === arrival && side !== undefined);
  const isBetween = ({ read }: Sided<unknown>) =>
    read.start >= departure.end && read.end <= arrival.start;
  const areParted = [times, places].some((values) => values.filter(isBetween).length === 1);
  // Terminals print the day of the landing right behind its time: `2015 0815  13APR`.
  const last = times.filter(isBetween).at(-1)?.read.end ?? 0;
  const isBehindTime = isShouted && arrival.start - last <= NEAR;
  return isTold || areParted || isBehindTime ? dates : { isContradictory: true };
}

/**
 * Where the line of the flight itself says enough, what other lines say is of something else, but
 * for a landing that a word tells.
 */
function ownFirst<T>(values: readonly Sided<T>[], home: Line, enough: number) {
  const isOwn = ({ read }: Sided<T>) => read.start >= home.start && read.end <= home.end;
  if (values.filter(isOwn).length < enough) return values;
  return values.filter(
    (value) => isOwn(value) || (enough === 1 && value.side === "arrival" && !value.isWeak),
  );
}

function isSame<T>(one: T, other: T): boolean {
  return one === other;
}

function isSameDate(one: PrintedDate, other: PrintedDate): boolean {
  const isSameYear = one.year === null || other.year === null || one.year === other.year;
  return one.day === other.day && one.month === other.month && isSameYear;
}

/** The weekday that is printed with a date. */
export function weekdayOf(
  { weekdays }: Journey,
  date: Read<PrintedDate> | undefined,
): Read<Weekday> | undefined {
  return date && weekdays.get(date);
}

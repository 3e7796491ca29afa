import type { Clock, PrintedDate, Read, Weekday } from "../../ast/nodes.ts";
import { airlineName } from "../../reference/index.ts";
import { isBeforeTime, sideAfter, verbAfter, type SideFact } from "./side-after.ts";
import { isPlaceAmongWords } from "../lexicon/codes.ts";
import { withOffsets } from "./day-offsets.ts";
import { endsOf, isFarBefore, type Ends, type Sided } from "./ends.ts";
import type { Fact, Side } from "../facts/fact.ts";
import { areColumns, isBeforeWord, isClearPlace, isNamed, isWithTime } from "./bare-codes.ts";
import { isWordOfPhrase } from "./names-of-codes.ts";
import {
  isSame,
  isSameDate,
  isWayAlone,
  ownFirst,
  placesOf,
  withDayOfArrival,
} from "./own-values.ts";
import type { Line } from "../scopes/lines.ts";
import { sideOfUnknown } from "./terminal-sides.ts";
import type { Territory } from "../scopes/territory.ts";

/** The weekdays printed with dates. */
type Weekdays = ReadonlyMap<Read<PrintedDate>, Read<Weekday>>;

/** What is said about a journey, whatever its means of transport. */
export interface Journey {
  readonly dates: Ends<PrintedDate>;
  readonly weekdays: Weekdays;
  readonly times: Ends<Clock>;
  readonly places: Ends<string>;
  /** Whether a place is known only by its name. */
  readonly hasNamedPlace: boolean;
  /** Those of the places that are names of cities with several airports. */
  readonly unsettled: ReadonlySet<Read<string>>;
  /** Whether a word states the side of a place. */
  readonly hasLabelledPlace: boolean;
  readonly arrivalDays: Read<number> | undefined;
  readonly departureTerminal: Read<string> | undefined;
  readonly arrivalTerminal: Read<string> | undefined;
}

const NOTHING = { isContradictory: false };

/** The side that a word assigns to the values after it. */
interface CurrentSide {
  readonly side: Side | "other";
  /** Whether the word is alone on its line, or on the same line as the value. */
  readonly isStrong: boolean;
  /** Whether the word is on the current line. */
  readonly isHere: boolean;
  /** Whether a value before the word has used it: then it does not apply to the places after it. */
  readonly isUsed: boolean;
}

const HERE = { isStrong: true, isHere: true, isUsed: false };

/** Collects what the facts of a territory say about its journey, in their order. */
class JourneyDraft {
  readonly dates: Sided<PrintedDate>[] = [];
  readonly weekdays = new Map<Read<PrintedDate>, Read<Weekday>>();
  readonly times: Sided<Clock>[] = [];
  readonly places: Sided<string>[] = [];
  readonly days: Read<number>[] = [];
  readonly terminals: { readonly read: Read<string>; readonly side: string | undefined }[] = [];
  /** Whether two days are beside each other in columns. */
  areDaysBeside = false;
  hasUnclearDate = false;
  hasUnclearTime = false;
  private current: CurrentSide | null = null;
  /** Where the last word for a side is. */
  private sideAt = -1;
  /** The side of the next place only. */
  private placeSide: Side | null = null;
  /** The line with both places, if no other place is below it. */
  private pairLine: Line | null = null;
  /** Words that state the side of a value before them. */
  private readonly used = new Set<Fact>();
  private readonly verbs = new Set<Fact>();

  /** @param airlineWord the first word of the airline's name, which can look like a code: `TAP Air Portugal` */
  constructor(
    private readonly isSmall: boolean,
    private readonly airlineWord: string,
  ) {}

  beginLine(facts: readonly Fact[]): void {
    if (this.current?.side === "other" || isWayAlone(facts)) this.current = null;
    this.placeSide = null;
  }

  /** A side applies to the lines below, strongly if its word is alone on its line. */
  endLine(facts: readonly Fact[]): void {
    if (this.current === null) return;
    const isAlone = facts.every(({ kind }) => kind === "side" || kind === "mark");
    this.current = { side: this.current.side, isStrong: isAlone, isHere: false, isUsed: false };
  }

  add(fact: Fact, line: Line, isAtHome: boolean): void {
    switch (fact.kind) {
      case "unclearDate":
        this.hasUnclearDate = true;
        break;
      case "unclearTime":
        this.hasUnclearTime ||=
          isAtHome && line.facts.some((other) => other.kind === "time" && other.isBare);
        break;
      case "date":
        this.areDaysBeside ||= isBesideDay(fact, line);
        if (this.addValue(this.dates, fact.date, this.wordAfter(fact, line)) && fact.weekday)
          this.weekdays.set(fact.date, fact.weekday);
        break;
      case "time":
        if (!fact.isBare || isAtHome || this.isTime(line))
          this.addValue(this.times, fact.clock, this.wordAfter(fact, line));
        break;
      case "days":
        this.days.push(fact.days);
        break;
      case "terminals":
        this.addTerminals(fact, line);
        break;
      default:
        this.setSide(fact, line);
        this.addPlace(fact, line);
    }
  }

  private setSide(fact: Fact, line: Line): void {
    if (isTitleOfAll(fact, line)) return;
    if (fact.kind === "noSide") this.current = null;
    // `RETURN` or `DEPARTURE` above the number of a flight is the title of all of it.
    else if (fact.kind === "flight" && this.current?.isHere === false) this.current = null;
    else if (fact.kind === "checkIn" || fact.kind === "checkOut")
      this.current = { side: "other", ...HERE };
    else if (fact.kind === "side" && fact.ofPlaces) this.placeSide = fact.side;
    else if (fact.kind === "side") {
      this.current = { side: fact.side, ...HERE, isUsed: this.used.has(fact) };
      this.sideAt = fact.start;
    }
  }

  private addPlace(fact: Fact, line: Line): void {
    if (fact.kind === "pair" && (!fact.isSmall || this.isSmall)) {
      this.pairLine = line;
      this.places.push({ read: fact.origin, side: "departure", isWeak: false });
      this.places.push({ read: fact.destination, side: "arrival", isWeak: false });
    } else if (fact.kind === "place" && this.isPlace(fact, line)) {
      const from = this.places.length;
      this.pairLine = null;
      this.addSingle(fact, line);
      const added = this.places[from];
      const { isNamed, isUnsettled } = fact;
      if (isNamed === true && added !== undefined)
        this.places[from] = { ...added, isNamed, ...(isUnsettled === true ? { isUnsettled } : {}) };
      const { current, placeSide } = this;
      // `leaves from Porto at 07:25, to Lisbon at 08:20`: the second time is that of the second place.
      const isOther = placeSide !== null && placeSide !== current?.side;
      if (isOther && this.hasTimeOf(current) && isBeforeTime(fact, line))
        this.current = { side: placeSide, ...HERE };
      this.placeSide = null;
    }
  }

  private addSingle(fact: Extract<Fact, { kind: "place" }>, line: Line): void {
    const side = this.placeSide ?? undefined;
    const word = this.wordAfter(fact, line);
    if (side === undefined && word === undefined && this.current?.isUsed === true)
      this.places.push({ read: fact.code, side: undefined, isWeak: false });
    else if (side === undefined) this.addValue(this.places, fact.code, word);
    else this.places.push({ read: fact.code, side, isWeak: false });
  }

  private addTerminals(fact: Extract<Fact, { kind: "terminals" }>, line: Line): void {
    const { terminals, side: stated } = fact;
    const [first, second] = terminals;
    if (first === undefined) return;
    if (stated === undefined && second !== undefined) {
      this.terminals.push({ read: first, side: "departure" }, { read: second, side: "arrival" });
      return;
    }
    // `From: Terminal 3 | To: Terminal E`, below the places themselves.
    const own = stated ?? this.placeSide;
    if (own !== null) {
      this.terminals.push({ read: first, side: own });
      return;
    }
    const place = this.places.at(-1);
    const unknown = sideOfUnknown(fact, line, place?.read, this.pairLine);
    if (unknown !== undefined) {
      if (unknown !== null) this.terminals.push({ read: first, side: unknown });
      return;
    }
    // `Departure: 08:10 | To: Prague (PRG) Terminal 2`: a place after the word is nearer.
    const isOfPlace = place !== undefined && place.read.start > this.sideAt;
    const isStated = this.current?.isStrong === true && !isOfPlace;
    const side = isStated ? this.current?.side : place?.read.value;
    this.terminals.push({ read: first, side });
  }

  /** The word after a value that states its side, if no word before it on the line does. */
  private wordAfter(fact: Fact, line: Line): SideFact | undefined {
    // `leaves at 08:20 for New York, where at 11:05 it lands`
    const isSecondTime = fact.kind === "time" && this.hasTimeOf(this.current);
    if (this.current?.isHere === true && !this.current.isUsed && !isSecondTime) return undefined;
    const word = sideAfter(fact, line.facts);
    const verb = word === undefined ? verbAfter(fact, line.facts) : undefined;
    if (verb !== undefined) this.verbs.add(verb);
    return word ?? verb;
  }

  private hasTimeOf(current: CurrentSide | null): boolean {
    return current?.isHere === true && this.times.some(({ side }) => side === current.side);
  }

  private addValue<T>(values: Sided<T>[], read: Read<T>, word: SideFact | undefined): boolean {
    const { current } = this;
    if (current?.side === "other") return false;
    if (word !== undefined) {
      // The verb after a time also states the side of the place after it.
      if (!this.verbs.has(word)) this.used.add(word);
      values.push({ read, side: word.side, isWeak: false });
      return true;
    }
    values.push({ read, side: current?.side, isWeak: current !== null && !current.isStrong });
    return true;
  }

  /** Whether a word for a side is on the line, before a value that it applies to. */
  private isLabelled(): boolean {
    return this.current !== null && this.current.isHere && this.current.side !== "other";
  }

  /** Whether four digits are a time: after `Departure`, or on a line without unknown words. */
  private isTime({ hasOnlyKnown }: Line): boolean {
    return this.current?.isStrong === true || hasOnlyKnown;
  }

  /** Whether three letters are a place. Where others are in brackets, or among words, they need support. */
  private isPlace(fact: Extract<Fact, { kind: "place" }>, line: Line): boolean {
    const { code, isBare } = fact;
    if (isBare && code.value === this.airlineWord) return false;
    if (!isBare || fact.isBesideName === true || isWithTime(fact, line)) return true;
    if (isWordOfPhrase(fact, code.value, line.facts)) return false;
    if (isPlaceAmongWords(code.value) && this.wordAfter(fact, line) !== undefined) return true;
    if (line.facts.some(isClearPlace)) return false;
    return line.isAllCaps
      ? this.isPlaceInCapitals(code, line)
      : !line.isProse || this.placeSide !== null || this.isLabelled();
  }

  /** The same where words look like codes. */
  private isPlaceInCapitals(code: Read<string>, line: Line): boolean {
    if (isNamed(code, line)) return true;
    if (this.placeSide !== null && isPlaceAmongWords(code.value) && !isBeforeWord(code, line))
      return true;
    return (isPlaceAmongWords(code.value) && line.hasOnlyKnown) || areColumns(line);
  }
}

/** `Departure: 3 July, Porto - Faro, TP 1234, 20:40 - 21:30`: the first word of a line that has both times says of what. */
function isTitleOfAll(fact: Fact, { facts, anchors }: Line): boolean {
  if (fact.kind !== "side" || fact.ofPlaces || anchors !== 1) return false;
  const [first, ...others] = facts.filter(({ kind }) => kind !== "mark");
  const count = (kind: Fact["kind"]) => others.filter((other) => other.kind === kind).length;
  return first === fact && count("side") === 0 && count("time") === 2 && count("flight") === 1;
}

/** Whether a day is the next fact after another one, after a gap. */
function isBesideDay(fact: Fact, { facts }: Line): boolean {
  const before = facts[facts.indexOf(fact) - 1];
  return before?.kind === "date" && fact.start - before.end >= COLUMN;
}

/** What a territory says about its journey. */
export function journeyOf({ anchor, facts, lines, home }: Territory): Journey {
  const draft =
    anchor.kind === "flight"
      ? new JourneyDraft(anchor.isSmall, airlineName(anchor.airline.value).split(" ", 1)[0] ?? "")
      : new JourneyDraft(false, "");
  for (const [index, own] of facts.entries()) {
    const line = lines[index] ?? home;
    draft.beginLine(own);
    for (const fact of own) draft.add(fact, line, line === home);
    draft.endLine(own);
  }
  const days = withDayOfArrival(draft.dates, draft.times, lines);
  const dates = draft.hasUnclearDate
    ? NOTHING
    : withCertainArrival(endsOf(ownFirst(days, home, 1), isSameDate, false), days, draft, home);
  const places = placesOf(draft.places, home);
  const isOwn = (read: Read<unknown>) => read.start >= home.start && read.end <= home.end;
  const areOwn = draft.times.filter(({ read }) => isOwn(read)).length > 1;
  const times = draft.hasUnclearTime
    ? NOTHING
    : endsOf(ownFirst(draft.times, home, 2), isSame, true);
  const marks = areOwn ? draft.days.filter(isOwn) : draft.days;
  const terminalOf = (side: Side, place: Read<string> | undefined) =>
    draft.terminals.find((each) => each.side === side || each.side === (place?.value ?? null))
      ?.read;
  return {
    ...withOffsets(marks, times, dates, lines),
    weekdays: draft.weekdays,
    times,
    places,
    hasNamedPlace: draft.places.some(
      ({ read, isNamed }) =>
        isNamed === true && (read === places.departure || read === places.arrival),
    ),
    unsettled: new Set(draft.places.flatMap(({ isUnsettled, read }) => (isUnsettled ? read : []))),
    hasLabelledPlace: draft.places.some((each) => each.side !== undefined && !each.isUnsettled),
    departureTerminal: terminalOf("departure", places.departure),
    arrivalTerminal: terminalOf("arrival", places.arrival),
  };
}

/** So many spaces part two columns. */
const COLUMN = 4;
/** At most this many spaces separate a time from its day; a word is longer. */
const NEAR = 3;

/** Keeps the second of two dates as the arrival only if a word says so, or one time or place separates them: not in `12 April or 13 April`. */
function withCertainArrival(
  dates: Ends<PrintedDate>,
  all: readonly Sided<PrintedDate>[],
  { times, places, areDaysBeside }: JourneyDraft,
  { isAllCaps }: Line,
): Ends<PrintedDate> {
  const { departure, arrival } = dates;
  if (departure === undefined || arrival === undefined) return dates;
  if (isFarBefore(arrival.value, departure.value)) return { isContradictory: true };
  const isLabelled = all.some(({ read, side }) => read === arrival && side !== undefined);
  const isBetween = ({ read }: Sided<unknown>) =>
    read.start >= departure.end && read.end <= arrival.start;
  // The departure on the left, the arrival on the right, in columns without titles.
  const areBeside = areDaysBeside && times.length === 2;
  const areSeparated = [times, places].some((values) => values.filter(isBetween).length === 1);
  // Terminals print the arrival day directly after the time: `2015 0815 13APR`.
  const last = times.filter(isBetween).at(-1)?.read.end ?? 0;
  const isAfterTime = isAllCaps && arrival.start - last <= NEAR;
  return isLabelled || areSeparated || isAfterTime || areBeside ? dates : { isContradictory: true };
}

/** The weekday printed with a date. */
export function weekdayOf(
  { weekdays }: Journey,
  date: Read<PrintedDate> | undefined,
): Read<Weekday> | undefined {
  return date && weekdays.get(date);
}

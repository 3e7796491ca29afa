import type { Fact } from "../facts/fact.ts";
import type { Line } from "./lines.ts";
import { isDay, isDayOfEnd, isDayOfNamedWay, isDayOfWay, isOnlyTime } from "./territory.ts";

/** Lines that belong together. */
export interface Run {
  /** The first of the lines, if it states the day of all others. */
  readonly heading: Line | undefined;
  readonly lines: readonly Line[];
}

/**
 * The runs of a text: titles, and lines that say nothing about journeys, separate them. The day
 * of a heading applies up to the next title:
 *
 *   Outbound - Friday 22 January 2027     first run
 *   LH 400 Frankfurt - New York           first run
 *   Layover in New York: 2 h              begins the second run, with the same heading
 *   UA 1 New York - Boston                second run
 */
export function runsOf(lines: readonly Line[]): readonly Run[] {
  const runs = new Runs();
  for (const [index, line] of lines.entries())
    runs.add(line, lines[index - 1], lines.slice(index + 1, index + 1 + MOST_LEGS));
  return runs.found.filter(({ lines: own }) => hasJourney(own));
}

class Runs {
  readonly found: (Run & { readonly lines: Line[] })[] = [{ heading: undefined, lines: [] }];
  /** The heading whose day applies. */
  #heading: Line | undefined;
  /** Whether it applies only up to the next gap. */
  #endsAtGap = false;

  /**
   * @param above the line before
   * @param below the next lines
   */
  add(line: Line, above: Line | undefined, below: readonly Line[]): void {
    if (this.#endsHeading(line, above)) this.#beginBelow(undefined);
    const isOfProgramme = isDayOfProgramme(line, below);
    const isOfBlock =
      isHeadingOfLegs(line, below) ||
      isHeadingOfEntries(line, below) ||
      (isOfProgramme && hasPlaces(below));
    const isOfWay = isHeadingOfSummary(line, below) || isDayBelowTitle(line, above);
    if (!isOfBlock && !isOfWay && !isHeadingOfResults(line, above)) {
      if (isOfProgramme) this.#beginBelow(undefined);
      this.#addInRun(line, below);
      // For another day nothing shows how far it applies, so below it the heading does not apply either.
      if (isDay(line) && dayOf(line) !== dayOf(this.#heading)) this.#heading = undefined;
    } else {
      this.#beginBelow(line);
      this.#endsAtGap = isOfBlock;
    }
  }

  /** Whether the day of a heading does not apply to a line any more. */
  #endsHeading(line: Line, above: Line | undefined): boolean {
    if (line.isNumberedDay) return true;
    const heading = this.#heading;
    if (heading === undefined || above === heading || !line.isAfterGap) return false;
    // `LAST DAY`, and other titles
    if (heading.isNumberedDay) return line.anchors === 0;
    return this.#endsAtGap;
  }

  #addInRun(line: Line, below: readonly Line[]): void {
    const current = this.#current();
    const isEmpty = current.length === (this.#heading === undefined ? 0 : 1);
    if (this.#isHeading(line, below)) this.#beginBelow(line);
    else if (isOperator(line) && isEmpty) this.#addToPrevious(line);
    else if (endsJourneys(line) && hasJourney(current)) this.#begin();
    // The titles of a table right below a day leave it the day of the table.
    else if (line.isColumnTitles && isEmpty) return;
    else if (line.isDivider) this.#beginBelow(undefined);
    else if (line.isHotelTitle) this.#begin(line);
    else if (line.isLayover) this.#begin();
    else if (line.anchors > 1) this.#addAlone(line);
    else if (line.isProse) this.#addSentence(line, below[0]);
    else current.push(line);
  }

  /** Whether a line states the day of everything below it, and not that of one end of a journey. */
  #isHeading(line: Line, below: readonly Line[]): boolean {
    const current = this.#current();
    if (isHeadingOf(line, below)) return !isDayOfEnd(line, current, current.length);
    return isDayOfDeparture(line, below) && !isWithoutDay(current);
  }

  #current(): Line[] {
    return this.found.at(-1)?.lines ?? [];
  }

  /** Begins a run below the current heading. */
  #begin(...lines: readonly Line[]): void {
    const heading = this.#heading;
    this.found.push({ heading, lines: heading === undefined ? [...lines] : [heading, ...lines] });
  }

  #beginBelow(heading: Line | undefined): void {
    this.#heading = heading;
    this.#endsAtGap = false;
    this.#begin();
  }

  /** Adds an operator to the flight above, from which a title or the like separates it. */
  #addToPrevious(operator: Line): void {
    this.found.at(-2)?.lines.push(operator);
  }

  /** A sentence belongs to no journey but its own; a note does not even separate lines. */
  #addSentence(line: Line, next: Line | undefined): void {
    if (line.anchors === 0) {
      if (!line.isNote) this.#begin();
    } else if (goesOnBelow(line, next)) this.#begin(line);
    else this.#addAlone(line);
  }

  #addAlone(line: Line): void {
    this.#begin(line);
    this.#begin();
  }
}

/** Whether the last journey among some lines has no day yet. */
function isWithoutDay(lines: readonly Line[]): boolean {
  const last = lines.findLastIndex(({ anchors }) => anchors > 0);
  const block = lines.slice(Math.max(0, last));
  return last !== -1 && !block.some(({ facts }) => facts.some(({ kind }) => kind === "date"));
}

function hasJourney(lines: readonly Line[]): boolean {
  return lines.some(({ anchors }) => anchors > 0);
}

/**
 * Whether a line states the day of everything below it, by its words or because it is set apart.
 */
function isHeadingOf(line: Line, below: readonly Line[]): boolean {
  if (line.isHeading) return true;
  const [first, second] = below;
  const next = first !== undefined && isNoteOnWay(first) ? second : first;
  if (next === undefined || !(next.isAfterGap || isRule(next))) return false;
  return isDay(line) || (isDayOfWay(line) && hasPlaces(below));
}

/** The day and the month of the first date of a line. */
function dayOf(line: Line | undefined): string | undefined {
  const fact = line?.facts.find(({ kind }) => kind === "date");
  if (fact?.kind !== "date") return undefined;
  const { day, month } = fact.date.value;
  return `${day}.${month}`;
}

/** Whether a line only says how long a way takes, or the like: `Total travel time: 13h55`. */
function isNoteOnWay({ facts, isAfterGap }: Line): boolean {
  return !isAfterGap && facts.length > 0 && facts.every(({ kind }) => kind === "known");
}

/**
 * Whether a line is a word for a departure and its day, set apart above a block that begins with a number and has both
 * times: then it is the day of that block and of those below.
 */
function isDayOfDeparture(line: Line, below: readonly Line[]): boolean {
  const [next] = below;
  const isApart = line.isAfterGap || line.start === 0;
  if (!isApart || next?.isAfterGap !== true || next.anchors !== 1) return false;
  const [word, ...others] = line.facts.filter(({ kind }) => kind !== "mark");
  if (word?.kind !== "side" || word.side !== "departure" || word.ofPlaces) return false;
  const block = blockBelow(below).flatMap(({ facts }) => facts);
  const isTimed = block.filter(({ kind }) => kind === "time").length === 2;
  return isTimed && others.length === 1 && others[0]?.kind === "date";
}

/**
 * Whether a line with a way and a day begins a block of flights that lead, by their own ways, from its first place to its
 * second one:
 *
 *   New York (JFK) to Rome (FCO) - Tue, Jun 15
 *   TP 208   Dep: 6:30PM   Arr: 6:20AM
 *     JFK to LIS
 *   TP 836   Dep: 7:55AM   Arr: 11:55AM
 *     LIS to FCO
 */
function isHeadingOfLegs(line: Line, below: readonly Line[]): boolean {
  if (!(line.isAfterGap || line.start === 0) || !isDayOfNamedWay(line)) return false;
  const end = below.findIndex(({ isAfterGap }) => isAfterGap);
  const legs = end === -1 ? below : below.slice(0, end);
  if (legs.length === MOST_LEGS || legs.some(isDayOfNamedWay)) return false;
  const [from, to] = line.facts.flatMap(codesOf);
  const codes = legs.flatMap(({ facts }) => facts.flatMap(codesOf));
  return codes.length > 1 && codes[0] === from && codes.at(-1) === to;
}

/** Whether a line is the day of a block whose entries follow: `*** SATURDAY 12 JUNE 2027 ***`, and `FLIGHT   LH 400` below. */
function isHeadingOfEntries(line: Line, [first, second]: readonly Line[]): boolean {
  const isApart = line.isAfterGap || line.start === 0;
  if (!isApart || !isDay(line) || first?.isTitleOfEntry !== true) return false;
  return !first.isAfterGap && second?.isAfterGap === false && second.indent > first.indent;
}

const OF_PROGRAMME: ReadonlySet<Fact["kind"]> = new Set(["word", "mark", "place", "link", "known"]);

/**
 * Whether a line is the day of a programme and where it is spent, and what happens on it is on the lines below:
 * `SATURDAY 3 APRIL 2027: LYON - PARIS - TOKYO`.
 */
function isDayOfProgramme(line: Line, [next]: readonly Line[]): boolean {
  const { facts, isAfterGap, isProse, start } = line;
  if (!(isAfterGap || start === 0) || isProse || next === undefined) return false;
  const [day, mark, ...where] = facts.filter((fact, at) => at > 0 || fact.kind !== "mark");
  if (day?.kind !== "date" || day.weekday === undefined) return false;
  if (mark?.kind !== "mark" && mark?.kind !== "link") return false;
  const isNamed = where.some(({ kind }) => kind === "place" || kind === "word");
  return (
    isNamed &&
    where.every(({ kind }) => OF_PROGRAMME.has(kind)) &&
    !next.isAfterGap &&
    !isOnlyTime(next)
  );
}

/** The flights of a way with connections are on fewer lines. */
const MOST_LEGS = 16;

/** Whether a line is the day of search results, below the way that they are about. */
function isHeadingOfResults(line: Line, above: Line | undefined): boolean {
  return line.isDayOfResults && !line.isAfterGap && above !== undefined && hasPlaces([above]);
}

/** Whether a line is only a day, below one that only separates journeys: `Return flight`. */
function isDayBelowTitle(line: Line, above: Line | undefined): boolean {
  return above?.isParting === true && isDay(line);
}

/**
 * Whether a line sums up a way, and the flights below have times of their own, or places if the line has no times: they
 * begin with those of the way.
 */
function isHeadingOfSummary(line: Line, below: readonly Line[]): boolean {
  if (!line.isSummaryOfWay) return false;
  const [start] = line.facts.flatMap(timesOf);
  if (start !== undefined) return below.flatMap(({ facts }) => facts.flatMap(timesOf))[0] === start;
  const [from] = line.facts.flatMap(codesOf);
  return from !== undefined && below.flatMap(({ facts }) => facts.flatMap(codesOf))[0] === from;
}

function timesOf(fact: Fact): readonly number[] {
  return fact.kind === "time" ? [fact.clock.value] : [];
}

/** The codes of places that are none among words. */
function codesOf(fact: Fact): readonly string[] {
  if (fact.kind === "pair") return [fact.origin.value, fact.destination.value];
  return fact.kind === "place" && !fact.isBare ? [fact.code.value] : [];
}

/** This many lines below a heading show whether they have places of their own. */
const MOST_IN_BLOCK = 5;

/** The lines below a heading, up to a gap or to the next one. */
function blockBelow(below: readonly Line[]): readonly Line[] {
  const end = below.findIndex((line, index) => index > 0 && (line.isAfterGap || isDayOfWay(line)));
  return below.slice(0, end === -1 ? MOST_IN_BLOCK : Math.min(end, MOST_IN_BLOCK));
}

/** Whether the block below a heading has both places of a journey by itself. */
function hasPlaces(below: readonly Line[]): boolean {
  const facts = blockBelow(below).flatMap((line) => line.facts);
  return (
    facts.some(({ kind }) => kind === "pair") ||
    facts.filter(({ kind }) => kind === "place").length > 1
  );
}

const SHORTEST_RULE = 8;

/** `----------`, which underlines what is above it. */
function isRule({ facts }: Line): boolean {
  return facts.length >= SHORTEST_RULE && facts.every(({ kind }) => kind === "mark");
}

const OF_OTHER_PARTS: ReadonlySet<Fact["kind"]> = new Set([
  "travellers",
  "total",
  "taxes",
  "baseFare",
]);

/** Whether a line begins the part about the travellers or the fare: a day further down is none of a journey above. */
function endsJourneys({ facts: [first], isAfterGap }: Line): boolean {
  return isAfterGap && first !== undefined && OF_OTHER_PARTS.has(first.kind);
}

/** Whether a sentence names a flight whose times are on the line below. */
export function goesOnBelow(line: Line, next: Line | undefined): boolean {
  const hasTime = ({ facts }: Line) => facts.some(({ kind }) => kind === "time");
  if (next === undefined || next.isAfterGap || next.isProse || next.anchors > 0) return false;
  return !hasTime(line) && hasTime(next);
}

/** Whether a line begins with an operator, who is that of the flight above. */
export function isOperator({ facts, anchors }: Line): boolean {
  return anchors === 0 && facts[0]?.kind === "operator";
}

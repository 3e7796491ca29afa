import type { Fact } from "../../facts/fact.ts";
import type { Line } from "../lines.ts";
import { isDay, isDayOfEnd } from "../territory.ts";
import {
  dayOf,
  hasPlaces,
  isDayBelowTitle,
  isDayOfDeparture,
  isDayOfProgramme,
  isHeadingOf,
  isHeadingOfEntries,
  isHeadingOfIndented,
  isHeadingOfLegs,
  isHeadingOfResults,
  isHeadingOfSummary,
  MOST_LEGS,
} from "./headings-above.ts";

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
  /** Whether it applies only to lines that are indented more. */
  #isOfIndented = false;

  /**
   * @param above the line before
   * @param below the next lines
   */
  add(line: Line, above: Line | undefined, below: readonly Line[]): void {
    if (this.#endsHeading(line, above)) this.#beginBelow(undefined);
    const isOfProgramme = isDayOfProgramme(line, below);
    const isOfIndented = this.#isAboveIndented(line, below);
    const isOfBlock =
      isOfIndented ||
      isHeadingOfLegs(line, below) ||
      isHeadingOfEntries(line, below) ||
      (isOfProgramme && hasPlaces(below));
    const isOfWay = isHeadingOfSummary(line, below) || isDayBelowTitle(line, above);
    if (!isOfBlock && !isOfWay && !isHeadingOfResults(line, above)) {
      if (isOfProgramme) this.#beginBelow(undefined);
      this.#addInRun(line, above, below);
      // For another day nothing shows how far it applies, so below it the heading does not apply either.
      if (isDay(line) && dayOf(line) !== dayOf(this.#heading)) this.#heading = undefined;
    } else {
      this.#beginBelow(line);
      this.#endsAtGap = isOfBlock;
      this.#isOfIndented = isOfIndented;
    }
  }

  /** Whether the day of a heading does not apply to a line any more. */
  #endsHeading(line: Line, above: Line | undefined): boolean {
    if (line.isNumberedDay) return true;
    const heading = this.#heading;
    if (heading === undefined || above === heading) return false;
    if (this.#isOfIndented && line.indent <= heading.indent) return true;
    if (!line.isAfterGap) return false;
    // `LAST DAY`, and other titles
    if (heading.isNumberedDay) return line.anchors === 0;
    return this.#endsAtGap;
  }

  #addInRun(line: Line, above: Line | undefined, below: readonly Line[]): void {
    const current = this.#current();
    const isEmpty = current.length === (this.#heading === undefined ? 0 : 1);
    if (this.#isHeading(line, below)) this.#beginBelow(line);
    else if (isOperator(line) && isEmpty) this.#addToPrevious(line);
    else if (endsJourneys(line) && hasJourney(current)) this.#begin();
    // The titles of a table right below a day leave it the day of the table.
    else if (line.isColumnTitles && isEmpty) return;
    else if (line.isDivider) this.#beginBelow(dayOfDivider(line, above));
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

  /** Whether a line is the day of those indented below it, and not that of the journey above. */
  #isAboveIndented(line: Line, below: readonly Line[]): boolean {
    if (!isHeadingOfIndented(line, below)) return false;
    const current = this.#current();
    const isOfAbove = this.#heading === undefined && isWithoutDay(current);
    return !isOfAbove && !isDayOfEnd(line, current, current.length);
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
    this.#isOfIndented = false;
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

/** The day directly above a line that separates journeys, if it begins a paragraph: `Monday 12 April 2027`, `Outbound`. */
function dayOfDivider({ isAfterGap }: Line, above: Line | undefined): Line | undefined {
  if (isAfterGap || above === undefined || !isDay(above)) return undefined;
  return above.isAfterGap || above.start === 0 ? above : undefined;
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

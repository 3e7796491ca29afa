import { isAnchor, type Fact } from "../facts/fact.ts";
import { withEntries } from "./runs/entries.ts";
import { isDetail, isHalf, isOfJourney, type Line } from "./lines.ts";
import { daysBelow, daysOf, isDayAfterNight, withoutFarDays } from "./runs/days.ts";
import { goesOnBelow, isOperator, runsOf } from "./runs/runs.ts";
import { sharedLine } from "./shared-lines.ts";
import { besideEnds, endsWithNumber, hasSide, isEnd } from "./end-blocks.ts";
import {
  areAlike,
  detailsIn,
  hasAnchor,
  hasEnds,
  isDateAlone,
  isDay,
  isPoor,
  isWhole,
  splitAt,
  territoryOf,
  type Judge,
  type Territory,
} from "./territory.ts";

/**
 * Assigns what is said to flights, trains and hotels. On a line with several, each gets what follows
 * it. The lines around belong to the only one in a block of lines; if there are several, each line
 * belongs to the one above or to the one below, depending on the first and the last line of the block.
 * If that does not give each of them the same details, each gets only its own line.
 */
export function territoriesIn(lines: readonly Line[], judge: Judge): readonly Territory[] {
  return runsOf(lines)
    .flatMap(withEntries)
    .flatMap(({ heading, lines: run }) => {
      if (heading !== undefined)
        return daysBelow(run).flatMap(([day = heading, ...rest]) => belowHeading(day, rest, judge));
      const days = daysOf(run);
      return days.length > 1
        ? days.flatMap(([day, ...rest]) =>
            day === undefined ? [] : belowHeading(day, rest, judge),
          )
        : inBlocks(run, judge);
    });
}

function inBlocks(run: readonly Line[], judge: Judge): readonly Territory[] {
  const blocks = blocksOf(run);
  const numbered = besideEnds(run, blocks, judge);
  if (numbered !== undefined) return numbered;
  // Beside other ends, it does not show whose the end above a number is.
  const areEnds = blocks.some((block) => isEnd(block) && !hasSide(block));
  const apart = withTimesOfOnly(
    blocks.flatMap((block) => (areEnds && endsWithNumber(block) ? [] : inBlock(block, judge))),
    run,
    judge,
  );
  if (blocks.length === 1 || !apart.every((each) => isPoor(judge(each)))) return apart;
  // A page can have an empty line between any two lines.
  const whole = inBlock(run, judge);
  return isCertain(whole, blocks, judge) ? whole : (cardsIn(blocks, judge) ?? apart);
}

/**
 * Whether the blocks of a run belong to its journeys. A block about one end, without a word that says which end it is,
 * does so only together with a block about the other end.
 */
function isCertain(
  whole: readonly Territory[],
  blocks: readonly (readonly Line[])[],
  judge: Judge,
): boolean {
  const ends = blocks.filter(isEnd);
  return ends.length === 0 || (whole.length === 1 && ends.every(hasSide))
    ? whole.some((each) => !isPoor(judge(each)))
    : whole.every((each) => hasEnds(judge(each)));
}

/**
 * The only journey of a run, with times of its ends from other blocks if it has none: `Departs 17:45`, below the seat on a
 * boarding pass.
 */
function withTimesOfOnly(
  apart: readonly Territory[],
  run: readonly Line[],
  judge: Judge,
): readonly Territory[] {
  const [only, ...others] = apart;
  if (only === undefined || others.length > 0 || judge(only).hasTime) return apart;
  const apartFromIt = run.filter((line) => !only.lines.includes(line) && isTimeOfEnd(line));
  const lines = [...only.lines, ...apartFromIt];
  const whole = { ...only, lines, facts: lines.map(({ facts }) => facts) };
  return isWhole(judge(whole)) ? [whole] : apart;
}

const OF_TIME_OF_END: ReadonlySet<Fact["kind"]> = new Set([
  "side",
  "time",
  "terminals",
  "class",
  "known",
  "mark",
]);

/** Whether a line that begins a block says when a journey begins or ends, and nothing of anything else. */
function isTimeOfEnd({ facts, isAfterGap }: Line): boolean {
  return (
    isAfterGap &&
    facts[0]?.kind === "side" &&
    facts.some(({ kind }) => kind === "time") &&
    facts.every(({ kind }) => OF_TIME_OF_END.has(kind))
  );
}

/** The number of a journey is in one of the first blocks of its card. */
const MOST_ABOVE = 3;

/** Cards of several blocks, one for each journey, if each has all it needs when the same blocks begin them. */
function cardsIn(
  blocks: readonly (readonly Line[])[],
  judge: Judge,
): readonly Territory[] | undefined {
  const homes = blocks.flatMap((block, index) =>
    block.some(({ anchors }) => anchors > 0) ? [index] : [],
  );
  for (let above = 0; above <= MOST_ABOVE; above++) {
    const starts = homes.map((home) => home - above);
    if (starts.some((start, index) => start <= (homes[index - 1] ?? -1))) break;
    // What is above the first card would be an end of no journey.
    if (blocks.slice(0, starts[0]).some(isEnd)) continue;
    const cards = starts.map((start, index) => blocks.slice(start, starts[index + 1]).flat());
    const found = cards.flatMap((card) => {
      const [home, ...others] = card.filter(({ anchors }) => anchors > 0);
      if (home === undefined || others.length > 0 || home.anchors > 1) return [];
      return territoryOf(home, detailsIn(card));
    });
    if (found.length === homes.length && found.every((each) => isWholeCard(each, judge)))
      return found;
  }
  return undefined;
}

function isWholeCard(card: Territory, judge: Judge): boolean {
  const own = judge(card);
  return card.anchor.kind === "hotel" ? own.hasDate : isWhole(own);
}

/** The territories below the heading of a day: a block without a day gets that of the heading. */
function belowHeading(heading: Line, below: readonly Line[], judge: Judge): readonly Territory[] {
  const days = heading.facts.filter(({ kind }) => kind === "date");
  const withDay = (whole: Territory): Territory => {
    const territory = withoutFarDays(whole);
    const { facts, lines } = territory;
    const below = { ...territory, facts: [days, ...facts], lines: [heading, ...lines] };
    if (!facts.some((own) => own.some(({ kind }) => kind === "date"))) return below;
    // `Arrival next day, 4 March`: the only day of its own is that of the arrival.
    const isOfArrival = !judge(territory).hasDate || isDayAfterNight(facts.flat(), days[0]);
    return isOfArrival && judge(below).hasDate ? below : territory;
  };
  return inBlocks(below, (territory) => judge(withDay(territory))).map(withDay);
}

/** Lines without an empty line between them, about journeys or about stays. */
function blocksOf(run: readonly Line[]): readonly (readonly Line[])[] {
  let kind: boolean | undefined;
  return splitAt(run, ({ isAfterGap, facts }) => {
    const anchor = facts.find(isAnchor);
    const own = anchor === undefined ? undefined : anchor.kind === "hotel";
    const begins = isAfterGap || (own !== undefined && kind !== undefined && own !== kind);
    kind = own ?? (isAfterGap ? undefined : kind);
    return begins;
  });
}

/**
 * The territories of lines without a gap. With several journeys, the lines between them belong to the one above or to
 * the one below, if each of them then has the same details:
 *
 *   LH 400                              the first journey
 *   Frankfurt - New York, 14 January    its details
 *   LH 401                              the second journey
 *   New York - Frankfurt, 21 January    its details
 */
function inBlock(block: readonly Line[], judge: Judge): readonly Territory[] {
  const homes = block.filter(hasAnchor);
  const [home] = homes;
  if (home === undefined) return [];
  if (home.anchors > 1) return sharedLine(home, judge);
  if (homes.length === 1)
    return [territoryOf(home, home.isProse ? proseAt(block, home) : detailsIn(block))];
  const ofDay = belowOwnDay(block, judge);
  if (ofDay !== undefined) return ofDay;
  if (hasDateHeadings(block, block.indexOf(home))) return belowHeadings(block);
  const alone = homes.map((each) => territoryOf(each, [each]));
  // What follows lines that are complete adds to them.
  const areWhole = !alone.some((each) => isPoor(judge(each))) && !homes.every(isHalf);
  const side = areWhole ? "below" : sideOfDetails(block);
  if (side === undefined) return withLinesBelowSome(block, judge) ?? alone;
  const wide = side === "above" ? withLinesAbove(block) : withLinesBelow(block);
  return areAlike(wide, judge) ? wide : alone;
}

/** On which side of the journeys of a block their details are; undefined if they are on both or on none. */
function sideOfDetails(block: readonly Line[]): "above" | "below" | undefined {
  const first = block.findIndex(hasAnchor);
  const last = block.findLastIndex(hasAnchor);
  const isAbove = block.slice(0, first).some(isOfJourney);
  const isBelow = block.slice(last + 1).some(isOfJourney);
  if (isAbove === isBelow) return undefined;
  return isAbove ? "above" : "below";
}

function withLinesBelow(block: readonly Line[]): readonly Territory[] {
  return splitAt(block, hasAnchor).flatMap(([home, ...below]) =>
    home === undefined ? [] : [territoryOf(home, detailsIn([home, ...below]))],
  );
}

/**
 * Journeys of which some have all they need on their own lines, and the others have the lines below them; undefined if it
 * is unclear to which of them a line belongs.
 */
function withLinesBelowSome(
  block: readonly Line[],
  judge: Judge,
): readonly Territory[] | undefined {
  const found = splitAt(block, hasAnchor).map((part) => {
    const [home, ...below] = part;
    if (home === undefined || home.anchors === 0) return part.some(isOfJourney) ? undefined : [];
    const alone = territoryOf(home, [home]);
    if (!isPoor(judge(alone))) return below.some(isOfJourney) ? undefined : [alone];
    if (below.some(isDayAmongWords)) return undefined;
    const wide = territoryOf(home, detailsIn(part));
    const own = judge(wide);
    return isPoor(own) || own.isContradictory ? undefined : [wide];
  });
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

/** `Ticket valid to 30 June 2027`: the day can be that of anything. */
function isDayAmongWords({ facts }: Line): boolean {
  const has = (...kinds: readonly Fact["kind"][]) => facts.some(({ kind }) => kinds.includes(kind));
  return has("date") && has("word") && !has("time", "place", "pair");
}

function withLinesAbove(block: readonly Line[]): readonly Territory[] {
  const found = splitAt(block.toReversed(), hasAnchor).flatMap(([home, ...above]) =>
    home === undefined ? [] : [territoryOf(home, detailsIn([...above.toReversed(), home]))],
  );
  return found.toReversed();
}

/** Several journeys below a day that is at the top of their block, if that gives each of them all it needs. */
function belowOwnDay(block: readonly Line[], judge: Judge): readonly Territory[] | undefined {
  const [day, ...below] = block;
  if (day === undefined || !isDay(day) || below.some(isDay)) return undefined;
  const found = belowHeading(day, below, judge);
  return found.some((each) => isPoor(judge(each))) ? undefined : found;
}

/** A line of a sentence, and the times or the operator of its flight below it. */
function proseAt(block: readonly Line[], home: Line): readonly Line[] {
  const next = block[block.indexOf(home) + 1];
  return next !== undefined && (isOperator(next) || goesOnBelow(home, next))
    ? [home, next]
    : [home];
}

/** Whether a block begins with a date, and only dates separate its flights. */
function hasDateHeadings(block: readonly Line[], first: number): boolean {
  const headings = detailsIn(block).filter(({ anchors }) => anchors === 0);
  return (
    first > 0 && headings.length > 0 && headings.every(isDateAlone) && block[0] === headings[0]
  );
}

/** A date on its own line applies to everything below it, up to the next. */
function belowHeadings(block: readonly Line[]): readonly Territory[] {
  let heading: Line | undefined;
  const found: Territory[] = [];
  for (const line of block) {
    if (line.anchors > 0) found.push(territoryOf(line, [...(heading ? [heading] : []), line]));
    else if (isDetail(line)) heading = line;
  }
  return found;
}

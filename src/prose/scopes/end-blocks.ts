import type { Fact } from "../facts/fact.ts";
import { isOfJourney, type Line } from "./lines.ts";
import {
  detailsIn,
  hasAnchor,
  isWhole,
  splitAt,
  territoryOf,
  type Judge,
  type Territory,
} from "./territory.ts";

/*
 * Blocks about one end of a journey, and numbers beside them:
 *
 *   BA 117                  London Heathrow (LHR)
 *                           12 April 2027, 08:20
 *   London Heathrow (LHR)
 *   12 April 2027, 08:20    New York (JFK)
 *                           12 April 2027, 11:05
 *   New York (JFK)          BA 117
 *   12 April 2027, 11:05
 *   BA 178
 */

/**
 * Journeys whose numbers are all above the blocks of both ends, or all below them, if that gives each of them all it needs.
 * No gap separates one of the numbers from the end above.
 */
export function besideEnds(
  run: readonly Line[],
  blocks: readonly (readonly Line[])[],
  judge: Judge,
): readonly Territory[] | undefined {
  if (!blocks.some(hasNumberBelow)) return undefined;
  const cards = cardsOf(run.slice(run.findIndex(isOfJourney), run.findLastIndex(isOfJourney) + 1));
  if (cards.length < 2) return undefined;
  const found = cards.flatMap((card) => {
    const home = card.find(hasAnchor);
    return home?.anchors === 1 && !home.isProse ? [territoryOf(home, detailsIn(card))] : [];
  });
  const areWhole = found.length === cards.length && found.every((each) => isWhole(judge(each)));
  return areWhole ? found : undefined;
}

/** The parts of some lines that each begin with a number, or each end with one; none if neither is so. */
function cardsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  if (lines.slice(0, 1).some(hasAnchor)) return splitAt(lines, hasAnchor);
  if (!lines.slice(-1).some(hasAnchor)) return [];
  const cards = splitAt(lines.toReversed(), hasAnchor);
  return cards.toReversed().map((card) => card.toReversed());
}

/** Whether a block begins with one end of a journey, and a number is directly below it. */
function hasNumberBelow(block: readonly Line[]): boolean {
  const at = block.findIndex(hasAnchor);
  return block[at]?.anchors === 1 && isEnd(block.slice(0, at));
}

/** Whether nothing else is in a block, and no word says which end it is. */
export function endsWithNumber(block: readonly Line[]): boolean {
  return (
    hasNumberBelow(block) && block.findIndex(hasAnchor) === block.length - 1 && !hasSide(block)
  );
}

/** Whether some lines are about one end of a journey: where and when. */
export function isEnd(block: readonly Line[]): boolean {
  const count = (kind: Fact["kind"]) =>
    block.flatMap(({ facts }) => facts).filter((fact) => fact.kind === kind).length;
  return (
    block.length > 1 &&
    block.every(({ anchors }) => anchors === 0) &&
    count("place") === 1 &&
    count("time") === 1
  );
}

export function hasSide(block: readonly Line[]): boolean {
  return block.some(({ facts }) => facts.some(({ kind }) => kind === "side"));
}

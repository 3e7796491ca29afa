import type { Line } from "../lines.ts";
import type { Run } from "./runs.ts";
import { isDay, splitAt } from "../territory.ts";

/*
 * The entries of a plan: a word for what they are about, and further details indented below it.
 *
 *   Transfer   hotel - airport, pick-up 09:45        belongs to no journey
 *   Flight     LH 400   Lufthansa   Economy
 *              Frankfurt (FRA)   12:25
 *              New York (JFK)    15:20
 *   Train      Acela 2158
 *              New York Penn Station    20:09
 *              Washington Union Station 22:58
 */

/** A run, or one for each entry of its blocks of entries, with the day that is above it. */
export function withEntries(run: Run): readonly Run[] {
  const { heading, lines } = run;
  const below = heading === undefined ? lines : lines.slice(1);
  const blocks = splitAt(below, ({ isAfterGap }) => isAfterGap);
  if (!blocks.some(isOfEntries)) return [run];
  const runs: Run[] = [];
  let others: Line[] = [];
  const add = (day: Line | undefined, own: readonly Line[]) => {
    if (own.length > 0) runs.push({ heading: day, lines: day === undefined ? own : [day, ...own] });
  };
  for (const block of blocks) {
    if (!isOfEntries(block)) {
      others.push(...block);
      continue;
    }
    add(heading, others);
    others = [];
    let day = heading;
    for (const part of entriesOf(block)) {
      const [first] = part;
      if (first?.isTitleOfEntry === true) add(day, part);
      else day = part.find(isDay) ?? day;
    }
  }
  add(heading, others);
  return runs;
}

/** Whether a block has several entries, which all of its journeys belong to. */
function isOfEntries(block: readonly Line[]): boolean {
  const entries = entriesOf(block);
  const titled = entries.filter(([first]) => first?.isTitleOfEntry);
  const hasDetails = titled.some((entry) => entry.length > 1);
  const others = entries.filter(([first]) => first?.isTitleOfEntry !== true).flat();
  return titled.length > 1 && hasDetails && others.every(({ anchors }) => anchors === 0);
}

/** The entries of a block, each with the lines that are indented more, and the lines between them. */
function entriesOf(block: readonly Line[]): readonly (readonly Line[])[] {
  let indent: number | undefined;
  return splitAt(block, (line) => {
    const isBelow = indent !== undefined && line.indent > indent;
    if (isBelow) return false;
    const isTitle = line.isTitleOfEntry;
    const begins = isTitle || indent !== undefined;
    indent = isTitle ? line.indent : undefined;
    return begins;
  });
}

import type { SourceText } from "../text/source.ts";
import { readCharacters } from "../engine/coverage.ts";
import { isReadWhole } from "./alone.ts";
import { canContinue, readBroken } from "./broken.ts";
import { isComplete, readCut, type Read } from "./cut-lines.ts";
import { readGlued } from "./glued.ts";
import { readDigits } from "./misread.ts";
import { readMisspelledDates } from "./misspelled-dates.ts";
import { readTypedDates } from "./typed-dates.ts";
import type { Document } from "../engine/read.ts";
import { readDocument } from "./layout.ts";

/**
 * Reads a text again if some of its lines mean nothing by themselves: each as the rest of the line
 * above, if that line had no room for its first word, because an email wrapped it or it lost its
 * indent. Lines that remain unread stay as they were. So does the whole text if only words were
 * joined to lines that were already read: such words can be anybody's note. Finally, reads letters
 * as the digits they resemble, and dates the way people type or misspell them.
 *
 * @param first the result of reading `repaired` line by line
 */
export function readAgain(repaired: SourceText, first: Document): Document {
  // Most records have no line that could mean more.
  if (first.lines.every((line) => isComplete(line.node) && !canContinue(line))) return first;
  const joined = readGlued(readBroken(readRests(readCut(repaired, first))));
  return readMisspelledDates(readTypedDates(readDigits(joined)));
}

function readRests({ repaired, document: first, width }: Read): Document {
  const rests = restsIn(first);
  if (rests.size === 0) return first;
  const { grammar } = first;
  const joined = readDocument(repaired, grammar, { starts: rests, width });
  const read = restsReadIn(joined, rests);
  if (!isProven(first, read)) return first;
  const second =
    read.size === rests.size ? joined : readDocument(repaired, grammar, { starts: read, width });
  return readCharacters(second) > readCharacters(first) ? second : first;
}

/** Where unread lines at the margin begin, and notes that may complete the line above. */
function restsIn({ lines, source, grammar }: Document): ReadonlySet<number> {
  const flush = grammar.screen?.margin?.flush;
  const rests = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined) continue;
    if (line.node !== null && (line.node.kind !== "note" || isReadWhole(above.node))) continue;
    const text = source.text.slice(line.start, line.end);
    if (!text.startsWith(" ") && !isFlush(text, flush))
      rests.add(source.originalOffset(line.start));
  }
  return rests;
}

function isFlush(line: string, flush: RegExp | undefined): boolean {
  if (flush === undefined) return false;
  flush.lastIndex = 0;
  return flush.test(line);
}

/** Whether at least one rest completes an unread line, or contains more than words. */
function isProven({ lines, source }: Document, rests: ReadonlySet<number>): boolean {
  return lines.some((line, index) => {
    if (!rests.has(source.originalOffset(line.start))) return false;
    const above = lines[index - 1];
    const isAboveRead = above === undefined || isReadWhole(above.node);
    return !isAboveRead || source.text.slice(line.start, line.end).includes("/");
  });
}

/** The rests that are part of a line that was read completely. */
function restsReadIn({ lines, source }: Document, rests: ReadonlySet<number>): ReadonlySet<number> {
  const starts = lines.map(({ start }) => source.originalOffset(start));
  const read = new Set<number>();
  let index = 0;
  for (const rest of rests) {
    while ((starts[index + 1] ?? Infinity) <= rest) index++;
    const line = lines[index];
    if (line !== undefined && starts[index] !== rest && isReadWhole(line.node)) read.add(rest);
  }
  return read;
}

import type { Grammar } from "../engine/grammar.ts";
import { readLines, type Document } from "../engine/read.ts";
import type { Screen } from "../engine/screen.ts";
import { withoutCards } from "../text/cards/redact.ts";
import type { SourceText } from "../text/source.ts";
import { joinElements } from "./elements.ts";
import { restoreLines } from "./flattened.ts";
import { separateEntries } from "./joined-entries.ts";
import { restoreMargin } from "./margin.ts";
import { wrappedOrRest, type Rests } from "./rests.ts";
import { wrapped } from "./wrapping.ts";

/**
 * Reads a text with a grammar, each element on one line, at its place on the grammar's screen.
 *
 * @param rests lines that can only be the rest of the line above them (see `readAgain`)
 */
export function readDocument(repaired: SourceText, grammar: Grammar, rests?: Rests): Document {
  const laidOut = layOut(repaired, grammar.screen ?? {}, rests);
  // Wrapping can also split a card number.
  return readLines(laidOut === repaired ? laidOut : withoutCards(laidOut), grammar);
}

/** Restores the margin and the lines of the screen, and puts each element on one line. */
function layOut(
  repaired: SourceText,
  { margin = {}, lineBreaks = {}, wrapping }: Screen,
  rests?: Rests,
): SourceText {
  const restored = restoreLines(restoreMargin(repaired, margin), lineBreaks);
  const lines = separateEntries(restored, lineBreaks.entry);
  if (wrapping === undefined) return lines;
  const jointAt = rests === undefined ? wrapped(wrapping) : wrappedOrRest(lines, wrapping, rests);
  return joinElements(lines, wrapping, jointAt);
}

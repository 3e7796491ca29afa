import type { Grammar } from "../engine/grammar.ts";
import { readLines, type Document } from "../engine/read.ts";
import { withoutCards } from "../text/cards/redact.ts";
import type { SourceText } from "../text/source.ts";
import { restoreLines } from "./flattened.ts";
import { restoreMargin } from "./margin.ts";
import { unwrap } from "./wrapping.ts";

/**
 * Reads a text with a grammar, each element in one line, at its place on the grammar's screen.
 *
 * @param rests where lines begin that can only be the rest of the line above (see `readAgain`)
 */
export function readDocument(
  repaired: SourceText,
  grammar: Grammar,
  rests?: ReadonlySet<number>,
): Document {
  const withMargin = restoreMargin(repaired, grammar);
  const whole = unwrap(restoreLines(withMargin, grammar), grammar.wrapping, rests);
  // A card's number can be wrapped, too.
  return readLines(whole === withMargin ? whole : withoutCards(whole), grammar);
}

import type { SourceText } from "../text/source.ts";

/** No terminal prints a longer line. */
const LONGEST_LINE = 80;

/**
 * Gives a screen that arrived as one long line its line breaks back, at the places a grammar knows
 * lines to begin.
 */
export function restoreLines(source: SourceText, lineStarts: RegExp | undefined): SourceText {
  const { text } = source;
  if (lineStarts === undefined || text.length <= LONGEST_LINE || text.trim().includes("\n"))
    return source;
  const edit = source.edit();
  for (const { index } of text.matchAll(lineStarts)) edit.replace(index, index, "\n");
  return edit.finish();
}

import { endOfLine } from "../text/lines.ts";
import type { SourceText } from "../text/source.ts";

/*
 * Entries on one line, which a chat or a form joined:
 *
 * SSAF457Y24NOVGRUCDG1 SSAF1680Y25NOVCDGLHR1 FXX
 */

/**
 * Restores the line breaks after entries. Only a line that begins with an entry is split: a remark can quote one.
 *
 * @param entry an entry with the spaces before it, if something follows on the same line. Sticky (`y`)
 */
export function separateEntries(source: SourceText, entry: RegExp | undefined): SourceText {
  if (entry === undefined) return source;
  const { text } = source;
  const breaks: number[] = [];
  for (let start = 0; start < text.length; start = endOfLine(text, start) + 1) {
    entry.lastIndex = start;
    while (entry.test(text)) breaks.push(entry.lastIndex);
  }
  if (breaks.length === 0) return source;
  const edit = source.edit();
  for (const at of breaks) edit.replace(at, at, "\n");
  return edit.finish();
}

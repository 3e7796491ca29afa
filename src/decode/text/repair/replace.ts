import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/**
 * Whether a pattern matches anywhere. Most texts have nothing to repair, and this is the cheapest way to find out,
 * above all if the pattern begins with a rare character.
 */
export function matches(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}

/** Replaces whatever a global pattern matches. */
export function replaceAll(source: SourceText, pattern: RegExp, replacement: string): SourceText {
  if (!matches(pattern, source.text)) return source;
  const edit = source.edit();
  for (const { 0: found, index } of matchesOf(source.text, pattern))
    edit.replace(index, index + found.length, replacement);
  return edit.finish();
}

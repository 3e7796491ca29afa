/** The sample lines in the docstrings of rules. */

/** The maximum distance between a docstring and the call that creates its rule. */
const MAX_DISTANCE = 3;
const SAMPLE = /^ {2,}\S/;

/**
 * The lines of the docstring above a line of the sources, without their leading stars.
 *
 * @param line from 1
 * @returns null if there is no docstring
 */
export function docstringAbove(source: string, line: number): readonly string[] | null {
  const lines = source.split("\n");
  const end = lines.slice(0, line - 1).findLastIndex((text) => text.trimEnd().endsWith("*/"));
  if (end === -1 || end < line - 1 - MAX_DISTANCE) return null;
  const start = lines.slice(0, end + 1).findLastIndex((text) => text.trimStart().startsWith("/**"));
  if (start === -1) return null;
  const text = lines.slice(start, end + 1).join("\n");
  const body = text.slice(text.indexOf("/**") + "/**".length, text.lastIndexOf("*/"));
  return body.split("\n").map((each) => each.replace(/^ *\*/, ""));
}

/**
 * The samples in the docstring above a line of the sources: the indented lines below the first empty
 * line, which ends the production.
 *
 * @param line from 1
 * @returns without their common indentation; empty if there is no docstring
 */
export function samplesAbove(source: string, line: number): readonly string[] {
  const texts = docstringAbove(source, line)?.slice(1) ?? [];
  const production = texts.findIndex((text) => text.trim() === "");
  if (production === -1) return [];
  const samples = texts.slice(production).filter((text) => SAMPLE.test(text));
  const indent = Math.min(...samples.map((text) => text.search(/\S/)));
  return samples.map((text) => text.slice(indent).trimEnd());
}

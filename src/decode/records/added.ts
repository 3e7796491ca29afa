import type { Span } from "../../ast/nodes.ts";
import type { Choice } from "../detection/choose.ts";
import type { SourceText } from "../text/source.ts";

/** So many lines in a row that a record's system does not read may be a record of their own. */
const FEWEST_LINES = 2;

/**
 * Where lines begin below a record, down to its end, that its system does not read: of another
 * record, perhaps, which no system printed. Null where there are none, or nothing else.
 *
 * @param text in upper case, the stretch that the choice has read
 */
export function addedBelow(text: SourceText, { document }: Choice): Span | null {
  const { lines, source } = document;
  const lastRead = lines.findLastIndex(({ node }) => node !== null);
  const first = lines[lastRead + 1];
  if (lastRead === -1 || first === undefined) return null;
  if (lines.length - 1 - lastRead < FEWEST_LINES) return null;
  return { start: offsetOf(source.originalOffset(first.start), text), end: text.text.length };
}

/** The offset of a text that an offset of the text as sent leads to. */
function offsetOf(original: number, text: SourceText): number {
  let low = 0;
  let high = text.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (text.originalOffset(middle) < original) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { Wrapping } from "../engine/screen.ts";
import type { SourceText } from "../text/source.ts";
import {
  endOfText,
  endWithoutSpaces,
  filledLines,
  lostSpaces,
  type Candidate,
  type Joint,
  type JointAt,
} from "./elements.ts";
import { isClosed, wrapped } from "./wrapping.ts";

/** Lines that mean nothing by themselves. */
export interface Rests {
  /** Where they begin, as offsets in the original text. */
  readonly starts: ReadonlySet<number>;
  /** The length of the longest line before cut lines were joined, if any were. */
  readonly width?: number | undefined;
}

/**
 * Joins lines by the rules of the screen. In addition, joins rests to the lines above them, whatever
 * they begin with: they lost their indent, or an email wrapped a line that was too long.
 */
export function wrappedOrRest(
  source: SourceText,
  wrapping: Wrapping,
  { starts, width }: Rests,
): JointAt {
  const byScreen = wrapped(wrapping);
  const longest = width ?? longestLine(source.text);
  return (candidate) => {
    const joint = byScreen(candidate);
    if (joint !== undefined || !starts.has(source.originalOffset(candidate.line.start)))
      return joint;
    return isClosed(candidate, wrapping) ? undefined : restAt(candidate, wrapping, longest);
  };
}

function restAt(candidate: Candidate, wrapping: Wrapping, longest: number): Joint | undefined {
  const { text, line, last, element } = candidate;
  const applicable = wrapping.continuations.filter(({ of }) => of.test(element.text));
  const continuation = applicable.find(({ columns }) => columns !== undefined) ?? applicable[0];
  const { width = wrapping.width, atSpace = continuation === undefined } = continuation ?? {};
  const { end, beside } = endOfText(text, last, continuation ?? {});
  const length = end - last.start + lostSpaces(candidate, continuation ?? {});
  const [word = ""] = text.slice(line.start, line.end).split(" ", 1);
  const isInWord = length === width && !atSpace;
  return isInWord || length + 1 + word.length > Math.min(width, longest)
    ? { end, beside, next: line.start, isInWord }
    : undefined;
}

function longestLine(text: string): number {
  let longest = 0;
  for (const { start, end } of filledLines(text))
    longest = Math.max(longest, endWithoutSpaces(text, start, end) - start);
  return longest;
}

import { inUpperCase } from "./repair/repair.ts";
import type { SourceText } from "./source.ts";

/** A text in both of the forms that grammars read; offsets are the same in both. */
export interface CasedText {
  /** With its lower-case letters. */
  readonly printed: SourceText;
  /** As a terminal prints it. */
  readonly upper: SourceText;
}

export function casedText(printed: SourceText): CasedText {
  return { printed, upper: inUpperCase(printed) };
}

/** A part of a text. */
export function slice({ printed, upper }: CasedText, start: number, end: number): CasedText {
  const part = printed.slice(start, end);
  return { printed: part, upper: upper === printed ? part : upper.slice(start, end) };
}

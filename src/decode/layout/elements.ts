import type { Span } from "../../ast/nodes.ts";
import { endOfLine } from "../text/lines.ts";
import type { Continuation, Wrapping } from "../engine/screen.ts";
import type { SourceEdit, SourceText } from "../text/source.ts";

const SPACE = 32;

/** An element that is being joined. */
export interface Element {
  readonly start: number;
  /** Its first line. */
  readonly text: string;
  /** Columns to the right of its text, which are appended when the element is complete. */
  readonly beside: Span[];
}

/** A line that may continue the element above. */
export interface Candidate {
  readonly text: string;
  readonly line: Span;
  /** The line above. */
  readonly last: Span;
  readonly element: Element;
}

/** How a line continues the element above. */
export interface Joint {
  /** Where the text above ends. */
  readonly end: number;
  /** The column to the right of that text. */
  readonly beside: Span | null;
  /** Where the text of the continuation begins. */
  readonly next: number;
  readonly isInWord: boolean;
}

/** Decides how a line continues the element above; undefined if it does not. */
export type JointAt = (candidate: Candidate) => Joint | undefined;

/** Puts each element on one line. */
export function joinElements(
  source: SourceText,
  { pageMark }: Pick<Wrapping, "pageMark">,
  jointAt: JointAt,
): SourceText {
  const { text } = source;
  const edit = source.edit();
  let element: Element = { start: 0, text: "", beside: [] };
  let last = { start: 0, end: 0 };
  for (const line of filledLines(text)) {
    if (pageMark?.test(text.slice(line.start, line.end)) === true) continue;
    const joint = jointAt({ text, line, last, element });
    if (joint === undefined) {
      putBeside(edit, last.end, element);
      element = { start: line.start, text: text.slice(line.start, line.end), beside: [] };
    } else {
      if (joint.beside !== null) element.beside.push(joint.beside);
      edit.replace(joint.end, joint.next, joint.isInWord ? "" : " ");
    }
    last = line;
  }
  putBeside(edit, last.end, element);
  return edit.finish();
}

/** Appends to an element what was printed to the right of its lines. */
function putBeside(edit: SourceEdit, end: number, { beside }: Element): void {
  for (const span of beside) edit.moveTo(end, span);
}

/** Where the text of a line ends, and the column to the right of it. */
export function endOfText(
  text: string,
  { start, end }: Span,
  { beside }: Pick<Continuation, "beside">,
): Pick<Joint, "end" | "beside"> {
  const found = beside?.exec(text.slice(start, end));
  if (found == null) return { end: endWithoutSpaces(text, start, end), beside: null };
  return {
    end: endWithoutSpaces(text, start, start + found.index),
    beside: { start: start + found.index, end },
  };
}

/** How many leading spaces were lost from a line at the margin. */
export function lostSpaces(
  { text, last, element }: Candidate,
  { columns }: Pick<Continuation, "columns">,
): number {
  if (columns === undefined || text.charCodeAt(last.start) === SPACE) return 0;
  if (last.start !== element.start) return columns.indent;
  const [digits] = /^\d{1,3}/.exec(element.text) ?? [];
  return digits === undefined ? 0 : Math.max(0, columns.number - digits.length);
}

/** The lines that are not empty. */
export function filledLines(text: string): readonly Span[] {
  const lines: Span[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    if (end > start) lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

export function endWithoutSpaces(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text.charCodeAt(last - 1) === SPACE) last--;
  return last;
}

import type { Span } from "../../ast/nodes.ts";
import { endOfLine } from "../../decode/text/lines.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { matchesOf } from "../../decode/text/matches.ts";
import { titleIn } from "./titles.ts";
import type { Title } from "./words-of-titles.ts";

/** A part of a row, without the spaces around it. */
export class Cell implements Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where it begins on its line, from 0. */
  readonly column: number;
  #title: Title | undefined | null = null;

  constructor(text: string, start: number, column: number, end = start + text.length) {
    this.text = text;
    this.start = start;
    this.end = end;
    this.column = column;
  }

  /** Some cells side by side as one. */
  static joined(first: Cell, ...others: readonly Cell[]): Cell {
    const text = [first, ...others].map((each) => each.text).join(" ");
    return new Cell(text, first.start, first.column, others.at(-1)?.end ?? first.end);
  }

  /** What it is the title of, if it is one; found once, because many layouts ask. */
  get title(): Title | undefined {
    if (this.#title === null) this.#title = titleIn(this.text);
    return this.#title;
  }
}

/** What separates the cells of a row. */
export type Separator = "tab" | "pipe" | "semicolon" | "comma" | "spaces";

/** A line of a page, and its cells; a blank line has none. */
export interface Row extends Span {
  readonly cells: readonly Cell[];
  readonly separator: Separator;
  /** Whether it is drawn with dashes or the like: `-----`, `|---|---|`. */
  readonly isRule: boolean;
  /** What such a line is drawn with. */
  readonly mark?: string;
  /** Whether it is a line of a box: one cell between two pipes, which are left out. */
  readonly isBoxed: boolean;
  /** Whether dots lead from a label to its value. */
  readonly hasLeaders: boolean;
}

/** No table is wider, and no line of one is longer. */
const LONGEST = 1000;
const RULE = /^[\s|+]*(?:[-=_*~\u2500-\u257f#.][ |+]*){5,}$/;

/** The lines of a text and their cells. */
export function rowsOf(source: SourceText): readonly Row[] {
  const { text } = source;
  const isTab = tabsIn(source);
  const rows: Row[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    rows.push(rowOf(text, start, end, isTab));
    start = end + 1;
  }
  return rows;
}

function rowOf(text: string, start: number, end: number, isTab: IsTab | undefined): Row {
  const line = text.slice(start, Math.min(end, start + LONGEST));
  const isRule = RULE.test(line);
  if (isRule || end - start > LONGEST)
    return {
      start,
      end,
      separator: "spaces",
      isRule,
      ...(isRule ? { mark: line.trimStart().charAt(0) } : {}),
      isBoxed: false,
      hasLeaders: false,
      cells: [],
    };
  const separator = separatorOf(line, start, isTab);
  const parts = partsOf(line, separator, start, isTab);
  const isBoxed = separator === "pipe" && parts.length === 1;
  const cells = isBoxed ? partsOf(inside(line), "spaces", start, isTab) : parts;
  return {
    start,
    end,
    separator: isBoxed ? "spaces" : separator,
    isRule,
    isBoxed,
    hasLeaders: separator === "spaces" && LEADERS.test(line),
    cells: cells.map(([from, to]) => cellAt(line, start, from, to)),
  };
}

/** A line of a box, without its borders: `|  LIS 07:05      FRA 11:10  |`. */
function inside(line: string): string {
  return line.replace(/[|\u2502]/g, " ");
}

type Part = readonly [from: number, to: number];
type IsTab = (offset: number) => boolean;

/** Between two cells of a row. */
const BORDER = /<\/t[dh] {0,9}>\s{0,99}<t[dh]/iy;

/** Tells the spaces that were tabs, or borders between the cells of a page's table; undefined if there are none. */
function tabsIn(source: SourceText): IsTab | undefined {
  const { original, text } = source;
  if (!/\t|\\t|<\/t[dh]/i.test(original)) return undefined;
  return (offset) => {
    const at = source.originalOffset(offset);
    const character = original.charAt(at);
    // In a string of a program, a tab is an escape.
    if (character === "\t" || original.startsWith("\\t", at))
      return (
        offset === 0 || source.originalOffset(offset - 1) !== at || text.charAt(offset - 1) === "\n"
      );
    BORDER.lastIndex = at;
    return BORDER.test(original);
  };
}

function separatorOf(line: string, start: number, isTab: IsTab | undefined): Separator {
  if (isTab !== undefined && placesOf(line, " ").some((at) => isTab(start + at))) return "tab";
  // Most lines have no such mark.
  if (!/[|\u2502;,]/.test(line)) return "spaces";
  if (/[|\u2502].*[|\u2502]|\S [|\u2502] \S/.test(line)) return "pipe";
  if (/;[^;]*;|^[^;]*[^;\s];[^;\s][^;]*$/.test(line)) return "semicolon";
  if (
    /^ *"[^"]*",|^ {0,12}[^" ,][^",]{0,60}(?:,[^",]{0,60}){0,9},"[^"]{1,200}"(?:,[^ ]|$)/.test(line)
  )
    return "comma";
  if (/,[^,]*,/.test(line) && !line.includes(", ") && !hasAmountsApart(line)) return "comma";
  // `Total,"R$ 3.072,18"`
  if (/^[^",]{1,40},"[^"]{1,200}" *$/.test(line)) return "comma";
  return "spaces";
}

/** `146,00 EUR      78,41 EUR`, `Fare     1,02,400.00`: whether all commas are in amounts, which gaps part. */
function hasAmountsApart(line: string): boolean {
  return line.includes("  ") && !/(?<!\d),|,(?!\d{2,3}(?!\d))/.test(line);
}

function placesOf(line: string, mark: string): readonly number[] {
  const places: number[] = [];
  for (let at = line.indexOf(mark); at !== -1; at = line.indexOf(mark, at + 1)) places.push(at);
  return places;
}

/** Where the cells of a line begin and end. */
function partsOf(
  line: string,
  separator: Separator,
  start: number,
  isTab: IsTab | undefined,
): readonly Part[] {
  switch (separator) {
    case "spaces":
      if (!/ {2}|[^\S ]|\.{4}/.test(line)) return line.trim() === "" ? [] : [[0, line.length]];
      return matchesOf(withoutLeaders(line), /\S+(?: \S+)*/g).map(({ 0: { length }, index }) => [
        index,
        index + length,
      ]);
    case "comma":
      return line.includes('"') ? quotedParts(line, ",") : between(line, placesOf(line, ","));
    case "semicolon":
      return /^ *"/.test(line) ? quotedParts(line, ";") : between(line, placesOf(line, ";"));
    case "pipe":
      return withoutBorders(
        line,
        between(
          line,
          matchesOf(line, /[|\u2502]/g).map(({ index }) => index),
        ),
      );
    default:
      return between(
        line,
        placesOf(line, " ").filter((at) => isTab?.(start + at)),
      );
  }
}

const LEADERS = /(?<=[^.] ?)\.{4,80}(?= {0,20}[^\s.])/;
const ALL_LEADERS = new RegExp(LEADERS, "g");

/** `Traveller ........ Doe`: dots that lead from a label to its value are a gap. */
function withoutLeaders(line: string): string {
  return line.replace(ALL_LEADERS, (dots) => " ".repeat(dots.length));
}

function between(line: string, marks: readonly number[]): readonly Part[] {
  return [...marks, line.length].map((end, index) => [
    index === 0 ? 0 : (marks[index - 1] ?? 0) + 1,
    end,
  ]);
}

/** Without the empty parts outside the first and the last pipe. */
function withoutBorders(line: string, parts: readonly Part[]): readonly Part[] {
  const isEmpty = (part: Part | undefined) =>
    part !== undefined && line.slice(...part).trim() === "";
  return parts.slice(isEmpty(parts[0]) ? 1 : 0, isEmpty(parts.at(-1)) ? -1 : undefined);
}

const QUOTED = {
  ",": /(?<=^|,) {0,4}(?:"([^"]{0,200})"|[^,"]{0,200})(?=,| {0,4}$)/g,
  ";": /(?<=^|;) {0,4}(?:"([^"]{0,200})"|[^;"]{0,200})(?=;| {0,4}$)/g,
};

/** `"Doe, Jane","BA 117",12`: commas in quotation marks separate nothing. */
function quotedParts(line: string, mark: "," | ";"): readonly Part[] {
  return matchesOf(line, QUOTED[mark]).map(({ 0: whole, 1: quoted, index }) => {
    const from = quoted === undefined ? index : index + whole.indexOf('"') + 1;
    return [from, from + (quoted ?? whole).length];
  });
}

const BOLD = /^(\*\*|__)[^\s*_](?:.*[^\s*_])?\1$/;

function cellAt(line: string, start: number, from: number, to: number): Cell {
  const printed = line.slice(from, to);
  const marked = printed.trim();
  // `**Total**`: the marks of bold text are not part of it.
  const marks = BOLD.test(marked) ? 2 : 0;
  const text = marked.slice(marks, marked.length - marks);
  const column = from + (printed.length - printed.trimStart().length) + marks;
  return new Cell(text, start + column, column);
}

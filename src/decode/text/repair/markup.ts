import type { SourceEdit, SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * The source of a web page or an email:
 *
 *   <p>&nbsp;1.1DOE/JANE MRS<br>&nbsp;1 BA 178Y 12APR J JFKLHR HK1</p>
 */

/**
 * What only a web page contains: a line break or an end tag. Screens can contain `<` and `>` too.
 */
const PAGE =
  /<br ?\/?>|<\/(?:p|pre|div|span|table|t[dhr]|html|body|b|i|u|font|li|[ou]l|h\d|code|blockquote|center)>/i;
/** A tag, or one end of a comment. */
const TAG =
  /<(?<slash>\/?)(?<name>[a-z][a-z\d:]{0,20}|!doctype|!\[[a-z]{1,10}\])(?:[ /\t\r\n][^<>]{0,2000})?>|<!--|-->/gi;

/** Comments, and elements whose text is not displayed. */
const HIDDEN = /^(?:!--|style|script|head|title)$/;
/** Block elements: they begin on a new line. */
const BLOCK =
  /^(?:p|pre|div|table|tr|tbody|thead|html|body|li|[ou]l|h[1-6]|hr|blockquote|center|d[dlt])$/;
const CELL = /^t[dh]$/;
/**
 * Elements that separate fewer lines can be a wrapper around a text that has line breaks already.
 */
const FEWEST_LINES = 3;

/** A part of a page and what it displays. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly shows:
    | "text"
    | "preformatted text"
    | "spaces"
    | "line break"
    | "line end"
    | "gap"
    | "nothing";
}

/** The text that a page displays; anything else stays as it is. */
export function readMarkup(source: SourceText): SourceText {
  const { text } = source;
  if (!text.includes("<") || !PAGE.test(text)) return source;
  const pieces = piecesOf(text);
  const hasOwnLineEnds = countLines(pieces) < FEWEST_LINES;
  const edit = source.edit();
  let isLineStart = true;
  for (const [index, piece] of pieces.entries()) {
    const isLineEnd = endsLine(pieces[index + 1]);
    const { start, end, shows } = piece;
    if (shows === "line break") edit.replace(start, end, "\n");
    else if (shows === "line end") edit.replace(start, end, isLineStart ? "" : "\n");
    else if (shows === "gap") edit.replace(start, end, isLineStart ? "" : " ");
    else if (shows === "nothing") edit.replace(start, end, "");
    else if (shows !== "preformatted text" && !hasOwnLineEnds)
      joinLines(edit, text, piece, { isLineStart, isLineEnd });
    if (hasInk(piece) || endsLine(piece)) isLineStart = endsLine(piece);
  }
  return edit.finish();
}

function hasInk({ shows }: Piece): boolean {
  return shows === "text" || shows === "preformatted text";
}

function endsLine(piece: Piece | undefined): boolean {
  return piece === undefined || piece.shows === "line break" || piece.shows === "line end";
}

/**
 * Turns line ends between elements into spaces, and removes those next to an element that breaks
 * lines.
 */
function joinLines(
  edit: SourceEdit,
  page: string,
  { start, end, shows }: Piece,
  { isLineStart, isLineEnd }: { readonly isLineStart: boolean; readonly isLineEnd: boolean },
): void {
  const text = page.slice(start, end);
  const lineEnds = matchesOf(text, /\r\n?|\n/g);
  if (shows === "spaces") {
    if (lineEnds.length > 0) edit.replace(start, end, isLineStart || isLineEnd ? "" : " ");
    return;
  }
  const first = isLineStart ? text.length - text.trimStart().length : 0;
  const last = isLineEnd ? text.trimEnd().length : text.length;
  for (const { 0: lineEnd, index } of lineEnds) {
    const isBeside = index < first || index >= last;
    edit.replace(start + index, start + index + lineEnd.length, isBeside ? "" : " ");
  }
}

/** How many lines the elements create. */
function countLines(pieces: readonly Piece[]): number {
  let isLineStart = true;
  let lines = 0;
  for (const piece of pieces) {
    if (hasInk(piece) && isLineStart) lines++;
    if (hasInk(piece) || endsLine(piece)) isLineStart = endsLine(piece);
  }
  return lines;
}

/** Splits a page at its tags. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let shown = 0;
  let hidden: Tag | null = null;
  let isPreformatted = false;
  for (const tag of tagsOf(text)) {
    const { name, isEnd, start, end } = tag;
    if (hidden !== null) {
      if (!isEnd || name !== hidden.name) continue;
      pieces.push({ start: hidden.start, end, shows: "nothing" });
      hidden = null;
    } else {
      pushText(pieces, text, { start: shown, end: start }, isPreformatted);
      if (!isEnd && HIDDEN.test(name)) hidden = tag;
      else pieces.push({ start, end, shows: shownByTag(tag) });
    }
    if (name === "pre") isPreformatted = !isEnd;
    shown = end;
  }
  pushText(pieces, text, { start: hidden?.start ?? shown, end: text.length }, isPreformatted);
  return pieces;
}

interface Tag extends Pick<Piece, "start" | "end"> {
  /** In lower case; `!--` for a comment. */
  readonly name: string;
  readonly isEnd: boolean;
}

function tagsOf(text: string): readonly Tag[] {
  return matchesOf(text, TAG).map(({ 0: tag, index: start, groups = {} }) => ({
    name: groups.name?.toLowerCase() ?? "!--",
    isEnd: groups.slash === "/" || tag === "-->",
    start,
    end: start + tag.length,
  }));
}

function pushText(
  pieces: Piece[],
  text: string,
  { start, end }: Pick<Piece, "start" | "end">,
  isPreformatted: boolean,
): void {
  if (start === end) return;
  const isBlank = text.slice(start, end).trim() === "";
  if (isPreformatted) pieces.push({ start, end, shows: "preformatted text" });
  else pieces.push({ start, end, shows: isBlank ? "spaces" : "text" });
}

function shownByTag({ name, isEnd }: Tag): Piece["shows"] {
  if (name === "br") return "line break";
  if (BLOCK.test(name)) return "line end";
  return CELL.test(name) && !isEnd ? "gap" : "nothing";
}

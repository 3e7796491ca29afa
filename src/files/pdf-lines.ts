/** A piece of text on a page, as PDF.js reports it. */
export interface PrintedItem {
  readonly str: string;
  /** The last two numbers are the position of its start, from the left and from the bottom. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
}

interface Row {
  readonly pieces: Piece[];
  readonly bottom: number;
  readonly height: number;
}

/**
 * In letter heights: the distances from which pieces are on different lines, or separated by a
 * space, a column or an empty line.
 */
const SAME_LINE = 0.5;
const SPACE = 0.15;
const COLUMN = 1;
const PARAGRAPH = 2;

/**
 * The lines of a page from top to bottom, each from left to right; an empty line stands for a gap.
 */
export function linesOfItems(items: readonly PrintedItem[]): readonly string[] {
  const lines: string[] = [];
  let above: Row | undefined;
  for (const row of rowsOf(items.flatMap(pieceOf))) {
    const isApart =
      above !== undefined &&
      above.bottom - row.bottom > PARAGRAPH * Math.max(above.height, row.height);
    lines.push(...(isApart ? [""] : []), textOf(row));
    above = row;
  }
  return lines;
}

/** Blanks only fill the space between words. */
function pieceOf({ str, transform, width, height }: PrintedItem): readonly Piece[] {
  const [, , , , left = 0, bottom = 0] = transform;
  if (str.trim() === "") return [];
  return [{ text: str, left, right: left + width, bottom, height }];
}

function rowsOf(pieces: readonly Piece[]): readonly Row[] {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((one, other) => other.bottom - one.bottom)) {
    const row = rows.at(-1);
    const isSame =
      row !== undefined &&
      row.bottom - piece.bottom < SAME_LINE * Math.max(row.height, piece.height);
    if (isSame) row.pieces.push(piece);
    else rows.push({ pieces: [piece], bottom: piece.bottom, height: piece.height });
  }
  return rows;
}

function textOf({ pieces, height }: Row): string {
  let text = "";
  let right = 0;
  for (const piece of pieces.toSorted((one, other) => one.left - other.left)) {
    const gap = (piece.left - right) / Math.max(height, 1);
    if (text !== "" && gap >= COLUMN) text = `${text.trimEnd()}\t${piece.text.trimStart()}`;
    else if (text !== "" && gap >= SPACE && !/\s$/.test(text)) text += ` ${piece.text}`;
    else text += piece.text;
    right = piece.right;
  }
  return text.trim();
}

import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf } from "../lexicon/words.ts";

/*
 * Rows of a table in which one of the first cells says what each is about, as exports have them:
 *
 *   Hotel   Hotel Grand Example   Milan   2027-02-23   2027-02-27   Guaranteed
 */

/** A cell without its label, and where it is in the row. */
export interface KindCell {
  readonly value: string;
  readonly index: number;
}

/** What separates the cells of such a row; a comma needs no space after it. */
const SEPARATOR = /\t| \| |;|,(?=\S)/;
const CELLS = new Map(["\t", " | ", ";", ","].map((mark) => [mark, mark]));
const LABEL = /^[^:|\t;\d]{1,40}: */;
const FEWEST_CELLS = 4;
/** The kind is in one of the first cells. */
const MOST_BEFORE = 2;

const HOTEL = new RegExp(`^${anyOf(wordsFor("hotel"))}$`);
const CAR = new RegExp(`^${anyOf(wordsFor("rentalCar", "carRental", "carTitles"))}$`);

/** The cells after the kind of a row about a hotel. */
export function cellsOfHotel(printed: string): readonly KindCell[] | undefined {
  return cellsAfter(printed, HOTEL);
}

/** Whether a row is about a car. */
export function isRowOfCar(printed: string): boolean {
  return cellsAfter(printed, CAR) !== undefined;
}

function cellsAfter(printed: string, kind: RegExp): readonly KindCell[] | undefined {
  const mark = CELLS.get(SEPARATOR.exec(printed)?.[0] ?? "");
  if (mark === undefined) return undefined;
  let at = 0;
  const cells = printed.split(mark).map((cell) => {
    const [label = ""] = LABEL.exec(cell) ?? [];
    const lead =
      label.length + (cell.length - label.length - cell.slice(label.length).trimStart().length);
    const found = { value: cell.slice(lead).trim(), index: at + lead };
    at += cell.length + mark.length;
    return found;
  });
  if (cells.length < FEWEST_CELLS) return undefined;
  const own = cells.findIndex(({ value }) => kind.test(value));
  return own === -1 || own >= MOST_BEFORE ? undefined : cells.slice(own + 1);
}

import { notes } from "../common/notes.ts";

/*
 * Items of titled sections: a number of three columns with a dot that touches the text, or a mere
 * indent.
 *
 * REMARKS
 *   1.H-CALL BEFORE TICKETING
 *     A SECOND LINE
 */

const NAME = "(?:[IC]\\/)?\\d{1,2} ?[A-Z][A-Z .'-]{0,60}\\/";

/**
 * `  1.`, ` 12.`. Names have theirs a column further to the left, and a count behind it: ` 1.1DOE/J`;
 * where the columns are lost, what looks like a name is one.
 */
export const itemNumber = new RegExp(
  `(?<![^\\n])(?:(?: {2}\\d| \\d\\d)\\.(?=[!-\\uffff])| *\\d{1,3}\\.(?=[!-\\uffff])(?!${NAME}))`,
);

/** The source of a look-behind: right behind the number of an item. */
export const AFTER_NUMBER = "(?<=(?<![^\\n]) {0,12}\\d{1,3}\\. {0,3})";
/** The source of a look-behind: right behind the number of an item, or its indent. */
export const ITEM_START = "(?<=(?<![^\\n])(?: {0,12}\\d{1,3}\\. {0,3}| {4,6}))";
/** An item's text without the blanks behind it; the source of a pattern. */
export const ITEM_TEXT = "[!-\\uffff]+(?: +[!-\\uffff]+)*";

/**
 * An item that its section has no meaning for. It stays text, whatever it looks like: no flight or
 * name begins there. The last family of a section.
 */
export const plainItem = notes("plainItem", [["item", new RegExp(`${AFTER_NUMBER}[!-\\uffff]`)]]);

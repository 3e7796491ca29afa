import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { NAME_LETTER, SURNAME } from "../common/shapes.ts";
import { textItems as itemsOf, type NodeOfItem } from "../common/text-items.ts";

/*
 * Items of titled sections. The first follows the title directly or is below it; on Worldspan it also
 * has a number:
 *
 * RMKS-CALL BEFORE TICKETING      NOTE-                             P- 1.M1L816 555-0100-T
 *    2 UA 200M 21APR FULL           1. CALLED WS 01MAR 1344Z           2.M1L816 555-0199-H
 */

const AFTER_TITLE = "[-:] {0,6}(?:\\d{1,2}\\. {0,6})?";
const AFTER_NUMBER = "(?<![^\\n]) {0,8}(?:[2-9]|[1-9]\\d{1,2})\\.? {0,6}";
const BARE_TITLE = "(?:[-:*]|(?<![^\\n]) {0,4}(?:[A-Z]{3,4}|VENDOR REMARKS)) {0,80}";
const AFTER_FIRST_NUMBER = `${BARE_TITLE}\\n(?: {0,80}\\n){0,2} {0,8}1\\.? {0,6}`;

/**
 * Looks behind: the text of an item begins here; the source of a pattern. The text can look like any
 * line, so only its number identifies an item. Under a title with an item, number 1 is a flight of the
 * next record.
 */
export const ITEM_START = `(?<=${AFTER_TITLE}|${AFTER_NUMBER}|${AFTER_FIRST_NUMBER})`;

/** Words up to the end of the line. */
export const WORDS = "[!-\\uffff]+(?: +[!-\\uffff]+)*";

/** `2.1DOE/SUE`, `3.I/1DOE/KAI`, `12.10HU`: a number and a dot that do not begin an item. */
const NAMES_OR_AMOUNT = `(?:(?:[IC]\\/)?\\d{1,2}${SURNAME}\\/${NAME_LETTER}|[IC]\\/\\d|\\d\\d(?: *\\n|${NAME_LETTER}))`;

/** The number of an item that touches the text: after a title of Worldspan, or below it. */
export const itemNumber = new RegExp(
  "(?<=(?<![^\\n])(?:[A-Z\\d]-|T/) {0,4})\\d{1,2}\\. *(?=[!-\\uffff])" +
    `|(?<![^\\n]) {0,8}(?:[2-9]|[1-9]\\d)\\.(?=[!-\\uffff])(?!${NAMES_OR_AMOUNT})`,
);

/** The family of items that are text, whatever it looks like. */
export function textItems(name: string, nodeOf: NodeOfItem): LineFamily {
  return itemsOf(name, new RegExp(ITEM_START + WORDS), nodeOf);
}

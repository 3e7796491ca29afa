import { token } from "../../../src/decode/engine/tokens.ts";
import { NAME_LETTER, NAME_LETTERS, SURNAME } from "../shapes.ts";
import { GLUED_TITLE, NO_SURNAME, TITLE, TITLED_TYPED_NAME } from "./typed-names.ts";

/*
 * The tokens of name items; `item-names.ts` shows the format.
 */

export const LINE_START = "(?<![^\\n]) *";
/** A name of one or several words. */
const NAME = `${NAME_LETTER}(?:[${NAME_LETTERS}.']|[ -](?=[${NAME_LETTERS}.']))*`;
/** `2.1`, `3.I/1` before a surname; `1.` before a surname that a slash ends. */
/** `1`, `01`, `12`: how many travellers an item names. */
const COUNT = "0?[1-9]\\d?";
const NUMBER = `\\d{1,3}\\.(?:(?:I\\/)?${COUNT} ?(?=${NAME_LETTER})|(?:I\\/)? ?(?=${SURNAME}\\/))`;
const NEXT_ITEM = `\\d{1,3}\\.(?:\\d{1,2} ?${NAME_LETTER}|[IC]\\/)`;
/** Given names that end in a title. */
const TITLED = `\\/[${NAME_LETTERS}.' /-]*(?:(?<=[/ .])${TITLE}|(?<=${NAME_LETTER}{2})${GLUED_TITLE})`;
/** What can follow an item. */
const AFTER_ITEM = `(?= {0,20}[\\n*(#\\u00a5\\u2021]| {2}| ?${NEXT_ITEM}| \\d{1,2}\\. ?${SURNAME}\\/${NAME_LETTER})`;
/**
 * The first item must be complete, since amounts of money begin alike: the count must be followed by
 * a surname, a slash and names. A name without a slash and an item without a count need further
 * evidence: a second item, a star or the end of the line, or a title. The slash can begin the next line.
 */
const FIRST_ITEM =
  `\\d{1,3}\\.(?:(?:I\\/)?0?1 ?${NAME} ?\\/(?:${NAME})?(?:\\/(?:${NAME})?){0,98}${AFTER_ITEM}` +
  // One given name although the count is higher: the title shows that it is a name.
  `|(?:I\\/)?${COUNT} ?${NAME} ?(?:\\/${NAME}(?:\\*[A-Z\\d-]{1,12})?(?:\\/(?:${NAME})?){1,98}|${TITLED})${AFTER_ITEM}` +
  `|(?:I\\/)?0?1${NAME_LETTER}{3,60}(?: ${NAME_LETTER}{1,60})?(?= {0,20}(?:\\n(?! *\\/)|\\*)| {1,3}${NEXT_ITEM})` +
  `| ?(?!${NAME_LETTER}-)${NAME}${TITLED}${AFTER_ITEM}` +
  `|0?1 ?${TITLED_TYPED_NAME}${AFTER_ITEM})`;

/** `2.1`, `3.I/1`, `1.`. */
export const NameItem = token("NameItem", new RegExp(NUMBER), { label: "name item" });
/** Looks behind: the line above is an item of one name with a title. */
const BELOW_TITLED = `(?<=(?<![^\\n]) {0,8}\\d{1,2}\\. ?${SURNAME}\\/[${NAME_LETTERS}.' -]{1,60} ${TITLE} *\\n)`;
/** `2.DOE/JOHN`: the only name of a line, which needs no title there. */
const NEXT_LINE = `\\d{1,2}\\. ?${SURNAME}\\/${NAME_LETTER}[${NAME_LETTERS}.' -]{0,60} *\\n`;
/** The first of a line; looks ahead to the end of the item. */
export const FirstNameItem = token(
  "FirstNameItem",
  new RegExp(
    `${LINE_START}(?=${FIRST_ITEM})${NUMBER}|${BELOW_TITLED} {0,8}(?=${NEXT_LINE})${NUMBER}`,
  ),
  { label: "name item", categories: [NameItem], push_mode: "itemNames" },
);
/** `2.1DOE/`: the next item, as a name. */
const NEXT_NAME = `\\d{1,3}\\.(?:I\\/)?${COUNT} ?${SURNAME}\\/`;
/** `*ADT`, right after a name. */
const REFERENCE = "(?:\\*[A-Z\\d-]{1,12})?";
/**
 * `.1`, `1`: the number of the first item without its first characters, where a copy of the text began too late or lost
 * the numbers of its lines. Without its dot, another item must follow, or a title must end the line; it is no seat (`17A STONE/ADA MRS`).
 */
export const CutItem = token(
  "CutItem",
  new RegExp(
    `(?<![^\\n])(?:\\.${COUNT}(?=${NAME} ?(?:\\/${NAME}){1,9}${AFTER_ITEM})` +
      `|${COUNT}(?![A-Z] )(?=${NAME} ?(?:\\/${NAME}${REFERENCE} {1,3}${NEXT_NAME}|${TITLED}${REFERENCE} *\\n)))`,
  ),
  { label: "name item", categories: [NameItem], push_mode: "itemNames" },
);
/** `SAMPLEMAN`, `BORIS MR`. */
export const ItemName = token("ItemName", new RegExp(NAME), { label: "name" });
/** The mark that ends an entry, copied with it. */
const ITEM_END = "[#\\u00a5\\u2021](?= *\\n)";
const WORD = `[${NAME_LETTERS}.']{1,40}`;
/** `SAMPLEMAN`: a surname without a number, on a line that is one short name with a title. */
export const LoneSurname = token(
  "LoneSurname",
  new RegExp(
    `(?<=(?<![^\\n])(?: {0,3}\\d{1,3}\\.? {1,3}| {0,12}))${NO_SURNAME}` +
      `(?=${WORD}(?:[ -]${WORD}){0,2} ?\\/ ?${WORD}(?:[ -]${WORD}){0,3} *[*\\n])` +
      `${NAME}(?=${TITLED}(?:\\*[^\\n *]{1,30})? *\\n)`,
  ),
  { label: "name", push_mode: "itemNames" },
);
/** `*P-C08`, up to the next item or two spaces; `(ADT)`. */
export const ItemReferenceText = token(
  "ItemReferenceText",
  new RegExp(
    `\\*(?:(?!${ITEM_END}|/[A-Z]{2})[^\\n ]| (?! |\\n|${NEXT_ITEM}))*|\\([A-Z\\d/. -]{1,30}\\)`,
  ),
  { label: "reference" },
);
export const EndItem = token("EndItem", new RegExp(ITEM_END));
export const ItemWord = token("ItemWord", /[!-'+-\uffff]+|[()]/, { label: "text" });

const COMPANY = "\\d{1,3}\\.C\\/\\d{0,3} ?";
/** The name of a group or a company, which can contain digits. */
export const COMPANY_NAME = `${NAME_LETTER}(?:[${NAME_LETTERS}\\d.'/-]| (?=[${NAME_LETTERS}\\d.'/-])(?!${NEXT_ITEM}))*`;
/** `1.C/15GRPNAME`: the whole item of a group, on one line with items of travellers. */
export const GroupItem = token("GroupItem", new RegExp(COMPANY + COMPANY_NAME), { label: "group" });
/** The first item of a line, which can have lost its number; another item must follow. */
export const FirstGroupItem = token(
  "FirstGroupItem",
  new RegExp(
    `(?<=${LINE_START})(?:${COMPANY}${COMPANY_NAME}(?=(?:\\*[^\\n ]*)? {1,20}\\d{1,3}\\.[\\dI])` +
      `|C\\/\\d{1,3} ?${COMPANY_NAME}(?=(?:\\*[^\\n ]*)? {1,20}${NEXT_NAME}))`,
  ),
  { label: "group", categories: [GroupItem], push_mode: "itemNames" },
);

import { createToken } from "chevrotain";

/*
 * What items of names are made of; `item-names.ts` says what they look like.
 */

export const LINE_START = "(?<![^\\n]) *";
/** Names of one or several words. */
const NAME = "[A-Z](?:[A-Z.']|[ -](?=[A-Z.']))*";
/** `2.1`, `3.I/1`, where the surname follows; `1.`, where a slash shows that it is one. */
const NUMBER =
  "\\d{1,3}\\.(?:(?:I\\/)?[1-9]\\d? ?(?=[A-Z])" + `|(?:I\\/)? ?(?=[A-Z][A-Z .'-]{0,60}\\/))`;
const NEXT_ITEM = "\\d{1,3}\\.(?:\\d{1,2} ?[A-Z]|[IC]\\/)";
const TITLE = "(?:MRS?|MS|MISS|MSTR|MSS|MST|DR|PROF|REV)";
const GLUED_TITLE = "(?:MRS?|MISS|MSTR)";
/** Given names of which the last ends in a title. */
const TITLED = `\\/[A-Z.' /-]*(?:(?<=[/ .])${TITLE}|(?<=[A-Z]{2})${GLUED_TITLE})`;
/** What can follow an item. */
const AFTER_ITEM = `(?= {0,20}[\\n*(#\\u00a5\\u2021]| {2}| ?${NEXT_ITEM})`;
/**
 * The first item must be a whole one: a count that counts travellers, where amounts of money have
 * decimals; for a name without a slash, or an item without a count, more than a surname has to tell.
 */
const FIRST_ITEM =
  `\\d{1,3}\\.(?:(?:I\\/)?1 ?${NAME} ?\\/(?:${NAME})?(?:\\/(?:${NAME})?){0,98}${AFTER_ITEM}` +
  // One given name of several is cut short, if its title shows that it is one.
  `|(?:I\\/)?[1-9]\\d? ?${NAME} ?(?:\\/${NAME}(?:\\*[A-Z\\d-]{1,12})?(?:\\/(?:${NAME})?){1,98}|${TITLED})${AFTER_ITEM}` +
  `|(?:I\\/)?1[A-Z]{3}[A-Z]{0,57}(?: [A-Z]{1,60})?(?= {0,20}[\\n*]| {1,3}${NEXT_ITEM})` +
  `| ?(?![A-Z]-)${NAME}${TITLED}${AFTER_ITEM})`;

export const NameItem = createToken({
  name: "NameItem",
  label: "name item",
  pattern: new RegExp(NUMBER),
});
export const FirstNameItem = createToken({
  name: "FirstNameItem",
  label: "name item",
  pattern: new RegExp(`${LINE_START}(?=${FIRST_ITEM})${NUMBER}`),
  categories: [NameItem],
  push_mode: "itemNames",
});
export const ItemName = createToken({ name: "ItemName", label: "name", pattern: new RegExp(NAME) });
/** The mark behind an entry, where it was copied with it. */
const ITEM_END = "[#\\u00a5\\u2021](?= *\\n)";
const WORD = "[A-Z.']{1,40}";
/** Words of sentences, and words before a slash that are no surname. */
const NO_SURNAME =
  "(?![A-Z .'-]{0,60}\\b(?:PAX|NAMES?|ATTN|GUESTS?|PASSENGERS?|FROM|FOR|TO|THE|AND|OR|WITH|CALL" +
  "|CONTACT|PLS|PLEASE|AGENT|NEXT|DEAR|HELLO|HI|TOTAL|BOOKING|TRAVEL|SALES|REGARDS|THANKS)\\b)";
/** A surname without its item's number, where the line is one name of few words with a title. */
export const LoneSurname = createToken({
  name: "LoneSurname",
  label: "name",
  pattern: new RegExp(
    `(?<=(?<![^\\n]) {0,3}(?:\\d{1,3}\\.? {1,3})?)${NO_SURNAME}` +
      `(?=${WORD}(?:[ -]${WORD}){0,2} ?\\/ ?${WORD}(?:[ -]${WORD}){0,3} *[*\\n])` +
      `${NAME}(?=${TITLED}(?:\\*[^\\n *]{1,30})? *\\n)`,
  ),
  push_mode: "itemNames",
});
/** `*P-C08`, up to the next item or two blanks; `(ADT)`. */
export const ItemReferenceText = createToken({
  name: "ItemReferenceText",
  label: "reference",
  pattern: new RegExp(
    `\\*(?:(?!${ITEM_END}|/[A-Z]{2})[^\\n ]| (?! |\\n|${NEXT_ITEM}))*|\\([A-Z\\d/. -]{1,30}\\)`,
  ),
});
export const EndItem = createToken({ name: "EndItem", pattern: new RegExp(ITEM_END) });
export const ItemWord = createToken({
  name: "ItemWord",
  label: "text",
  pattern: /[!-'+-\uffff]+|[()]/,
});

const COMPANY = "\\d{1,3}\\.C\\/\\d{0,3} ?";
/** The name of a group or a company, which can hold digits. */
export const COMPANY_NAME = `[A-Z](?:[A-Z\\d.'/-]| (?=[A-Z\\d.'/-])(?!${NEXT_ITEM}))*`;
/** The whole item of a group, where those of travellers stand on the same line. */
export const GroupItem = createToken({
  name: "GroupItem",
  label: "group",
  pattern: new RegExp(COMPANY + COMPANY_NAME),
});
export const FirstGroupItem = createToken({
  name: "FirstGroupItem",
  label: "group",
  pattern: new RegExp(
    `(?<=${LINE_START})${COMPANY}${COMPANY_NAME}(?=(?:\\*[^\\n ]*)? {1,20}\\d{1,3}\\.[\\dI])`,
  ),
  categories: [GroupItem],
  push_mode: "itemNames",
});

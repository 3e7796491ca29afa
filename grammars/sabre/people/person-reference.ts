import type { TokenType } from "chevrotain";
import type { Association, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { part } from "../../common/values.ts";
import { NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/*
 * The traveller whom an item is about, in the last column: number and name.
 *
 *   2.1 SAMPLEMAN/ARIA MRS
 */

const WORDS = `${NAME_LETTER}(?:[${NAME_LETTERS}.'-]| (?=${NAME_LETTER})){0,40}`;
const NAME = `${WORDS}\\/${WORDS}`;
const NUMBER = "[1-9]\\d?\\.[1-9]\\d?";
/**
 * The number, and the name up to the end of the line. A name without a slash must be in the column, as
 * `1.5 HRS` is text.
 */
const REFERENCE =
  `(?:${NUMBER} +${NAME}[^\\n\\d/]{0,20}|[1-9]\\d?\\.[1-9](?= *\\n)` +
  `|(?<= {2})${NUMBER}(?: +${NAME_LETTER}[^\\n\\d]{0,60})?)(?= *\\n)`;

/** `2.1 SAMPLEMAN/ARIA MRS`, `1.1`. */
export const PersonReference: TokenType = token(
  "PersonReference",
  new RegExp(`(?<= )${REFERENCE}`),
  { label: "person" },
);

/** A name without its number; `AA/BA` are airlines. */
export const ReferredName: TokenType = token(
  "ReferredName",
  new RegExp(`(?<= {2}|-)(?![A-Z]{2}\\/[A-Z]{2} *\\n)${NAME}(?= *\\n)`),
  { label: "name" },
);

/** The text between two slashes, up to the reference. */
export const ItemField: TokenType = token(
  "ItemField",
  new RegExp(`[!-.0-\\uffff]+(?: +(?!${REFERENCE})[!-.0-\\uffff]+)*`),
  { label: "text" },
);

/** The text of an item, up to the reference; the source of a pattern. */
export const ITEM_WORDS = `[!-\\uffff]+(?: +(?!${REFERENCE})[!-\\uffff]+)*`;
export const ItemText: TokenType = token("ItemText", new RegExp(ITEM_WORDS), { label: "text" });

/** The traveller's number. */
export function personOf(reference: Read<string> | undefined): Pick<Association, "persons"> {
  const number = part(reference, 0, reference?.value.search(/ |$/) ?? 0);
  return number === undefined ? {} : { persons: { ...number, value: [number.value] } };
}

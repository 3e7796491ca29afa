import type { NoteNode } from "../../src/ast/nodes.ts";
import { lineFamily } from "../../src/decode/engine/line-family.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { token } from "../../src/decode/engine/tokens.ts";
import { SURNAME } from "../common/shapes.ts";

/*
 * Items of titled sections: a number in three columns, whose dot touches the text, or only an indent.
 *
 * REMARKS
 *   1.H-CALL BEFORE TICKETING
 *     A SECOND LINE
 */

const NAME = `(?:[IC]\\/)?\\d{1,2} ?${SURNAME}\\/`;

/**
 * `  1.`, ` 12.`. The number of a name is one column further left and a count follows it: ` 1.1DOE/J`;
 * if the columns are lost, whatever looks like a name is one. Seven spaces were a tab.
 */
export const itemNumber = new RegExp(
  `(?<![^\\n])(?:(?: {2}\\d| \\d\\d)\\.(?=[!-\\uffff])| {0,3}\\d{1,3}\\.(?=[!-\\uffff])(?!${NAME})| {7}\\d{1,3}\\.(?=[!-\\uffff])(?!${NAME}))`,
);

/** The source of a look-behind: right after the number of an item. */
const AFTER_NUMBER = "(?<=(?<![^\\n]) {0,12}\\d{1,3}\\. {0,3})";
/** The source of a look-behind: right after the number or the indent of an item. */
export const ITEM_START = "(?<=(?<![^\\n])(?: {0,12}\\d{1,3}\\. {0,3}| {4,6}))";
/** An item's text without the spaces after it; the source of a pattern. */
export const ITEM_TEXT = "[!-\\uffff]+(?: +[!-\\uffff]+)*";

/** The whole text of an item. */
const PlainItem = token("PlainItem", new RegExp(AFTER_NUMBER + ITEM_TEXT), {
  label: "item",
  push_mode: "plainItem",
});

class PlainItemRules extends LineRules {
  /** plainItem: PlainItem */
  readonly line = this.RULE("plainItem", (): NoteNode => {
    const text = this.text(this.CONSUME(PlainItem));
    return { kind: "note", about: "item", number: this.elementNumber(), unparsed: [text] };
  });
}

/**
 * An item that has no meaning in its section. It remains text, whatever it looks like: no flight or
 * name begins there. The last family of a section.
 */
export const plainItem = lineFamily("plainItem", [PlainItem], [], PlainItemRules);

/**
 * The number of an item outside its section: `1.SSR VGML`; the pattern after it must identify the
 * item. The source of a pattern.
 */
export const OWN_NUMBER = "(?:\\d{1,3}\\. ?)?";

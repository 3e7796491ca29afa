import type { TokenType } from "chevrotain";
import type { Association, Mutable, Read } from "../../../src/ast/nodes.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { numberListValue } from "../values.ts";

/*
 * The segments and travellers that an element is about, at its very end:
 *
 *   /S4-5,7/P1        /P1-2,4        /E11-12/S3        /S4   SEE RTSTR
 *
 * A mode lists `AssociationRefs` before any token that begins with `/`; its rules extend
 * `AssociatedLineRules` and end a rule with `this.association()`.
 */

const NUMBERS = "\\d{1,3}(?:[-,]\\d{1,3}){0,40}";
const SEE_SEATS = "SEE +(?:/{3} *)?RTSTR";
const REFS = `/[SPE]${NUMBERS}`;
/** Looks ahead: only associations up to the end of the line. */
const UP_TO_END = `(?=(?:${REFS}){0,3} *(?:${SEE_SEATS} *)?\\n)`;

/** `/S3-4,6-8/P1`, `/E11-12`, `/S4   SEE RTSTR`: another display has the seats. */
export const AssociationRefs: TokenType = token(
  "AssociationRefs",
  new RegExp(`(?:${REFS}){1,4}(?: *${SEE_SEATS})?(?= *\\n)|${SEE_SEATS}(?= *\\n)`),
  { label: "association" },
);

/** The text of an element with its spaces, up to its association or its last word. */
export const ElementText: TokenType = token(
  "ElementText",
  new RegExp(
    "(?:[\\u0000-\\u0009\\u000b-\\u001f!-.0-\\uffff]+" +
      `|/(?![SPE]${NUMBERS}${UP_TO_END})` +
      `| +(?=[^ \\n])(?!${SEE_SEATS} *\\n))+`,
  ),
  { label: "text" },
);

/** The index of the association within a rule; no rule uses it for anything else. */
const ASSOCIATION_INDEX = 90;

/** Rules that can end with `this.association()`. */
export abstract class AssociatedLineRules extends LineRules {
  /** association: AssociationRefs? */
  protected association(): Association {
    return associationOf(this.optionalText(ASSOCIATION_INDEX, AssociationRefs));
  }
}

/** `/S4-5,7`. */
const REFERENCE = /\/([SPE])[\d,-]+/g;

/** The segments and travellers that an association names. */
export function associationOf(refs: Read<string> | undefined): Association {
  if (refs === undefined) return {};
  const found: Mutable<Association> = {};
  REFERENCE.lastIndex = 0;
  // Not matchAll, which would clone the expression for each line.
  for (let match = REFERENCE.exec(refs.value); match; match = REFERENCE.exec(refs.value)) {
    const { 0: text, 1: kind, index } = match;
    const start = refs.start + index;
    const numbers = { value: numberListValue(text), start, end: start + text.length };
    if (kind === "S") found.segments = numbers;
    else if (kind === "P") found.persons = numbers;
  }
  return found;
}

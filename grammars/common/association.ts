import { createToken, type TokenType } from "chevrotain";
import type { Association } from "../../src/ast/nodes.ts";
import { LineRules } from "../../src/engine/line-rules.ts";
import { numberListValue } from "./values.ts";

/*
 * What an element belongs to, printed at its very end:
 *
 *   /S4-5,7/P1        /P1-2,4        /E11-12/S3        /S4   SEE RTSTR
 *
 * A mode lists `...ASSOCIATION` before any token that begins with `/`; its parser extends
 * `AssociatedLineRules` and ends a rule with `this.SUBRULE(this.association)`.
 */

const NUMBERS = "\\d{1,3}(?:[-,]\\d{1,3}){0,40}";
const SEE_SEATS = "SEE +(?:\\/{3} *)?RTSTR";
/** Only further associations up to the end of the line. */
const UP_TO_END = `(?=(?:\\/[SPE]${NUMBERS}){0,3} *(?:${SEE_SEATS} *)?\\n)`;

/** `/S3-4,6-8`: numbers of segments. */
export const SegmentRefs: TokenType = createToken({
  name: "SegmentRefs",
  label: "segment numbers",
  pattern: new RegExp(`\\/S${NUMBERS}${UP_TO_END}`),
});

/** `/P1-2,4`: numbers of passengers. */
export const PassengerRefs: TokenType = createToken({
  name: "PassengerRefs",
  label: "passenger numbers",
  pattern: new RegExp(`\\/P${NUMBERS}${UP_TO_END}`),
});

/** `/E11-12`: numbers of elements. */
export const ElementRefs: TokenType = createToken({
  name: "ElementRefs",
  label: "element numbers",
  pattern: new RegExp(`\\/E${NUMBERS}${UP_TO_END}`),
});

/** `SEE RTSTR`, last on the line: the seats are on another display. */
export const SeeSeats: TokenType = createToken({
  name: "SeeSeats",
  pattern: new RegExp(`${SEE_SEATS}(?= *\\n)`),
});

export const ASSOCIATION: readonly TokenType[] = [
  SegmentRefs,
  PassengerRefs,
  ElementRefs,
  SeeSeats,
];

/** The text of an element, blanks and all, up to its association or its last word. */
export const ElementText: TokenType = createToken({
  name: "ElementText",
  label: "text",
  pattern: new RegExp(
    "(?:[\\u0000-\\u0009\\u000b-\\u001f!-.0-\\uffff]+" +
      `|\\/(?![SPE]${NUMBERS}${UP_TO_END})` +
      `| +(?=[^ \\n])(?!${SEE_SEATS} *\\n))+`,
  ),
});

/** A parser whose rules can end with `this.SUBRULE(this.association)`. */
export abstract class AssociatedLineRules extends LineRules {
  /** association: (SegmentRefs | PassengerRefs | ElementRefs | SeeSeats)* */
  protected readonly association = this.RULE("association", (): Association => {
    const found: { -readonly [Field in keyof Association]: Association[Field] } = {};
    this.MANY(() => {
      this.OR([
        { ALT: () => (found.segments = this.read(this.CONSUME(SegmentRefs), numberListValue)) },
        { ALT: () => (found.persons = this.read(this.CONSUME(PassengerRefs), numberListValue)) },
        { ALT: () => this.CONSUME(ElementRefs) },
        { ALT: () => this.CONSUME(SeeSeats) },
      ]);
    });
    return found;
  });
}

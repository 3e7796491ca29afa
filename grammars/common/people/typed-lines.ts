import type { TokenType } from "chevrotain";
import type { NamesNode, PersonName } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AIR_HEAD, NAME_LETTER, NAME_LETTERS } from "../shapes.ts";
import { NameComma, partsOfSpaced, TITLED_TYPED_NAME, TYPED_NAME } from "./typed-names.ts";

/*
 * Lines of names that people typed with a comma or a space instead of the slash:
 *
 *   1.DOE, JANE MRS   2.ROE, BEN MR
 *   1.DOE JANE   2.ROE BEN
 */

/** The rest of a line of such names. */
const others = (name: string) => `(?: {1,4}\\d{1,3}\\. ?${name}){0,3} *\\n`;
/** Looks ahead: the first air segment is right below the names, so this is not a list of anything else. */
const ABOVE_FLIGHT = `(?=(?: *\\d{1,3}\\.[^\\n]*\\n){0,8} *\\d{1,3}(?: {1,3}|\\. {0,3})${AIR_HEAD})`;

const TypedNumber = token("TypedNameNumber", /\d{1,3}\./, { label: "name number" });

const TITLED_LINE = TITLED_TYPED_NAME + others(TITLED_TYPED_NAME);
const LINE_ABOVE_FLIGHT = TYPED_NAME + others(TYPED_NAME) + ABOVE_FLIGHT;

/** `1.`, at the head of a line of nothing but such names. */
const headOf = (line: string) =>
  token("TypedNamesHead", new RegExp(`(?<![^\\n]) *\\d{1,3}\\.(?= ?${line})`), {
    label: "name number",
    categories: [TypedNumber],
    push_mode: "typedNames",
  });
/** Names with titles, or any above a flight. */
const TypedHead = headOf(`(?:${TITLED_LINE}|${LINE_ABOVE_FLIGHT})`);
const TitledHead = headOf(TITLED_LINE);
/** `DOE`, `JANE MRS`, `DOE JANE MRS`. */
const TypedPart = token(
  "TypedNamePart",
  new RegExp(`${NAME_LETTER}[${NAME_LETTERS}.'-]*(?: ${NAME_LETTER}[${NAME_LETTERS}.'-]*)*`),
  { label: "name" },
);

class TypedNamesRules extends LineRules {
  /**
   * typedNames: (TypedNameNumber person)+
   *
   *     1.DOE, JANE MRS   2.ROE, BEN MR
   */
  readonly line = this.RULE("typedNames", (): NamesNode => {
    const persons: PersonName[] = [];
    this.AT_LEAST_ONE(() => {
      const number = this.read(this.CONSUME(TypedNumber), String, /\d+/);
      const person = this.SUBRULE(this.person);
      this.ACTION(() => persons.push({ number, ...person }));
    });
    return { kind: "names", persons };
  });

  /**
   * person: TypedNamePart (NameComma TypedNamePart)?
   *
   *     DOE, JANE MRS        DOE JANE
   */
  private readonly person = this.RULE("person", (): PersonName => {
    const surname = this.text(this.CONSUME1(TypedPart));
    const given = this.OPTION(() => {
      this.CONSUME(NameComma);
      return this.text(this.CONSUME2(TypedPart));
    });
    return this.ACTION(() =>
      given === undefined
        ? { surname, ...partsOfSpaced(surname), printed: surname }
        : { surname, given, printed: this.between(surname.start, given.end) },
    );
  });
}

const familyOf = (head: TokenType): LineFamily =>
  lineFamily("typed names", [head], [TypedNumber, NameComma, TypedPart], TypedNamesRules);

/** Names with a comma or a space instead of the slash; to be tried after names. */
export const typedNames = familyOf(TypedHead);
/** The same for systems that number segments like names: only with titles. */
export const titledTypedNames = familyOf(TitledHead);

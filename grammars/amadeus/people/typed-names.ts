import type { NamesNode, PersonName } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  NameComma,
  partsOfSpaced,
  TITLED_TYPED_NAME,
  TYPED_NAME,
} from "../../common/people/typed-names.ts";
import { NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";
import { AIR_START } from "../shapes.ts";

/*
 * Names that people typed with a comma or a space instead of the slash:
 *
 *   1.DOE, JANE MRS   2.ROE, BEN MR
 *   1.DOE JANE   2.ROE BEN
 */

/** The rest of a line of such names. */
const others = (name: string) => `(?: {1,4}\\d{1,3}\\. ?${name}){0,3} *\\n`;
/** Looks ahead: the first air segment is right below the names, so this is not a list of anything else. */
const ABOVE_FLIGHT = `(?=(?: *\\d{1,3}\\.[^\\n]*\\n){0,8} *\\d{1,3} {1,3}${AIR_START})`;

/** `1.`, at the head of a line of nothing but such names. */
const TypedHead = token(
  "TypedNamesHead",
  new RegExp(
    `(?<![^\\n]) *\\d{1,3}\\.(?= ?(?:${TITLED_TYPED_NAME}${others(TITLED_TYPED_NAME)}|${TYPED_NAME}${others(TYPED_NAME)}${ABOVE_FLIGHT}))`,
  ),
  { label: "name number", push_mode: "typedNames" },
);
const TypedNumber = token("TypedNameNumber", /\d{1,3}\./, { label: "name number" });
/** `DOE`, `JANE MRS`, `DOE JANE MRS`. */
const TypedPart = token(
  "TypedNamePart",
  new RegExp(`${NAME_LETTER}[${NAME_LETTERS}.'-]*(?: ${NAME_LETTER}[${NAME_LETTERS}.'-]*)*`),
  { label: "name" },
);

class TypedNamesRules extends LineRules {
  /**
   * typedNames: ((TypedNamesHead | TypedNameNumber) person)+
   *
   *     1.DOE, JANE MRS   2.ROE, BEN MR
   */
  readonly line = this.RULE("typedNames", (): NamesNode => {
    const persons: PersonName[] = [];
    this.AT_LEAST_ONE(() => {
      const number = this.read(this.oneToken(TypedHead, TypedNumber), String, /\d+/);
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

/** Names with a comma or a space instead of the slash; to be tried after names. */
export const typedNames = lineFamily(
  "typed names",
  [TypedHead],
  [TypedNumber, NameComma, TypedPart],
  TypedNamesRules,
);

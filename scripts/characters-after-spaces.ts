/** Finds what can follow the spaces at the beginning of tokens, for `src/decode/engine/first-characters.ts`. */
import {
  type Alternative,
  type Assertion,
  type Atom,
  type Disjunction,
  RegExpParser,
} from "@chevrotain/regexp-to-ast";

/** Characters from here on are not told apart. */
const LIMIT = 256;
const SPACE = 32;

/** What a part of a pattern matches if only spaces have been matched before. */
interface Beginning {
  /** The characters other than spaces that it can match first. */
  readonly codes: ReadonlySet<number>;
  /** Whether it can match a space. */
  readonly hasSpaces: boolean;
  /** Whether it can match nothing, or nothing but spaces. */
  readonly isOpen: boolean;
}

const NOTHING: Beginning = { codes: new Set(), hasSpaces: false, isOpen: true };

/**
 * The characters below 256 that can follow the spaces at the beginning of a pattern, as ranges: `09AZ`.
 *
 * @returns nothing if the pattern does not begin with spaces, can match spaces alone, or has a set that contains a space
 */
export function charactersAfterSpacesOf(pattern: RegExp): string {
  const beginning = beginningOf(new RegExpParser().pattern(String(pattern)).value);
  if (beginning === null || beginning.isOpen || !beginning.hasSpaces) return "";
  const codes = [...beginning.codes].filter((code) => code < LIMIT).sort((a, b) => a - b);
  return codes.map((code) => String.fromCharCode(code, code)).join("");
}

/** Null if that cannot be told. */
function beginningOf({ value }: Disjunction): Beginning | null {
  const beginnings: Beginning[] = [];
  for (const alternative of value) {
    const beginning = beginningOfAlternative(alternative);
    if (beginning === null) return null;
    beginnings.push(beginning);
  }
  return { ...joined(beginnings), isOpen: beginnings.some(({ isOpen }) => isOpen) };
}

function beginningOfAlternative({ value }: Alternative): Beginning | null {
  const beginnings: Beginning[] = [];
  for (const term of value) {
    const beginning = beginningOfTerm(term);
    if (beginning === null) return null;
    beginnings.push(beginning);
    if (!beginning.isOpen) return { ...joined(beginnings), isOpen: false };
  }
  return { ...joined(beginnings), isOpen: true };
}

function joined(beginnings: readonly Beginning[]): Omit<Beginning, "isOpen"> {
  return {
    codes: new Set(beginnings.flatMap(({ codes }) => [...codes])),
    hasSpaces: beginnings.some(({ hasSpaces }) => hasSpaces),
  };
}

function beginningOfTerm(term: Atom | Assertion): Beginning | null {
  switch (term.type) {
    case "Character":
      if (term.value === SPACE) return { ...NOTHING, hasSpaces: true };
      return { ...NOTHING, codes: new Set([term.value]), isOpen: isOptional(term) };
    case "Set": {
      const codes = new Set(term.value.flatMap(codesIn));
      if (term.complement || codes.has(SPACE)) return null;
      return { ...NOTHING, codes, isOpen: isOptional(term) };
    }
    case "Group": {
      const inner = beginningOf(term.value);
      return inner === null ? null : { ...inner, isOpen: inner.isOpen || isOptional(term) };
    }
    case "Lookahead":
      // What it requires, the text has in this place.
      return (term.value && beginningOf(term.value)) ?? NOTHING;
    case "GroupBackReference":
      return null;
    default:
      return NOTHING;
  }
}

function isOptional({ quantifier }: Atom): boolean {
  return quantifier?.atLeast === 0;
}

function codesIn(member: number | { readonly from: number; readonly to: number }): number[] {
  if (typeof member === "number") return [member];
  const { from, to } = member;
  return Array.from({ length: Math.max(0, Math.min(to, LIMIT) - from + 1) }, (_, at) => from + at);
}

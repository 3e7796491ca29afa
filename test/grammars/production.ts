/** Parses the productions in docstrings and compares them with what Chevrotain recorded. */
import type { TokenType } from "chevrotain";
import type { Part } from "../../src/workshop/shape.ts";

/** A part of a production. */
export type Term =
  | { readonly is: "name"; readonly name: string }
  | { readonly is: "placeholder"; readonly name: string }
  | { readonly is: "choice"; readonly alternatives: readonly Terms[] }
  | { readonly is: "group"; readonly often: string; readonly terms: Terms };
export type Terms = readonly Term[];

export interface Production {
  /** The name of the rule. */
  readonly name: string;
  readonly terms: Terms;
}

const WORD = /\s*(?:(<[a-z][A-Za-z]*>|[A-Za-z_]\w*)|([()|?*+]))/y;

/**
 * Parses the production in a docstring, which is its first paragraph.
 *
 * @throws Error if the paragraph is not a production
 */
export function productionIn(docstring: string): Production {
  const [paragraph = ""] = docstring.split(/\n\s*\n/);
  const [, name, text] = /^\s*([A-Za-z]\w*):\s+([^]*)$/.exec(paragraph) ?? [];
  if (name === undefined || text === undefined) throw new Error(`no production: ${paragraph}`);
  return { name, terms: new ProductionReader(wordsOf(text.trimEnd())).whole() };
}

function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  WORD.lastIndex = 0;
  while (WORD.lastIndex < text.length) {
    const at = WORD.lastIndex;
    const word = WORD.exec(text);
    if (word === null) throw new Error(`not a part of a production: ${text.slice(at).trim()}`);
    words.push(word[1] ?? word[2] ?? "");
  }
  return words;
}

/** A recursive descent parser for the words of a production. */
class ProductionReader {
  private readonly words: string[];

  constructor(words: readonly string[]) {
    this.words = [...words];
  }

  whole(): Terms {
    const terms = this.choice();
    if (this.words.length > 0) throw new Error(`unexpected: ${this.words.join(" ")}`);
    return terms;
  }

  private choice(): Terms {
    const alternatives = [this.sequence()];
    while (this.take("|")) alternatives.push(this.sequence());
    const [only = []] = alternatives;
    return alternatives.length === 1 ? only : [{ is: "choice", alternatives }];
  }

  private sequence(): Terms {
    const terms: Term[] = [];
    for (let next = this.words[0]; next !== undefined && !"|)".includes(next); [next] = this.words)
      terms.push(...this.repeated());
    if (terms.length === 0) throw new Error('an empty part is written "nothing"');
    return terms.filter((term) => term.is !== "name" || term.name !== NOTHING);
  }

  private repeated(): Terms {
    const terms = this.single();
    const often = ["?", "*", "+"].find((mark) => this.take(mark));
    return often === undefined ? terms : [{ is: "group", often, terms }];
  }

  private single(): Terms {
    if (this.take("(")) {
      const terms = this.choice();
      if (!this.take(")")) throw new Error("unclosed parenthesis");
      return terms;
    }
    const word = this.words.shift() ?? "";
    if (/^[?*+]$/.test(word)) throw new Error(`nothing before ${word}`);
    return word.startsWith("<")
      ? [{ is: "placeholder", name: word }]
      : [{ is: "name", name: word }];
  }

  private take(word: string): boolean {
    if (this.words[0] !== word) return false;
    this.words.shift();
    return true;
  }
}

const NOTHING = "nothing";

/**
 * Compares a production with what Chevrotain recorded for the rule.
 *
 * @param system the name of the system, which a production may omit before token names
 * @param placeholders receives the token of each placeholder
 * @returns the first difference; null if there is none
 */
export function differenceOf(
  terms: Terms,
  parts: readonly Part[],
  system: string,
  placeholders: Map<string, TokenType>,
): string | null {
  const difference = (written: Terms, recorded: readonly Part[]): string | null => {
    for (const [index, part] of recorded.entries()) {
      const found = partDifference(written[index], part);
      if (found !== null) return found;
    }
    const more = written[recorded.length];
    return more === undefined ? null : `${textOf([more])} is not in the rule`;
  };
  const partDifference = (term: Term | undefined, part: Part): string | null => {
    const wrong = `${term === undefined ? "the end" : textOf([term])} in place of ${nameOf(part)}`;
    if (term === undefined) return wrong;
    if (part.is === "token") return isToken(term, part.token) ? null : wrong;
    if (part.is === "rule") return term.is === "name" && term.name === part.name ? null : wrong;
    if (part.is === "choice") {
      const { alternatives } = part;
      if (term.is !== "choice" || term.alternatives.length !== alternatives.length) return wrong;
      const found = alternatives.map((each, index) =>
        difference(term.alternatives[index] ?? [], each.parts),
      );
      return found.find((each) => each !== null) ?? null;
    }
    if (term.is !== "group" || term.often !== part.often) return wrong;
    return difference(term.terms, part.branch.parts);
  };
  const isToken = (term: Term, token: TokenType): boolean => {
    if (term.is === "name") return namesOf(token, system).includes(term.name);
    if (term.is !== "placeholder") return false;
    const known = placeholders.get(term.name) ?? token;
    placeholders.set(term.name, known);
    return known === token;
  };
  return difference(terms, parts);
}

/** The names of a token in productions: `SabreAirline`, in the grammar of Sabre also `Airline`. */
export function namesOf({ name }: TokenType, system: string): readonly string[] {
  const isOwn = name.toLowerCase().startsWith(system) && /^[A-Z]/.test(name.slice(system.length));
  return isOwn ? [name, name.slice(system.length)] : [name];
}

function nameOf(part: Part): string {
  if (part.is === "token") return part.token.name;
  if (part.is === "rule") return part.name;
  if (part.is === "choice") return `(${part.alternatives.map(({ text }) => text).join(" | ")})`;
  return `(${part.branch.text})${part.often}`;
}

function textOf(terms: Terms): string {
  return terms.length === 0 ? NOTHING : terms.map(textOfTerm).join(" ");
}

function textOfTerm(term: Term): string {
  if (term.is === "choice") return `(${term.alternatives.map(textOf).join(" | ")})`;
  return term.is === "group" ? `(${textOf(term.terms)})${term.often}` : term.name;
}

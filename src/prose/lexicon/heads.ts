import { folded, spellingsOf } from "./words.ts";

/** The letters that count; shorter words are a head by themselves. */
const LENGTH = 5;
const NONE: readonly number[] = [];

/** The lists that have a word with some first letters, and what follows these letters, by the code of the next one. */
interface Branch {
  /** The indexes of the lists, ascending. */
  indexes: readonly number[];
  readonly next: Map<number, Branch>;
}

/**
 * Finds the lists that have a word with which a place of a text can begin. Most words of a text begin none: their first
 * letters show it.
 */
export class Heads {
  readonly #root: Branch = { indexes: NONE, next: new Map() };

  constructor(lists: readonly (readonly string[])[]) {
    for (const [index, words] of lists.entries())
      for (const word of words.flatMap(spellingsOf)) {
        const branch = this.#branchOf(folded(word).slice(0, LENGTH));
        if (branch.indexes.at(-1) !== index) branch.indexes = [...branch.indexes, index];
      }
    addShorter(this.#root);
  }

  #branchOf(head: string): Branch {
    let branch = this.#root;
    for (let at = 0; at < head.length; at++) {
      const code = head.charCodeAt(at);
      const next = branch.next.get(code) ?? { indexes: NONE, next: new Map<number, Branch>() };
      branch.next.set(code, next);
      branch = next;
    }
    return branch;
  }

  /** The indexes of the lists with a word that can begin at an offset, ascending. */
  at(text: string, offset: number): readonly number[] {
    let branch = this.#root;
    for (let at = offset; at < text.length; at++) {
      const code = foldedCode(text.charCodeAt(at));
      const next = code === NO_CODE ? branch : branch.next.get(code);
      if (next === undefined) break;
      branch = next;
    }
    return branch.indexes;
  }
}

/** Adds to each branch the lists with shorter words. */
function addShorter({ indexes, next }: Branch): void {
  for (const branch of next.values()) {
    const all = new Set([...indexes, ...branch.indexes]);
    branch.indexes = [...all].sort((one, other) => one - other);
    addShorter(branch);
  }
}

/** An accent by itself. */
const NO_CODE = -1;

/** The code of a letter in lower case without its accents. */
function foldedCode(code: number): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  const letter = folded(String.fromCharCode(code));
  return letter === "" ? NO_CODE : letter.charCodeAt(0);
}

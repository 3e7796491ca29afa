import { folded, isLetter, spellingsOf } from "./words.ts";

const NONE: readonly number[] = [];

/** What some lists have in common with a text, as far as its letters are read. */
interface Branch {
  /** The lists with a word that ends here, whatever follows it. */
  anyEnd: readonly number[];
  /** The lists with a word that ends here, if no letter follows. */
  wordEnd: readonly number[];
  readonly next: Map<number, Branch>;
}

/**
 * Finds the lists that have a word with which a place of a text begins. Most places begin with none: a few letters show
 * it.
 */
export class Heads {
  readonly #root = newBranch();

  /** @param goesOn whether letters can follow the words of a list */
  constructor(
    lists: readonly (readonly string[])[],
    goesOn: (index: number) => boolean = () => false,
  ) {
    for (const [index, words] of lists.entries())
      for (const word of words.flatMap(spellingsOf)) {
        const branch = this.#branchOf(folded(word));
        const isWhole = isLetter(word.charCodeAt(word.length - 1)) && !goesOn(index);
        if (isWhole) branch.wordEnd = [...branch.wordEnd, index];
        else branch.anyEnd = [...branch.anyEnd, index];
      }
    addShorter(this.#root, NONE);
  }

  #branchOf(word: string): Branch {
    let branch = this.#root;
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      const next = branch.next.get(code) ?? newBranch();
      branch.next.set(code, next);
      branch = next;
    }
    return branch;
  }

  /** The indexes of the lists with a word at an offset, ascending. */
  at(text: string, offset: number): readonly number[] {
    let branch = this.#root;
    let at = offset;
    for (; at < text.length; at++) {
      const code = foldedCode(text.charCodeAt(at));
      const next = code === NO_CODE ? branch : branch.next.get(code);
      if (next === undefined) break;
      branch = next;
    }
    return at < text.length && isLetter(text.charCodeAt(at)) ? branch.anyEnd : branch.wordEnd;
  }
}

function newBranch(): Branch {
  return { anyEnd: NONE, wordEnd: NONE, next: new Map() };
}

/** Adds to each branch the lists with shorter words: the path to it shows what follows them. */
function addShorter(branch: Branch, shorter: readonly number[]): void {
  branch.anyEnd = joined(shorter, branch.anyEnd);
  branch.wordEnd = joined(branch.anyEnd, branch.wordEnd);
  for (const [code, next] of branch.next)
    addShorter(next, isLetter(code) ? branch.anyEnd : branch.wordEnd);
}

function joined(one: readonly number[], other: readonly number[]): readonly number[] {
  if (other.length === 0) return one;
  return [...new Set([...one, ...other])].sort((first, second) => first - second);
}

/** An accent by itself. */
const NO_CODE = -1;

/** The code of a letter in lower case without its accents. */
function foldedCode(code: number): number {
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
  return FOLDED.get(code) ?? remembered(code);
}

const FOLDED = new Map<number, number>();

function remembered(code: number): number {
  const letter = folded(String.fromCharCode(code));
  const found = letter === "" ? NO_CODE : letter.charCodeAt(0);
  FOLDED.set(code, found);
  return found;
}

/** How the letters of words are matched. */
export interface Spelling {
  /** Words that have the same letters in this form share their beginnings. */
  readonly plainOf: (letter: string, word: string) => string;
  /** The source of a pattern for one of some letters: those of the words, and their plain forms. */
  readonly oneOf: (letters: string) => string;
}

/** The words that continue a beginning, by the plain form of their next letter. */
interface Branch {
  /** The letters that lead here, each once. */
  letters: string;
  readonly next: Map<string, Branch>;
  isEnd: boolean;
}

/**
 * The source of a pattern that matches one of some words, the longest first. Words with the same beginning share it, so
 * that at most one of a thousand words is compared beyond its first letters.
 */
export function alternativesOf(words: Iterable<string>, { plainOf, oneOf }: Spelling): string {
  const root = newBranch();
  for (const word of words) {
    let branch = root;
    for (const letter of word) branch = nextOf(branch, letter, plainOf(letter, word));
    branch.isEnd = true;
  }
  // `(?!)` matches nothing.
  return root.next.size === 0 ? "(?!)" : `(?:${sourceAfter(root, oneOf)})`;
}

function newBranch(): Branch {
  return { letters: "", next: new Map(), isEnd: false };
}

function nextOf(branch: Branch, letter: string, plain: string): Branch {
  let next = branch.next.get(plain);
  if (next === undefined) {
    next = newBranch();
    branch.next.set(plain, next);
  }
  if (!next.letters.includes(letter)) next.letters += letter;
  if (!next.letters.includes(plain)) next.letters += plain;
  return next;
}

function sourceAfter({ next, isEnd }: Branch, oneOf: Spelling["oneOf"]): string {
  if (next.size === 0) return "";
  let source = "";
  for (const each of next.values()) {
    if (source !== "") source += "|";
    source += oneOf(each.letters) + sourceAfter(each, oneOf);
  }
  if (next.size === 1 && !isEnd) return source;
  return `(?:${source})${isEnd ? "?" : ""}`;
}

/** How words are matched in texts of any language and case. */

/** What words are made of; the source of a character class. */
export const LETTERS = "A-Za-z\\u00c0-\\u024f";
export const LETTER = `[${LETTERS}]`;
/** Where a word begins and ends; a hyphenated word counts as one: `Part-Dieu`. */
export const WORD_START = `(?<![${LETTERS}\\d]|[${LETTERS}]-)`;
export const WORD_END = `(?![${LETTERS}\\d]|-[${LETTERS}])`;

/**
 * Matches any of some whole words in any case: the source of a pattern. The words may contain spaces,
 * groups, `?` and `|`, but no other special characters.
 */
export function anyOf(words: readonly string[]): string {
  return `(?:${eitherOf(words)})${WORD_END}`;
}

/** The same for a group, without the end of a word. */
export function eitherOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return longestFirst.map(anyCase).join("|");
}

/** A text with each letter in either case; only full stops are escaped. */
export function anyCase(text: string): string {
  return text.replaceAll(".", "\\.").replace(new RegExp(LETTER, "g"), (letter) => {
    const [small, capital] = [letter.toLowerCase(), letter.toUpperCase()];
    return small === capital || capital.length > 1 ? letter : `[${capital}${small}]`;
  });
}

/** A text in capitals, the form of values in bookings. */
export function capitals(text: string): string {
  return text.toUpperCase();
}

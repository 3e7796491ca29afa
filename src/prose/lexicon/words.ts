/** How words are matched in texts of any language and case. */

/** What words are made of; the source of a character class. */
export const LETTERS = "A-Za-z\\u00c0-\\u024f";
export const LETTER = `[${LETTERS}]`;
/** Where a word begins and ends; one with a hyphen is whole: `Part-Dieu`. */
export const WORD_START = `(?<![${LETTERS}\\d]|[${LETTERS}]-)`;
export const WORD_END = `(?![${LETTERS}\\d]|-[${LETTERS}])`;

/**
 * Some words in any case, whole: the source of a pattern. They may hold blanks, groups, `?` and `|`,
 * and nothing else that has a meaning in patterns.
 */
export function anyOf(words: readonly string[]): string {
  return `(?:${eitherOf(words)})${WORD_END}`;
}

/** The same for a group, wherever they end. */
export function eitherOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return longestFirst.map(anyCase).join("|");
}

/** A text without meaning in patterns, with each letter in both cases. */
export function anyCase(text: string): string {
  return text.replaceAll(".", "\\.").replace(new RegExp(LETTER, "g"), (letter) => {
    const [small, capital] = [letter.toLowerCase(), letter.toUpperCase()];
    return small === capital || capital.length > 1 ? letter : `[${capital}${small}]`;
  });
}

/** A text in capitals, as values stand in bookings. */
export function capitals(text: string): string {
  return text.toUpperCase();
}

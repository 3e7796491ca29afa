import { unescape } from "./escapes.ts";
import { SourceText } from "./source.ts";

/**
 * What a paste carries that no terminal printed; `REPLACEMENTS` says what stands in the place of
 * each kind.
 */
const ARTEFACT =
  /(?<newline>\r\n?|[\f\v\u0085\u2028\u2029])|(?<indent>(?<![^\n\r])\t)|(?<nothing>[\u00ad\u200b-\u200d\u2060\ufeff])|(?<prompt>\)?><?(?= *(?:[\n\r]|$)))|(?<quote>(?<![^\n\r])(?:[>\u2022\u00b7\u00bb] ?)+)|(?<dash>[\u2010-\u2015\u2212])|(?<apostrophe>[\u2018\u2019\u201b\u2032])|(?<blank>(?![ \n])[\p{Zs}\p{Cc}])/gu;

const REPLACEMENTS: readonly (readonly [kind: string, replacement: string])[] = [
  ["newline", "\n"],
  // The element indent that a web form turned into a tab.
  ["indent", "       "],
  ["blank", " "],
  ["nothing", ""],
  ["prompt", ""],
  ["quote", ""],
  ["dash", "-"],
  ["apostrophe", "'"],
];

/** Characters of which at least one stands in every artefact. */
const SUSPECT = /[^\n -=?-~]/;
const LOWER_CASE = /[a-z]+/g;
/** The look-behind lets the search begin at the first character of a word only. */
const EMAIL_ADDRESS = /(?<![^\s/+])[^\s/+@]{1,64}@[^\s/@]{1,64}\.[^\s/@]{2,64}/g;

/** Undoes what the way from the terminal to us did to the text. Knows no system. */
export function repair(original: string): SourceText {
  const source = unescape(SourceText.of(original));
  return SUSPECT.test(source.text) ? replaceArtefacts(source) : source;
}

/** The text as a terminal prints it: in upper case. */
export function inUpperCase(source: SourceText): SourceText {
  const upper = withUpperCase(source.text);
  return upper === source.text ? source : source.withSameLength(upper);
}

/** E-mail addresses stay as they are. */
function withUpperCase(text: string): string {
  const upper = text.replace(LOWER_CASE, (letters) => letters.toUpperCase());
  if (upper === text || !text.includes("@")) return upper;
  return upper.replace(EMAIL_ADDRESS, (found, at: number) => text.slice(at, at + found.length));
}

function replaceArtefacts(source: SourceText): SourceText {
  const edit = source.edit();
  for (const { index, groups } of source.text.matchAll(ARTEFACT)) {
    for (const [kind, replacement] of REPLACEMENTS) {
      const found = groups?.[kind];
      if (found !== undefined) edit.replace(index, index + found.length, replacement);
    }
  }
  return edit.finish();
}

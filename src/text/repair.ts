import { SourceText } from "./source.ts";

/**
 * What a paste carries that no terminal printed, and what stands in its place. The groups of
 * `ARTEFACT` are the keys of `REPLACEMENTS`.
 */
const ARTEFACT =
  /(?<newline>\r\n?|[\f\v\u0085\u2028\u2029])|(?<indent>(?<![^\n\r])\t)|(?<nothing>[\u00ad\u200b-\u200d\u2060\ufeff])|(?<quote>(?<![^\n\r])(?:> ?)+)|(?<dash>[\u2010-\u2015\u2212])|(?<apostrophe>[\u2018\u2019\u201b\u2032])|(?<blank>(?![ \n])[\p{Zs}\p{Cc}])/gu;

const REPLACEMENTS: Readonly<Record<string, string>> = {
  newline: "\n",
  /** The element indent that a web form turned into a tab. */
  indent: "       ",
  blank: " ",
  nothing: "",
  quote: "",
  dash: "-",
  apostrophe: "'",
};

/** Characters of which at least one stands in every artefact. */
const SUSPECT = /[^\n -=?-~]|>/;
const LOWER_CASE = /[a-z]+/g;

/** Undoes what the way from the terminal to us did to the text. Knows no system. */
export function repair(original: string): SourceText {
  let source = SourceText.of(original);
  if (SUSPECT.test(original)) source = replaceArtefacts(source);
  const upper = source.text.replace(LOWER_CASE, (letters) => letters.toUpperCase());
  return upper === source.text ? source : source.withSameLength(upper);
}

function replaceArtefacts(source: SourceText): SourceText {
  const edit = source.edit();
  for (const match of source.text.matchAll(ARTEFACT)) {
    for (const [kind, found] of Object.entries(match.groups ?? {})) {
      if (found !== undefined)
        edit.replace(match.index, match.index + found.length, REPLACEMENTS[kind] ?? "");
    }
  }
  return edit.finish();
}

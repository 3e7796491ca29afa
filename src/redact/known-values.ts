import { isTitle } from "../booking/travellers/title-words.ts";
import type { Booking } from "../booking/model/booking.ts";
import { isListedWord } from "../prose/lexicon/lexicon.ts";
import { capitalsOf } from "./cipher.ts";
import type { Treatment } from "./kinds.ts";
import type { Region } from "./marks.ts";

/** Letters of one word, or digits. */
export const RUN = /\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu;
/** Words in names that are not names themselves but decide how the names are read. */
export const IN_NAMES =
  /^(?:ADT|CHD|CHLD|INFT?|EXST|CBBG|DEL?|DELLA|D[IU]|D[AO]S?|L[AE]S?|VAN|VON|DER|DEN|TE[NR]|[AE]L|I?BIN|BINT|ZU)$/;
/** A part printed without a space, a slash or a dash. */
const TOKEN = /[\p{L}\p{M}\p{Nd}]+/gu;

/** The personal values of a text, in order to find them wherever else it prints them. */
export interface KnownValues {
  /** Words of names and other values, in the form of `capitalsOf`. */
  readonly words: ReadonlySet<string>;
  /** Names that are also words of a language: they count as names only next to other names. */
  readonly listed: ReadonlySet<string>;
  /** Long numbers, and codes of letters and digits. */
  readonly codes: ReadonlySet<string>;
  /** The words of names that can be glued to others, the longest first. */
  readonly glued: readonly string[];
  /** For each given name with a glued title, the length of the title. */
  readonly titles: ReadonlyMap<string, number>;
  /** The titles of the travellers. */
  readonly spacedTitles: ReadonlySet<string>;
}

const OF_WORDS: ReadonlySet<Treatment> = new Set([
  "names",
  "emails",
  "addresses",
  "locators",
  "agencies",
]);
const OF_NUMBERS: ReadonlySet<Treatment> = new Set([
  ...OF_WORDS,
  ...(["phones", "documents", "frequentFlyers", "tickets", "references"] as const),
]);

/** Shorter ones are parts of times, amounts and flight numbers. */
const SHORTEST_NUMBER = 5;
const SHORTEST_GLUED = 4;
/** Shorter words of the lexicon do not count as names without evidence: `VAN`, `MAY`. */
const SHORTEST_LISTED = 5;

export function knownValuesIn(
  text: string,
  regions: readonly Region[],
  { persons }: Booking,
): KnownValues {
  const spacedTitles = new Set(persons.flatMap(({ title }) => title.split(/[ .]+/)));
  const titles = titlesIn(persons);
  const [words, codes, names] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const listed = new Set<string>();
  const addWord = (run: string, as: Treatment) => {
    const word = capitalsOf(run);
    if (!isWord(word) || isPartOfTitle(word, persons)) return;
    const isShortListed = isListedWord(run) && word.length < SHORTEST_LISTED;
    (isShortListed ? listed : words).add(word);
    if (as === "names" && word.length >= SHORTEST_GLUED && !isShortListed) names.add(word);
  };
  for (const { start, end, as } of regions) {
    const value = text.slice(start, end);
    if (OF_NUMBERS.has(as)) for (const [token] of value.matchAll(TOKEN)) addCode(token, codes);
    if (!OF_WORDS.has(as)) continue;
    for (const [run] of wordsOf(as === "emails" ? withoutDomainEnd(value) : value, as)) {
      addWord(run, as);
      const title = titles.get(capitalsOf(run)) ?? 0;
      if (title > 0) addWord(run.slice(0, -title), as);
    }
  }
  return {
    words,
    listed,
    codes,
    glued: [...names].sort((one, other) => other.length - one.length),
    titles,
    spacedTitles,
  };
}

/** The words of a value; words within a locator or the sign of an office do not count. */
function wordsOf(value: string, as: Treatment): IterableIterator<RegExpExecArray> {
  const isCoded = as === "locators" || as === "agencies";
  const words = isCoded
    ? value.replace(TOKEN, (token) => (/\p{Nd}/u.test(token) ? " " : token))
    : value;
  return words.matchAll(RUN);
}

/** `COM` of an address stays, and occurs elsewhere. */
export function withoutDomainEnd(email: string): string {
  const end = email.lastIndexOf(".");
  return end === -1 ? email : email.slice(0, end);
}

function isWord(word: string): boolean {
  return /^\p{L}{2,}$/u.test(word) && !isTitle(word) && !IN_NAMES.test(word);
}

/** `RA` of `SIG.RA`. */
function isPartOfTitle(word: string, persons: Booking["persons"]): boolean {
  return persons.some(({ title }) => title.includes(".") && title.split(".").includes(word));
}

function addCode(token: string, codes: Set<string>): void {
  const code = token.toUpperCase();
  const isNumber = /^\p{Nd}+$/u.test(code);
  if (code.length >= SHORTEST_NUMBER && (isNumber || /\p{Nd}/u.test(code))) codes.add(code);
}

function titlesIn(persons: Booking["persons"]): ReadonlyMap<string, number> {
  return new Map(
    persons.flatMap(({ firstName, title }) => {
      const last = firstName.split(/[ -]/).at(-1) ?? "";
      return title === "" || last === "" ? [] : [[capitalsOf(last + title), title.length] as const];
    }),
  );
}

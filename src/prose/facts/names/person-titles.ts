import type { PersonName, Read } from "../../../ast/nodes.ts";
import { part } from "../../../../grammars/common/values.ts";
import { groupsOf, valued } from "../fact.ts";
import { LANGUAGES, languagesWith, listed, wordsFor } from "../../lexicon/lexicon.ts";
import type { Language } from "../../lexicon/language.ts";
import { ALL_TITLES, withoutDot } from "../../lexicon/titles.ts";
import { anyOf, capitals, eitherOf, folded } from "../../lexicon/words.ts";

/*
 * Titles of persons. Those that terminals print stay in the name and appear in the answer as printed; the others
 * are taken off, and most of them are one of the former in the answer:
 *
 *   Herr Jan Muster   Sra. Ana Muestra   Pan Jan Kowalski (MR)   Sayın Elif Kaya   г-н Orlov Denis (MR)
 */

/** The titles that stay in the name: the source of a pattern. */
export const TITLE = anyOf(wordsFor("titles"));

const TOPICS = [
  ["titlesMr", "MR"],
  ["titlesMrs", "MRS"],
  ["titlesMs", "MS"],
  ["titlesMstr", "MSTR"],
  ["titlesDr", "DR"],
  ["titlesDropped", ""],
] as const;

/** A title, and what it is in the answer. */
type Titles = ReadonlyMap<string, string>;

function titlesOf(
  languages: readonly Language[],
  accepts: (title: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [topic, wire] of TOPICS)
    for (const title of languages.flatMap((language) => listed(language[topic]).filter(accepts))) {
      const known = found.get(folded(title));
      found.set(folded(title), known === undefined || known === wire ? wire : "");
    }
  return found;
}

const STAYING = new Set(wordsFor("titles"));
/** Titles of a single letter. */
const INITIALS = new Set(ALL_TITLES.map(withoutDot).filter((title) => title.length === 1));
const LIKE_NAMES = new Set(wordsFor("titlesLikeNames"));

function isCertain(title: string): boolean {
  return !STAYING.has(title) && !LIKE_NAMES.has(title);
}

let certain: Titles | undefined;
const byLabel = new Map<string, { readonly titles: Titles; readonly pattern: RegExp }>();

/**
 * The titles after a label: those of its languages, and others that cannot be names. `Don` is a title after
 * `Pasajero`, and a name after `Passenger`.
 */
function titlesAfter(label: string) {
  const key = folded(label);
  const known = byLabel.get(key);
  if (known !== undefined) return known;
  const all = Object.values(LANGUAGES);
  certain ??= titlesOf(all, isCertain);
  const own = languagesOf(label);
  const titles = new Map([...certain, ...titlesOf(own, (title) => !STAYING.has(title))]);
  const words = all.flatMap((language) => TOPICS.flatMap(([topic]) => listed(language[topic])));
  const either = eitherOf(words.filter((word) => titles.has(folded(word))));
  const pattern = new RegExp(
    `^(${either})(?:\\.? +|(?<=[.\\u3040-\\u9fff]))(\\S.*)$|^(.*\\S)(?: +|(?=[\\u3040-\\u9fff]))(${either})\\.?$`,
  );
  const found = { titles, pattern };
  byLabel.set(key, found);
  return found;
}

function languagesOf(label: string): readonly Language[] {
  return languagesWith(label, [
    "nameLabels",
    "namesLabels",
    "clientLabels",
    "travellers",
    "salutations",
    "greetings",
    "inNameOf",
  ]);
}

const TWO_TITLES = new RegExp(`^(${TITLE})\\.? +(\\S.*)$`);

export interface Untitled {
  readonly name: Read<string>;
  /** The title in the answer, at the place of the one printed. */
  readonly title?: Read<string>;
}

/**
 * Takes such a title off a name of two words or more. After a name, a capital begins a surname unless a slash shows
 * the given name before it.
 */
export function withoutTitle(name: Read<string>, label = ""): Untitled {
  const { titles, pattern } = titlesAfter(label);
  const twice = withoutTwo(name, label, pattern);
  if (twice !== undefined) return twice;
  const [first, after, before, last] = groupsOf(name, pattern);
  const printed = first ?? last;
  const rest = after ?? before;
  if (printed === undefined || rest === undefined || !/[ /]/.test(rest.value.trim()))
    return { name };
  if (belongsToName(printed.value, name.value, last !== undefined)) return { name };
  const wire = titles.get(folded(printed.value)) ?? "";
  const stripped = withoutTitle(rest, label);
  return wire === "" ? stripped : { name: stripped.name, title: valued(printed, wire) };
}

const IN_BRACKETS = new RegExp(
  `^([^()]*[^() ]) ?\\( ?(${eitherOf([...ALL_TITLES, ...wordsFor("titlesLikeNames")])})\\.? ?\\)$`,
);

/** Takes a title in brackets off the end of a name: `DOE, JANE (MRS)`. */
export function titleInBrackets(name: Read<string>, label: string): Untitled | undefined {
  const [rest, printed] = groupsOf(name, IN_BRACKETS);
  if (rest === undefined || printed === undefined) return undefined;
  const key = folded(printed.value);
  const known = titlesAfter(label).titles.get(key);
  const isWithDot = STAYING.has(`${key}.`) && name.value.endsWith(".)");
  // `(M)` can also be an initial, or the word for men.
  if (known === undefined && LIKE_NAMES.has(key) && !isWithDot) return undefined;
  const wire = known ?? capitals(printed.value);
  return { name: rest, ...(wire !== "" && { title: valued(printed, wire) }) };
}

/** A title at the end that is no surname: not `Klaus Peter Herr`. */
const LAST = /^([^/,;]{0,80}[^/,; ]) (Mrs?|Ms|Miss|Mstr|Dr|MRS?|MS|MISS|MSTR|DR)\.?$/;

/** Takes such a title off the end of a name that is not in the capitals of terminals: `Jane Doe Mrs`. */
export function titleLast(name: Read<string>): Untitled | undefined {
  const [rest, title] = groupsOf(name, LAST);
  if (rest === undefined || title === undefined || !rest.value.includes(" ")) return undefined;
  if (name.value === capitals(name.value)) return undefined;
  return { name: rest, title: valued(title, capitals(title.value)) };
}

/**
 * Whether all that is before a surname is a title, and which: `M. Exemple`, `Hr. Muster`. Letters that can be an initial,
 * too, are neither a title nor a given name.
 */
export function titleAlone(
  given: Read<string>,
  label: string,
): Pick<Untitled, "title"> | undefined {
  const key = folded(given.value);
  const { titles } = titlesAfter(label);
  // Without a full stop, it can be a surname: `Ong Wei`.
  if (!given.value.endsWith(".")) return undefined;
  const isInitial = withoutDot(key).length === 1;
  if (isInitial && !INITIALS.has(withoutDot(key))) return undefined;
  if (STAYING.has(key)) {
    const isOwn = !isInitial || isTitleAfter(key, label);
    return isOwn ? { title: valued(given, capitals(given.value)) } : {};
  }
  const wire = titles.get(key);
  if (wire === undefined) return isInitial ? {} : undefined;
  return wire === "" || isInitial ? {} : { title: valued(given, wire) };
}

/** Whether the language of a label has a title. */
function isTitleAfter(title: string, label: string): boolean {
  return languagesOf(label).some(({ titles }) => listed(titles).includes(title));
}

/** Whether a title belongs to its name: one that stays, as `M.` does, an initial (`DOE/JANE M`), or a surname. */
function belongsToName(title: string, name: string, isLast: boolean): boolean {
  if (!isLast) return STAYING.has(`${folded(title)}.`) && name.startsWith(`${title}.`);
  return title.length === 1 || (!name.includes("/") && isCapital(title));
}

/** A name in a list, without a title at its start that is one only in the language of the label: `Bay Kerem`. */
export function titledAfter(person: PersonName, label: string): PersonName {
  const { printed, given, title } = person;
  if (title !== undefined || given === undefined || given.start !== printed.start) return person;
  const found = withoutTitle(printed, label);
  const own = found.title && part(given, found.name.start - given.start, given.value.length);
  return own === undefined || own.value === ""
    ? person
    : { ...person, given: own, title: found.title };
}

/** The same for a title that stays and another one after it, which is left out: `Sra. D. Ana Muestra`. */
function withoutTwo(name: Read<string>, label: string, second: RegExp): Untitled | undefined {
  const [outer, inner] = groupsOf(name, TWO_TITLES);
  if (outer === undefined || inner === undefined) return undefined;
  const [next, rest] = groupsOf(inner, TWO_TITLES);
  // `Frau Dr. Jana Muster`: both stay.
  if (next !== undefined && rest?.value.includes(" ") === true) {
    const place = { start: outer.start, end: next.end };
    return { name: rest, title: valued(place, capitals(`${outer.value} ${next.value}`)) };
  }
  if (!second.test(inner.value)) return undefined;
  const { name: stripped } = withoutTitle(inner, label);
  if (stripped === inner) return undefined;
  return { name: stripped, title: valued(outer, capitals(outer.value)) };
}

function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase() && first === capitals(first);
}

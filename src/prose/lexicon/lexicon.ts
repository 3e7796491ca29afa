/** The words of all languages. */
import { arabic } from "./languages/other-scripts/arabic.ts";
import { chinese } from "./languages/other-scripts/chinese.ts";
import { czech } from "./languages/latin/czech.ts";
import { danish } from "./languages/latin/danish.ts";
import { dutch } from "./languages/latin/dutch.ts";
import { english } from "./languages/latin/english.ts";
import { finnish } from "./languages/latin/finnish.ts";
import { french } from "./languages/latin/french.ts";
import { german } from "./languages/latin/german.ts";
import { greek } from "./languages/other-scripts/greek.ts";
import { hebrew } from "./languages/other-scripts/hebrew.ts";
import { hungarian } from "./languages/latin/hungarian.ts";
import { international } from "./international.ts";
import { italian } from "./languages/latin/italian.ts";
import { japanese } from "./languages/other-scripts/japanese.ts";
import type { International, Language, Topic } from "./language.ts";
import { norwegian } from "./languages/latin/norwegian.ts";
import { polish } from "./languages/latin/polish.ts";
import { portuguese } from "./languages/latin/portuguese.ts";
import { russian } from "./languages/other-scripts/russian.ts";
import { spanish } from "./languages/latin/spanish.ts";
import { swedish } from "./languages/latin/swedish.ts";
import { turkish } from "./languages/latin/turkish.ts";
import { vietnamese } from "./languages/latin/vietnamese.ts";
import { folded } from "./words.ts";

/** Every language, by the name of its file. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
  russian,
  danish,
  swedish,
  norwegian,
  finnish,
  czech,
  hungarian,
  greek,
  arabic,
  hebrew,
  chinese,
  japanese,
  vietnamese,
};
const ALL: readonly Partial<Language & International>[] = [
  ...Object.values(LANGUAGES),
  international,
];

/** The words of all languages for some topics, in lower case, without duplicates. */
export function wordsFor(...topics: readonly Topic[]): readonly string[] {
  const key = topics.join(" ");
  let words = wordsByTopics.get(key);
  if (words === undefined) {
    words = [...wordsOf(topics)];
    wordsByTopics.set(key, words);
  }
  return words;
}

/** Most topics are asked for several times. */
const wordsByTopics = new Map<string, readonly string[]>();

function wordsOf(topics: readonly Topic[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const topic of topics)
    for (const language of ALL) for (const word of listed(language[topic])) words.add(word);
  return words;
}

/** The same in capitals. */
export function capitalsFor(...topics: readonly Topic[]): ReadonlySet<string> {
  return new Set(wordsFor(...topics).map((word) => word.toUpperCase()));
}

/** The number that each name of a month or a weekday stands for, from 1, by its folded name. */
export function numbersFor(
  topic: "months" | "weekdays" | "leadingMonths",
): ReadonlyMap<string, number> {
  return new Map(
    ALL.flatMap((each) =>
      listed(each[topic]).flatMap((names, index) =>
        names.split(" ").map((name) => [folded(name), index + 1] as const),
      ),
    ),
  );
}

let words: ReadonlySet<string> | undefined;

/** Topics whose words only stand beside names, and some are names: `Anni`; or in lines of their own. */
const BESIDE_NAMES: ReadonlySet<string> = new Set([
  "yearsOfAge",
  "railCards",
  "bookedAtHotels",
  "overnight",
  "notIncluded",
  "notStaying",
  "staying",
  "stayBooked",
  "toBeConfirmed",
  "cancelling",
  "notCancelling",
  "rebooked",
  "superseded",
  "forExample",
  "pricesFrom",
  "tripPrices",
  "closings",
  "beforeFlight",
  "parking",
  "parkingIncluded",
]);

/** Whether letters are a word of the lexicon. */
export function isListedWord(letters: string): boolean {
  words ??= new Set(
    ALL.flatMap((each) =>
      Object.entries(each).flatMap(([topic, list]) =>
        BESIDE_NAMES.has(topic) ? [] : listed(list).flatMap((phrase) => folded(phrase).split(" ")),
      ),
    ),
  );
  return words.has(folded(letters));
}

/** The names of months or weekdays, with and without their accents. */
export function namesFor(topic: "months" | "weekdays" | "leadingMonths"): readonly string[] {
  const names = wordsFor(topic).flatMap((each) => each.split(" "));
  return [...new Set([...names, ...names.map(folded)])];
}

/** The languages that have a word in one of some topics. */
export function languagesWith(word: string, topics: readonly LabelTopic[]): readonly Language[] {
  const plain = folded(word);
  const found = topics.flatMap((topic) => languagesOf(topic).get(plain) ?? []);
  return found.length < 2 ? found : [...new Set(found)];
}

const languagesByTopic = new Map<LabelTopic, ReadonlyMap<string, readonly Language[]>>();

/** The languages that have each word of a topic, by the folded word. */
function languagesOf(topic: LabelTopic): ReadonlyMap<string, readonly Language[]> {
  const known = languagesByTopic.get(topic);
  if (known !== undefined) return known;
  const languages = new Map<string, Language[]>();
  for (const language of Object.values(LANGUAGES))
    for (const word of new Set(listed(language[topic]).map(folded))) {
      const own = languages.get(word) ?? [];
      own.push(language);
      languages.set(word, own);
    }
  languagesByTopic.set(topic, languages);
  return languages;
}

type LabelTopic = keyof Pick<
  Language,
  | "flight"
  | "flightBefore"
  | "nameLabels"
  | "adults"
  | "children"
  | "infants"
  | "namesLabels"
  | "clientLabels"
  | "travellers"
  | "salutations"
  | "greetings"
  | "inNameOf"
  | "price"
  | "total"
  | "baseFare"
  | "taxes"
>;

interface Sign {
  readonly code: string;
  /** The languages that use the sign for it. */
  readonly language: Partial<Language>;
}

let signs: ReadonlyMap<string, readonly Sign[]> | undefined;

function signsByName(): ReadonlyMap<string, readonly Sign[]> {
  const found = new Map<string, Sign[]>();
  for (const language of ALL)
    for (const each of listed(language.currencies)) {
      const at = each.lastIndexOf(" ");
      const name = folded(each.slice(0, at));
      const known = found.get(name) ?? [];
      known.push({ code: each.slice(at + 1).toUpperCase(), language });
      found.set(name, known);
    }
  return found;
}

/** Signs and words for currencies. */
export function currencySigns(): readonly string[] {
  return wordsFor("currencies").map((each) => each.slice(0, each.lastIndexOf(" ")));
}

/**
 * The currency that a sign stands for; if it stands for several, that of the languages which have the
 * label before it.
 */
export function currencyOf(sign: string, label: string): string | undefined {
  signs ??= signsByName();
  const all = signs.get(folded(sign)) ?? [];
  const languages: readonly Partial<Language>[] = languagesWith(label, [
    "total",
    "price",
    "baseFare",
    "taxes",
  ]);
  const own = all.filter(({ language }) => languages.includes(language));
  return onlyCode(all) ?? onlyCode(own);
}

function onlyCode(found: readonly Sign[]): string | undefined {
  const codes = new Set(found.map(({ code }) => code));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** The words of a list; a word of several parts can continue in the next line of the source. */
export function listed(words = ""): readonly string[] {
  const line = words.trim().replaceAll(/\s+/g, " ");
  return line === "" ? [] : line.split(", ");
}

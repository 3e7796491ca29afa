import type { Mutable, NamesNode, PersonName } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { labelsIn } from "../labels.ts";
import { NAME_LETTER, NAME_LETTERS, oneOf } from "../shapes.ts";
import { Slash } from "../tokens.ts";
import { part } from "../values.ts";
import {
  AGE_WORDS,
  AND_WORDS,
  FRENCH_JOURNEY_LABELS,
  FRENCH_TITLE,
  JOURNEY_LABELS,
  TITLED_JOURNEY_LABELS,
  TITLES_AFTER_LABELS,
  TRAVELLER_LABELS,
  TRAVELLERS_LABELS,
} from "./name-labels.ts";
import { NO_SURNAME, partsOfSpaced, TITLE, TITLED_SPACED_NAME } from "./typed-names.ts";

/*
 * Travellers as people write them above or below the flights that they pass on: without numbers, alone on their line
 * with a title or a type, or after a word for travellers.
 *
 * DOE/JANE MRS   DOE/KIM CHD
 * PAX 1: SAMPLE NAME / ANA SRA
 * PASSENGER: MS DOE / JANE
 * TRIP FOR DOE/JANE MRS
 * DOE JANE MRS
 */

const END = `(?![${NAME_LETTERS}])`;
const TYPE = "(?:ADT|CHD|CNN|INF)";
/** Titles and types that stand after a name in any text, and those after a word for travellers. */
const MARK = `${oneOf(TITLE, TYPE)}\\.?${END}`;
const ANY_MARK = `${oneOf(TITLE, TYPE, ...TITLES_AFTER_LABELS)}\\.?${END}`;
const AND = `${labelsIn(AND_WORDS)}(?= )`;
/** Words that are not part of a name; the others can be initials or names. */
const SURE_AND = "(?:AND|UND|ET)(?= )";
const WORD = `(?!${ANY_MARK}|${SURE_AND})${NAME_LETTER}[${NAME_LETTERS}.'-]{0,30}`;
const NAME = `${WORD}(?: ${WORD}){0,3}`;
/** `8 AÑOS`. */
const AGE = `\\(?\\d{1,2} ?${oneOf(...AGE_WORDS)}${END}\\.?\\)?`;
const SEPARATOR = `[;,&+]|${AND}`;

/** A name with a title or a type, which shows that it is a name and where it ends. */
const MARKED = `${NO_SURNAME}${NAME} ?/ ?${NAME}(?: ${MARK}){1,2}(?: ${AGE})?`;
/** Spaces are in one place only, whatever separates the names: in two, long gaps would take long. */
const MARKED_LIST = `${MARKED}(?: {0,16}(?:(?:${SEPARATOR}|/ ) {0,8})?${MARKED}){0,8} *\\n`;
/** What such a name looks like at least, to the end of its line; the source of a pattern. */
export const LIKE_MARKED_NAME = `${NAME_LETTER}[${NAME_LETTERS}.' -]{1,60}/[^\\n]{1,60} ${MARK}`;

/** After a word, titles of other languages show that, too. */
const ANY_MARKED = `${NO_SURNAME}${NAME} ?/ ?${NAME}(?: ${ANY_MARK}){1,2}(?: ${AGE})?`;
const ANY_MARKED_LIST = `${ANY_MARKED}(?: {0,16}(?:(?:${SEPARATOR}|/ ) {0,8})?${ANY_MARKED}){0,8} *\\n`;

const TITLE_AND_AGE = `(?: ${ANY_MARK}){1,2}(?: ${AGE})?`;
/** After a word for one traveller, a slash always stands between surname and given name. */
const ONE = `(?:(?:${TITLE}\\.? )?${NAME} ?/ ?${NAME}|${NAME} ?/ ?${NAME}${TITLE_AND_AGE}) *\\n`;
/** A title before one word on each side of the slash: two travellers would have two titles. */
const TITLED_FIRST = `${TITLE}\\.? ${WORD} ?/ ?${WORD} *\\n`;
/**
 * After a word for several, a slash between spaces can also stand between two of them: it belongs to a name if a single
 * word precedes it and a title ends the name.
 */
const OF_SEVERAL = `(?:${NAME}/${NAME}(?:${TITLE_AND_AGE})?|${WORD} ?/ ?${NAME}${TITLE_AND_AGE})`;
const SEVERAL = `${OF_SEVERAL}(?: {0,8}(?:(?:${SEPARATOR}) {0,8}|  )${OF_SEVERAL}){0,8} *\\n`;

const NUMBER = " {0,2}[#.]? {0,2}\\d{1,2}";
const COLON = " {0,12}[:\uff1a=] {0,6}";
const TRAVELLER = labelsIn(TRAVELLER_LABELS);
const TRAVELLERS = labelsIn(TRAVELLERS_LABELS);
/** `PASSENGERS: `, before names; the source of a pattern. */
export const LABEL_OF_NAMES = `(?:${TRAVELLERS}|${TRAVELLER})${COLON}`;
const LINE_START = "(?<=(?<![^\\n]) {0,12})";
const JOURNEY = labelsIn(JOURNEY_LABELS);
const TITLED_JOURNEY = labelsIn(TITLED_JOURNEY_LABELS);
const FRENCH_JOURNEY = labelsIn({ french: FRENCH_JOURNEY_LABELS });

/** Words for a journey, before names. */
const OF_JOURNEY =
  `${JOURNEY}${COLON}(?=${ONE})|(?:${JOURNEY}|${TITLED_JOURNEY})(?:${COLON}| {1,6})(?=${ANY_MARKED_LIST})` +
  `|${FRENCH_JOURNEY}(?:${COLON}| {1,6})(?=${NAME} ?/ ?${NAME} ${FRENCH_TITLE}\\.? *\\n)`;

/** `PAX 1: `, `TRIP FOR `. */
const NameLabel = token(
  "NameLabel",
  new RegExp(
    `${LINE_START}(?:(?:${TRAVELLER}(?:${NUMBER})?|${TRAVELLERS}${NUMBER})${COLON}(?=${ONE})` +
      `|(?:${TRAVELLER}|${TRAVELLERS})(?:${NUMBER})?(?:${COLON}(?=${SEVERAL}|${TITLED_FIRST})| {1,6}(?=${MARKED_LIST}))|${OF_JOURNEY})`,
  ),
  { label: "word for travellers", push_mode: "notedNames" },
);
/** `MS`, before a surname. */
const FrontTitle = token("FrontTitle", new RegExp(`${TITLE}\\.?(?= ${NAME} ?/)`), {
  label: "title",
});
/** The word between two names does not begin the surname of the second: `E SILVA` only after a label or a mark. */
const NotedSurname = token(
  "NotedSurname",
  new RegExp(`(?!(?<![:\uff1a=;,&+/] {0,8})${AND})${NAME}(?= ?/)`),
  {
    label: "surname",
  },
);
/** `DOE`, at the head of a line of names with titles or types. */
const LeadingNotedSurname = token(
  "LeadingNotedSurname",
  new RegExp(`${LINE_START}(?=${MARKED_LIST})${NAME}(?= ?/)`),
  { label: "surname", categories: [NotedSurname], push_mode: "notedNames" },
);
/** `JANE MRS`, `KIM CHD`. */
const NotedGiven = token("NotedGiven", new RegExp(`(?<=/ ?)${NAME}(?: ${ANY_MARK}){0,2}`), {
  label: "given name",
});
/** `DOE JANE MRS`: without a slash, only if nothing else is on the line. */
const SpacedName = token("SpacedNotedName", new RegExp(TITLED_SPACED_NAME), { label: "name" });
const LeadingSpacedName = token(
  "LeadingSpacedNotedName",
  new RegExp(
    `${LINE_START}(?=[^\\n]{1,40} ${TITLE}[\\n ,;&+/])(?=${TITLED_SPACED_NAME}(?: {0,16}(?:(?:${SEPARATOR}|/) {0,8})?${TITLED_SPACED_NAME}){0,8} *\\n)${TITLED_SPACED_NAME}`,
  ),
  { label: "name", categories: [SpacedName], push_mode: "notedNames" },
);
const NotedAge = token("NotedAge", new RegExp(AGE), { label: "age" });
const NameSeparator = token("NameSeparator", new RegExp(SEPARATOR), { label: "separator" });

class NotedNamesRules extends LineRules {
  /**
   * notedNames: NameLabel? (notedPerson (NameSeparator | Slash)?)+
   *
   *     DOE/JANE MRS   DOE/KIM CHD        PAX 1: SAMPLE NAME / ANA SRA
   */
  readonly line = this.RULE("notedNames", (): NamesNode => {
    const label = this.optionalText(1, NameLabel);
    const persons: PersonName[] = [];
    this.AT_LEAST_ONE(() => {
      persons.push(this.SUBRULE(this.person));
      this.OPTION(() => this.oneToken(NameSeparator, Slash));
    });
    return this.ACTION((): NamesNode => {
      const words = label?.value ?? "";
      const named = OF_FRENCH_JOURNEY.test(words) ? persons.map(frenchName) : persons;
      const node: NamesNode = { kind: "names", persons: named, noted: true };
      return ANY_JOURNEY.test(words) ? { ...node, ofJourney: true } : node;
    });
  });

  /**
   * notedPerson: spacedName | slashedName
   *
   *     DOE JANE MRS        DOE/JANE MRS
   */
  private readonly person = this.RULE("notedPerson", (): PersonName =>
    this.OR<PersonName>([
      { ALT: () => this.SUBRULE(this.spaced) },
      { ALT: () => this.SUBRULE(this.slashed) },
    ]),
  );

  /**
   * spacedName: SpacedNotedName
   *
   *     DOE JANE MRS
   */
  private readonly spaced = this.RULE("spacedName", (): PersonName => {
    const name = this.text(this.CONSUME(SpacedName));
    return this.ACTION(() => ({ surname: name, ...partsOfSpaced(name), printed: name }));
  });

  /**
   * slashedName: FrontTitle? NotedSurname Slash NotedGiven NotedAge?
   *
   *     DOE/JANE MRS        MS DOE / JANE        SAMPLE/KIM CHD 8 YEARS
   */
  private readonly slashed = this.RULE("slashedName", (): PersonName => {
    const title = this.optionalText(1, FrontTitle);
    const surname = this.text(this.CONSUME(NotedSurname));
    this.CONSUME(Slash);
    const given = this.text(this.CONSUME(NotedGiven));
    this.skip(2, NotedAge);
    return this.ACTION(() => {
      const person: Mutable<PersonName> = {
        surname,
        given,
        printed: this.between((title ?? surname).start, given.end),
      };
      if (title !== undefined) person.title = title;
      return person;
    });
  });
}

const OF_FRENCH_JOURNEY = new RegExp(`^${FRENCH_JOURNEY}(?![${NAME_LETTERS}])`);
const ANY_JOURNEY = new RegExp(
  `^(?:${JOURNEY}|${TITLED_JOURNEY}|${FRENCH_JOURNEY})(?![${NAME_LETTERS}])`,
);

const WITH_FRENCH_TITLE = new RegExp(` ${FRENCH_TITLE}\\.?$`);

/** Takes the title from the end of a given name. */
function frenchName(person: PersonName): PersonName {
  const { given } = person;
  const at = given?.value.search(WITH_FRENCH_TITLE) ?? -1;
  if (given === undefined || at < 0) return person;
  const title = part(given, at + 1, given.value.length);
  return { ...person, given: part(given, 0, at), title };
}

/** Travellers as people write them; to be tried after everything that a system prints. */
export const notedNames = lineFamily(
  "noted names",
  [NameLabel, LeadingNotedSurname, LeadingSpacedName],
  [FrontTitle, SpacedName, NotedSurname, NotedGiven, NotedAge, NameSeparator, Slash],
  NotedNamesRules,
);

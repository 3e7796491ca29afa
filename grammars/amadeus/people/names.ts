import type { Mutable, NamesNode, PersonName, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { FullDate, Slash } from "../../common/tokens.ts";
import { dateValue, part, trimmed } from "../../common/values.ts";
import { GLUED_TITLE, TITLE } from "../../common/people/typed-names.ts";
import { DAY_MONTH, NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

/*
 * The names of travellers, several to a line:
 *
 *   1.SAMPLEMAN/ARIA MRS(ADT)(INF/KAI/05JAN25)   2.TESTOVA/NINA MISS(CHD/04APR18)
 */

const LINE_START = "(?<![^\\n]) *";
/** A name of one or several words. Three spaces separate a traveller from the next. */
const NAME = `${NAME_LETTER}(?:[${NAME_LETTERS}.']|(?: {1,2}|-)(?=[${NAME_LETTERS}.']))*`;
/** Keywords that begin other elements after a number with a dot. */
const NO_KEYWORD =
  "(?!(?:AP[A-Z]?|TK|SSR|OSI|R[CMXQ][A-Z]?|RF|RI[A-Z]|F[ABEHMPSTVZ]|OP[CW]?|SK|AM|AB|ES|SP|NM) )";
/** Words before a slash that are not surnames. */
const NO_LABEL = "(?!(?:PAX|NAMES?|ATTN|GUESTS?|PASSENGERS?|DRIVER|FROM|TO|CC)\\b)";
/**
 * The first name of a line. A word after a number is not enough: it must have a slash, be `FNU` or
 * `LNU` (first or last name unknown), or have a name with a slash after it.
 */
const FIRST_NAME =
  `${NO_KEYWORD}${NAME} *\\/|(?:FNU|LNU)(?: ${NAME_LETTER}+)?(?= *(?:\\(|\\n| \\d))` +
  `|${NAME} {3,}\\d{1,3}\\.${NAME}\\/`;
/** After a slash: given names that end in a title. */
const TITLED = `[${NAME_LETTERS}.' -]*(?:(?<=[/ ])${TITLE}|(?<=${NAME_LETTER}{2})${GLUED_TITLE})`;
/** What identifies a name without a number: a title or a group at the end of the line, or the second name. */
const UNNUMBERED =
  `\\/ {0,3}(?:${TITLE} +${NAME} *\\n|${TITLED} *\\n` +
  `|[${NAME_LETTERS}.' -]*\\((?:INF *[ /]?${NAME_LETTER}|ID|[A-Z][A-Z\\d]{2}(?=[/)]))[^\\n]*\\) *\\n` +
  `|${NAME}(?:\\([^\\n)]{1,40}\\)){0,2} {2,4}2\\. ?${NAME}\\/)`;
/** What identifies a name without a number before one that has kept its own. */
const BEFORE_NUMBERED = `\\/${TITLED}(?:\\([^\\n)]{1,40}\\)){0,2} {1,4}\\d{1,2}\\. ?${NAME}\\/`;

/** `2.`, before a name. */
const NameNumber = token("NameNumber", new RegExp(`\\d{1,3}\\.(?= *${NAME_LETTER})`), {
  label: "name number",
});
/** `1.`, at the head of a line of names. */
const NamesHead = token(
  "NamesHead",
  new RegExp(`${LINE_START}\\d{1,3}\\.(?= *(?:${FIRST_NAME}))`),
  { label: "name number", categories: [NameNumber], push_mode: "names" },
);
/** `.`, where a copy of the text begins after the number of its first name. */
const CutHead = token(
  "CutHead",
  new RegExp(`(?<![^\\n])\\.(?=${NO_KEYWORD}${NO_LABEL}${NAME}${UNNUMBERED})`),
  { label: ".", push_mode: "names" },
);

const NamePart = token("NamePart", new RegExp(NAME), { label: "name" });
/**
 * The first surname as the opener of a line, if a space follows its number or it has none, as on a line of a single name:
 * `1. DOE/JANE`, `DOE/JANE MRS`, `1 DOE/JANE MRS`, `DOE/JANE MRS 2.ROE/BO`.
 */
const LeadingSurname = token(
  "LeadingSurname",
  new RegExp(
    `(?<=${LINE_START}\\d{1,3}\\. +)${NO_KEYWORD}${NAME}(?= *\\/)` +
      `|(?<=(?<![^\\n]) {0,3}(?:\\d{1,3} {1,3})?)${NO_KEYWORD}${NO_LABEL}${NAME}(?=${UNNUMBERED})` +
      `|(?<=${LINE_START})${NO_KEYWORD}${NO_LABEL}${NAME}(?=${BEFORE_NUMBERED})`,
  ),
  { label: "name", categories: [NamePart], push_mode: "names" },
);

/** `(INF` before a name, with or without a slash: `(INF/KAI`, `(INFROE/JANE`. */
const InfantMark = token(
  "InfantMark",
  new RegExp(`\\( *INF(?!ANTS?[ )])(?= *(?:/ *)?${NAME_LETTER})`),
  {
    label: "(INF",
  },
);
/** `(ADT`, `(C05`, `(CH25`, before the end of the group or a birth date. */
const TypeGroupMark = token(
  "TypeGroupMark",
  new RegExp(String.raw`\((?:[A-Z]{3}|[A-Z]{1,2}\d\d)(?=\)|/ *${DAY_MONTH}\d)`),
  { label: "passenger type" },
);
/** `(ID`. */
const IdentificationMark = token("IdentificationMark", /\( *ID *(?=[^ )\n])/, { label: "(ID" });
/** `DOB` of `(IDDOB27SEP15)`, before a birth date and the end of the group. */
const BirthDateMark = token(
  "BirthDateMark",
  new RegExp(String.raw`(?<=\( *ID *)DOB *(?=${DAY_MONTH}\d{2,4}\))`),
  { label: "DOB" },
);
/** `EMP4711` of `(IDEMP4711)`. */
const IdentificationText = token("IdentificationText", /(?<=\( *ID *)[!-(*-\uffff][^)\n]*/, {
  label: "identification",
});
/** A group of unknown meaning: `(XYZ 1`. */
const UnknownGroup = token("UnknownGroup", /\([^)\n]*/, { label: "group" });
const GroupEnd = token("GroupEnd", ")", { label: ")" });

const NAMES = [
  IdentificationMark,
  BirthDateMark,
  IdentificationText,
  InfantMark,
  TypeGroupMark,
  UnknownGroup,
  GroupEnd,
  FullDate,
  NameNumber,
  NamePart,
  Slash,
];

type Name = Mutable<PersonName>;

class NamesRules extends LineRules {
  /**
   * names: CutHead? (person groups)+
   *
   *     1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR
   */
  readonly line = this.RULE("names", (): NamesNode => {
    const persons: PersonName[] = [];
    const unparsed: Read<string>[] = [];
    let lineNumber = this.elementNumber();
    this.skip(1, CutHead);
    this.AT_LEAST_ONE(() => {
      const person = this.SUBRULE(this.person);
      const groups = this.SUBRULE(this.groups);
      this.ACTION(() => {
        const number = person.number ?? lineNumber;
        persons.push(Object.assign(person, { number }, groups.person), ...groups.infants);
        unparsed.push(...groups.unknown);
        lineNumber = undefined;
      });
    });
    return { kind: "names", persons, unparsed: unparsedOf(unparsed) };
  });

  /**
   * person: NameNumber NamePart givenName? | NamePart givenName
   *
   *     1.SAMPLEMAN/ARIA MRS        4.MADONNA
   */
  private readonly person = this.RULE("person", (): Name =>
    this.OR([
      {
        ALT: () => {
          const number = this.read(this.CONSUME(NameNumber), String, /\d+/);
          const surname = this.text(this.CONSUME1(NamePart));
          const given = this.OPTION(() => this.SUBRULE1(this.givenName));
          return { number, surname, given, printed: this.wholeName(surname, given) };
        },
      },
      {
        ALT: () => {
          const surname = this.text(this.CONSUME2(NamePart));
          const given = this.SUBRULE2(this.givenName);
          return { surname, given, printed: this.wholeName(surname, given) };
        },
      },
    ]),
  );

  private wholeName(first: Read<string>, last = first): Read<string> {
    return this.between(first.start, last.end);
  }

  /**
   * givenName: Slash NamePart? (Slash NamePart)*
   *
   *     /CARL QUENTIN MR        /JOHN/MIDDLE
   */
  private readonly givenName = this.RULE("givenName", () => {
    this.CONSUME1(Slash);
    return this.printed(() => {
      this.OPTION(() => this.CONSUME1(NamePart));
      this.MANY(() => {
        this.CONSUME2(Slash);
        this.CONSUME2(NamePart);
      });
    });
  });

  /** groups: (typeGroup | identificationGroup | infantGroup | unknownGroup)* */
  private readonly groups = this.RULE("groups", () => {
    const person: Partial<Name> = {};
    const infants: PersonName[] = [];
    const unknown: Read<string>[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => Object.assign(person, this.SUBRULE(this.typeGroup)) },
        { ALT: () => Object.assign(person, this.SUBRULE(this.identificationGroup)) },
        { ALT: () => infants.push(this.SUBRULE(this.infantGroup)) },
        { ALT: () => unknown.push(this.SUBRULE(this.unknownGroup)) },
      ]);
    });
    return { person, infants, unknown };
  });

  /**
   * typeGroup: TypeGroupMark (Slash FullDate)? GroupEnd?
   *
   *     (ADT)        (CHD/04APR18)
   */
  private readonly typeGroup = this.RULE("typeGroup", (): Partial<Name> => {
    const mark = this.text(this.CONSUME(TypeGroupMark));
    const birthDate = this.option(1, () => {
      this.CONSUME(Slash);
      return this.read(this.CONSUME(FullDate), dateValue);
    });
    this.skip(2, GroupEnd);
    const passengerType = part(mark, 1, mark.value.length);
    return birthDate === undefined ? { passengerType } : { passengerType, birthDate };
  });

  /**
   * identificationGroup: IdentificationMark (BirthDateMark FullDate | IdentificationText) GroupEnd?
   *
   *     (IDEMP4711)        (IDDOB27SEP15)
   */
  private readonly identificationGroup = this.RULE("identificationGroup", (): Partial<Name> => {
    const found: Partial<Name> = {};
    this.CONSUME(IdentificationMark);
    const text = this.printed(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(BirthDateMark);
            found.birthDate = this.read(this.CONSUME(FullDate), dateValue);
          },
        },
        { ALT: () => this.CONSUME(IdentificationText) },
      ]);
    });
    this.skip(1, GroupEnd);
    found.identification = this.ACTION(() => trimmed(text));
    return found;
  });

  /**
   * infantGroup: InfantMark Slash? NamePart (Slash (NamePart | FullDate))* GroupEnd?
   *
   *     (INF/KAI/05JAN25)        (INFROE/JANE/03JAN25)
   *
   * A single name after a slash is the given name; the infant has the surname of the adult.
   */
  private readonly infantGroup = this.RULE("infantGroup", (): PersonName => {
    const mark = this.text(this.CONSUME(InfantMark));
    const slash = this.optionalText(1, Slash);
    const first = this.text(this.CONSUME(NamePart));
    let second: Read<string> | undefined;
    const infant: Partial<Name> = {};
    this.MANY(() => {
      this.CONSUME2(Slash);
      this.OR([
        { ALT: () => (second = this.text(this.CONSUME2(NamePart))) },
        { ALT: () => (infant.birthDate = this.read(this.CONSUME(FullDate), dateValue)) },
      ]);
    });
    this.skip(2, GroupEnd);
    const hasOwnSurname = second !== undefined || slash === undefined;
    return {
      surname: hasOwnSurname ? first : undefined,
      given: hasOwnSurname ? second : first,
      printed: this.wholeName(first, second),
      passengerType: part(mark, mark.value.indexOf("INF"), mark.value.length),
      ...infant,
      infantOfPrevious: true,
    };
  });

  /** unknownGroup: UnknownGroup GroupEnd? */
  private readonly unknownGroup = this.RULE("unknownGroup", () => {
    const group = this.text(this.CONSUME(UnknownGroup));
    const end = this.optionalText(1, GroupEnd);
    return this.between(group.start, (end ?? group).end);
  });
}

export const names = lineFamily("names", [NamesHead, CutHead, LeadingSurname], NAMES, NamesRules);

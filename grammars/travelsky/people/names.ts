import type { NamesNode, PersonName, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { Slash, Word } from "../../common/tokens.ts";
import { unparsedOf } from "../../common/segments/options.ts";
import { part } from "../../common/values.ts";
import { LINE_START } from "../item.ts";
import { HAN } from "../shapes.ts";
import { AIRLINE, NAME_LETTER, NAME_LETTERS, oneOf } from "../../common/shapes.ts";

/*
 * The names of travellers, and the record locator after the last of them. In a name in Chinese
 * characters the surname is not marked, so the whole name counts as the surname.
 *
 *  1.LI/MING 2.WANG/FANG MS 3.LI/XIAOLE CHD KE9SWE
 *  1.李明 2.王小乐CHD KE9SWE
 */

/** Another line of names. */
const NAMES_FOLLOW = ` *\\n {0,8}\\d{1,3}\\. *(?:[${NAME_LETTERS}' -]{1,40}/${NAME_LETTER}|${HAN})`;
/** Six letters at the end of a line, which can be the locator unless more names follow. */
const LETTERS_LAST = `[A-Z]{6}(?= *\\n)(?!${NAMES_FOLLOW})`;
/** `KE9SWE`: a locator of letters and digits, at the end of a line. */
const LOCATOR_LAST = "(?=[A-Z]{0,5}\\d)(?=\\d{0,5}[A-Z])[A-Z\\d]{6}(?= *\\n)";
/** Chinese surnames of two characters. */
const LONG_SURNAMES = [
  "欧阳",
  "司马",
  "上官",
  "诸葛",
  "东方",
  "皇甫",
  "尉迟",
  "公孙",
  "令狐",
  "慕容",
];
const TITLE = "(?:MR|MRS|MS|MISS|MSTR)";
const TYPE = "(?:CHD|INF)";
/** A locator of letters only, which cannot be a name: it has no vowel, or a title or type precedes it. */
const LETTERS_LOCATOR = `(?![A-Z]{0,5}[AEIOUY])[A-Z]{6}(?= *\\n)|(?<=(?: (?:${TITLE}|${TYPE})|${HAN}${TYPE}?) )[A-Z]{6}(?= *\\n)`;
/** Excludes keywords such as `FN/` and `SVC/`, which have no vowel; but `NG/` is a surname. */
const NO_KEYWORD = "(?!(?!NG/)[B-DF-HJ-NP-TV-XZ]{1,3}/)";
/** `LI`, `FANG MS`: the words of a name, up to the passenger type or the locator. */
const NAME = `${NAME_LETTER}(?:[${NAME_LETTERS}.']|(?: |-)(?=${NAME_LETTER})(?!${TYPE}[ \\n(]|${LOCATOR_LAST}|${LETTERS_LAST}))*`;
/** `李明`; a dot or a space can separate its parts: `买买提·阿不都`. */
const CHINESE_NAME = `${HAN}(?:[·•・ ]?${HAN}){1,20}(?: ${TITLE}(?![A-Z]))?`;

/** `2.`, before a name. */
const NameNumber = token("NameNumber", new RegExp(`\\d{1,3}\\.(?= *${NAME_LETTER})`), {
  label: "name number",
});
const LatinName = token("LatinName", new RegExp(NAME), { label: "name" });
/** Not next to a slash, which sets off a given name as in Latin letters: `王/小明`. */
const ChineseName = token("ChineseName", new RegExp(`(?<!/)${CHINESE_NAME}(?!/|${HAN})`), {
  label: "name",
});
/** Chinese words before a slash that are not a surname: those of several characters but a few, and answers in a form. */
const NO_CHINESE_SURNAME = `(?!(?!${oneOf(...LONG_SURNAMES)}/)${HAN}{2,20}/|[男女是否有无]/)`;
/** The first surname of a line, after its number: `LI` of ` 1.LI/MING`. */
const LeadingSurname = token(
  "LeadingSurname",
  new RegExp(
    `(?<=${LINE_START}\\d{1,3}\\. {0,3})${NO_KEYWORD}${NO_CHINESE_SURNAME}${NAME}(?=/${NAME_LETTER})`,
  ),
  { label: "name", categories: [LatinName], push_mode: "names" },
);
/** The first name of a line in Chinese characters, after its number: ` 1.李明`; a number follows in a table, a mark in a sentence. */
const LeadingChineseName = token(
  "LeadingChineseName",
  new RegExp(
    `(?<=${LINE_START}\\d{1,3}\\. {0,3})${CHINESE_NAME}(?!${HAN}| {1,8}\\d{1,4}(?![.\\d])|[\u3002\uff0c\u3001]|\\. *\\n)`,
  ),
  { label: "name", categories: [ChineseName], push_mode: "names" },
);
/** `CHD`, `INF`; they can follow Chinese characters without a space. */
const PassengerType = token("PassengerType", new RegExp(`${TYPE}(?=[ \\n])`), {
  label: "passenger type",
});
/** `KE9SWE`, at the end of the line. A word that can also be a name is not taken. */
const NamesLocator = token(
  "NamesLocator",
  new RegExp(`(?<= )(?:${LOCATOR_LAST}|${LETTERS_LOCATOR})`),
  { label: "record locator" },
);

type Name = Pick<PersonName, "surname" | "given" | "printed">;

class NamesRules extends LineRules {
  /**
   * names: person (nextPerson | NamesLocator | LatinName | Word)*
   *
   *  1.LI/MING 2.WANG/FANG MS KE9SWE
   */
  readonly line = this.RULE("names", (): NamesNode => {
    const persons: PersonName[] = [];
    const unparsed: Read<string>[] = [];
    const number = this.elementNumber();
    const first = this.SUBRULE(this.person);
    this.ACTION(() => persons.push({ number, ...first }));
    let locator: NamesNode["locator"];
    this.MANY(() => {
      this.OR([
        { ALT: () => persons.push(this.SUBRULE(this.nextPerson)) },
        { ALT: () => (locator = this.text(this.CONSUME(NamesLocator))) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(LatinName))) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(Word))) },
      ]);
    });
    return {
      kind: "names",
      persons,
      locator,
      unparsed: unparsedOf(unparsed),
    };
  });

  /** nextPerson: NameNumber person */
  private readonly nextPerson = this.RULE("nextPerson", (): PersonName => {
    const number = this.read(this.CONSUME(NameNumber), String, /\d+/);
    return { number, ...this.SUBRULE(this.person) };
  });

  /**
   * person: (LatinName Slash LatinName | ChineseName) PassengerType?
   *
   *     WANG/FANG MS        LI/XIAOLE CHD        王小乐CHD
   */
  private readonly person = this.RULE("person", (): PersonName => {
    const name = this.OR<Name>([
      {
        ALT: () => {
          const surname = this.text(this.CONSUME1(LatinName));
          this.CONSUME(Slash);
          const given = this.text(this.CONSUME2(LatinName));
          return { surname, given, printed: this.between(surname.start, given.end) };
        },
      },
      {
        ALT: () => {
          const surname = this.text(this.CONSUME(ChineseName));
          return { surname, printed: surname };
        },
      },
    ]);
    const type = this.optionalText(1, PassengerType);
    return this.ACTION(() =>
      type === undefined ? withGluedType(name) : { ...name, passengerType: type },
    );
  });
}

/** Splits `XIAOLECHD`: no name ends with `CHD`. */
function withGluedType({ surname, given, printed }: Name): PersonName {
  if (given?.value.endsWith("CHD") !== true || given.value === "CHD")
    return { surname, given, printed };
  const at = given.value.length - "CHD".length;
  return {
    surname,
    given: part(given, 0, at),
    printed: { ...printed, value: printed.value.slice(0, -"CHD".length), end: given.start + at },
    passengerType: part(given, at, given.value.length),
  };
}

export const names = lineFamily(
  "names",
  [LeadingSurname, LeadingChineseName],
  [NamesLocator, PassengerType, NameNumber, ChineseName, LatinName, Slash, Word],
  NamesRules,
);

/** `10`: the size of the group, after the number 0. */
const GroupCount = token(
  "GroupCount",
  new RegExp(`(?<=${LINE_START}0\\. {0,3})\\d{1,3}(?= *[A-Z][^\\n]{0,60} NM\\d)`),
  { label: "count", push_mode: "group" },
);
/** `SAMPLEGRP`. */
const GroupName = token("GroupName", /[A-Z][A-Z\d'/-]*(?: +(?!NM\d)[A-Z\d'/-]+)*/, {
  label: "group name",
});
/** `NM10`: the number of travellers with a name. */
const NamedCount = token("NamedCount", /NM\d{1,3}(?=[ \n])/, { label: "NM" });

class GroupRules extends LineRules {
  /**
   * group: GroupCount GroupName NamedCount NamesLocator?
   *
   *  0.10SAMPLEGRP NM10 KE9SWE
   */
  readonly line = this.RULE("group", (): NamesNode => {
    const number = this.elementNumber();
    this.CONSUME(GroupCount);
    const group = this.text(this.CONSUME(GroupName));
    this.CONSUME(NamedCount);
    const locator = this.optionalText(1, NamesLocator);
    return { kind: "names", number, persons: [], group, locator };
  });
}

export const group = lineFamily(
  "group",
  [GroupCount],
  [NamedCount, NamesLocator, GroupName],
  GroupRules,
);

/** Looks after: not below `-MU-`, whose locator a mailer carried over. */
const NOT_OF_AIRLINE = `(?<!-${AIRLINE}- {0,3}\\n {0,12})`;
/** `KE9SWE`, alone on a line because it did not fit on the line of names. */
const LoneLocator = token(
  "LoneLocator",
  new RegExp(`(?<=${LINE_START})${NOT_OF_AIRLINE}${LOCATOR_LAST}`),
  { label: "record locator", push_mode: "locator" },
);

class LocatorRules extends LineRules {
  /**
   * locator: LoneLocator
   *
   *     KE9SWE
   */
  readonly line = this.RULE("locator", (): NamesNode => {
    const locator = this.text(this.CONSUME(LoneLocator));
    return { kind: "names", persons: [], locator };
  });
}

export const locator = lineFamily("locator", [LoneLocator], [], LocatorRules);

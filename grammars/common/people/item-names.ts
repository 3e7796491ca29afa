import { createToken } from "chevrotain";
import type { GroupNode, NamesNode, PersonName, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { readItemReference, type ItemReference } from "./item-reference.ts";
import { Slash } from "../tokens.ts";
import { part } from "../values.ts";

/*
 * Names in items, several to a line: the number of the item, how many travellers it holds, a surname,
 * their given names, and what the agent noted of them behind a star:
 *
 *  1.1SAMPLEMAN/BORIS MR*P-C08  2.2DOE/JOHN MR/JANE MRS  3.I/1SAMPLEMAN/KAI*05JAN25
 *
 * An infant's item has `I/` before its count, that of a group or a company `C/`.
 */

const LINE_START = "(?<![^\\n]) *";
/** Names of one or several words. */
const NAME = "[A-Z](?:[A-Z.']|[ -](?=[A-Z.']))*";
/** `2.1`, `3.I/1`, where the surname follows; `1.`, where a slash shows that it is one. */
const NUMBER =
  "\\d{1,3}\\.(?:(?:I\\/)?[1-9]\\d? ?(?=[A-Z])" + `|(?:I\\/)? ?(?=[A-Z][A-Z .'-]{0,60}\\/))`;
const NEXT_ITEM = "\\d{1,3}\\.(?:\\d{1,2} ?[A-Z]|[IC]\\/)";
const TITLE = "(?:MRS?|MS|MISS|MSTR|MSS|MST|DR|PROF|REV)";
const GLUED_TITLE = "(?:MRS?|MISS|MSTR)";
/** Given names of which the last ends in a title. */
const TITLED = `\\/[A-Z.' /-]*(?:(?<=[/ .])${TITLE}|(?<=[A-Z]{2})${GLUED_TITLE})`;
/** What can follow an item. */
const AFTER_ITEM = `(?= {0,20}[\\n*(#\\u00a5\\u2021]| {2}| ?${NEXT_ITEM})`;
/**
 * The first item must be a whole one: a count that counts travellers, where amounts of money have
 * decimals; for a name without a slash, or an item without a count, more than a surname has to tell.
 */
const FIRST_ITEM =
  `\\d{1,3}\\.(?:(?:I\\/)?1 ?${NAME} ?\\/(?:${NAME})?(?:\\/(?:${NAME})?){0,98}${AFTER_ITEM}` +
  // One given name of several is cut short, if its title shows that it is one.
  `|(?:I\\/)?[1-9]\\d? ?${NAME} ?(?:\\/${NAME}(?:\\*[A-Z\\d-]{1,12})?(?:\\/(?:${NAME})?){1,98}|${TITLED})${AFTER_ITEM}` +
  `|(?:I\\/)?1[A-Z]{3}[A-Z]{0,57}(?: [A-Z]{1,60})?(?= {0,20}[\\n*]| {1,3}${NEXT_ITEM})` +
  `| ?(?![A-Z]-)${NAME}${TITLED}${AFTER_ITEM})`;

const NameItem = createToken({
  name: "NameItem",
  label: "name item",
  pattern: new RegExp(NUMBER),
});
const FirstNameItem = createToken({
  name: "FirstNameItem",
  label: "name item",
  pattern: new RegExp(`${LINE_START}(?=${FIRST_ITEM})${NUMBER}`),
  categories: [NameItem],
  push_mode: "itemNames",
});
const ItemName = createToken({ name: "ItemName", label: "name", pattern: new RegExp(NAME) });
/** The mark behind an entry, where it was copied with it. */
const ITEM_END = "[#\\u00a5\\u2021](?= *\\n)";
const WORD = "[A-Z.']{1,40}";
/** Words of sentences, and words before a slash that are no surname. */
const NO_SURNAME =
  "(?![A-Z .'-]{0,60}\\b(?:PAX|NAMES?|ATTN|GUESTS?|PASSENGERS?|FROM|FOR|TO|THE|AND|OR|WITH|CALL" +
  "|CONTACT|PLS|PLEASE|AGENT|NEXT|DEAR|HELLO|HI|TOTAL|BOOKING|TRAVEL|SALES|REGARDS|THANKS)\\b)";
/** A surname without its item's number, where the line is one name of few words with a title. */
const LoneSurname = createToken({
  name: "LoneSurname",
  label: "name",
  pattern: new RegExp(
    `(?<=(?<![^\\n]) {0,3}(?:\\d{1,3}\\.? {1,3})?)${NO_SURNAME}` +
      `(?=${WORD}(?:[ -]${WORD}){0,2} ?\\/ ?${WORD}(?:[ -]${WORD}){0,3} *[*\\n])` +
      `${NAME}(?=${TITLED}(?:\\*[^\\n *]{1,30})? *\\n)`,
  ),
  push_mode: "itemNames",
});
/** `*P-C08`, up to the next item or two blanks; `(ADT)`. */
const ItemReferenceText = createToken({
  name: "ItemReferenceText",
  label: "reference",
  pattern: new RegExp(
    `\\*(?:(?!${ITEM_END}|/[A-Z]{2})[^\\n ]| (?! |\\n|${NEXT_ITEM}))*|\\([A-Z\\d/. -]{1,30}\\)`,
  ),
});
const EndItem = createToken({ name: "EndItem", pattern: new RegExp(ITEM_END) });
const ItemWord = createToken({ name: "ItemWord", label: "text", pattern: /[!-'+-\uffff]+|[()]/ });

const COMPANY = "\\d{1,3}\\.C\\/\\d{0,3} ?";
const COMPANY_NAME = `[A-Z](?:[A-Z\\d.'/-]| (?=[A-Z\\d.'/-])(?!${NEXT_ITEM}))*`;
/** The whole item of a group, where those of travellers stand on the same line. */
const GroupItem = createToken({
  name: "GroupItem",
  label: "group",
  pattern: new RegExp(COMPANY + COMPANY_NAME),
});
const FirstGroupItem = createToken({
  name: "FirstGroupItem",
  label: "group",
  pattern: new RegExp(
    `(?<=${LINE_START})${COMPANY}${COMPANY_NAME}(?=(?:\\*[^\\n ]*)? {1,20}\\d{1,3}\\.[\\dI])`,
  ),
  categories: [GroupItem],
  push_mode: "itemNames",
});

/** The given names of an item: each alone, and all with the slashes between them. */
interface GivenNames {
  readonly each: readonly Read<string>[];
  readonly all: Read<string> | undefined;
}

/** What follows the surname of an item: names, or what is noted of the last of them. */
interface ItemPart {
  readonly given?: GivenNames;
  readonly reference?: Read<string>;
}

/** The travellers of one item, and what of it has no meaning. */
interface Item {
  readonly persons: readonly PersonName[];
  readonly unread: readonly Read<string>[];
}

class ItemNamesRules extends LineRules {
  /** Whether the system glues titles to names. */
  protected readonly gluesTitles: boolean = false;

  /**
   * itemNames: (item | loneItem | groupItem | EndItem | looseName | ItemWord)+
   *
   *      1.1SAMPLEMAN/BORIS*P-C08  2.1SAMPLEMAN/ARIA
   */
  readonly line = this.RULE("itemNames", (): NamesNode => {
    const number = this.elementNumber();
    const persons: PersonName[] = [];
    const unparsed: Read<string>[] = [];
    let group: NamesNode["group"];
    this.AT_LEAST_ONE(() => {
      this.OR([
        {
          ALT: () => {
            const item = this.SUBRULE(this.item);
            this.ACTION(() => {
              persons.push(...item.persons);
              unparsed.push(...item.unread);
            });
          },
        },
        { ALT: () => persons.push({ number, ...this.SUBRULE(this.loneItem) }) },
        { ALT: () => (group = this.SUBRULE(this.groupItem)) },
        { ALT: () => this.CONSUME(EndItem) },
        { ALT: () => unparsed.push(this.SUBRULE(this.looseName)) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(ItemWord))) },
      ]);
    });
    return {
      kind: "names",
      persons,
      group,
      ...(this.gluesTitles ? { gluesTitles: true } : {}),
      unparsed: unparsed.length > 0 ? unparsed : undefined,
    };
  });

  /**
   * item: NameItem ItemName (givenNames | ItemReferenceText)*
   *
   *     1.2DOE/JOHN MR/JANE MRS        3.I/1SAMPLEMAN/KAI*05JAN25        1.1DOE/JOHN/MIDDLE
   */
  private readonly item = this.RULE("item", (): Item => {
    const head = this.text(this.CONSUME(NameItem));
    const surname = this.text(this.CONSUME(ItemName));
    const parts: ItemPart[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => parts.push({ given: this.SUBRULE(this.givenNames) }) },
        { ALT: () => parts.push({ reference: this.text(this.CONSUME(ItemReferenceText)) }) },
      ]);
    });
    return this.ACTION(() => {
      const number = numberOf(head);
      const [first] = parts;
      const persons = [...this.travellers(surname, first?.given, number.count)];
      const said: (ItemReference | undefined)[] = [];
      for (const { given, reference } of parts) {
        if (reference !== undefined) said[persons.length - 1] ??= readItemReference(reference);
        if (given !== undefined && given !== first?.given)
          for (const name of given.each) persons.push({ given: name, printed: name });
      }
      return itemOf(number, persons, said);
    });
  });

  /**
   * loneItem: LoneSurname givenNames ItemReferenceText?
   *
   *     SAMPLEMAN/BORIS MR
   */
  private readonly loneItem = this.RULE("loneItem", (): PersonName => {
    const surname = this.text(this.CONSUME(LoneSurname));
    const given = this.SUBRULE(this.givenNames);
    const reference = this.optionalText(1, ItemReferenceText);
    return this.ACTION(() => ({
      ...this.one(surname, given.all),
      ...(reference === undefined ? {} : readItemReference(reference)),
    }));
  });

  /**
   * looseName: ItemName givenNames?
   *
   *     WAITLIST
   */
  private readonly looseName = this.RULE("looseName", () => {
    const name = this.text(this.CONSUME(ItemName));
    const given = this.OPTION(() => this.SUBRULE(this.givenNames));
    return this.ACTION(() => this.between(name.start, (given?.all ?? name).end));
  });

  /**
   * givenNames: (Slash ItemName?)+
   *
   *     /BORIS MR        /A/B/C/D        /MRS
   */
  private readonly givenNames = this.RULE("givenNames", (): GivenNames => {
    const each: Read<string>[] = [];
    this.AT_LEAST_ONE(() => {
      this.CONSUME(Slash);
      const name = this.optionalText(1, ItemName);
      this.ACTION(() => name !== undefined && each.push(name));
    });
    return this.ACTION(() => {
      const [first, last] = [each[0], each.at(-1)];
      return { each, all: first && last && this.between(first.start, last.end) };
    });
  });

  /**
   * groupItem: GroupItem ItemReferenceText?
   *
   *     1.C/15GRPNAME
   */
  private readonly groupItem = this.RULE("groupItem", () => {
    const item = this.text(this.CONSUME(GroupItem));
    this.OPTION(() => this.CONSUME(ItemReferenceText));
    return this.ACTION(() => {
      const name = item.value.search(/[A-Z](?<=\/\d*[A-Z])/);
      return part(item, name, item.value.length);
    });
  });

  /**
   * Where the item holds one traveller, further slashes part a middle name or a title; else each
   * begins another traveller, who shares the surname.
   */
  private travellers(
    surname: Read<string>,
    given: GivenNames | undefined,
    count: number,
  ): readonly PersonName[] {
    const [first, ...others] = given?.each ?? [];
    if (count < 2 || first === undefined) return [this.one(surname, given?.all)];
    return [this.one(surname, first), ...others.map((name) => ({ given: name, printed: name }))];
  }

  private one(surname: Read<string>, given: Read<string> | undefined): PersonName {
    return { surname, given, printed: this.between(surname.start, (given ?? surname).end) };
  }
}

/** The head of an item: `3.I/1` is item 3, an infant's, of one. */
interface ItemNumber {
  readonly item: Read<string>;
  /** `I/` stands before the count. */
  readonly isInfant: boolean;
  /** 0 where none is printed. */
  readonly count: number;
}

function numberOf(head: Read<string>): ItemNumber {
  const [digits = ""] = /\d+/.exec(head.value) ?? [];
  const from = head.value.indexOf(digits);
  const mark = head.value.indexOf("I");
  const behind = head.value.slice(Math.max(mark + 1, from + digits.length)).replace(/\D/g, "");
  const item = { value: digits, start: head.start + from, end: head.start + from + digits.length };
  return { item, isInfant: mark >= 0, count: Number(behind) };
}

/**
 * The travellers of an item with what its head says of all, and the reference behind a name of the one
 * who bears it.
 */
function itemOf(
  { item, isInfant, count }: ItemNumber,
  named: readonly PersonName[],
  said: readonly (ItemReference | undefined)[],
): Item {
  const ofAll = isInfant ? { infant: true } : {};
  const persons = named.slice(0, Math.max(count, 1)).map((name, index) => ({
    number: count === 0 ? item : { ...item, value: `${item.value}.${index + 1}` },
    ...name,
    ...ofAll,
    ...said[index],
  }));
  return { persons, unread: named.slice(persons.length).map(({ printed }) => printed) };
}

class GluedItemNamesRules extends ItemNamesRules {
  protected override readonly gluesTitles = true;
}

/** Names in items. */
export const itemNames: LineFamily = {
  name: "item names",
  openers: [FirstNameItem, FirstGroupItem, LoneSurname],
  modes: {
    itemNames: [EndItem, ItemReferenceText, GroupItem, NameItem, ItemName, Slash, ItemWord],
  },
  rules: ItemNamesRules,
};

/** Names in items of a system that glues titles to them: `1.1DOE/JANEMS`. */
export const gluedItemNames: LineFamily = { ...itemNames, rules: GluedItemNamesRules };

const GroupHead = createToken({
  name: "GroupItemHead",
  label: "C/",
  pattern: new RegExp(`(?<=${LINE_START})\\d{1,3}\\.C\\/(?=\\d{0,3} ?[A-Z])`),
  push_mode: "itemGroup",
});
const GroupSize = createToken({
  name: "GroupSize",
  label: "count",
  pattern: /(?<=C\/)\d{1,3}(?= ?[A-Z])/,
});
const GroupName = createToken({
  name: "ItemGroupName",
  label: "group name",
  pattern: new RegExp(COMPANY_NAME),
});

class ItemGroupRules extends LineRules {
  /**
   * itemGroup: GroupItemHead GroupSize? ItemGroupName ItemReferenceText?
   *
   *      1.C/15GRPNAME        1.C/01CREW
   */
  readonly line = this.RULE("itemGroup", (): GroupNode => {
    this.CONSUME(GroupHead);
    const unassigned = this.optional(1, GroupSize, Number);
    const name = this.text(this.CONSUME(GroupName));
    this.OPTION2(() => this.CONSUME(ItemReferenceText));
    return { kind: "group", name, unassigned };
  });
}

/** A group or a company in the place of a traveller, alone on its line; to be tried after names. */
export const itemGroup: LineFamily = {
  name: "item group",
  openers: [GroupHead],
  modes: { itemGroup: [ItemReferenceText, GroupSize, GroupName] },
  rules: ItemGroupRules,
};

import type { NamesNode, PersonName, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { readItemReference, type ItemReference } from "./item-reference.ts";
import { NameComma, partsOfSpaced } from "./typed-names.ts";
import {
  CutItem,
  EndItem,
  FirstGroupItem,
  FirstNameItem,
  GroupItem,
  ItemName,
  ItemReferenceText,
  ItemWord,
  LoneSurname,
  NameItem,
} from "./item-tokens.ts";
import { Slash } from "../tokens.ts";
import { part } from "../values.ts";

/*
 * Names in items, several to a line: the number of the item, the number of its travellers, a surname,
 * their given names, and after a star the agent's note on them:
 *
 *  1.1SAMPLEMAN/BORIS MR*P-C08  2.2DOE/JOHN MR/JANE MRS  3.I/1SAMPLEMAN/KAI*05JAN25
 *
 * An infant's item has `I/` before its count, the item of a group or a company has `C/`.
 */

/** The given names of an item: each by itself, and all with the slashes between them. */
interface GivenNames {
  readonly each: readonly Read<string>[];
  readonly all: Read<string> | undefined;
}

/** The text after the surname of an item: names, or a note on the last of them. */
interface ItemPart {
  readonly given?: GivenNames;
  readonly reference?: Read<string>;
}

/** The travellers of one item, and the parts of it that have no meaning. */
interface Item {
  readonly persons: readonly PersonName[];
  readonly unread: readonly Read<string>[];
}

class ItemNamesRules extends LineRules {
  /** Whether the system prints titles without a space: `JANEMS`. */
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
      const references: (ItemReference | undefined)[] = [];
      for (const { given, reference } of parts) {
        if (reference !== undefined)
          references[persons.length - 1] ??= readItemReference(reference);
        if (given !== undefined && given !== first?.given)
          for (const name of given.each) persons.push({ given: name, printed: name });
      }
      return itemOf(number, persons, references);
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
    return this.ACTION(() => {
      const name = this.one(surname, given.all);
      return reference === undefined ? name : { ...name, ...readItemReference(reference) };
    });
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
   * givenNames: ((Slash | NameComma) ItemName?)+
   *
   *     /BORIS MR        /A/B/C/D        /MRS        , JANE MRS
   */
  private readonly givenNames = this.RULE("givenNames", (): GivenNames => {
    const each: Read<string>[] = [];
    this.AT_LEAST_ONE(() => {
      this.oneToken(Slash, NameComma);
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
    this.skip(1, ItemReferenceText);
    return this.ACTION(() => {
      const name = item.value.search(/(?<=\/\d{0,3} ?)[^\d ]/);
      return part(item, name, item.value.length);
    });
  });

  /**
   * In an item of one traveller, a further slash sets off a middle name or a title; in others it begins
   * the next traveller, with the same surname.
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
    const spaced = given === undefined ? partsOfSpaced(surname) : undefined;
    if (spaced !== undefined) return { ...spaced, printed: surname };
    return { surname, given, printed: this.between(surname.start, (given ?? surname).end) };
  }
}

/** The head of an item: `3.I/1` is item 3, of one infant. */
interface ItemNumber {
  /** Undefined if a copy begins after it. */
  readonly item: Read<string> | undefined;
  /** Whether `I/` comes before the count. */
  readonly isInfant: boolean;
  /** 0 if none is printed. */
  readonly count: number;
}

const HEAD = /^ *(?:(\d+)(?=\.))?\.?(I\/)? ?(\d*)/;

function numberOf(head: Read<string>): ItemNumber {
  const [, digits, mark, count] = HEAD.exec(head.value) ?? [];
  const from = head.value.indexOf(digits ?? "");
  const item = digits === undefined ? undefined : part(head, from, from + digits.length);
  return { item, isInfant: mark !== undefined, count: Number(count) };
}

/**
 * The travellers of an item: each with what the head says about all of them, and with the reference
 * after their own name.
 */
function itemOf(
  { item, isInfant, count }: ItemNumber,
  named: readonly PersonName[],
  references: readonly (ItemReference | undefined)[],
): Item {
  const shared = isInfant ? { infant: true } : {};
  const persons = named.slice(0, Math.max(count, 1)).map((name, index) => ({
    number: item && (count === 0 ? item : { ...item, value: `${item.value}.${index + 1}` }),
    ...name,
    ...shared,
    ...references[index],
  }));
  return { persons, unread: named.slice(persons.length).map(({ printed }) => printed) };
}

class GluedItemNamesRules extends ItemNamesRules {
  protected override readonly gluesTitles = true;
}

/** Names in items. */
export const itemNames = lineFamily(
  "item names",
  [FirstNameItem, FirstGroupItem, CutItem, LoneSurname],
  [EndItem, ItemReferenceText, GroupItem, NameItem, ItemName, Slash, NameComma, ItemWord],
  ItemNamesRules,
);

/** Names in items of a system that prints titles without a space: `1.1DOE/JANEMS`. */
export const gluedItemNames: LineFamily = { ...itemNames, rules: GluedItemNamesRules };

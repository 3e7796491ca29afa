import type { Association, NamesNode, PersonName, Read } from "../../ast/nodes.ts";
import { PrefixIndex } from "./prefix-index.ts";
import { KnownNames } from "./known-names.ts";
import { NameIndex } from "./quoted-names.ts";
import { letters, Traveller, type PartialName } from "./travellers.ts";
import { NONE } from "../model/values.ts";

/** The types of fares for lap infants. */
const INFANT_TYPES: ReadonlySet<string> = new Set(["INF", "IN"]);
/** Looking at so few travellers one by one is faster than an index. */
const FEW = 8;

/** The travellers of a record, and the lookup of travellers that other elements refer to. */
export class Party {
  /** In the order of the text; an infant follows the adult whose line names it. */
  readonly travellers: Traveller[] = [];
  /**
   * Whether the text lists further travellers whose names are not read: then being the only known
   * traveller proves nothing.
   */
  readonly isIncomplete: boolean;
  private readonly warnings: string[];
  /** This and the following indexes are created on demand: few records need them. */
  private byNumber: Map<string, Traveller | null> | null = null;
  private byOtherNumber: Map<string, Traveller | null> | null = null;
  private names: NameIndex | null = null;
  private surnames: PrefixIndex<Traveller> | null = null;
  private infantByAdult: Map<Traveller, Traveller> | null = null;
  private loneAdult: Traveller | null | undefined = undefined;
  private severalAdults: boolean | undefined = undefined;
  private readonly byType = new Map<string, readonly Traveller[]>();

  constructor(names: readonly NamesNode[], quoted: readonly NamesNode[], warnings: string[]) {
    this.warnings = warnings;
    this.isIncomplete = names.some(({ isIncomplete }) => isIncomplete === true);
    const known = new KnownNames();
    for (const node of names) this.addNames(node, known, (name) => known.repeatedBy(name));
    if (quoted.length === 0) return;
    // Names listed by a fare add travellers only if no other line names them.
    const listed = new NameIndex(this.travellers);
    for (const node of quoted)
      this.addNames(
        node,
        known,
        (name) => known.findPrinted(name.printed) ?? listed.findFirst(name.source),
      );
  }

  /** Inserts an infant that is on no name line after its adult, or appends it. */
  addInfant(source: PersonName, adult: Traveller | null): Traveller {
    const infant = new Traveller(source, null, false);
    infant.adult = adult;
    const place = adult === null ? this.travellers.length : this.travellers.indexOf(adult) + 1;
    this.travellers.splice(place, 0, infant);
    this.names?.add(infant);
    this.surnames?.add(letters(infant.surname), infant);
    if (adult !== null) this.infantByAdult?.set(adult, infant);
    return infant;
  }

  /** Assigns the final indices; must be called once all travellers are known. */
  close(): void {
    this.travellers.forEach((traveller, index) => (traveller.index = index));
  }

  /** The travellers an element refers to by number or by name; empty if it refers to none. */
  associatedWith({ persons, named = NONE }: Association): readonly Traveller[] {
    const numbers = persons?.value ?? NONE;
    if (named.length === 0 && numbers.length === 0) return NONE;
    // A list can have its own numbering, so the name takes precedence over the number.
    const number = named.length === 1 && numbers.length === 1 ? numbers[0] : undefined;
    const travellers =
      named.length > 0
        ? named.map((name) => this.findNamed(name, number))
        : numbers.map((each) => this.withNumber(each));
    const found = new Set<Traveller>();
    for (const traveller of travellers) if (traveller !== null) found.add(traveller);
    return [...found];
  }

  /** The traveller whose name a fare prints. */
  findQuoted(name: PersonName): Traveller | null {
    return this.nameIndex.findOnly(name);
  }

  private get nameIndex(): NameIndex {
    return (this.names ??= new NameIndex(this.travellers));
  }

  /**
   * The travellers that a name printed elsewhere, truncated or without its title, can refer to; in no
   * particular order.
   */
  namesakes(name: PartialName): readonly Traveller[] {
    if (this.travellers.length <= FEW)
      return this.travellers.filter((traveller) => traveller.isNamed(name));
    this.surnames ??= surnamesOf(this.travellers);
    return this.surnames
      .matchingEitherWay(name.surname)
      .filter((traveller) => traveller.isNamed(name));
  }

  /** Whether the record is that of a single traveller. */
  get isOne(): boolean {
    return this.travellers.length === 1 && !this.isIncomplete;
  }

  /** Sorts some of the travellers into the order of all. */
  inOrder(some: readonly Traveller[]): readonly Traveller[] {
    if (some.length < 2) return some;
    const chosen = new Set(some);
    return this.travellers.filter((traveller) => chosen.has(traveller));
  }

  /** The traveller with a printed name; if it matches several, the one with the given number. */
  private findNamed(name: PersonName, number: string | undefined): Traveller | null {
    const matches = this.nameIndex.findAll(name);
    if (matches.length <= 1) return matches[0] ?? null;
    const numbered = number === undefined ? null : this.withNumber(number);
    return numbered !== null && matches.includes(numbered) ? numbered : null;
  }

  /**
   * The travellers an element is about. Records with a single adult omit the number, so an element
   * without a reference belongs to that adult.
   */
  concernedBy(association: Association): readonly Traveller[] {
    const { persons, named = NONE } = association;
    if (persons !== undefined || named.length > 0) return this.associatedWith(association);
    if (this.isIncomplete) return NONE;
    // Everyone except infants is known before anything refers to the party.
    if (this.loneAdult === undefined)
      this.loneAdult = onlyOf(this.travellers, ({ isInfant }) => !isInfant);
    return this.loneAdult === null ? NONE : [this.loneAdult];
  }

  /** The traveller with a number; null if there is none or more than one. */
  withNumber(number: string): Traveller | null {
    this.byNumber ??= numbersOf(this.travellers, (printed) => printed);
    const exact = this.byNumber.get(number);
    if (exact !== undefined) return exact;
    this.byOtherNumber ??= numbersOf(this.travellers, otherNumber);
    return this.byOtherNumber.get(number) ?? null;
  }

  infantOf(adult: Traveller): Traveller | null {
    this.infantByAdult ??= infantsByAdult(this.travellers);
    return this.infantByAdult.get(adult) ?? null;
  }

  /** Sets the adult of an infant that is on a name line. */
  setAdult(infant: Traveller, adult: Traveller): void {
    infant.adult = adult;
    // With two infants, the order of the travellers determines which is first: rebuild the index.
    if (this.infantByAdult?.has(adult) === true) this.infantByAdult = null;
    else this.infantByAdult?.set(adult, infant);
  }

  /** The persons a fare of a passenger type is for; a fare for lap infants names their adults. */
  payers(named: readonly Traveller[], type: string | null): readonly Traveller[] {
    return type !== null && INFANT_TYPES.has(type)
      ? named.map((adult) => this.infantOf(adult) ?? adult)
      : named;
  }

  /** Whether the price of one adult could be that of another. */
  get hasSeveralAdults(): boolean {
    return (this.severalAdults ??= this.travellers.filter(({ isAdult }) => isAdult).length > 1);
  }

  /** The travellers of a passenger type, if their number matches `count`. */
  ofType(type: string | null, count: number): readonly Traveller[] {
    if (type === null) return NONE;
    const found =
      this.byType.get(type) ?? this.travellers.filter((traveller) => traveller.isOfType(type));
    this.byType.set(type, found);
    return found.length === count ? found : NONE;
  }

  private addNames(
    node: NamesNode,
    names: KnownNames,
    find: (name: Traveller) => Traveller | undefined,
  ): void {
    let previous: Traveller | null = null;
    for (const name of node.persons) {
      const traveller: Traveller = new Traveller(name, previous, node.gluesTitles === true);
      const known = find(traveller);
      if (known === undefined && !traveller.isNonPerson) {
        this.travellers.push(traveller);
        names.add(traveller);
      }
      // A following lap infant belongs to the adult, not to another infant.
      if (name.infantOfPrevious !== true) previous = known ?? traveller;
    }
  }

  warn(sentence: string): void {
    this.warnings.push(sentence);
  }
}

/** The indices of travellers in the booking's `persons`. */
export function indicesOf(travellers: readonly Traveller[]): readonly number[] {
  return travellers.length === 0 ? NONE : travellers.map(({ index }) => index);
}

/** The index of the traveller with a printed number. */
export function indexOfNumber(party: Party, { value }: Read<string>): number | null {
  return party.withNumber(value)?.index ?? null;
}

/** The first lap infant of each adult. */
function infantsByAdult(travellers: readonly Traveller[]): Map<Traveller, Traveller> {
  const infants = new Map<Traveller, Traveller>();
  for (const traveller of travellers) {
    const { adult } = traveller;
    if (adult !== null && !infants.has(adult)) infants.set(adult, traveller);
  }
  return infants;
}

function surnamesOf(travellers: readonly Traveller[]): PrefixIndex<Traveller> {
  const index = new PrefixIndex<Traveller>();
  for (const traveller of travellers) index.add(letters(traveller.surname), traveller);
  return index;
}

/** The only item that satisfies a predicate; null if there is none or more than one. */
export function onlyOf<T>(items: readonly T[], isOfKind: (item: T) => boolean): T | null {
  const first = items.findIndex(isOfKind);
  const hasOther = items.some((item, index) => index > first && isOfKind(item));
  return hasOther ? null : (items[first] ?? null);
}

/** The travellers by number; null for a number that several have. */
function numbersOf(
  travellers: readonly Traveller[],
  keyOf: (number: string) => string,
): Map<string, Traveller | null> {
  const numbers = new Map<string, Traveller | null>();
  for (const traveller of travellers) {
    if (traveller.number === null) continue;
    const key = keyOf(traveller.number);
    numbers.set(key, numbers.has(key) ? null : traveller);
  }
  return numbers;
}

/** How else elements can refer to a number: to `2.1` for a name line `2`, and vice versa. */
function otherNumber(number: string): string {
  const dot = number.indexOf(".");
  return dot === -1 ? `${number}.1` : number.slice(0, dot);
}

import type { Association, NamesNode, PersonName, Read } from "../../ast/nodes.ts";
import { PrefixIndex } from "./prefix-index.ts";
import { KnownNames } from "./known-names.ts";
import { Bearers } from "./quoted-names.ts";
import { letters, Traveller, type PartialName } from "./travellers.ts";
import { NONE } from "../model/values.ts";

/** The travellers of a record, and how its other elements refer to them. */
export class Party {
  /** In the order of the text, an infant after the adult whose line names it. */
  readonly travellers: Traveller[] = [];
  private byNumber: Map<string, Traveller | null> | null = null;
  private readonly warnings: string[];
  /** Made when first asked for, as what follows: few records need them. */
  private bearers: Bearers | null = null;
  private surnames: PrefixIndex<Traveller> | null = null;
  private laps: Map<Traveller, Traveller> | null = null;
  private loneAdult: Traveller | null | undefined = undefined;
  private severalAdults: boolean | undefined = undefined;
  private readonly byType = new Map<string, readonly Traveller[]>();

  constructor(names: readonly NamesNode[], quoted: readonly NamesNode[], warnings: string[]) {
    this.warnings = warnings;
    const known = new KnownNames();
    for (const node of names) this.addNames(node, known, (name) => known.repeatedBy(name));
    if (quoted.length === 0) return;
    // A fare names the travellers it is for; only where nothing else does are they news.
    const own = new Bearers(this.travellers);
    for (const node of quoted)
      this.addNames(node, known, (name) => known.printed(name.printed) ?? own.first(name.source));
  }

  /** Puts an infant that no name line has after the adult, or at the end. */
  addInfant(source: PersonName, adult: Traveller | null): Traveller {
    const infant = new Traveller(source, null, false);
    infant.adult = adult;
    const place = adult === null ? this.travellers.length : this.travellers.indexOf(adult) + 1;
    this.travellers.splice(place, 0, infant);
    this.bearers?.add(infant);
    this.surnames?.add(letters(infant.surname), infant);
    if (adult !== null) this.laps?.set(adult, infant);
    return infant;
  }

  /** Fixes the places; to be called when all travellers are known. */
  close(): void {
    this.travellers.forEach((traveller, index) => (traveller.index = index));
  }

  /** The travellers an element names, by their numbers or by name; empty where it names none. */
  associated({ persons, named = NONE }: Association): readonly Traveller[] {
    const found = new Set<Traveller>();
    const add = (traveller: Traveller | null) => {
      if (traveller !== null) found.add(traveller);
    };
    const numbers = persons?.value ?? NONE;
    // A list of one's own may count other than the record does: the name goes before the number.
    const counts = named.length === 1 && numbers.length === 1 ? numbers[0] : undefined;
    for (const name of named) add(this.named(name, counts));
    if (named.length === 0) for (const number of numbers) add(this.numbered(number));
    return [...found];
  }

  /** The traveller whose name a fare prints. */
  bearer(name: PersonName): Traveller | null {
    return this.namesIndex.only(name);
  }

  private get namesIndex(): Bearers {
    return (this.bearers ??= new Bearers(this.travellers));
  }

  /** Those whom a name printed elsewhere, cut or without its title, can mean; in no order. */
  namesakes(name: PartialName): readonly Traveller[] {
    this.surnames ??= surnamesOf(this.travellers);
    return this.surnames.alike(name.surname).filter((traveller) => traveller.isNamed(name));
  }

  /** Some of the travellers in the order of all. */
  inOrder(some: readonly Traveller[]): readonly Traveller[] {
    if (some.length < 2) return some;
    const chosen = new Set(some);
    return this.travellers.filter((traveller) => chosen.has(traveller));
  }

  /** The traveller whose name is printed; of several that it may mean, the one with the number. */
  private named(name: PersonName, number: string | undefined): Traveller | null {
    const bearers = this.namesIndex.of(name);
    if (bearers.length <= 1) return bearers[0] ?? null;
    const numbered = number === undefined ? null : this.numbered(number);
    return numbered !== null && bearers.includes(numbered) ? numbered : null;
  }

  /**
   * The travellers an element is about. Records of one traveller leave the number out, so there the
   * element is that traveller's.
   */
  concerned(association: Association): readonly Traveller[] {
    const named = this.associated(association);
    const { persons, named: names = NONE } = association;
    if (named.length > 0 || persons !== undefined || names.length > 0) return named;
    // All who are no infants are known before anything refers to the party.
    if (this.loneAdult === undefined)
      this.loneAdult = onlyOf(this.travellers, ({ isInfant }) => !isInfant);
    return this.loneAdult === null ? NONE : [this.loneAdult];
  }

  /** The traveller of a number; null where there is none, or more than one. */
  numbered(number: string): Traveller | null {
    this.byNumber ??= numbersOf(this.travellers);
    return this.byNumber.get(number) ?? null;
  }

  infantOf(adult: Traveller): Traveller | null {
    this.laps ??= lapsOf(this.travellers);
    return this.laps.get(adult) ?? null;
  }

  /** Says on whose lap an infant sits that a name line has. */
  putOnLap(infant: Traveller, adult: Traveller): void {
    infant.adult = adult;
    // Which of two stands first, the travellers tell.
    if (this.laps?.has(adult) === true) this.laps = null;
    else this.laps?.set(adult, infant);
  }

  /** The persons a fare of a passenger type is for: one for lap infants names their adults. */
  payers(named: readonly Traveller[], type: string | null): readonly Traveller[] {
    return type === "INF" ? named.map((adult) => this.infantOf(adult) ?? adult) : named;
  }

  /** Whether prices for one adult may be for another. */
  get hasSeveralAdults(): boolean {
    return (this.severalAdults ??= this.travellers.filter(({ isAdult }) => isAdult).length > 1);
  }

  /** The travellers of a passenger type, where they are as many as is said. */
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
      // The infant behind hangs on the adult, not on another infant.
      if (name.infantOfPrevious !== true) previous = known ?? traveller;
    }
  }

  warn(sentence: string): void {
    this.warnings.push(sentence);
  }
}

/** Indices in the persons of the booking. */
export function indicesOf(travellers: readonly Traveller[]): readonly number[] {
  return travellers.length === 0 ? NONE : travellers.map(({ index }) => index);
}

/** The index of the traveller a number refers to. */
export function indexOfNumber(party: Party, { value }: Read<string>): number | null {
  return party.numbered(value)?.index ?? null;
}

/** The first infant on each lap. */
function lapsOf(travellers: readonly Traveller[]): Map<Traveller, Traveller> {
  const laps = new Map<Traveller, Traveller>();
  for (const traveller of travellers) {
    const { adult } = traveller;
    if (adult !== null && !laps.has(adult)) laps.set(adult, traveller);
  }
  return laps;
}

function surnamesOf(travellers: readonly Traveller[]): PrefixIndex<Traveller> {
  const index = new PrefixIndex<Traveller>();
  for (const traveller of travellers) index.add(letters(traveller.surname), traveller);
  return index;
}

/** The only item of a kind; null where there is none, or more than one. */
export function onlyOf<T>(items: readonly T[], isOfKind: (item: T) => boolean): T | null {
  const first = items.findIndex(isOfKind);
  const hasOther = items.some((item, index) => index > first && isOfKind(item));
  return hasOther ? null : (items[first] ?? null);
}

/** Elements refer to `2.1` where the name line has `2`, and the other way round. */
function numbersOf(travellers: readonly Traveller[]): Map<string, Traveller | null> {
  const numbers = new Map<string, Traveller | null>();
  const add = (number: string, traveller: Traveller) =>
    numbers.set(number, numbers.has(number) ? null : traveller);
  for (const traveller of travellers)
    if (traveller.number !== null) add(traveller.number, traveller);
  const exact = new Set(numbers.keys());
  for (const traveller of travellers) {
    const { number } = traveller;
    if (number === null) continue;
    const dot = number.indexOf(".");
    const other = dot === -1 ? `${number}.1` : number.slice(0, dot);
    if (!exact.has(other)) add(other, traveller);
  }
  return numbers;
}

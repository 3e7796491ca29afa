import type { Association, NamesNode, PersonName, Read } from "../ast/nodes.ts";
import { bearersOf } from "./quoted-names.ts";
import { Traveller } from "./travellers.ts";
import { NONE } from "./values.ts";

/** The travellers of a record, and how its other elements refer to them. */
export class Party {
  /** In the order of the text, an infant after the adult whose line names it. */
  readonly travellers: Traveller[] = [];
  private byNumber: Map<string, Traveller | null> | null = null;
  private readonly warnings: string[];

  constructor(names: readonly NamesNode[], quoted: readonly NamesNode[], warnings: string[]) {
    this.warnings = warnings;
    for (const node of names) this.addNames(node, (name) => this.repeatedBy(name));
    // A fare names the travellers it is for; only where nothing else does are they news.
    const own = [...this.travellers];
    for (const node of quoted)
      this.addNames(
        node,
        (name) =>
          this.travellers.find(({ printed }) => printed === name.printed) ??
          bearersOf(name.source, own)[0],
      );
  }

  /** The traveller whose name a page break prints again, number and all. */
  private repeatedBy(name: Traveller): Traveller | undefined {
    const { printed, number, adult } = name;
    if (number === null && adult === null) return undefined;
    return this.travellers.find(
      (other) =>
        other.printed === printed &&
        (number === null ? other.adult === adult : other.number === number),
    );
  }

  /** Puts an infant that no name line has after the adult, or at the end. */
  addInfant(source: PersonName, adult: Traveller | null): Traveller {
    const infant = new Traveller(source, null, false);
    infant.adult = adult;
    const place = adult === null ? this.travellers.length : this.travellers.indexOf(adult) + 1;
    this.travellers.splice(place, 0, infant);
    return infant;
  }

  /** Fixes the places; to be called when all travellers are known. */
  close(): void {
    this.travellers.forEach((traveller, index) => (traveller.index = index));
  }

  /** The travellers an element names, by their numbers or by name; empty where it names none. */
  associated({ persons, named = NONE }: Association): readonly Traveller[] {
    const found: Traveller[] = [];
    const add = (traveller: Traveller | null) => {
      if (traveller !== null && !found.includes(traveller)) found.push(traveller);
    };
    const numbers = persons?.value ?? NONE;
    // A list of one's own may count other than the record does: the name goes before the number.
    const counts = named.length === 1 && numbers.length === 1 ? numbers[0] : undefined;
    for (const name of named) add(this.named(name, counts));
    if (named.length === 0) for (const number of numbers) add(this.numbered(number));
    return found;
  }

  /** The traveller whose name is printed; of several that it may mean, the one with the number. */
  private named(name: PersonName, number: string | undefined): Traveller | null {
    const bearers = bearersOf(name, this.travellers);
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
    const adults = this.travellers.filter(({ isInfant }) => !isInfant);
    return adults.length === 1 ? adults : [];
  }

  /** The traveller of a number; null where there is none, or more than one. */
  numbered(number: string): Traveller | null {
    this.byNumber ??= numbersOf(this.travellers);
    return this.byNumber.get(number) ?? null;
  }

  infantOf(adult: Traveller): Traveller | null {
    return this.travellers.find((traveller) => traveller.adult === adult) ?? null;
  }

  /** The persons a fare of a passenger type is for: one for lap infants names their adults. */
  payers(named: readonly Traveller[], type: string | null): readonly Traveller[] {
    return type === "INF" ? named.map((adult) => this.infantOf(adult) ?? adult) : named;
  }

  /** The travellers of a passenger type, where they are as many as is said. */
  ofType(type: string | null, count: number): readonly Traveller[] {
    const found = this.travellers.filter((traveller) => traveller.isOfType(type));
    return found.length === count ? found : NONE;
  }

  private addNames(node: NamesNode, find: (name: Traveller) => Traveller | undefined): void {
    let previous: Traveller | null = null;
    for (const name of node.persons) {
      const traveller: Traveller = new Traveller(name, previous, node.gluesTitles === true);
      const known = find(traveller);
      if (known === undefined && !traveller.isNonPerson) this.travellers.push(traveller);
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

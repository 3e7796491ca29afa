import type { PersonName } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import { addTo } from "../model/lists-by-key.ts";
import { PrefixIndex } from "./prefix-index.ts";
import { nameAsPrinted, plainName, type Traveller } from "./travellers.ts";

/** Characters that displays add after names, for example if a name did not fit. */
const MARKS = /(?<![ *+|])[ *+|]+$/;

/** Finds the travellers that a name printed on another line refers to. */
export class NameIndex {
  private readonly byName = new Map<string, Traveller[]>();
  private readonly byPlainName = new Map<string, Traveller[]>();
  private readonly byLetters = new Map<string, Traveller[]>();
  private readonly names = new PrefixIndex<Traveller>();
  private readonly surnames = new PrefixIndex<Traveller>();
  private readonly places = new Map<Traveller, number>();

  constructor(travellers: readonly Traveller[]) {
    for (const traveller of travellers) this.add(traveller);
  }

  add(traveller: Traveller): void {
    const { printed, plainName, surname } = traveller;
    this.places.set(traveller, this.places.size);
    addTo(this.byName, printed, traveller);
    addTo(this.byPlainName, plainName, traveller);
    addTo(this.byLetters, withoutSpaces(printed), traveller);
    this.names.add(printed, traveller);
    this.surnames.add(surname, traveller);
  }

  /**
   * The travellers that a printed name can refer to: those with the same name, else those with the
   * same name except for the title, else those whose names begin with it, else those whose surname
   * and given names begin with its two parts. They are in no particular order.
   */
  findAll({ printed, surname, given }: PersonName): readonly Traveller[] {
    // If several travellers share a surname, it is printed only for the first.
    const whole =
      surname === undefined || given === undefined
        ? printed.value
        : nameAsPrinted(surname.value, given.value);
    const name = whole.replace(MARKS, "");
    const same =
      this.byName.get(name) ??
      this.byPlainName.get(plainName(name)) ??
      this.byLetters.get(withoutSpaces(name));
    if (same !== undefined) return same;
    const longer = this.names.startingWith(name);
    return longer.length > 0 ? longer : this.findTruncated(name);
  }

  /** Matches `SAMPL/B` with `SAMPLEMAN/BORIS MR`. */
  private findTruncated(name: string): readonly Traveller[] {
    const slash = name.indexOf("/");
    if (slash < 1) return [];
    const given = name.slice(slash + 1);
    return this.surnames
      .startingWith(name.slice(0, slash))
      .filter((traveller) => traveller.given.startsWith(given));
  }

  /** The first traveller, in order of addition, that a printed name can refer to. */
  findFirst(name: PersonName): Traveller | undefined {
    const placeOf = (traveller: Traveller) => this.places.get(traveller) ?? 0;
    return this.findAll(name).reduce<Traveller | undefined>(
      (first, other) => (first === undefined || placeOf(other) < placeOf(first) ? other : first),
      undefined,
    );
  }

  /** The traveller a printed name refers to; if it fits several, the one with its number. */
  findOnly(name: PersonName): Traveller | null {
    const matches = this.findAll(name);
    const [first = null] = matches;
    if (matches.length <= 1) return first;
    const numbered = matches.filter(
      ({ number }) => number !== null && number === name.number?.value,
    );
    return onlyOf(numbered) ?? null;
  }
}

/** Removes spaces, because displays can drop the one before a title. */
function withoutSpaces(name: string): string {
  return name.replaceAll(" ", "");
}

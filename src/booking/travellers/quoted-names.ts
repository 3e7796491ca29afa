import type { PersonName } from "../../ast/nodes.ts";
import { addTo } from "../model/lists-by-key.ts";
import { PrefixIndex } from "./prefix-index.ts";
import { nameAsPrinted, plainName, type Traveller } from "./travellers.ts";

/** Behind a name that did not fit, or that a display marks. */
const MARKS = /(?<![ *+|])[ *+|]+$/;

/** Finds the travellers whom a name means that another line prints. */
export class Bearers {
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
   * The travellers whom a printed name may mean: those of the same name, else those of the same but
   * for a title, else those whose names begin so, else those of whose names both parts do. They
   * stand in no particular order.
   */
  of({ printed, surname, given }: PersonName): readonly Traveller[] {
    // Of several who share a surname, only the first prints it.
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
    return longer.length > 0 ? longer : this.cut(name);
  }

  /** `SAMPL/B` of `SAMPLEMAN/BORIS MR`. */
  private cut(name: string): readonly Traveller[] {
    const slash = name.indexOf("/");
    if (slash < 1) return [];
    const given = name.slice(slash + 1);
    return this.surnames
      .startingWith(name.slice(0, slash))
      .filter((traveller) => traveller.given.startsWith(given));
  }

  /** The first that was added of those whom a printed name may mean. */
  first(name: PersonName): Traveller | undefined {
    const placeOf = (traveller: Traveller) => this.places.get(traveller) ?? 0;
    return this.of(name).reduce<Traveller | undefined>(
      (first, other) => (first === undefined || placeOf(other) < placeOf(first) ? other : first),
      undefined,
    );
  }

  /** The traveller a printed name means; of several that it may mean, the one with its number. */
  only(name: PersonName): Traveller | null {
    const bearers = this.of(name);
    const [first = null] = bearers;
    if (bearers.length <= 1) return first;
    const numbered = bearers.filter(
      ({ number }) => number !== null && number === name.number?.value,
    );
    return numbered.length === 1 ? (numbered[0] ?? null) : null;
  }
}

/** Displays drop the space before a title. */
function withoutSpaces(name: string): string {
  return name.replaceAll(" ", "");
}

import { stripLeadingZeros } from "../../ast/flight-identity.ts";
import type { Read } from "../../ast/nodes.ts";
import type { Seat } from "../model/booking.ts";
import type { Printed } from "../model/sources.ts";

/** The positions of a seat's entries in the list. */
interface Places {
  readonly first: number;
  readonly byPerson: Map<number, number>;
  /** The positions of entries without a known person. */
  readonly unassigned: number[];
}

/** The seats of a segment. */
export class SeatList {
  readonly all: Seat[] = [];
  /** The place at which each seat is printed. */
  readonly sources: Printed[] = [];
  /** Created with the first seat, because most segments have none. */
  private places: Map<string, Places> | null = null;

  /** Adds a seat, or merges it if both a seat list and a request assign it. */
  add(printed: Read<string>, person: number | null, status: string | null): void {
    const at = this.placeOf(printed.value, person);
    const known = at === undefined ? undefined : this.all[at];
    if (at === undefined || known === undefined) {
      this.push(printed.value, person, status, printed);
      return;
    }
    this.all[at] = {
      seat: known.seat,
      person: known.person ?? person,
      status: known.status ?? status,
    };
    if (known.person === null && person !== null) this.assign(printed.value, person);
  }

  /** Adds a seat without checking for duplicates. */
  push(seat: string, person: number | null, status: string | null, printed: Printed): void {
    const place = this.all.push({ seat, person, status }) - 1;
    this.sources.push(printed);
    const key = stripLeadingZeros(seat);
    this.places ??= new Map();
    const places: Places = this.places.get(key) ?? {
      first: place,
      byPerson: new Map(),
      unassigned: [],
    };
    this.places.set(key, places);
    if (person === null) places.unassigned.push(place);
    else places.byPerson.set(person, place);
  }

  /** The first entry of a seat that belongs, or may belong, to the person. */
  private placeOf(seat: string, person: number | null): number | undefined {
    const places = this.places?.get(stripLeadingZeros(seat));
    if (places === undefined || person === null) return places?.first;
    const own = places.byPerson.get(person);
    const [unassigned = own] = places.unassigned;
    return own === undefined || unassigned === undefined ? unassigned : Math.min(own, unassigned);
  }

  /** Assigns the first unassigned entry of a seat to a person. */
  private assign(seat: string, person: number): void {
    const places = this.places?.get(stripLeadingZeros(seat));
    const place = places?.unassigned.shift();
    if (places !== undefined && place !== undefined) places.byPerson.set(person, place);
  }
}

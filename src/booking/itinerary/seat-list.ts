import { withoutZeros } from "../../ast/flight-identity.ts";
import type { Read } from "../../ast/nodes.ts";
import type { Seat } from "../model/booking.ts";
import type { Printed } from "../model/sources.ts";

/** Where in the list the entries of a seat stand. */
interface Places {
  readonly first: number;
  readonly byPerson: Map<number, number>;
  /** Those of which nobody knows whose they are. */
  readonly free: number[];
}

/** The seats of a segment. */
export class SeatList {
  readonly all: Seat[] = [];
  /** Where each of them is printed. */
  readonly sources: Printed[] = [];
  private readonly places = new Map<string, Places>();

  /** Adds a seat, but not twice where a list and a request both give it. */
  add(printed: Read<string>, person: number | null, status: string | null): void {
    const at = this.placeOf(printed.value, person);
    const known = at === undefined ? undefined : this.all[at];
    if (at === undefined || known === undefined) {
      this.push(printed.value, person, status, printed);
      return;
    }
    this.all[at] = { ...known, person: known.person ?? person, status: known.status ?? status };
    if (known.person === null && person !== null) this.give(printed.value, person);
  }

  /** Adds a seat, whatever there is already. */
  push(seat: string, person: number | null, status: string | null, printed: Printed): void {
    const place = this.all.push({ seat, person, status }) - 1;
    this.sources.push(printed);
    const key = withoutZeros(seat);
    const places: Places = this.places.get(key) ?? { first: place, byPerson: new Map(), free: [] };
    this.places.set(key, places);
    if (person === null) places.free.push(place);
    else places.byPerson.set(person, place);
  }

  /** The first entry of a seat that is the person's, or may be. */
  private placeOf(seat: string, person: number | null): number | undefined {
    const places = this.places.get(withoutZeros(seat));
    if (places === undefined || person === null) return places?.first;
    const own = places.byPerson.get(person);
    const [free = own] = places.free;
    return own === undefined || free === undefined ? free : Math.min(own, free);
  }

  /** Says whose the first free entry of a seat is. */
  private give(seat: string, person: number): void {
    const places = this.places.get(withoutZeros(seat));
    const place = places?.free.shift();
    if (places !== undefined && place !== undefined) places.byPerson.set(person, place);
  }
}

import type * as booking from "../../booking/model/booking.ts";
import { joined } from "../itinerary/readable.ts";
import { printed } from "./parts.ts";

/** A person's name as people write it: `Ms Anna-Maria O'Brien`. */
export function nameOf({ title, firstName, lastName }: booking.Person): string {
  const name = joined(" ", [title, firstName, lastName]);
  return printed(inMixedCase(name)) ?? "";
}

/** A name that is printed in capitals gets small letters; a mixed one is written as it should be. */
function inMixedCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

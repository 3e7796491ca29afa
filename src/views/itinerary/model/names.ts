import type * as booking from "../../../booking/model/booking.ts";
import { redact } from "../../../decode/text/cards/redact.ts";
import { joinNonEmpty } from "../readable.ts";

/** The name of a person as people write it: `Ms Anna-Maria O'Brien`. */
export function nameOf({ title, firstName, lastName }: booking.Person): string {
  const name = joinNonEmpty(" ", [title, firstName, lastName]);
  return redact(inMixedCase(name));
}

/** Converts a name from capitals to mixed case; a name already in mixed case stays unchanged. */
function inMixedCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

import type { Decoded } from "../../decode/decode.ts";
import type { FormatName } from "./formats.ts";
import type { ItineraryOptions } from "./options/schema.ts";
import type { Rendered } from "./written.ts";

/**
 * An itinerary for travellers. Its last lines say that it is not a ticket, and how much of the text was not read or
 * is doubtful, if anything.
 *
 * @param decoded what `decode` returned
 * @param format `text`, `whatsapp`, `markdown`, `html`, `csv`, `ics`, `jsonld` or `pdf`
 * @returns a text; bytes for `pdf`
 * @throws RangeError if the format is unknown, or an option has a value that it does not accept
 * @throws Error named `MissingPackage` if the format, or a script in it, needs a package that is not installed; the
 * message names it
 */
export async function itinerary(
  decoded: Decoded,
  format: FormatName,
  options: ItineraryOptions = {},
): Promise<Rendered> {
  // Loaded when it is first used: most users of the library only decode.
  const { renderItinerary } = await import("./formats.ts");
  return (await renderItinerary(decoded, format, options)).content;
}

import type { Decoded } from "../../decode/decode.ts";
import type { FormatName, Rendered } from "./formats.ts";
import type { ItineraryOptions } from "./options/schema.ts";

/**
 * An itinerary for travellers. Its last lines say that it is no ticket, and how much of the text was not read or is
 * doubtful, if anything.
 *
 * @param decoded what `decode` returned
 * @param format `text`, `whatsapp`, `markdown`, `html` or `csv`
 * @returns a text; bytes if the format is not a text
 * @throws RangeError if the format is unknown, or an option has a value that it does not take
 */
export async function itinerary(
  decoded: Decoded,
  format: FormatName,
  options: ItineraryOptions = {},
): Promise<Rendered> {
  // Loaded when it is first used: most users of the library only decode.
  const { renderItinerary } = await import("./formats.ts");
  return renderItinerary(decoded, format, options);
}

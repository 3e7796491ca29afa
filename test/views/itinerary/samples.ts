/** A booking whose values try to break out of each format. */
import type { Decoded } from "../../../src/decode/decode.ts";
import type { ItineraryOptions } from "../../../src/views/itinerary/options/schema.ts";
import {
  FORMAT_NAMES,
  FORMATS,
  renderItinerary,
  type FormatName,
} from "../../../src/views/itinerary/formats.ts";
import { decodedOf, flight, hotel, person } from "../samples.ts";

export type TextFormat = Exclude<FormatName, "pdf">;

/** The formats that are texts. */
export const TEXT_FORMATS = FORMAT_NAMES.filter((name): name is TextFormat => FORMATS[name].isText);

/** As a text, in a format that is one. */
export async function textIn(
  format: FormatName,
  decoded: Decoded,
  options: ItineraryOptions = {},
): Promise<string> {
  const { content } = await renderItinerary(decoded, format, options);
  if (typeof content !== "string") throw new Error(`${format} is not a text`);
  return content;
}

export const SCRIPT = "<script>alert(1)</script>";

export function hostile(): Decoded {
  return decodedOf({
    recordLocator: "ZQ7KXA",
    persons: [
      person({
        firstName: `${SCRIPT}"'&`,
        lastName: "*BOLD* _IT_ [LINK](HTTP://EVIL.EXAMPLE) | WWW.EVIL.EXAMPLE",
        title: "",
        tickets: ["=CMD()"],
      }),
      person({
        firstName: "\u202eREVERSED\u2069",
        lastName: "=SUM(A1)\n# NEXT \u001b[31m",
        title: "",
      }),
    ],
    flights: [
      flight({
        bookingClass: "Y",
        status: "HK",
        operatedBy: '"><img src=x onerror=alert(1)>',
        seats: [{ seat: "12A", person: 0, status: null }],
      }),
    ],
    hotels: [hotel({ name: '=HYPERLINK("http://evil.example")', address: "`CODE` ~STRUCK~ <b>" })],
  });
}

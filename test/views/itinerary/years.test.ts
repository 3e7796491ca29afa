import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";
import { textOfPdf } from "../../../src/files/pdf.ts";
import { toText } from "../../../src/views/itinerary/agent/text.ts";
import { renderItinerary, type FormatName } from "../../../src/views/itinerary/formats.ts";
import type { ItineraryOptions } from "../../../src/views/itinerary/options/schema.ts";
import { LANGUAGES } from "../../../src/views/itinerary/wording/language.ts";
import { MESSAGES } from "../../../src/views/itinerary/wording/travellers.ts";

/** Without a weekday, a year or a date of the record. */
const FLIGHT = "  1.MARTINELLI/BRUNO MR\n  2  AF 457 Y 24NOV GRUCDG HK1       3  1855 0950+1";
const HOTEL = "  3 HTL 1A HK1 MIL 25NOV27-28NOV27/HOTEL ESEMPIO/CF-MI4411/";
const HEADER = "RP/PARZZ2199/PARZZ2199            AB/SU  19NOV26/0930Z   ZQ7KXA\n";

const ASSUMED = "The years are assumed, because the record does not state them";

async function shown(text: string, format: FormatName, options: ItineraryOptions = {}) {
  const decoded = decode(text, { referenceDate: "2026-11-21" });
  const { content } = await renderItinerary(decoded, format, options);
  return typeof content === "string"
    ? content.replaceAll("\r\n ", "").replaceAll("\\,", ",")
    : textOfPdf(Buffer.from(content));
}

const ALL = ["text", "whatsapp", "markdown", "html", "csv", "ics", "pdf"] as const;

describe("years that the record does not state", () => {
  for (const format of ALL)
    it(`are reported as assumed, once for all, in ${format}`, async () => {
      const text = await shown(FLIGHT, format);
      expect(text.split(ASSUMED)).to.have.length(2);
      expect(text).to.not.match(/2026\\?[*∗]/);
      expect(await shown(HEADER + FLIGHT, format)).to.not.contain(ASSUMED);
      expect(await shown(FLIGHT.replace("24NOV", "24NOV26"), format)).to.not.contain(ASSUMED);
    });

  it("are marked next to others that it states", async () => {
    const both = `${FLIGHT}\n${HOTEL}`;
    const text = await shown(both, "text");
    expect(text)
      .to.contain("Tue, 24 Nov 2026*  18:55")
      .and.contain("Wed, 25 Nov 2026*  09:50")
      .and.contain("Check-in      Thu, 25 Nov 2027\n")
      .and.match(new RegExp(`^! \\* ${ASSUMED}$`, "m"));
    expect(await shown(both, "whatsapp"))
      .to.contain("24 Nov 2026∗ · ")
      .and.contain(`∗ ${ASSUMED}`);
    expect(await shown(both, "markdown")).to.contain(String.raw`24 Nov 2026\* **18:55**`);
    const [, ride = "", stay = ""] = (await shown(both, "csv")).split("\n");
    expect(ride).to.contain("2026-11-24 18:55,").and.contain(ASSUMED);
    expect(stay).to.contain("2027-11-25,").and.not.contain(ASSUMED);
    const [, event = "", other = ""] = (await shown(both, "ics")).split("BEGIN:VEVENT");
    expect(event).to.contain(ASSUMED);
    expect(other).to.not.contain(ASSUMED);
  });

  it("are reported in every language, whatever parts are shown", async () => {
    for (const language of LANGUAGES)
      expect(await shown(FLIGHT, "text", { language, sections: ["journey"] })).to.contain(
        MESSAGES[language].phrases.yearsAssumed,
      );
    expect(await shown(FLIGHT, "text", { sections: ["travellers"] })).to.not.contain(ASSUMED);
  });

  it("are reported to agents", () => {
    const decoded = decode(FLIGHT, { referenceDate: "2026-11-21" });
    expect(toText(decoded, "2026-11-21").split("\n")[0]).to.contain(ASSUMED);
  });
});

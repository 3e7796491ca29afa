import { expect } from "chai";
import { decode } from "../../../src/decode/decode.ts";
import { textOfPdf } from "../../../src/files/pdf.ts";
import { toText } from "../../../src/views/itinerary/agent/text.ts";
import { FORMAT_NAMES, renderItinerary } from "../../../src/views/itinerary/formats.ts";
import type { Language } from "../../../src/views/itinerary/wording/language.ts";

const TRAVELSKY = ` 1.MARTINELLI/BRUNO MR KX7WQ2
 2.  MU5101 Y   WE20JAN  SHAPEK HK1   0800 1020          E T2T2
 3.BJS/T BJS/T 010-55501234/BEIJING SAMPLE TRAVEL
 4.TL/1800/10JAN/PEK101
 5.PEK101`;
const AMADEUS = `RP/PARZZ2199/PARZZ2199            AB/SU  19NOV26/0930Z   ZQ7KXA
  1.MARTINELLI/BRUNO MR
  2  AF 457 Y 24JAN 7 GRUCDG HK1       3  1855 0950+1 77W E 0 M
  3 OPC-10JAN:1730/1C8/AF CANCELLATION DUE TO NO TICKET/S2`;

/** The limit as each format for people says it. */
async function limitsOf(text: string, language: Language): Promise<readonly string[]> {
  const decoded = decode(text, { referenceDate: "2026-11-21" });
  const shown = await Promise.all(
    FORMAT_NAMES.filter((name) => !["csv", "ics", "jsonld"].includes(name)).map(async (name) => {
      const { content } = await renderItinerary(decoded, name, { language });
      return typeof content === "string" ? content : textOfPdf(Buffer.from(content));
    }),
  );
  return shown.map((each) => /10\.? Jan[^*<\n]*/.exec(each)?.[0].trim() ?? "");
}

describe("the limit of ticketing", () => {
  it("has the hour that the record prints, in every format that has limits", async () => {
    for (const [text, language, limit] of [
      [TRAVELSKY, "en", "10 Jan 2027, 18:00"],
      [AMADEUS, "en", "10 Jan 2027, 17:30"],
      [AMADEUS, "de", "10. Jan. 2027, 17:30"],
    ] as const)
      expect(await limitsOf(text, language)).to.deep.equal(Array(5).fill(limit));
  });

  it("has it for agents", () => {
    const decoded = decode(AMADEUS, { referenceDate: "2026-11-21" });
    expect(toText(decoded, "2027-01-08")).to.contain("Sun 10 Jan 2027, 17:30 (in 2 days)");
  });

  it("has no hour that does not exist on that day", () => {
    const limitOf = (time: string) =>
      decode(TRAVELSKY.replace("1800", time)).records[0]?.ticketing[0]?.clock;
    expect(limitOf("0030")).to.equal("00:30");
    for (const time of ["2400", "9999", "1860"]) expect(limitOf(time)).to.equal(null);
  });
});

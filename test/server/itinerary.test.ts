import { expect } from "chai";
import { AIR_LINE, errorOf, sharedService } from "./service.ts";

const RECORD = `RP/BERL12345/BERL12345            AA/SU  20NOV26/1234Z   ABC7DE
  1.MARTINELLI/BRUNO MR
${AIR_LINE}`;

describe("POST /v4/itinerary", () => {
  const service = sharedService();
  const write = (query: string, body = RECORD, headers: Record<string, string> = {}) =>
    service().send(`/v4/itinerary?referenceDate=2026-11-21${query}`, {
      method: "POST",
      body,
      headers,
    });

  it("writes the format that a parameter names, in a language", async () => {
    for (const [query, type, words] of [
      ["&format=text&language=de", "text/plain; charset=utf-8", "Reiseplan für Mr Bruno"],
      ["&format=whatsapp&lang=fr", "text/plain; charset=utf-8", "*Itinéraire de Mr Bruno"],
      ["&format=html&language=ar", "text/html; charset=utf-8", 'dir="rtl"'],
      ["&format=csv&agencyName=X", "text/csv; charset=utf-8", "ABC7DE,Mr Bruno Martinelli"],
    ] as const) {
      const response = await write(query);
      expect(response.status).to.equal(200);
      expect(response.headers.get("Content-Type")).to.equal(type);
      expect(response.headers.get("Content-Disposition")).to.match(
        /^attachment; filename="itinerary/,
      );
      expect(response.headers.get("Recloc-Unread")).to.equal("0");
      expect(await response.text()).to.contain(words);
    }
  });

  it("writes the format that Accept prefers, and text for those who take any", async () => {
    const typeFor = async (accept: string) => {
      const { headers } = await write("", RECORD, { Accept: accept });
      return headers.get("Content-Type");
    };
    expect(await typeFor("text/html, text/csv;q=0.5")).to.match(/^text\/html/);
    expect(await typeFor("text/markdown")).to.match(/^text\/markdown/);
    expect(await typeFor("text/calendar")).to.equal("text/calendar; charset=utf-8");
    expect(await typeFor("application/ld+json")).to.equal("application/ld+json");
    expect(await typeFor("text/calendar;q=0.5, application/pdf")).to.equal("application/pdf");
    expect(await typeFor("*/*")).to.match(/^text\/plain/);
    const refused = await write("", RECORD, { Accept: "image/png" });
    expect(await errorOf(refused, 406)).to.deep.include({ code: "not_acceptable" });
  });

  it("names the invalid parameter and what it accepts", async () => {
    for (const [query, message] of [
      ["&format=docx", /^Invalid parameter: format must be one of text, whatsapp, /],
      ["&language=xx", /^Invalid parameter: language must be one of en, de, /],
      ["&agencyLogo=http%3A%2F%2Fx", /^Invalid parameter: agencyLogo must be a URL with https/],
      ["&clock=12&clock=24", /^Invalid parameter: clock must be given once$/],
    ] as const) {
      const response = await write(query);
      expect((await errorOf(response, 400)).message).to.match(message);
    }
  });

  it("refuses a text without a booking as decode does, and says how much of another it has not read", async () => {
    const refused = await write("&format=html", "hello world");
    expect(await errorOf(refused, 422)).to.deep.include({ code: "not_decodable" });
    const partial = await write("&format=text", `${RECORD}\nWHAT IS THIS`);
    expect(partial.headers.get("Recloc-Unread")).to.equal("1");
    expect(await partial.text()).to.match(
      /not a ticket\.\n\n! 1 line of the record was not read\n$/,
    );
  });

  it("says that a PDF file cannot be written, and why", async () => {
    const names = Array.from({ length: 151 }, (_, at) => `  ${at + 1}.MODEL/${nameOf(at)} MR`);
    for (const [query, body, why] of [
      ["&agencyName=%E0%B9%84%E0%B8%97%E0%B8%A2", RECORD, /no font .* U\+0E44/],
      ["", `${names.join("\n")}\n${AIR_LINE}`, /at most 150 entries and travellers/],
    ] as const) {
      const refused = await errorOf(await write(`&format=pdf${query}`, body), 501);
      expect(refused.code).to.equal("not_writable");
      expect(refused.message).to.match(why);
      expect(refused.message).to.not.match(/MODEL|MARTINELLI/i);
    }
  });
});

/** A name of letters for a number: `QAAB`. */
function nameOf(number: number): string {
  const letters = [number / 26, number % 26].map((each) =>
    String.fromCharCode(65 + Math.floor(each)),
  );
  return `QA${letters.join("")}`;
}

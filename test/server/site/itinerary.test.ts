import { expect } from "chai";
import { FORMAT_NAMES } from "../../../src/views/itinerary/formats.ts";
import { ItineraryFormats } from "../../../src/server/site/schema.ts";
import { AIR_LINE, errorOf, KEY, jsonOf, sharedService } from "../service.ts";
import { PageClient, read } from "./client.ts";

const TEXT = `  1.MARTINELLI/BRUNO MR\n${AIR_LINE}`;
const REQUEST = { text: TEXT, format: "text", options: {} };

describe("Itineraries for the workbench over HTTP", () => {
  const service = sharedService();
  const post = (body: object, query = "", headers: Record<string, string> = {}) =>
    fetch(`${service().url}/site/itinerary${query}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });

  it("have every format there is", async () => {
    const response = await fetch(`${service().url}/site/itinerary/formats`);
    const { formats } = await read(ItineraryFormats, response);
    expect(formats.map(({ name }) => name)).to.deep.equal([...FORMAT_NAMES]);
    expect(formats[0]).to.deep.include({
      mediaType: "text/plain; charset=utf-8",
      extension: "txt",
    });
  });

  it("need no key on this machine, and look as the options say", async () => {
    const options = { language: "de", clock: "12", agency: { name: "Reisebüro Beispiel" } };
    const response = await post({ ...REQUEST, options }, "?referenceDate=2026-11-01");
    expect(response.status).to.equal(200);
    expect(response.headers.get("Content-Type")).to.equal("text/plain; charset=utf-8");
    expect(response.headers.get("Cache-Control")).to.equal("no-store");
    const text = await response.text();
    expect(text).to.contain("Reisebüro Beispiel").and.contain("Martinelli").and.contain("6:55");
    expect(text).to.contain("Nov. 2026").and.not.contain("18:55");
  });

  it("have the agency's logo, whatever its size", async () => {
    const logo = `data:image/png;base64,${"A".repeat(190_000)}`;
    const response = await post({ ...REQUEST, format: "html", options: { agency: { logo } } });
    expect(response.headers.get("Content-Type")).to.equal("text/html; charset=utf-8");
    expect(await response.text()).to.contain(logo);
  });

  const refusals: readonly (readonly [string, object, number, string])[] = [
    ["no text", { ...REQUEST, text: " " }, 400, "send the text"],
    ["an unknown format", { ...REQUEST, format: "docx" }, 400, "/format"],
    ["an unknown option", { ...REQUEST, options: { font: "x" } }, 400, "/options"],
    [
      "a logo that is none",
      { ...REQUEST, options: { agency: { logo: "javascript:alert(1)" } } },
      400,
      "options.agency.logo must be a URL with https",
    ],
    ["a text without a booking", { ...REQUEST, text: "Dear all, the minutes." }, 422, "couldn't"],
    ["a long text", { ...REQUEST, text: "X\n".repeat(40_000) }, 413, "65536 bytes of text"],
    ["many lines", { ...REQUEST, text: "X\n".repeat(5001) }, 413, "5,000 lines"],
  ];
  for (const [what, body, status, words] of refusals)
    it(`are refused for ${what}`, async () => {
      expect((await errorOf(await post(body), status)).message).to.contain(words);
    });

  it("need a key, or a session whose page proves itself, elsewhere", async () => {
    const away = { "X-Forwarded-For": "192.0.2.1" };
    expect((await errorOf(await post(REQUEST, "", away), 401)).code).to.equal("missing_api_key");
    expect((await post(REQUEST, "", { ...away, "X-Api-Key": KEY })).status).to.equal(200);
    const page = new PageClient(service());
    const account = { email: "eva@agency.example", password: "correct horse battery" };
    await jsonOf(await page.post("/site/sign-up", account));
    expect((await page.post("/site/itinerary", REQUEST, away)).status).to.equal(200);
    const forged = await page.post("/site/itinerary", REQUEST, { ...away, "X-CSRF-Token": "x" });
    expect((await errorOf(forged, 403)).code).to.equal("wrong_csrf_token");
  });

  it("leave nothing in the log", async () => {
    await post({ ...REQUEST, options: { agency: { name: "Canarybird Travel" } } });
    expect(service().logs()).to.contain("/site/itinerary");
    expect(service().logs()).not.to.match(/MARTINELLI|Canarybird/i);
  });

  it("are shown in an empty page without scripts, which only our pages embed", async () => {
    const response = await fetch(`${service().url}/site/itinerary/preview`);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).to.contain("default-src 'none'").and.contain("frame-ancestors 'self'");
    expect(policy).not.to.match(/script-src|connect-src/);
    expect(await response.text()).not.to.contain("<script");
  });
});

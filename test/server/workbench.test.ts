import { expect } from "chai";
import { request } from "node:http";
import { checkSamples, checkWorkbench } from "../../src/views/workbench/check.ts";
import { NewKeyAnswer } from "../../src/server/site/schema.ts";
import { PageClient, read } from "./site/client.ts";
import { AIR_LINE, KEY, errorOf, jsonOf, sharedService, startService } from "./service.ts";

const RECORD = `1.MARTINELLI/BRUNO MR  2.MARTINELLI/CARLA MRS\n${AIR_LINE}`;

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a text with headers that `fetch` does not allow. */
function post(url: string, headers: Headers = {}, text = RECORD): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
        resolve({ status: response.statusCode ?? 0, body });
      });
    });
    sent.on("error", reject);
    sent.end(text);
  });
}

describe("The workbench over HTTP", () => {
  const service = sharedService();
  const workbench = (query = "") => `${service().url}/site/workbench${query}`;

  it("needs no key on this machine", async () => {
    const { status, body } = await post(workbench("?referenceDate=2026-11-21"));
    expect(status).to.equal(200);
    checkWorkbench(body);
    expect(body).to.have.nested.property("algorithm.wire", "GDS_A");
    expect(body).to.have.nested.property("forced", false);
    expect(body).to.have.nested.property("decodable", true);
    expect(body).to.have.nested.property("message", null);
    expect(body).to.have.nested.property(
      "itinerary.records[0].cards[0].departure.date",
      "2026-11-24",
    );
    const flight = "answers.v4.flightInfo.flights[0]";
    expect(body).to.have.nested.property(`${flight}.departureTime`, "2026-11-24 18:55:00");
    expect(body).not.to.have.nested.property(`${flight}.extraInfo.spans`);
    expect(body).to.have.nested.property("answers.v3.others", null);
    expect(body).to.have.nested.property("answers.booking.flights[0].airline", "AF");
    expect(body).not.to.have.nested.property("answers.booking.flights[0].source");
  });

  const strangers: readonly (readonly [string, Headers])[] = [
    ["to another name (DNS rebinding)", { Host: "evil.example" }],
    ["through a proxy", { "X-Forwarded-For": "127.0.0.1" }],
    ["through a proxy with a standard header", { Forwarded: "for=127.0.0.1" }],
  ];
  for (const [way, headers] of strangers) {
    it(`needs a key ${way}`, async () => {
      const { status, body } = await post(workbench(), headers);
      expect(status).to.equal(401);
      expect(body).to.have.property("code", "missing_api_key");
    });

    it(`accepts a valid key ${way}`, async () => {
      expect((await post(workbench(), { ...headers, "X-Api-Key": KEY })).status).to.equal(200);
    });
  }

  it("refuses an invalid key, even on this machine", async () => {
    const { status, body } = await post(workbench(), { "X-Api-Key": "rk_other" });
    expect(status).to.equal(403);
    expect(body).to.have.property("code", "invalid_api_key");
  });

  describe("for those who are logged in", () => {
    const strict = sharedService({
      settings: { workbench: "key", limits: { perMinute: 3, perDay: null } },
    });

    async function loggedIn(email: string): Promise<PageClient> {
      const page = new PageClient(strict());
      await jsonOf(await page.post("/site/sign-up", { email, password: "correct horse battery" }));
      return page;
    }

    const decode = (page: PageClient, headers: Headers = {}) =>
      page.post("/site/workbench", { pnr: AIR_LINE }, headers);

    it("needs no key, within the limits of the account", async () => {
      const page = await loggedIn("ana@agency.example");
      expect(await page.session()).to.have.property("keyless", true);
      const { key } = await read(NewKeyAnswer, await page.post("/site/keys", { name: "shop" }));
      const headers = { "X-Api-Key": key };
      await jsonOf(await decode(page));
      await fetch(`${strict().url}/v4/ping`, { headers });
      const third = await decode(page);
      expect(third.headers.get("RateLimit-Remaining")).to.equal("0");
      expect((await errorOf(await decode(page), 429)).message).to.contain("at most 3 a minute");
      expect((await fetch(`${strict().url}/v4/ping`, { headers })).status).to.equal(429);
      await jsonOf(await decode(await loggedIn("bo@agency.example")));
    });

    it("needs proof that our page asks", async () => {
      const page = await loggedIn("cy@agency.example");
      const refused = await errorOf(await decode(page, { "X-CSRF-Token": "x" }), 403);
      expect(refused.code).to.equal("wrong_csrf_token");
    });

    it("needs a key again after the log-out, and sets no cookie for strangers", async () => {
      const page = await loggedIn("di@agency.example");
      const [stolen = ""] = page.cookies.filter((cookie) => cookie.startsWith("recloc_session"));
      await jsonOf(await page.post("/site/log-out"));
      expect(await page.session()).to.have.property("keyless", false);
      for (const cookie of [stolen, ""]) {
        const response = await fetch(`${strict().url}/site/workbench`, {
          method: "POST",
          body: AIR_LINE,
          headers: { Cookie: cookie },
        });
        expect((await errorOf(response, 401)).code).to.equal("missing_api_key");
        if (cookie === "") expect(response.headers.getSetCookie()).to.deep.equal([]);
      }
    });
  });

  it("treats nobody as local behind a configured proxy", async () => {
    const behind = await startService({ settings: { maxBody: 1000, trustProxy: 1 } });
    try {
      expect((await post(`${behind.url}/site/workbench`)).status).to.equal(401);
    } finally {
      await behind.stop();
    }
  });

  it("checks the key before it reads the body", async () => {
    const large = "X".repeat(300 * 1024);
    const { status } = await post(workbench(), { Host: "evil.example" }, large);
    expect(status).to.equal(401);
  });

  it("answers a text without a booking with the API's message", async () => {
    const text = "Dear all, please find attached the minutes.";
    const { status, body } = await post(workbench(), {}, text);
    expect(status).to.equal(200);
    checkWorkbench(body);
    const refused = await service().send("/v4/decode", { method: "POST", body: text });
    expect(body).to.have.property("message", (await errorOf(refused, 422)).message);
    expect(body).to.have.property("decodable", false);
    expect(body).to.have.nested.property("answers.v4", null);
    expect(body).to.have.nested.property("answers.v3", null);
    expect(body).to.have.nested.property("lines[0].fate", "unread");
  });

  it("accepts any name of an algorithm", async () => {
    const { body } = await post(workbench("?algorithm=sabre"));
    expect(body).to.deep.include({ forced: true, algorithm: { wire: "GDS_B", name: "Sabre" } });
  });

  const errors: readonly (readonly [string, string, number, string])[] = [
    ["an empty text", "", 400, "empty_body"],
    ["white space", " \n ", 400, "empty_body"],
    ["a text above the limit", "X".repeat(256 * 1024 + 1), 413, "too_large"],
  ];
  for (const [what, text, status, code] of errors)
    it(`refuses ${what}`, async () => {
      const answer = await post(workbench(), {}, text);
      expect(answer.status).to.equal(status);
      expect(answer.body).to.have.property("code", code);
    });

  it("refuses an invalid day", async () => {
    const { status, body } = await post(workbench("?referenceDate=2026-02-30"));
    expect(status).to.equal(400);
    expect(body).to.have.property("code", "invalid_parameter");
  });

  it("logs nothing of the text", async () => {
    await post(workbench(), {}, "1.CANARYBIRD/TWEETY MR");
    expect(service().logs()).to.contain("/site/workbench").and.not.contain("CANARYBIRD");
  });

  it("serves samples to everybody", async () => {
    const body = await jsonOf(await fetch(`${service().url}/site/samples`));
    checkSamples(body);
    expect(body).to.have.nested.property("samples[0].text").that.is.not.empty;
  });

  it("answers another method with 405", async () => {
    expect((await fetch(workbench())).status).to.equal(405);
  });

  it("limits the size of a text", async () => {
    const send = (body: string) =>
      fetch(`${service().url}/site/workbench`, { method: "POST", body });
    const lines = await errorOf(await send("X\n".repeat(5001)), 413);
    expect(lines.message).to.equal("Request body is too large: the limit is 5,000 lines");
    expect((await errorOf(await send("X".repeat(65 * 1024)), 413)).message).to.contain("64 KiB");
    expect((await send("X\n".repeat(5000))).status).to.equal(200);
  });
});

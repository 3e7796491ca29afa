import { expect } from "chai";
import { AIR_LINE, KEY, sharedService } from "../service.ts";

const SHOP = "https://shop.example";
const OTHER = "https://other.example";
const PREFLIGHT = {
  "Access-Control-Request-Method": "POST",
  "Access-Control-Request-Headers": "content-type,x-api-key",
};
const EXPOSED = [
  "Recloc-Coverage",
  "Recloc-Unread",
  "Recloc-Left-Out",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
  "Retry-After",
  "X-Request-Id",
];

/** The headers that give permissions. */
function permissions({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
}

function listOf(text: string | undefined): readonly string[] {
  return text?.split(",").map((part) => part.trim()) ?? [];
}

describe("Pages of other websites", () => {
  const closed = sharedService();
  const shop = sharedService({ settings: { corsOrigins: [SHOP, "http://localhost:3000"] } });
  const open = sharedService({ settings: { corsOrigins: ["*"] } });

  const preflight = (url: string, origin: string, path = "/v4/decode") =>
    fetch(url + path, { method: "OPTIONS", headers: { Origin: origin, ...PREFLIGHT } });
  const decode = (url: string, origin: string, key = KEY) =>
    fetch(`${url}/v4/decode`, {
      method: "POST",
      body: `1.MARTINELLI/BRUNO MR\n${AIR_LINE}`,
      headers: { Origin: origin, "X-Api-Key": key },
    });

  it("may call nothing by default", async () => {
    expect(permissions(await preflight(closed().url, SHOP))).to.deep.equal({});
    expect(permissions(await decode(closed().url, SHOP))).to.deep.equal({});
  });

  for (const origin of [SHOP, "http://localhost:3000"])
    it(`may call the API if the settings name them: ${origin}`, async () => {
      const asked = await preflight(shop().url, origin);
      expect(asked.status).to.equal(204);
      const given = permissions(asked);
      expect(given).to.have.property("access-control-allow-origin", origin);
      expect(given).not.to.have.property("access-control-allow-credentials");
      expect(listOf(given["access-control-allow-headers"])).to.have.members([
        "X-Api-Key",
        "Authorization",
        "Content-Type",
      ]);
      expect(listOf(given["access-control-allow-methods"])).to.include("POST");
      const answer = await decode(shop().url, origin);
      expect(answer.status).to.equal(200);
      expect(permissions(answer)["access-control-allow-origin"]).to.equal(origin);
      expect(listOf(permissions(answer)["access-control-expose-headers"])).to.have.members(EXPOSED);
      expect(listOf(answer.headers.get("Vary") ?? "")).to.include("Origin");
    });

  for (const origin of [OTHER, "null", "https://shop.example.evil.example", "http://shop.example"])
    it(`may not if the settings do not: ${origin}`, async () => {
      expect(permissions(await preflight(shop().url, origin))).to.deep.equal({});
      const answer = await decode(shop().url, origin);
      expect(permissions(answer)).to.deep.equal({});
      // A cache must not give this answer to the shop.
      expect(listOf(answer.headers.get("Vary") ?? "")).to.include("Origin");
    });

  it("can read errors", async () => {
    const answer = await decode(shop().url, SHOP, "rk_wrong");
    expect(answer.status).to.equal(403);
    expect(permissions(answer)["access-control-allow-origin"]).to.equal(SHOP);
    expect(listOf(answer.headers.get("Vary") ?? "")).to.have.members(["Accept-Encoding", "Origin"]);
  });

  it("may call from anywhere if the settings say so, never with cookies", async () => {
    for (const answer of [await preflight(open().url, OTHER), await decode(open().url, "null")]) {
      expect(permissions(answer)["access-control-allow-origin"]).to.equal("*");
      expect(permissions(answer)).not.to.have.property("access-control-allow-credentials");
    }
  });

  it("still need a key", async () => {
    const answer = await fetch(`${open().url}/v4/ping`, { headers: { Origin: OTHER } });
    expect(answer.status).to.equal(401);
  });

  it("may read the description of the API, but nothing of the website", async () => {
    const headers = { Origin: OTHER };
    const read = (path: string) => fetch(open().url + path, { headers });
    expect(permissions(await read("/openapi.json"))).not.to.deep.equal({});
    for (const path of ["/", "/account", "/site/session", "/site/samples", "/metrics"])
      expect(permissions(await read(path)), path).to.deep.equal({});
  });
});

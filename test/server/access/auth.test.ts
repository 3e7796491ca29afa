import { expect } from "chai";
import { KeyRing } from "../../../src/store/keys/key-ring.ts";
import { openStore } from "../../../src/store/store.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { errorOf, KEY, sharedService, startService } from "../service.ts";

const PATHS = [
  ["POST", "/v3/decode"],
  ["POST", "/v4/decode"],
  ["GET", "/v3/ping"],
  ["POST", "/v3/ping"],
  ["GET", "/v4/ping"],
  ["POST", "/v4/ping"],
  ["GET", "/v4/airports"],
  ["GET", "/v4/airports/GRU"],
  ["GET", "/v4/airport/GRU"],
  ["DELETE", "/v4/airports"],
  ["OPTIONS", "/v4/decode"],
  ["GET", "/v4"],
  ["GET", "/v4/"],
  ["GET", "/v3/nothing"],
] as const;

describe("The API key", () => {
  const service = sharedService();

  for (const [method, path] of PATHS)
    it(`is required for ${method} ${path}`, async () => {
      const missing = await errorOf(await fetch(service().url + path, { method }), 401);
      expect(missing.code).to.equal("missing_api_key");
      expect(missing.message).to.match(/^Access denied: /);
      const headers = { "X-Api-Key": "rk_wrong" };
      const wrong = await errorOf(await fetch(service().url + path, { method, headers }), 403);
      expect(wrong.code).to.equal("invalid_api_key");
      expect(wrong.message)
        .to.match(/^Access denied: /)
        .and.not.contain("rk_wrong");
    });

  for (const method of ["GET", "HEAD"])
    it(`is required for ${method} without further details`, async () => {
      const response = await fetch(`${service().url}/v4/ping`, { method });
      expect(response.status).to.equal(401);
    });

  for (const path of ["/V4/decode", "//v4/ping", "/%76%34/ping", "/v5/ping", "/v44", "/.//v4/ping"])
    it(`cannot be avoided by ${path}`, async () => {
      await errorOf(await fetch(service().url + path, { method: "POST", body: "A" }), 404);
    });

  for (const path of ["/healthz", "/readyz", "/openapi.json"])
    it(`is not required for ${path}`, async () => {
      expect((await fetch(service().url + path)).status).to.equal(200);
    });

  it("is read from the header, ignoring case", async () => {
    const headers = { "x-API-key": KEY };
    expect((await fetch(`${service().url}/v4/ping`, { headers })).status).to.equal(200);
  });

  for (const scheme of ["Bearer", "bearer", "BEARER "])
    it(`is also read from Authorization: ${scheme}`, async () => {
      const ask = (key: string) =>
        fetch(`${service().url}/v4/ping`, { headers: { Authorization: `${scheme} ${key}` } });
      expect((await ask(KEY)).status).to.equal(200);
      const { code, message } = await errorOf(await ask("rk_wrong"), 403);
      expect(code).to.equal("invalid_api_key");
      expect(message).to.contain("X-Api-Key").and.contain("Authorization: Bearer");
      expect(message).not.to.contain("rk_wrong");
    });

  for (const authorization of ["Basic cmVjbG9jOnNlY3JldA==", "Bearer", "Bearer two words", KEY])
    it(`is missing in Authorization: ${authorization}`, async () => {
      const headers: Record<string, string> = { Authorization: authorization };
      const response = await fetch(`${service().url}/v4/ping`, { headers });
      expect(response.headers.get("WWW-Authenticate")).to.equal('Bearer realm="Recloc"');
      const { code, message } = await errorOf(response, 401);
      expect(code).to.equal("missing_api_key");
      expect(message).to.contain("X-Api-Key").and.contain("Authorization: Bearer");
      headers["X-Api-Key"] = KEY;
      expect((await fetch(`${service().url}/v4/ping`, { headers })).status).to.equal(200);
    });

  for (const path of ["/v4/ping", "/site/workbench"])
    it(`is refused if two different ones are sent to ${path}`, async () => {
      const ask = (key: string) =>
        fetch(service().url + path, {
          method: "POST",
          body: "1.MARTINELLI/BRUNO MR",
          headers: { "X-Api-Key": KEY, Authorization: `Bearer ${key}` },
        });
      expect((await ask(KEY)).status).to.equal(200);
      const { code, message } = await errorOf(await ask("rk_other"), 400);
      expect(code).to.equal("bad_request");
      expect(message).to.contain("X-Api-Key and Authorization contain different keys");
      expect(message).not.to.contain("rk_other");
    });

  it("answers 503 if the store does not respond", async () => {
    const error = new Error("rk_test is locked");
    const broken = await startService({
      keys: { grant: () => Promise.reject(error), isKnown: () => false },
    });
    const { message, code } = await errorOf(await broken.send("/v4/ping"), 503);
    await broken.stop();
    expect(code).to.equal("unavailable");
    expect(message + broken.logs()).not.to.contain("rk_test");
  });

  describe("of the store", () => {
    const folder = temporaryFolder();

    it("is valid until it is revoked", async () => {
      const store = await openStore({ dataDir: folder(), databaseUrl: null });
      const shop = await startService({ keys: new KeyRing(["fixed"], store.keys, store.changes) });
      const { key, record } = await store.keys.create({ name: "shop" });
      const statusWith = async (value: string) =>
        (await fetch(`${shop.url}/v4/ping`, { headers: { "X-Api-Key": value } })).status;
      expect(await statusWith(key)).to.equal(200);
      expect(await statusWith("fixed")).to.equal(200);
      await store.keys.revoke(record.id);
      expect(await statusWith(key)).to.equal(403);
      expect(await statusWith("fixed")).to.equal(200);
      await shop.stop();
      await store.close();
      expect(shop.logs()).not.to.contain(key);
    });
  });
});

import { expect } from "chai";
import { exchange } from "./raw.ts";
import { errorOf, sharedService } from "./service.ts";

const AWAY = [
  "/assets/",
  "/assets/nothing.js",
  "/assets/..%2Freference.html",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
  "/assets/%00",
  "/assets/%ZZ",
  "/reference.html",
];

describe("The pages", () => {
  const service = sharedService();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(service().url + path, { headers });

  for (const page of ["/", "/account", "/reference"])
    it(`need no key, and load only assets of the server: ${page}`, async () => {
      const response = await get(page);
      expect(response.status).to.equal(200);
      expect(response.headers.get("Content-Type")).to.equal("text/html; charset=utf-8");
      const policy = response.headers.get("Content-Security-Policy");
      expect(policy).to.contain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).not.to.match(/unsafe|https?:/);
      const html = await response.text();
      for (const [, path = ""] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
        expect((await get(path)).status, path).to.equal(200);
      expect(html).not.to.match(/<style|style=|<script>|\son\w+=/);
    });

  it("are compressed, and sent again only if they have changed", async () => {
    const path = "/assets/theme.css";
    const first = await get(path, { "Accept-Encoding": "br" });
    expect(first.headers.get("Content-Encoding")).to.equal("br");
    expect(first.headers.get("Vary")).to.equal("Accept-Encoding");
    expect(await first.text()).to.contain("--ground");
    const since = first.headers.get("Last-Modified") ?? "";
    const { host } = new URL(service().url);
    const again = await exchange(
      service().url,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nIf-Modified-Since: ${since}\r\nConnection: close\r\n\r\n`,
    );
    expect(again).to.match(/^HTTP\/1.1 304 /);
    const plain = await get(path, { "Accept-Encoding": "identity" });
    expect(plain.headers.get("Content-Encoding")).to.equal(null);
    expect(await plain.text()).to.contain("--ground");
  });

  const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

  for (const path of ["/nothing", "/reference.html", "/%ZZ", "/nothing/at/all"])
    it(`are not found at ${path}, as a page says to browsers`, async () => {
      const response = await get(path, { Accept: BROWSER });
      expect(response.status).to.equal(404);
      expect(response.headers.get("Content-Type")).to.equal("text/html; charset=utf-8");
      expect(response.headers.get("Content-Security-Policy")).to.contain("style-src 'self'");
      expect(response.headers.get("Cache-Control")).to.equal("no-store");
      expect(response.headers.get("Vary")).to.equal("Accept-Encoding, Accept");
      const html = await response.text();
      expect(html).to.contain("There is no page at this address").and.not.contain("nothing");
      for (const [, link = ""] of html.matchAll(/(?:src|href)="(\/[^"#]*)"/g))
        expect((await get(link)).status, link).to.equal(200);
    });

  for (const [path, accept] of [
    ["/nothing", "*/*"],
    ["/nothing", "application/json"],
    ["/nothing", "application/json, text/html"],
    ["/site/nothing", BROWSER],
    ["/assets/nothing.js", BROWSER],
  ] as const)
    it(`are not found at ${path}, as JSON says for Accept: ${accept}`, async () => {
      const response = await get(path, { Accept: accept });
      expect((await errorOf(response, 404)).code).to.equal("not_found");
    });

  it("are not what an unknown call of the API answers", async () => {
    const response = await service().send("/v4/nothing", { headers: { Accept: BROWSER } });
    expect((await errorOf(response, 404)).code).to.equal("not_found");
  });

  for (const path of AWAY)
    it(`are not found at ${path}`, async () => {
      expect((await get(path)).status).to.equal(404);
    });
});

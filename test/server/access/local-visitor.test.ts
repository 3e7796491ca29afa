import { expect } from "chai";
import { isLocalVisit, type VisitSettings } from "../../../src/server/site/local-visitor.ts";

/** A visit from this machine, except for what a test changes. */
function isLocal(
  changes: Partial<Record<"remoteAddress" | "host" | "httpVersion", string | undefined>> = {},
  others: Readonly<Record<string, string>> = {},
  settings: Partial<VisitSettings> = {},
): boolean {
  const {
    host,
    remoteAddress,
    httpVersion = "1.1",
  } = {
    host: "localhost:8080",
    remoteAddress: "127.0.0.1",
    ...changes,
  };
  return isLocalVisit(
    { remoteAddress, httpVersion, headers: { host, ...others } },
    { workbench: "local", trustProxy: 0, ...settings },
  );
}

const words = (text: string) => text.trim().split(/\s+/);

/** Headers that proxies, networks and gateways add, by product. */
const PROXY_HEADERS = words(`
  Forwarded Via X-Via Proxy-Connection Proxy-Authorization X-Proxy-Id X-Nginx-Proxy X-ProxyUser-Ip
  X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Anything X-Forwarded Forwarded-For
  X-Real-IP True-Client-IP Client-IP X-Client-IP Fly-Client-IP WL-Proxy-Client-IP Proxy-Client-IP
  X-Cluster-Client-IP Fastly-Client-IP Incap-Client-IP Ali-CDN-Real-IP X-Remote-IP X-Remote-Addr
  Remote-Addr X-Remote-User X-Source-IP X-Azure-ClientIP X-Azure-SocketIP X-Sucuri-ClientIP
  DO-Connecting-IP CF-Connecting-IP CF-Ray CDN-Loop X-Appengine-User-IP X-Appengine-Country
  X-Amzn-Trace-Id X-Cloud-Trace-Context X-ARR-LOG-ID X-ARR-SSL X-Sucuri-Country X-Envoy-Original-Path
  X-Original-Host X-Original-URL X-Scheme X-Url-Scheme X-Host X-Request-Start X-Queue-Start X-SSL
  X-SSL-Cipher SSL-Client-Verify Front-End-Https X-Varnish-Id X-Vercel-Id X-Nf-Request-Id
`);

/** Headers that browsers, curl and other clients send. */
const OWN_HEADERS = words(`
  Accept Accept-Charset Accept-Encoding Accept-Language Access-Control-Request-Headers
  Access-Control-Request-Method Authorization Cache-Control Connection Content-Length Content-Type
  Cookie DNT Device-Memory Downlink ECT Expect If-Match If-Modified-Since If-None-Match Keep-Alive
  Last-Event-ID Pragma Priority Purpose RTT Range Referer Save-Data Sec-CH-UA
  Sec-CH-UA-Full-Version-List Sec-CH-UA-Mobile Sec-CH-UA-Platform Sec-Fetch-Dest Sec-Fetch-Mode
  Sec-Fetch-Site Sec-Fetch-User Sec-GPC Sec-Purpose Service-Worker TE Transfer-Encoding
  Upgrade-Insecure-Requests User-Agent X-Api-Key X-CSRF-Token X-Request-Id X-Requested-With
  X-Http-Method-Override Idempotency-Key Traceparent
`);

describe("A visit from this machine", () => {
  for (const remoteAddress of ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
    it(`can come from ${remoteAddress}`, () => {
      expect(isLocal({ remoteAddress })).to.equal(true);
    });

  const strangers = [
    "192.0.2.1",
    "10.0.0.1",
    "::ffff:192.0.2.1",
    "2001:db8::1",
    "::",
    "1127.0.0.1",
  ];
  for (const remoteAddress of [...strangers, "127.0.0.1.example", "", undefined])
    it(`does not come from ${remoteAddress ?? "a closed connection"}`, () => {
      expect(isLocal({ remoteAddress })).to.equal(false);
    });

  const own = ["localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:8080"];
  for (const host of [...own, "127.1.2.3:80", "[::1]", "[::1]:8080"])
    it(`can address ${host}`, () => {
      expect(isLocal({ host })).to.equal(true);
    });

  for (const [site, is] of [
    ["same-origin", true],
    ["none", true],
    ["same-site", false],
    ["cross-site", false],
  ] as const)
    it(`${is ? "can have" : "does not have"} the Sec-Fetch-Site ${site}`, () => {
      expect(isLocal({}, { "sec-fetch-site": site })).to.equal(is);
    });

  const rebound = [
    "evil.example",
    "evil.example:8080",
    "localhost.evil.example",
    "127.0.0.1.nip.io",
  ];
  const wrong = ["localhost@evil.example", "evil.example#localhost", "localhost:8080:80", "::1"];
  for (const host of [
    ...rebound,
    ...wrong,
    "192.0.2.1",
    "[::1].example",
    "[2001:db8::1]",
    "",
    undefined,
  ])
    it(`does not address ${host === undefined ? "no host" : `“${host}”`}`, () => {
      expect(isLocal({ host })).to.equal(false);
    });

  for (const name of PROXY_HEADERS)
    it(`does not have the proxy header ${name}`, () => {
      expect(isLocal({}, { [name]: "127.0.0.1" })).to.equal(false);
      expect(isLocal({}, { [name.toLowerCase()]: "" })).to.equal(false);
    });

  for (const name of OWN_HEADERS)
    it(`can have the header ${name}`, () => {
      expect(isLocal({}, { [name.toLowerCase()]: "none" })).to.equal(true);
    });

  it("is not recognised if the service is behind a proxy", () => {
    expect(isLocal({}, {}, { trustProxy: 1 })).to.equal(false);
  });

  it("is not recognised if the operator requires a key from everybody", () => {
    expect(isLocal({}, {}, { workbench: "key" })).to.equal(false);
  });

  it("does not use HTTP/1.0, which only proxies do", () => {
    expect(isLocal({ httpVersion: "1.0" })).to.equal(false);
  });

  for (const [origin, is] of [
    ["http://localhost:8080", true],
    ["http://localhost", false],
    ["https://localhost:8080", false],
    ["https://evil.example", false],
    ["null", false],
  ] as const)
    it(`${is ? "can come" : "does not come"} from a page of ${origin}`, () => {
      expect(isLocal({}, { origin })).to.equal(is);
    });
});

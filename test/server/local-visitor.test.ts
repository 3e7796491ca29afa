import { expect } from "chai";
import { isLocalVisit, type VisitSettings } from "../../src/server/site/local-visitor.ts";

/** A visit from this machine, but for what a test changes. */
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
    it(`does not come from ${remoteAddress ?? "a connection that is gone"}`, () => {
      expect(isLocal({ remoteAddress })).to.equal(false);
    });

  const own = ["localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:8080"];
  for (const host of [...own, "127.1.2.3:80", "[::1]", "[::1]:8080"])
    it(`can be to ${host}`, () => {
      expect(isLocal({ host })).to.equal(true);
    });

  for (const [site, is] of [
    ["same-origin", true],
    ["none", true],
    ["same-site", false],
    ["cross-site", false],
  ] as const)
    it(`${is ? "can be" : "is not"} one that a browser calls ${site}`, () => {
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
    it(`is not to ${host === undefined ? "no host" : `“${host}”`}`, () => {
      expect(isLocal({ host })).to.equal(false);
    });

  for (const name of [
    "forwarded",
    "via",
    "x-real-ip",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-anything",
    "X-Forwarded-For",
    "x-client-ip",
    "x-original-host",
    "cf-connecting-ip",
    "true-client-ip",
  ])
    it(`did not come through a proxy that leaves ${name}`, () => {
      expect(isLocal({}, { [name]: "127.0.0.1" })).to.equal(false);
      expect(isLocal({}, { [name]: "" })).to.equal(false);
    });

  it("has any other headers", () => {
    expect(isLocal({}, { "user-agent": "curl", "x-request-id": "1" })).to.equal(true);
  });

  it("cannot be told where the service stands behind a proxy", () => {
    expect(isLocal({}, {}, { trustProxy: 1 })).to.equal(false);
  });

  it("is none where the operator wants a key of everybody", () => {
    expect(isLocal({}, {}, { workbench: "key" })).to.equal(false);
  });

  it("does not speak as only proxies do", () => {
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

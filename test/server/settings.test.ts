import { expect } from "chai";
import { readSettings, SettingError } from "../../src/settings.ts";

const DATABASE_URL = "DATABASE_URL must have the form postgres://user:password@host:port/database";

const SMTP_URL = "SMTP_URL must have the form smtp://user:password@host:port, or smtps://";
const MAIL = { SMTP_URL: "smtp://localhost", PUBLIC_URL: "http://127.0.0.1:8080" };

const PLACES = "must be absolute paths of folders, or s3://bucket/folder, separated by commas";

const WRONG = [
  ["PORT", "http", "PORT must be a number from 0 to 65535"],
  ["PORT", "65536", "PORT must be a number from 0 to 65535"],
  ["PORT", "-1", "PORT must be a number from 0 to 65535"],
  ["PORT", "8080.5", "PORT must be a number from 0 to 65535"],
  ["MAX_BODY", "0", "MAX_BODY must be 1 byte to 64 MiB, such as 262144, 256KiB or 1MB"],
  ["MAX_BODY", "65MiB", "MAX_BODY must be 1 byte to 64 MiB, such as 262144, 256KiB or 1MB"],
  ["MAX_BODY", "1GB", "MAX_BODY must be 1 byte to 64 MiB, such as 262144, 256KiB or 1MB"],
  ["MAX_BODY", "much", "MAX_BODY must be 1 byte to 64 MiB, such as 262144, 256KiB or 1MB"],
  ["MAX_BODY", "-5", "MAX_BODY must be 1 byte to 64 MiB, such as 262144, 256KiB or 1MB"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace"],
  ["API_KEYS", "one two", "API_KEYS must be keys of visible ASCII characters, separated by commas"],
  ["API_KEYS", "clé", "API_KEYS must be keys of visible ASCII characters, separated by commas"],
  ["DATABASE_URL", "mysql://u:hidden@db/recloc", DATABASE_URL],
  ["DATABASE_URL", "hidden", DATABASE_URL],
  ["DATABASE_URL", "postgres://u:hidden@db:port/recloc", DATABASE_URL],
  ["WORKBENCH", "open", "WORKBENCH must be one of local, key"],
  ["REGISTRATION", "perhaps", "REGISTRATION must be one of open, closed"],
  ["TRUST_PROXY", "10", "TRUST_PROXY must be the number of reverse proxies in front, 0 to 9"],
  ["TRUST_PROXY", "true", "TRUST_PROXY must be the number of reverse proxies in front, 0 to 9"],
  ["LIMIT_MINUTE", "0", "LIMIT_MINUTE must be a number of requests from 1 to 1000000000"],
  ["DECODE_WORKERS", "0", "DECODE_WORKERS must be a number of threads from 1 to 64"],
  ["DECODE_WORKERS", "65", "DECODE_WORKERS must be a number of threads from 1 to 64"],
  ["DECODE_WORKERS", "two", "DECODE_WORKERS must be a number of threads from 1 to 64"],
  ["DECODE_TIMEOUT", "1", "DECODE_TIMEOUT must be 50 ms to 60 s, such as 1s, 0.5s or 500ms"],
  ["DECODE_TIMEOUT", "10ms", "DECODE_TIMEOUT must be 50 ms to 60 s, such as 1s, 0.5s or 500ms"],
  ["DECODE_TIMEOUT", "61s", "DECODE_TIMEOUT must be 50 ms to 60 s, such as 1s, 0.5s or 500ms"],
  ["SMTP_URL", "mail.example.com", SMTP_URL],
  ["SMTP_URL", "http://u:hidden@mail.example.com", SMTP_URL],
  ["SMTP_URL", "smtp:///", SMTP_URL],
  ...[
    "shop.example",
    "*, https://shop.example",
    "https://*.example",
    "https://shop.example/app",
    "null",
  ].map(
    (value) =>
      [
        "CORS_ORIGINS",
        value,
        "CORS_ORIGINS must be * or origins such as https://shop.example, separated by commas",
      ] as const,
  ),
  ["JOB_SOURCES", "/archive", "JOB_SOURCES requires REGISTRATION=closed: every account can use it"],
  ["JOB_SOURCES", "archive", `JOB_SOURCES ${PLACES}`],
  ["JOB_DESTINATIONS", "s3://x", `JOB_DESTINATIONS ${PLACES}`],
  ["JOB_DESTINATIONS", "s3://decoded/../other", `JOB_DESTINATIONS ${PLACES}`],
  ["LIMIT_DAY", "1e3", "LIMIT_DAY must be a number of requests from 1 to 1000000000"],
] as const;

const SIZES = [
  ["1", 1],
  ["262144", 262_144],
  ["300 B", 300],
  ["256KiB", 262_144],
  ["256kib", 262_144],
  ["10KB", 10_000],
  ["1MB", 1_000_000],
  ["64 MiB", 67_108_864],
] as const;

describe("The settings", () => {
  it("have defaults", () => {
    expect(readSettings({})).to.deep.equal({
      host: "127.0.0.1",
      port: 8080,
      dataDir: "./data",
      apiKeys: [],
      maxBody: 262_144,
      decodeWorkers: null,
      decodeTimeoutMs: 1000,
      logLevel: "info",
      databaseUrl: null,
      registration: "open",
      trustProxy: 0,
      workbench: "local",
      corsOrigins: [],
      limits: { perMinute: null, perDay: null },
      jobPlaces: { sources: [], destinations: [] },
      mail: null,
    });
  });

  it("come from the environment", () => {
    const environment = {
      HOST: "0.0.0.0",
      PORT: "0",
      DATA_DIR: "/var/lib/recloc",
      API_KEYS: "one, two,",
      MAX_BODY: "1MB",
      DECODE_WORKERS: "3",
      DECODE_TIMEOUT: "1.5s",
      LOG_LEVEL: "WARN",
      DATABASE_URL: "postgresql://u:p%40ss@db:5433/recloc?sslmode=require",
      REGISTRATION: "Closed",
      TRUST_PROXY: "2",
      WORKBENCH: "key",
      CORS_ORIGINS: "https://Shop.example:443/, http://localhost:3000, capacitor://localhost,",
      LIMIT_MINUTE: "100",
      LIMIT_DAY: "5000",
      JOB_SOURCES: "/srv/archive/, s3://records/2026/,",
      JOB_DESTINATIONS: "/srv/../decoded",
      SMTP_URL: "smtps://u:p%40ss@mail.example.com:465",
      PUBLIC_URL: "https://Recloc.example.com/",
      PATH: "/bin",
    };
    expect(readSettings(environment)).to.deep.equal({
      host: "0.0.0.0",
      port: 0,
      dataDir: "/var/lib/recloc",
      apiKeys: ["one", "two"],
      maxBody: 1_000_000,
      decodeWorkers: 3,
      decodeTimeoutMs: 1500,
      logLevel: "warn",
      databaseUrl: "postgresql://u:p%40ss@db:5433/recloc?sslmode=require",
      registration: "closed",
      trustProxy: 2,
      workbench: "key",
      corsOrigins: ["https://shop.example", "http://localhost:3000", "capacitor://localhost"],
      limits: { perMinute: 100, perDay: 5000 },
      jobPlaces: { sources: ["/srv/archive", "s3://records/2026"], destinations: ["/decoded"] },
      mail: {
        smtpUrl: "smtps://u:p%40ss@mail.example.com:465",
        from: "Recloc <no-reply@recloc.example.com>",
        publicUrl: "https://recloc.example.com",
      },
    });
  });

  for (const [change, message] of [
    [{ PUBLIC_URL: "" }, /^PUBLIC_URL must be set with SMTP_URL/],
    [{ PUBLIC_URL: "recloc.example.com" }, /^PUBLIC_URL must be set/],
    [{ PUBLIC_URL: "https://recloc.example.com/account" }, /^PUBLIC_URL must be set/],
    [{ PUBLIC_URL: "https://u:hidden@recloc.example.com/" }, /^PUBLIC_URL must (?!.*hidden)/],
    [{ MAIL_FROM: "Recloc" }, /^MAIL_FROM must be a sender/],
    [{ MAIL_FROM: "Recloc\r\nBcc: <a@b.example>" }, /^MAIL_FROM must be a sender/],
  ] as const)
    it(`for mail refuse ${JSON.stringify(change)}`, () => {
      expect(() => readSettings({ ...MAIL, ...change })).to.throw(SettingError, message);
    });

  for (const from of ["a@example.com", "no-reply@example.com", "Recloc, PNRs <a@example.com>"])
    it(`for mail accept the sender ${from}`, () => {
      expect(readSettings({ ...MAIL, MAIL_FROM: from }).mail).to.include({ from });
    });

  it("that are empty count as not set", () => {
    const empty = { HOST: "", PORT: " ", DATABASE_URL: "", MAX_BODY: "" };
    expect(readSettings(empty)).to.deep.equal(readSettings({}));
  });

  it("come from flags first", () => {
    expect(readSettings({ PORT: "1", HOST: "a" }, { PORT: "2", HOST: undefined })).to.include({
      port: 2,
      host: "a",
    });
  });

  it("cannot be empty if a flag says so", () => {
    expect(() => readSettings({}, { DATA_DIR: " " })).to.throw("DATA_DIR must not be empty");
    expect(() => readSettings({}, { HOST: "" })).to.throw("HOST must not be empty");
  });

  it("take the folder that a flag names, whatever database the environment names", () => {
    const environment = { DATABASE_URL: "postgres://db/recloc" };
    expect(readSettings(environment).databaseUrl).to.equal("postgres://db/recloc");
    expect(readSettings(environment, { DATA_DIR: "here" })).to.include({
      dataDir: "here",
      databaseUrl: null,
    });
  });

  it("say nothing of the password in a database's address", () => {
    expect(() => readSettings({ DATABASE_URL: "mysql://u:hidden@db" })).to.throw(/^(?!.*hidden)/);
  });

  for (const [name, value, message] of WRONG)
    it(`refuse ${name}=${value}`, () => {
      expect(() => readSettings({ [name]: value })).to.throw(SettingError, message);
    });

  for (const [text, bytes] of SIZES)
    it(`take MAX_BODY=${text} for ${bytes} bytes`, () => {
      expect(readSettings({ MAX_BODY: text }).maxBody).to.equal(bytes);
    });
});

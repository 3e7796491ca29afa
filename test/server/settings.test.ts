import { expect } from "chai";
import { readSettings, SettingError } from "../../src/settings.ts";

const WRONG = [
  ["PORT", "http", "PORT takes a number from 0 to 65535"],
  ["PORT", "65536", "PORT takes a number from 0 to 65535"],
  ["PORT", "-1", "PORT takes a number from 0 to 65535"],
  ["PORT", "8080.5", "PORT takes a number from 0 to 65535"],
  ["MAX_BODY", "0", "MAX_BODY takes 1 byte to 64 MiB: 262144, 256KiB or 1MB"],
  ["MAX_BODY", "65MiB", "MAX_BODY takes 1 byte to 64 MiB: 262144, 256KiB or 1MB"],
  ["MAX_BODY", "1GB", "MAX_BODY takes 1 byte to 64 MiB: 262144, 256KiB or 1MB"],
  ["MAX_BODY", "much", "MAX_BODY takes 1 byte to 64 MiB: 262144, 256KiB or 1MB"],
  ["MAX_BODY", "-5", "MAX_BODY takes 1 byte to 64 MiB: 262144, 256KiB or 1MB"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL takes one of silent, fatal, error, warn, info, debug, trace"],
  ["API_KEYS", "one two", "API_KEYS takes keys of visible ASCII characters, separated by commas"],
  ["API_KEYS", "clé", "API_KEYS takes keys of visible ASCII characters, separated by commas"],
  [
    "DATABASE_URL",
    "postgres://localhost/recloc",
    "DATABASE_URL is not supported yet: unset it, keys are kept in DATA_DIR",
  ],
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
      logLevel: "info",
    });
  });

  it("come from the environment", () => {
    const environment = {
      HOST: "0.0.0.0",
      PORT: "0",
      DATA_DIR: "/var/lib/recloc",
      API_KEYS: "one, two,",
      MAX_BODY: "1MB",
      LOG_LEVEL: "WARN",
      PATH: "/bin",
    };
    expect(readSettings(environment)).to.deep.equal({
      host: "0.0.0.0",
      port: 0,
      dataDir: "/var/lib/recloc",
      apiKeys: ["one", "two"],
      maxBody: 1_000_000,
      logLevel: "warn",
    });
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

  it("cannot be empty where a flag says so", () => {
    expect(() => readSettings({}, { DATA_DIR: " " })).to.throw("DATA_DIR must not be empty");
    expect(() => readSettings({}, { HOST: "" })).to.throw("HOST must not be empty");
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

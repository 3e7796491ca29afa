import { expect } from "chai";
import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { ERRORS } from "../../src/server/errors.ts";
import { schemaIn } from "../../src/server/openapi/components.ts";
import { openApiDocument } from "../../src/server/openapi/document.ts";
import { AIR_LINE, jsonOf, sharedService } from "./service.ts";

const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));

/** The value at a path of keys in nested objects. */
function at(value: unknown, ...keys: readonly string[]): unknown {
  let inner = value;
  for (const key of keys) inner = isObject(inner) ? inner[key] : undefined;
  return inner;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** All values of a key at any depth. */
function everywhere(value: unknown, key: string): unknown[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...everywhere(inner, key),
  ]);
}

const operations = Object.entries(at(document, "paths") ?? {}).flatMap(
  ([path, item]: [string, unknown]) =>
    Object.entries(isObject(item) ? item : {}).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
);

describe("The description of the API", () => {
  const service = sharedService();
  const ajv = new Ajv2020({ strict: true, keywords: ["components"] });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "recloc", components: at(document, "components") });

  it("is served without a key", async () => {
    const response = await fetch(`${service().url}/openapi.json`);
    expect(response.headers.get("Cache-Control")).to.equal("public, max-age=3600");
    expect(await jsonOf(response)).to.deep.equal(document);
  });

  it("contains every endpoint", () => {
    expect(operations.map(({ name }) => name)).to.have.members([
      "POST /v3/decode",
      "GET /v3/ping",
      "POST /v3/ping",
      "HEAD /v3/ping",
      "POST /v4/decode",
      "GET /v4/ping",
      "POST /v4/ping",
      "HEAD /v4/ping",
      "GET /v4/airports",
      "GET /v4/airports/{iataCode}",
      "GET /v4/airport/{iataCode}",
      "GET /healthz",
      "GET /readyz",
      "GET /metrics",
      "GET /openapi.json",
    ]);
  });

  it("gives every operation a unique id", () => {
    const ids = operations.map(({ operation }) => at(operation, "operationId"));
    expect(new Set(ids).size).to.equal(operations.length);
  });

  it("has no dangling references", () => {
    const references = everywhere(document, "$ref");
    expect(references).to.have.length.above(20);
    for (const reference of references) {
      const keys = String(reference).replace("#/", "").split("/");
      expect(at(document, ...keys), String(reference)).to.be.an("object");
    }
  });

  it("requires the key where the service does", () => {
    expect(at(document, "components", "securitySchemes", "apiKey")).to.deep.equal({
      type: "apiKey",
      in: "header",
      name: "X-Api-Key",
    });
    for (const { name, operation } of operations) {
      const isOpen = at(operation, "security") !== undefined;
      expect(isOpen, name).to.equal(!/ \/v[34]\//.test(name));
      expect(at(operation, "responses", "401") === undefined, name).to.equal(isOpen);
    }
  });

  it("lists bad_request for every request with a key", () => {
    for (const { name, operation } of operations.filter(({ name }) => / \/v[34]\//.test(name)))
      expect(JSON.stringify(at(operation, "responses", "400")), name).to.contain("bad_request");
  });

  it("describes the parameters and errors of decode", () => {
    const decode = at(document, "paths", "/v4/decode", "post");
    const names = everywhere(at(decode, "parameters"), "name");
    expect(names).to.deep.equal(["algorithm", "referenceDate", "explain"]);
    const statuses = [
      "200",
      "400",
      "401",
      "403",
      "408",
      "413",
      "415",
      "422",
      "429",
      "500",
      "503",
      "504",
    ];
    expect(at(decode, "responses")).to.have.all.keys(statuses);
    expect(JSON.stringify(at(decode, "responses", "400"))).to.contain("empty_body");
    const text = String(at(decode, "requestBody", "description"));
    expect(text).to.contain("at most 5,000 lines of at most 65,536 characters");
    expect(at(decode, "responses", "429", "headers")).to.include.keys(
      "Retry-After",
      "RateLimit-Remaining",
    );
  });

  for (const [path, version] of [
    ["/v3/decode", "V3Answer"],
    ["/v4/decode", "V4Answer"],
    ["/v4/decode?explain=true", "V4Answer"],
  ] as const)
    it(`matches the answer of ${path}`, async () => {
      const init = { method: "POST", body: `1.MARTINELLI/BRUNO MR\n${AIR_LINE}` };
      const answer = await jsonOf(await service().send(path, init));
      const validate = ajv.compile({ $ref: `recloc#/components/schemas/${version}` });
      expect(validate(answer), JSON.stringify(validate.errors)).to.equal(true);
    });

  it("matches airports and errors", async () => {
    const answers = [
      [await jsonOf(await service().send("/v4/airports")), "Airports"],
      [await jsonOf(await service().send("/v4/airports/GRU")), "Airport"],
      [await jsonOf(await service().send("/nothing"), 404), "Error"],
      [await jsonOf(await service().send("/healthz")), "Health"],
    ] as const;
    for (const [answer, name] of answers) {
      const validate = ajv.compile({ $ref: `recloc#/components/schemas/${name}` });
      expect(validate(answer), JSON.stringify(validate.errors)).to.equal(true);
    }
  });

  it("lists all error codes", () => {
    const codes = at(document, "components", "schemas", "Error", "properties", "code", "enum");
    expect(codes).to.deep.equal(Object.keys(ERRORS));
  });

  it("contains only plain JSON", () => {
    expect(schemaIn({ a: [1, true, null, undefined] })).to.deep.equal({ a: [1, true, null, null] });
  });
});

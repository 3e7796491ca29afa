import { expect } from "chai";
import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Validator } from "@seriousme/openapi-schema-validator";
import { version } from "../../src/package.ts";
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

/** An object of the document, wherever it is defined. */
function resolved(value: unknown): unknown {
  const reference = at(value, "$ref");
  return typeof reference === "string"
    ? at(document, ...reference.replace("#/", "").split("/"))
    : value;
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

  it("is valid OpenAPI", async () => {
    const { valid, errors } = await new Validator().validate(openApiDocument());
    expect(valid, JSON.stringify(errors)).to.equal(true);
    const wrong = await new Validator().validate({ ...openApiDocument(), paths: [] });
    expect(wrong.valid).to.equal(false);
  });

  it("has the version of the product, and version 4 first", () => {
    expect(at(document, "info", "version")).to.equal(version());
    const tags = everywhere(at(document, "tags"), "name");
    expect(tags.indexOf("v4")).to.be.within(0, tags.indexOf("v3") - 1);
    expect(operations[0]?.name).to.equal("POST /v4/decode");
  });

  it("explains authentication, errors, limits and partial readings", () => {
    const [authentication, errors, limits, partial] = everywhere(
      at(document, "tags"),
      "description",
    ).map(String);
    expect(authentication).to.contain("X-Api-Key").and.contain("Authorization: Bearer");
    expect(errors).to.contain("| 422 | `not_decodable` |");
    expect(limits).to.contain("5,000 lines of at most 65,536");
    expect(partial).to.contain("Recloc-Unread").and.contain("unread_lines");
  });

  it("contains every endpoint", () => {
    expect(operations.map(({ name }) => name)).to.have.members([
      "POST /v3/decode",
      "GET /v3/ping",
      "POST /v3/ping",
      "HEAD /v3/ping",
      "POST /v4/decode",
      "POST /v4/decode/batch",
      "POST /v4/itinerary",
      "POST /v4/entries",
      "POST /v4/detect",
      "GET /v4/ping",
      "POST /v4/ping",
      "HEAD /v4/ping",
      "GET /v4/airports",
      "GET /v4/airports/{iataCode}",
      "GET /v4/airport/{iataCode}",
      "GET /v4/jobs",
      "POST /v4/jobs",
      "GET /v4/jobs/{id}",
      "POST /v4/jobs/{id}/cancel",
      "POST /v4/jobs/{id}/retry",
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
    expect(at(document, "components", "securitySchemes", "bearer")).to.deep.equal({
      type: "http",
      scheme: "bearer",
    });
    // Either of them.
    expect(at(document, "security")).to.deep.equal([{ apiKey: [] }, { bearer: [] }]);
    for (const { name, operation } of operations) {
      const isOpen = at(operation, "security") !== undefined;
      expect(isOpen, name).to.equal(!/ \/v[34]\//.test(name));
      expect(at(operation, "responses", "401") === undefined, name).to.equal(isOpen);
    }
  });

  it("lists bad_request for every request with a key", () => {
    for (const { name, operation } of operations.filter(({ name }) => / \/v[34]\//.test(name)))
      expect(JSON.stringify(resolved(at(operation, "responses", "400"))), name).to.contain(
        "bad_request",
      );
  });

  it("describes the parameters and errors of decode", () => {
    const decode = at(document, "paths", "/v4/decode", "post");
    const names = everywhere(at(decode, "parameters"), "$ref");
    expect(names).to.deep.equal(
      ["algorithm", "referenceDate", "explain"].map((name) => `#/components/parameters/${name}`),
    );
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
    const response = (status: string) => resolved(at(decode, "responses", status));
    expect(JSON.stringify(response("400"))).to.contain("empty_body");
    expect(at(response("200"), "headers")).to.include.keys("Recloc-Coverage", "Recloc-Unread");
    expect(at(response("429"), "headers")).to.include.keys("Retry-After", "RateLimit-Remaining");
  });

  it("has examples that match", () => {
    const content = (path: string, status = "200") =>
      at(
        resolved(at(document, "paths", path, "post", "responses", status)),
        "content",
        "application/json",
      );
    const examples = [
      ...everywhere(at(content("/v4/decode"), "examples"), "value").map((value) => [
        value,
        "V4Answer",
      ]),
      ...everywhere(at(content("/v4/decode", "422"), "examples"), "value").map((value) => [
        value,
        "Error",
      ]),
      [at(content("/v3/decode"), "example"), "V3Answer"],
      [at(content("/v4/detect"), "example"), "Detection"],
      [at(content("/v4/entries"), "example"), "Entries"],
    ] as const;
    expect(examples).to.have.length(9);
    for (const [value, name] of examples) {
      const validate = ajv.compile({ $ref: `recloc#/components/schemas/${String(name)}` });
      expect(validate(value), JSON.stringify(validate.errors)).to.equal(true);
    }
    const shown = at(content("/v4/decode"), "examples");
    expect(at(shown, "partial", "value", "extraInfo", "unread_lines")).to.have.length(1);
    expect(at(shown, "several", "value", "extraInfo", "records")).to.have.length(2);
    expect(at(shown, "explain", "value", "extraInfo", "candidates")).to.have.length.above(2);
    expect(
      at(content("/v4/decode", "422"), "examples", "explain", "value", "extraInfo", "lines"),
    ).to.have.length(1);
  });

  for (const [path, name] of [
    ["/v3/decode", "V3Answer"],
    ["/v4/decode", "V4Answer"],
    ["/v4/detect", "Detection"],
    ["/v4/entries", "Entries"],
    ["/v4/decode?explain=true", "V4Answer"],
  ] as const)
    it(`matches the answer of ${path}`, async () => {
      const init = { method: "POST", body: `1.MARTINELLI/BRUNO MR\n${AIR_LINE}` };
      const answer = await jsonOf(await service().send(path, init));
      const validate = ajv.compile({ $ref: `recloc#/components/schemas/${name}` });
      expect(validate(answer), JSON.stringify(validate.errors)).to.equal(true);
    });

  /** The job of the example. */
  function job(): string {
    const content = at(document, "paths", "/v4/jobs", "post", "requestBody", "content");
    const example = at(content, "application/json", "example");
    const isRight = ajv.compile({ $ref: "recloc#/components/schemas/NewJob" });
    expect(isRight(example), JSON.stringify(isRight.errors)).to.equal(true);
    return JSON.stringify(example);
  }

  it("matches airports, jobs and errors", async () => {
    const answers = [
      [await jsonOf(await service().send("/v4/airports")), "Airports"],
      [await jsonOf(await service().send("/v4/airports?q=lond")), "Airports"],
      [await jsonOf(await service().send("/v4/airports/GRU")), "Airport"],
      [await jsonOf(await service().send("/nothing"), 404), "Error"],
      [await jsonOf(await service().send("/healthz")), "Health"],
      [
        await jsonOf(await service().send("/v4/jobs", { method: "POST", body: job() })),
        "JobAnswer",
      ],
      [await jsonOf(await service().send("/v4/jobs")), "JobsAnswer"],
    ] as const;
    for (const [answer, name] of answers) {
      const validate = ajv.compile({ $ref: `recloc#/components/schemas/${name}` });
      expect(validate(answer), JSON.stringify(validate.errors)).to.equal(true);
    }
  });

  it("matches the lines of a batch, whose example is what it answers", async () => {
    const batch = at(document, "paths", "/v4/decode/batch", "post");
    const shown = (...path: readonly string[]) =>
      String(at(batch, ...path, "content", "application/x-ndjson", "example"));
    const path = "/v4/decode/batch?referenceDate=2026-11-20";
    const init = { method: "POST", body: shown("requestBody") };
    const answer = await (await service().send(path, init)).text();
    expect(answer).to.equal(shown("responses", "200"));
    for (const [text, name] of [
      [init.body, "BatchRecord"],
      [answer, "BatchResult"],
    ] as const) {
      const validate = ajv.compile({ $ref: `recloc#/components/schemas/${name}` });
      for (const line of text.trimEnd().split("\n"))
        expect(validate(JSON.parse(line)), JSON.stringify(validate.errors)).to.equal(true);
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

import { expect } from "chai";
import { gzipSync } from "node:zlib";
import { setTimeout as wait } from "node:timers/promises";
import { oneByOne, type Decoder } from "../../../src/server/decoding/decoder.ts";
import { overloaded } from "../../../src/server/load/overloaded.ts";
import { AIR_LINE, errorOf, jsonOf, sharedService, startService } from "../service.ts";

const RECORD = `1.MARTINELLI/BRUNO MR\n${AIR_LINE}`;
const PATH = "/v4/decode/batch?referenceDate=2026-11-21";

function lineOf(id: unknown, text: unknown = RECORD): string {
  return `${JSON.stringify({ id, text })}\n`;
}

/** The lines of an answer. */
async function linesOf(response: Response): Promise<readonly unknown[]> {
  expect(response.status).to.equal(200);
  expect(response.headers.get("Content-Type")).to.equal("application/x-ndjson");
  const text = await response.text();
  expect(text).to.match(/\n$/);
  return text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

describe("POST /v4/decode/batch", () => {
  const service = sharedService({ settings: { maxBody: 2048 } });
  const post = (body: string | ReadableStream, path = PATH) =>
    service().send(path, { method: "POST", body, duplex: "half" });

  it("answers each line as decode does, in order, with its id", async () => {
    const decoded = await post(RECORD, "/v4/decode?referenceDate=2026-11-21");
    const answer = await jsonOf(decoded);
    const refused = await post("hello world", "/v4/decode?explain=true");
    const error = await jsonOf(refused, 422);
    expect(await linesOf(await post(lineOf("a") + lineOf(7) + lineOf(null)))).to.deep.equal([
      { id: "a", answer },
      { id: 7, answer },
      { id: null, answer },
    ]);
    const explained = await post(lineOf("x", "hello world"), `${PATH}&explain=true`);
    expect(await linesOf(explained)).to.deep.equal([{ id: "x", error }]);
  });

  it("answers a wrong line with an error, and decodes the others", async () => {
    const lines = [
      lineOf("first"),
      "{ no JSON\n",
      "\r\n",
      "[1]\n",
      lineOf({ no: "id" }),
      lineOf("two to the 53rd").replace('"two to the 53rd"', "9007199254740993"),
      lineOf("no text", 7),
      lineOf("empty", " \n"),
      lineOf("long", "A".repeat(3000)),
      lineOf("last").trimEnd(),
    ];
    const results = await linesOf(await post(lines.join("")));
    expect(results.map((line) => JSON.stringify(line).slice(0, 60))).to.deep.equal(
      [
        '{"id":"first","answer":{"persons":[{"firstName":"BRUNO","lastName":"MARTINELLI"',
        '{"id":null,"error":{"message":"Request body is not the text of a record',
        '{"id":null,"error":{"message":"Request body is not the text of a record',
        '{"id":null,"error":{"message":"Request body is not the text of a record',
        '{"id":null,"error":{"message":"Request body is not the text of a record',
        '{"id":"no text","error":{"message":"Request body is not the text of a',
        '{"id":"empty","error":{"message":"Request body is empty: text is empty',
        '{"id":null,"error":{"message":"Request body is too large: the limit of a',
        '{"id":"last","answer":{"persons":[{"firstName":"BRUNO","lastName":"MARTINELLI"',
      ].map((line) => line.slice(0, 60)),
    );
    expect(JSON.stringify(results[7])).to.contain("the limit of a line is 2048 bytes (2 KiB)");
  });

  it("answers the same however the body is chunked", async () => {
    const body = Buffer.from(lineOf("ä") + lineOf("b", "hello") + lineOf("c"));
    const chunks = Array.from({ length: Math.ceil(body.length / 7) }, (_, index) =>
      body.subarray(index * 7, index * 7 + 7),
    );
    const whole = await linesOf(await post(body.toString()));
    expect(await linesOf(await post(ReadableStream.from(chunks)))).to.deep.equal(whole);
  });

  it("answers a line before the next one arrives", async () => {
    let sendNext = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      sendNext = resolve;
    });
    async function* lines() {
      yield Buffer.from(lineOf(1));
      await isAnswered;
      yield Buffer.from(lineOf(2));
    }
    const reader = (await post(ReadableStream.from(lines()))).body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).to.match(/^\{"id":1,"answer":\{[^\n]+\n$/);
    sendNext();
    const second = await reader?.read();
    expect(Buffer.from(second?.value ?? []).toString()).to.match(/^\{"id":2,/);
    expect((await reader?.read())?.done).to.equal(true);
  });

  it("accepts a body of any length", async () => {
    const results = await linesOf(await post(lineOf("many").repeat(50)));
    expect(results).to.have.length(50);
  });

  it("refuses a body without lines, compression, parameters and methods", async () => {
    expect((await errorOf(await post("\n\n"), 400)).code).to.equal("empty_body");
    const wrong = await post(lineOf(1), "/v4/decode/batch?referenceDate=tomorrow");
    expect((await errorOf(wrong, 400)).code).to.equal("invalid_parameter");
    const headers = { "Content-Encoding": "gzip" };
    const body = gzipSync(lineOf(1));
    const compressed = await service().send(PATH, { method: "POST", body, headers });
    expect((await errorOf(compressed, 415)).code).to.equal("unsupported_encoding");
    expect((await errorOf(await service().send(PATH), 405)).code).to.equal("method_not_allowed");
  });

  it("counts each record, and says in the lines of the rest that a limit is reached", async () => {
    const { keys, usage } = service().store;
    const limits = { perMinute: 3, perDay: null };
    const { key, record } = await keys.create({ name: "batches", limits });
    const headers = { "X-Api-Key": key };
    const send = () =>
      fetch(service().url + PATH, { method: "POST", headers, body: lineOf("a").repeat(5) });
    const lines = (await linesOf(await send())).map((line) => JSON.stringify(line));
    expect(lines.map((line) => line.includes('"answer"'))).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ]);
    for (const line of lines.slice(3))
      expect(line).to.match(
        /^\{"id":"a","error":\{"message":"You reached the maximum number of requests: this key makes at most 3 a minute; try again in \d+ s","code":"rate_limited"\}\}$/,
      );
    expect((await errorOf(await send(), 429)).code).to.equal("rate_limited");
    const day = async () => (await usage.days(record.id, 1))[0];
    while ((await day())?.requests !== 6) await wait(5);
    expect(await day()).to.include({ requests: 6, errors: 3 });
  });

  describe("as a stream", () => {
    it("stops when the client disconnects", async () => {
      const abort = new AbortController();
      let jobs = 0;
      const decoder = oneByOne(async (_, { isGone }) => {
        jobs += 1;
        if (jobs === 2) abort.abort();
        while (jobs === 2 && !isGone()) await wait(2);
        return { kind: "detected", json: "{}" };
      });
      const service = await startService({ decoder });
      // An aborted request does not cancel its body.
      async function* endless() {
        while (!abort.signal.aborted) {
          yield Buffer.from(lineOf(1));
          await wait(1);
        }
      }
      const init = {
        method: "POST",
        body: ReadableStream.from(endless()),
        duplex: "half",
      } as const;
      const error: unknown = await service
        .send(PATH, { ...init, signal: abort.signal })
        .then((response) => response.text())
        .catch((reason: unknown) => reason);
      expect(error).to.have.property("name", "AbortError");
      while (jobs < 2) await wait(2);
      await jsonOf(await service.send("/v4/decode", { method: "POST", body: RECORD }));
      expect(jobs).to.equal(3);
      await service.stop();
      expect(service.logs()).not.to.contain("MARTINELLI");
    });

    it("may take longer than other requests and answers", async () => {
      const limit = { request: 60, send: 60, check: 10, headers: 60, stall: 5000, stop: 1000 };
      const service = await startService({}, limit);
      async function* slowly() {
        for (let index = 0; index < 6; index++) {
          yield Buffer.from(lineOf(index, "hello"));
          await wait(40);
        }
      }
      const body = ReadableStream.from(slowly());
      const response = await service.send(PATH, { method: "POST", body, duplex: "half" });
      expect(await linesOf(response)).to.have.length(6);
      // The connection is limited again.
      const late = ReadableStream.from(
        (async function* late() {
          yield Buffer.from("A");
          await wait(150);
        })(),
      );
      const outcome = await service
        .send("/v4/decode", { method: "POST", body: late, duplex: "half" })
        .then(({ status }) => status)
        .catch(() => 408);
      expect(outcome).to.equal(408);
      await service.stop();
    });

    it("waits while the service has too much to do", async () => {
      let jobs = 0;
      const decoder = oneByOne(() => {
        jobs += 1;
        return jobs === 1
          ? Promise.reject(overloaded())
          : Promise.resolve({ kind: "detected", json: "{}" });
      });
      const service = await startService({ decoder });
      const response = await service.send(PATH, { method: "POST", body: lineOf(1) });
      expect(await linesOf(response)).to.deep.equal([{ id: 1, answer: {} }]);
      await service.stop();
    });

    it("decodes as many records at once as its share allows", async () => {
      let [underWay, most] = [0, 0];
      const decoder = oneByOne(async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await wait(2);
        underWay -= 1;
        return { kind: "detected", json: "{}" };
      });
      const service = await startService({ decoder, batchAtOnce: 2, settings: { maxBody: 9000 } });
      // Each too long to share a thread with others.
      const body = lineOf(1, RECORD + " ".repeat(5000)).repeat(8);
      expect(await linesOf(await service.send(PATH, { method: "POST", body }))).to.have.length(8);
      expect(most).to.equal(2);
      await service.stop();
    });

    it("sends several small records to a thread at once, and each alone if one of them fails", async () => {
      const sizes: number[] = [];
      const decode = oneByOne(({ text }) =>
        text === "WRONG"
          ? Promise.reject(new RangeError(text))
          : Promise.resolve({ kind: "detected", json: JSON.stringify(text) }),
      );
      const decoder: Decoder = {
        decode: (job, caller) => {
          sizes.push(1);
          return decode.decode(job, caller);
        },
        decodeAll: (jobs, caller) => {
          sizes.push(jobs.length);
          return decode.decodeAll(jobs, caller);
        },
      };
      const service = await startService({ decoder });
      const send = async (...texts: string[]) => {
        const body = texts.map((text) => lineOf(text, text)).join("");
        return linesOf(await service.send(PATH, { method: "POST", body }));
      };
      expect(await send("A", "B", "C")).to.deep.equal(
        ["A", "B", "C"].map((text) => ({ id: text, answer: text })),
      );
      expect(sizes).to.deep.equal([3]);
      const error = { message: "Internal error", code: "internal" };
      expect(await send("A", "WRONG", "C")).to.deep.equal([
        { id: "A", answer: "A" },
        { id: "WRONG", error },
        { id: "C", answer: "C" },
      ]);
      expect(sizes).to.deep.equal([3, 3, 1, 1, 1]);
      await service.stop();
    });

    it("logs a fault without the text", async () => {
      const service = await startService({
        decode: (text) => {
          throw new Error(text);
        },
      });
      const [line] = await linesOf(await service.send(PATH, { method: "POST", body: lineOf("a") }));
      expect(line).to.deep.equal({
        id: "a",
        error: { message: "Internal error", code: "internal" },
      });
      await service.stop();
      expect(service.logs()).to.contain('"msg":"Internal error"').and.not.contain("MARTINELLI");
    });
  });
});

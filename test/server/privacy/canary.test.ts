import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { decode } from "../../../src/decode/decode.ts";
import { traceOf } from "../../../src/server/trace.ts";
import { exchange } from "../raw.ts";
import { AIR_LINE, startService } from "../service.ts";

const CANARY = "CANARYBIRD";
const NAME = `1.${CANARY}/TWEETY MR`;
/** How many of the requests below use the key. */
const ASKED = 12;

describe("A name in a booking record", () => {
  it("appears only in answers, not in logs, errors or files", async () => {
    const service = await startService({
      settings: { maxBody: 10_000 },
      decode: (text, options) => {
        if (text.includes("THROW")) throw new Error(`cannot read ${text}\n    at ${CANARY}`);
        return decode(text, options);
      },
    });
    // With a key whose requests are counted and whose usage is recorded.
    const limits = { perMinute: 1000, perDay: 1000 };
    const { key, record } = await service.store.keys.create({ name: "shop", limits });
    const send = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
      fetch(service.url + path, { ...init, headers: { "X-Api-Key": key, ...headers } });
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      send(path, { method: "POST", body }, headers);

    const good = await post("/v4/decode", `${NAME}\n${AIR_LINE}`);
    expect(await good.text()).to.contain(CANARY);

    const responses = [
      await post("/v4/decode", `${CANARY} IS NO RECORD`),
      await post("/v3/decode", `${NAME} THROW`),
      await post("/v4/decode", `${NAME}\n`.repeat(1000)),
      await post("/v4/decode", NAME, { "Content-Encoding": CANARY }),
      await post(`/v4/decode?referenceDate=${CANARY}`, NAME),
      await post(`/v4/decode?explain=${CANARY}`, NAME),
      await post(`/v4/${CANARY}`, NAME),
      await post("/v4/decode/batch", `${JSON.stringify({ text: `${NAME} THROW` })}\n{"${CANARY}`),
      await post("/v4/ping", NAME, { "X-Request-Id": CANARY, "User-Agent": CANARY }),
      await send(`/v4/airports/${CANARY}`),
      await fetch(`${service.url}/v4/ping`, { headers: { "X-Api-Key": CANARY } }),
      await fetch(`${service.url}/v4/ping`, { headers: { Authorization: `Bearer ${CANARY}` } }),
      await send("/v4/ping", {}, { Authorization: `Bearer ${CANARY}` }),
    ];
    expect(responses.map(({ status }) => status)).to.deep.equal([
      422, 500, 413, 415, 400, 400, 404, 200, 200, 404, 403, 403, 400,
    ]);
    for (const response of responses) expect(await response.text()).not.to.contain(CANARY);
    expect(await exchange(service.url, `${CANARY}\r\n\r\n`)).not.to.contain(CANARY);

    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).to.contain("recloc_texts_total").and.not.contain(CANARY);
    expect(metrics).not.to.contain(record.id);
    while ((await service.store.usage.days(record.id, 1))[0]?.requests !== ASKED) await wait(5);
    for (const file of readdirSync(service.folder))
      expect(readFileSync(join(service.folder, file), "latin1")).not.to.contain(CANARY);
    await service.stop();
    expect(service.logs()).to.contain('"status":500').and.not.contain(CANARY);
    expect(service.logs()).not.to.contain(key).and.not.contain(record.id);
  });

  it("is not logged with an error", () => {
    const error = new TypeError(`no ${CANARY}\n    at ${CANARY} (x.ts:1:1)`, {
      cause: Object.assign(new Error(CANARY), { code: "EBIRD" }),
    });
    const trace = traceOf(error);
    expect(JSON.stringify(trace)).not.to.contain(CANARY);
    expect(trace.error).to.equal("TypeError");
    expect(trace.at).to.have.length.above(0);
    expect(trace.cause).to.include({ error: "Error", code: "EBIRD" });
  });

  it("is not logged with a thrown value that is not an error", () => {
    expect(traceOf(CANARY)).to.deep.equal({ error: "string" });
    const bare = new Error(CANARY);
    delete bare.stack;
    expect(traceOf(bare)).to.deep.equal({ error: "Error", at: [] });
  });
});

import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decode } from "../../src/decode.ts";
import { traceOf } from "../../src/server/trace.ts";
import { KeyRing } from "../../src/store/key-ring.ts";
import { openStore } from "../../src/store/store.ts";
import { temporaryFolder } from "../store/folder.ts";
import { exchange } from "./raw.ts";
import { AIR_LINE, KEY, startService } from "./service.ts";

const CANARY = "CANARYBIRD";
const NAME = `1.${CANARY}/TWEETY MR`;

describe("A name in a booking record", () => {
  const folder = temporaryFolder();

  it("stays in answers: it is in no log, no error, and no file", async () => {
    const store = await openStore({ dataDir: folder(), databaseUrl: null });
    const service = await startService({
      keys: new KeyRing([KEY], store.keys, store.changes),
      settings: { maxBody: 10_000 },
      decode: (text, options) => {
        if (text.includes("THROW")) throw new Error(`cannot read ${text}\n    at ${CANARY}`);
        return decode(text, options);
      },
    });
    const post = (path: string, body: string, headers = {}) =>
      service.send(path, { method: "POST", body, headers });

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
      await post("/v4/ping", NAME, { "X-Request-Id": CANARY, "User-Agent": CANARY }),
      await service.send(`/v4/airports/${CANARY}`),
      await fetch(`${service.url}/v4/ping`, { headers: { "X-Api-Key": CANARY } }),
    ];
    expect(responses.map(({ status }) => status)).to.deep.equal([
      422, 500, 413, 415, 400, 400, 404, 200, 404, 403,
    ]);
    for (const response of responses) expect(await response.text()).not.to.contain(CANARY);
    expect(await exchange(service.url, `${CANARY}\r\n\r\n`)).not.to.contain(CANARY);

    await service.stop();
    await store.close();
    expect(service.logs()).to.contain('"status":500').and.not.contain(CANARY);
    expect(service.logs()).not.to.contain(KEY);
    for (const file of readdirSync(folder()))
      expect(readFileSync(join(folder(), file), "latin1")).not.to.contain(CANARY);
  });

  it("is not in what is logged of an error", () => {
    const error = new TypeError(`no ${CANARY}\n    at ${CANARY} (x.ts:1:1)`, {
      cause: Object.assign(new Error(CANARY), { code: "EBIRD" }),
    });
    const trace = traceOf(error);
    expect(JSON.stringify(trace)).not.to.contain(CANARY);
    expect(trace.error).to.equal("TypeError");
    expect(trace.at).to.have.length.above(0);
    expect(trace.cause).to.include({ error: "Error", code: "EBIRD" });
  });

  it("is not in what is logged of something thrown that is no error", () => {
    expect(traceOf(CANARY)).to.deep.equal({ error: "string" });
    const bare = new Error(CANARY);
    delete bare.stack;
    expect(traceOf(bare)).to.deep.equal({ error: "Error", at: [] });
  });
});

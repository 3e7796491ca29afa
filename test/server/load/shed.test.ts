import { expect } from "chai";
import { once } from "node:events";
import { connect, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Admission } from "../../../src/server/load/admission.ts";
import { holdBackMs } from "../../../src/server/load/hold-back.ts";
import { errorOf, GRANT, startService, type Service } from "../service.ts";

const NEVER_LATE = { isLate: false, window: 0 };

describe("A service with too many requests", () => {
  let service: Service;
  const answers: (() => void)[] = [];
  before(async () => {
    service = await startService({
      admission: new Admission(NEVER_LATE, { fair: 2, most: 4 }),
      keys: {
        isKnown: () => true,
        grant: async () => {
          await new Promise<void>((resolve) => answers.push(resolve));
          return GRANT;
        },
      },
    });
  });
  after(async () => {
    await service.stop();
  });

  const ask = (key: string, path = "/v4/ping") =>
    fetch(service.url + path, { headers: { "X-Api-Key": key } });

  it("refuses a caller's further requests, accepts others, and always answers probes", async () => {
    const taken = [ask("one"), ask("one")];
    while (answers.length < 2) await sleep(1);
    const refused = await ask("one");
    expect(refused.headers.get("Retry-After")).to.equal("1");
    expect(refused.headers.get("X-Request-Id")).to.match(/^[\da-f-]{36}$/);
    expect(refused.headers.get("Cache-Control")).to.equal("no-store");
    expect(refused.headers.get("X-Content-Type-Options")).to.equal("nosniff");
    expect(await errorOf(refused, 503)).to.deep.equal({
      message: "Service unavailable: too many requests at once; try again in 1 s",
      code: "unavailable",
    });
    const body = "1.MARTINELLI/BRUNO MR\n".repeat(5000);
    // The same caller, however it sends its key.
    const headers = { Authorization: "Bearer one" };
    const upload = await fetch(`${service.url}/v4/decode`, { method: "POST", body, headers });
    expect(upload.status).to.equal(503);

    taken.push(ask("two"));
    while (answers.length < 3) await sleep(1);
    expect((await ask("one", "/healthz")).status).to.equal(200);
    expect((await ask("one", "/readyz")).status).to.equal(200);

    for (const answer of answers) answer();
    for (const response of await Promise.all(taken)) expect(response.status).to.equal(200);
    const metrics = ask("one", "/metrics");
    expect(await (await metrics).text())
      .to.contain("recloc_requests_shed_total 2")
      .and.contain('recloc_refusals_total{code="unavailable"} 2');
  });

  it("logs once a second how many it refused, not as a fault", async () => {
    while (!service.logs().includes("requests shed")) await sleep(20);
    expect(service.logs()).to.match(/"level":40,[^\n]*"requests":2,"msg":"requests shed"/);
    expect(service.logs()).not.to.contain('"level":50');
  });

  it("delays only the second refusal on the same connection", () => {
    const [one, other] = [new Socket(), new Socket()];
    expect([holdBackMs(one), holdBackMs(one), holdBackMs(other)]).to.deep.equal([0, 200, 0]);
  });

  it("does not treat an unknown key as another caller", async () => {
    const small = await startService({
      admission: new Admission(NEVER_LATE, { fair: 2, most: 4 }),
    });
    const { hostname, port } = new URL(small.url);
    const uploads = Array.from({ length: 4 }, (_, index) => {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      const head = `POST /site/log-in HTTP/1.1\r\nHost: x\r\nX-Api-Key: made-up-${index}\r\n`;
      socket.write(`${head}Content-Length: 100\r\n\r\n`);
      return socket;
    });
    // The first two wait for their bodies; the others are from the same address.
    await Promise.all(uploads.slice(2).map((socket) => once(socket, "data")));
    expect((await small.send("/v4/ping")).status).to.equal(200);
    for (const socket of uploads) socket.destroy();
    await small.stop();
  });

  it("has room again after busy connections have broken", async () => {
    let held: (() => void)[] = [];
    const small = await startService({
      admission: new Admission(NEVER_LATE, { fair: 8, most: 8 }),
      keys: {
        isKnown: () => true,
        grant: async (key) => {
          if (key === "held") await new Promise<void>((resolve) => held.push(resolve));
          return GRANT;
        },
      },
    });
    const { hostname, port } = new URL(small.url);
    for (let round = 0; round < 3; round++) {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      socket.write("GET /v4/ping HTTP/1.1\r\nHost: x\r\nX-Api-Key: held\r\n\r\n".repeat(5));
      while (held.length < 5) await sleep(1);
      socket.resetAndDestroy();
      await sleep(20);
      for (const answer of held) answer();
      held = [];
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => small.send("/v4/ping")));
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(8).fill(200));
    await small.stop();
  });
});

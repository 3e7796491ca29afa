import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import { Admission } from "../../src/server/admission.ts";
import { errorOf, GRANT, startService, type Service } from "./service.ts";

const NEVER_LATE = { isLate: false, window: 0 };

describe("A service with too many requests", () => {
  let service: Service;
  const answers: (() => void)[] = [];
  before(async () => {
    service = await startService({
      admission: new Admission(NEVER_LATE, { fair: 2, most: 4 }),
      keys: {
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

  it("refuses more of one caller at once, takes others, and always tells how it is", async () => {
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
    const headers = { "X-Api-Key": "one" };
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

  it("logs how many it refused, once a second, as no fault", async () => {
    while (!service.logs().includes("requests shed")) await sleep(20);
    expect(service.logs()).to.match(/"level":40,[^\n]*"requests":2,"msg":"requests shed"/);
    expect(service.logs()).not.to.contain('"level":50');
  });
});

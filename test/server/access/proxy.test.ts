import { expect } from "chai";
import { createApp } from "../../../src/server/app.ts";
import { listen } from "../../../src/server/connections/listen.ts";
import { jsonOf, makeParts } from "../service.ts";

const PROXY = "192.0.2.1";
const CLIENT = "198.51.100.7";
const FORGED = "203.0.113.9";

/** The client's address as the service sees it, and whether it used TLS. */
async function calledBy(trustProxy: number, headers: Readonly<Record<string, string>>) {
  const { parts, remove } = await makeParts({ settings: { trustProxy } });
  const app = createApp(parts);
  app.use((ctx) => {
    ctx.body = { ip: ctx.ip, secure: ctx.secure };
  });
  const server = await listen(app, "127.0.0.1", 0);
  try {
    return await jsonOf(await fetch(`${server.url}/caller`, { headers }));
  } finally {
    await server.stop();
    await remove();
  }
}

describe("The address of the client", () => {
  for (const [proxies, forwarded, ip] of [
    [0, `${FORGED}, ${CLIENT}`, "127.0.0.1"],
    [0, CLIENT, "127.0.0.1"],
    [1, CLIENT, CLIENT],
    [1, `${FORGED}, ${CLIENT}`, CLIENT],
    [1, `${FORGED}, ${FORGED}, ${CLIENT}`, CLIENT],
    [2, `${CLIENT}, ${PROXY}`, CLIENT],
    [2, `${FORGED}, ${CLIENT}, ${PROXY}`, CLIENT],
  ] as const)
    it(`is ${ip} behind ${proxies} proxies that say ${forwarded}`, async () => {
      const headers = { "X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https" };
      const isBehindProxy = proxies > 0;
      expect(await calledBy(proxies, headers)).to.deep.equal({ ip, secure: isBehindProxy });
    });

  it("is the proxy's if the proxy names none", async () => {
    expect(await calledBy(1, {})).to.deep.equal({ ip: "127.0.0.1", secure: false });
  });
});

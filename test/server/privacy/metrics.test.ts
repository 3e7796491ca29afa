import { expect } from "chai";
import { pino } from "pino";
import { decode } from "../../../src/decode/decode.ts";
import { storeReports, usageReports } from "../../../src/server/metrics/metrics-store.ts";
import { Metrics } from "../../../src/server/metrics/metrics.ts";
import { exchange } from "../raw.ts";
import { AIR_LINE, captured, KEY, startService, type Service } from "../service.ts";

const CANARY = "CANARYBIRD";

/** The value of a series; null if there is no such series. */
function valueOf(text: string, series: string): number | null {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

async function metricsOf({ url }: Service): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** Decodes texts one after the other. */
async function decodeAll(service: Service, texts: readonly string[]): Promise<void> {
  for (const body of texts)
    await (await service.send("/v4/decode", { method: "POST", body })).text();
}

describe("The metrics", () => {
  let service: Service;
  beforeEach(async () => {
    service = await startService({
      decode: (text, options) => {
        if (text.includes("THROW")) throw new Error(text);
        return decode(text, options);
      },
    });
  });
  afterEach(async () => {
    await service.stop();
  });

  it("are in Prometheus format and need no key", async () => {
    const response = await fetch(`${service.url}/metrics`);
    expect(response.status).to.equal(200);
    expect(response.headers.get("Content-Type")).to.match(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get("Cache-Control")).to.equal("no-store");
    for (const line of (await response.text()).split("\n").filter((each) => each !== ""))
      expect(line).to.match(
        /^# (?:HELP|TYPE) recloc_\w+ .+$|^recloc_\w+(?:\{[^{}]+\})? [\d.e+-]+$/,
      );
    const head = await fetch(`${service.url}/metrics`, { method: "HEAD" });
    expect(head.status).to.equal(200);
    expect(await head.text()).to.equal("");
    expect((await fetch(`${service.url}/metrics`, { method: "POST" })).status).to.equal(405);
  });

  it("count requests by route, method and status", async () => {
    await service.send("/v4/airports/GRU");
    await service.send("/v4/airports/CDG");
    await service.send("/v4/airports/XXQ");
    await service.send("/v4/ping", { method: "HEAD" });
    const text = await metricsOf(service);
    const requests = (labels: string) => valueOf(text, `recloc_http_requests_total{${labels}}`);
    const airports = 'route="/v4/airports/:iataCode",method="GET"';
    expect(requests(`${airports},status="200"`)).to.equal(2);
    expect(requests(`${airports},status="404"`)).to.equal(1);
    expect(requests('route="/v4/ping",method="HEAD",status="200"')).to.equal(1);
    const count = 'recloc_http_request_duration_seconds_count{route="/v4/airports/:iataCode"}';
    expect(valueOf(text, count)).to.equal(3);
  });

  it("count texts by algorithm and outcome", async () => {
    const before = await metricsOf(service);
    expect(valueOf(before, 'recloc_texts_total{algorithm="GDS_A",outcome="decoded"}')).to.equal(0);
    await decodeAll(service, [AIR_LINE, AIR_LINE, "NOTHING OF THE KIND", `${AIR_LINE} THROW`]);
    const text = await metricsOf(service);
    const texts = (algorithm: string, outcome: string) =>
      valueOf(text, `recloc_texts_total{algorithm="${algorithm}",outcome="${outcome}"}`);
    expect(texts("GDS_A", "decoded")).to.equal(2);
    expect(texts("SIMPLE_DECODER", "not_decodable")).to.equal(1);
    expect(texts("other", "failed")).to.equal(1);
  });

  it("count refusals by code, including malformed requests", async () => {
    await decodeAll(service, ["", "NOTHING OF THE KIND", "THROW"]);
    await fetch(`${service.url}/v4/ping`);
    await exchange(service.url, "NONSENSE\r\n\r\n");
    const text = await metricsOf(service);
    const refusals = (code: string) => valueOf(text, `recloc_refusals_total{code="${code}"}`);
    const codes = ["empty_body", "not_decodable", "internal", "missing_api_key", "bad_request"];
    for (const code of codes) expect(refusals(code), code).to.equal(1);
    expect(refusals("too_large")).to.equal(0);
  });

  it("contain only our own words, and are bounded", async () => {
    for (let index = 0; index < 20; index++) {
      await service.send(`/v4/${CANARY}${index}`, { headers: { "User-Agent": CANARY } });
      await service.send(`/v4/airports/${CANARY}${index}?algorithm=${CANARY}`);
    }
    await decodeAll(service, [`1.${CANARY}/TWEETY MR\n${AIR_LINE}`, CANARY, `${CANARY} THROW`]);
    await service.send("/v4/ping", { method: "PROPFIND" });
    await service.send("/v4/ping", { method: "MKACTIVITY" });
    const text = await metricsOf(service);
    expect(text).not.to.contain(CANARY).and.not.contain(KEY).and.not.contain("127.0.0.1");
    const series = text.match(/^recloc_http_requests_total\{.*$/gm) ?? [];
    expect(series).to.have.members([
      'recloc_http_requests_total{route="other",method="GET",status="404"} 20',
      'recloc_http_requests_total{route="/v4/airports/:iataCode",method="GET",status="404"} 20',
      'recloc_http_requests_total{route="/v4/decode",method="POST",status="200"} 1',
      'recloc_http_requests_total{route="/v4/decode",method="POST",status="422"} 1',
      'recloc_http_requests_total{route="/v4/decode",method="POST",status="500"} 1',
      'recloc_http_requests_total{route="other",method="other",status="405"} 2',
    ]);
  });

  it("belong to one service", async () => {
    const other = await startService();
    await service.send("/v4/ping");
    const text = await metricsOf(other);
    await other.stop();
    expect(text).not.to.contain("/v4/ping");
  });

  it("cover the process if requested", async () => {
    const metrics = new Metrics();
    metrics.collectProcess();
    const text = await metrics.print();
    expect(valueOf(text, "process_resident_memory_bytes")).to.be.above(0);
    expect(text).to.contain("nodejs_eventloop_lag_p99_seconds ");
    expect(await metricsOf(service)).not.to.contain("nodejs_");
  });

  it("show whether usage is written, and log each change once", async () => {
    const metrics = new Metrics();
    const { stream, text } = captured();
    const { failed, written } = usageReports(pino(stream), metrics);
    const isWritten = async () => valueOf(await metrics.print(), "recloc_usage_written");
    written();
    expect(await isWritten()).to.equal(1);
    for (let time = 0; time < 3; time += 1)
      failed(Object.assign(new Error(CANARY), { code: "SQLITE_FULL" }));
    expect(await isWritten()).to.equal(0);
    written();
    written();
    expect(await isWritten()).to.equal(1);
    const words = text().match(/(?<="msg":)"[^"]*"/g);
    expect(words).to.deep.equal(['"usage not written"', '"usage written again"']);
    expect(text()).to.contain("SQLITE_FULL").and.not.contain(CANARY);
  });

  it("show whether the store responds, and log each change once", async () => {
    const metrics = new Metrics();
    const { stream, text } = captured();
    const { lost, found } = storeReports(pino(stream), metrics);
    const isConnected = async () => valueOf(await metrics.print(), "recloc_store_connected");
    found();
    expect(await isConnected()).to.equal(1);
    lost(Object.assign(new Error(CANARY), { code: "ECONNREFUSED" }));
    lost();
    expect(await isConnected()).to.equal(0);
    found();
    lost();
    found();
    expect(await isConnected()).to.equal(1);
    const words = text().match(/(?<="msg":)"[^"]*"/g);
    expect(words).to.deep.equal(['"store lost"', '"store found"', '"store lost"', '"store found"']);
    expect(text()).to.contain("ECONNREFUSED").and.not.contain(CANARY);
  });
});

import { expect } from "chai";
import { FORMAT_NAMES } from "../../src/views/itinerary/formats.ts";
import { useBuilt } from "../cli/built.ts";
import { exchange } from "../server/raw.ts";
import { AIR_LINE } from "../server/service.ts";
import { temporaryFolder } from "../store/folder.ts";
import { startWatched, type Watched } from "./process.ts";
import { routesOfService } from "./routes.ts";

/*
 * Sends personal values through every route of the service, in every place of a request, also to a decoder that is
 * ended at its deadline. Afterwards, none of them is in what the process wrote or holds.
 */

const CANARIES = {
  name: "ZYQUIRBLE",
  phone: "7700904417",
  email: "tok.zyquirble@canary-nest.example",
  passport: "99XQ73415",
  card: "4539578763621486",
  locator: "QX7Z9K",
};
const { name, phone, email, passport, card, locator } = CANARIES;
const RECORD = `RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ${locator}
  1.${name}/TOK MR
${AIR_LINE}
  4 AP PAR ${phone}
  5 APE ${email.toUpperCase()}
  6 SSR DOCS AF HK1 P/FRA/${passport}/FRA/12JUL76/M/20AUG31/${name}/TOK/P1
  7 RM PAID BY ${card}
  8 ?? ${name} ${phone} ${passport}
`;
const NEUTRAL = `  1.SAMPLEMAN/ARIA MRS\n${AIR_LINE}`;
/** A line of several elements takes much longer than its elements on lines of their own. */
const GLUED = `1.${name}/TOK MR 2.${name}/TIK MRS AF 457 Y 24NOV 2 GRUCDG HK1 1855 0950+1 77W E 0 M 3.${name}/TAK MR AF 458 Y 25NOV 3 CDGGRU HK1 2335 0610+1 77W E 0 M ?? ${name}\n`;
const KEY = "rk_canary_test";

/** What is known to be covered: for a new route, check that the requests below reach its code. */
const COVERED = `
  GET /healthz, GET /readyz, GET /metrics, GET /openapi.json, GET /v3/ping, POST /v3/ping, POST /v3/decode,
  GET /v4/ping, POST /v4/ping, GET /v4/airports, GET /v4/airports/:iataCode, GET /v4/airport/:iataCode,
  POST /v4/detect, POST /v4/itinerary, POST /v4/entries, POST /v4/decode, POST /v4/decode/batch, POST /mcp,
  GET /, GET /account, GET /reference,
  GET /assets/:file, GET /site/samples, POST /site/workbench, POST /site/itinerary, GET /site/itinerary/formats,
  GET /site/itinerary/preview, GET /site/session, POST /site/sign-up, POST /site/log-in, POST /site/log-out,
  POST /site/password, POST /site/password/forgotten, POST /site/password/reset, POST /site/account/delete,
  GET /site/second-factor, POST /site/second-factor/start, POST /site/second-factor/confirm,
  POST /site/second-factor/remove,
  GET /site/sessions, POST /site/sessions/end-others, POST /site/sessions/:id/end,
  GET /site/keys, POST /site/keys, PATCH /site/keys/:id, POST /site/keys/:id/rotate, POST /site/keys/:id/revoke,
  GET /v4/jobs, POST /v4/jobs, GET /v4/jobs/:id, POST /v4/jobs/:id/cancel, POST /v4/jobs/:id/retry,
  GET /site/jobs, POST /site/jobs, GET /site/jobs/:id, POST /site/jobs/:id/cancel, POST /site/jobs/:id/retry,
  GET /site/usage, GET /site/usage.csv, GET /site/keys/:id/usage, GET /site/keys/:id/usage.csv
`
  .trim()
  .split(/,\s+/);

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "decode_pnr", arguments: { text: RECORD } },
};

/** The routes whose last request is a neutral one, before what the process holds is looked at. */
const NEUTRAL_PATHS = `
  /v3/decode /v4/decode /v4/decode/batch /v4/detect /v4/entries /v4/itinerary /mcp
`
  .trim()
  .split(" ");

/** What a route that parses JSON may want; unknown routes get all of it. */
const FORM = JSON.stringify({
  ...{ email, password: name, code: phone, text: RECORD, token: locator, name, record: RECORD },
});

describe("Personal values", function () {
  this.timeout(120_000);
  useBuilt();
  const folder = temporaryFolder();

  it("go through every route", async () => {
    expect([...(await routesOfService())].sort()).to.deep.equal([...COVERED].sort());
  });

  it("are neither written nor held by the service", async () => {
    const service = await startWatched(folder(), KEY);
    try {
      await sendEverywhere(service);
      await sendOddly(service);
      // What the process holds of the last request of a kind is that of another.
      for (const path of NEUTRAL_PATHS)
        for (let time = 0; time < 3; time += 1) await send(service, "POST", path, NEUTRAL);
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      expectNone("the metrics", metrics);
      const file = await service.snapshot();
      expect(file).to.match(/\.heapsnapshot$/);
    } finally {
      await service.stop();
    }
    const traces = service.traces();
    expect([...traces.keys()].join(" "))
      .to.contain("heapsnapshot")
      .and.contain("data");
    expect(traces.get("standard error")).to.contain('"route":"/v4/decode"');
    expect(traces.get("standard error")).to.contain('"status":504');
    for (const [where, what] of traces) expectNone(where, what);
  });
});

function expectNone(where: string, what: string): void {
  const small = what.toLowerCase();
  for (const [kind, value] of Object.entries(CANARIES))
    expect(small.includes(value.toLowerCase()), `${kind} in ${where}`).to.equal(false);
}

async function send(
  { url }: Watched,
  method: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(url + path, {
    method,
    headers: { "X-Api-Key": KEY, Accept: "application/json, text/event-stream", ...headers },
    ...(method === "GET" ? {} : { body }),
  });
  return `${response.status} ${await response.text()}`;
}

/** Every route with canaries in its path, its query, its headers and its body. */
async function sendEverywhere(service: Watched): Promise<void> {
  const headers = { "User-Agent": name, "X-Request-Id": locator, Cookie: `a=${passport}` };
  const query = new URLSearchParams({ email, q: name, algorithm: phone, format: card });
  for (const route of COVERED) {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replace(/:\w+/, locator);
    await send(service, method, path, RECORD, headers);
    await send(service, method, `${path}?${query.toString()}`, RECORD, headers);
    if (method === "GET") continue;
    const json = { ...headers, "Content-Type": "application/json" };
    for (const body of [FORM, `{"text": "${name}`]) await send(service, method, path, body, json);
  }
  const answer = await send(service, "POST", "/v4/decode?explain=true", RECORD);
  expect(answer).to.match(/^200 /).and.contain(name);
  for (const format of FORMAT_NAMES)
    expect(await send(service, "POST", `/v4/itinerary?format=${format}`, RECORD)).to.match(/^200 /);
  expect(await send(service, "POST", "/v4/entries", RECORD)).to.match(/^200 /);
  const line = JSON.stringify({ id: locator, text: RECORD });
  const lines = `${line}\n{"text": "${name}\n${line}\n`;
  expect(await send(service, "POST", "/v4/decode/batch", lines))
    .to.match(/^200 /)
    .and.contain(name);
  const json = { "Content-Type": "application/json" };
  expect(await send(service, "POST", "/mcp", JSON.stringify(CALL), json)).to.contain(name);
}

/** Requests that are malformed, too long, too slow or from no one. */
async function sendOddly(service: Watched): Promise<void> {
  await send(service, "POST", "/v4/decode", RECORD, { "Content-Encoding": name });
  await send(service, "POST", "/v4/decode", RECORD.repeat(5000));
  await send(service, "GET", `/v4/${name}`, "");
  await send(service, "GET", "/v4/ping", "", { "X-Api-Key": name });
  for (const raw of [`${name}\r\n\r\n`, `GET /v4/ping HTTP/1.1\r\n${name}\r\n\r\n`])
    await exchange(service.url, raw);
  // Long enough to be ended at the deadline, together with its thread.
  const slow = await send(service, "POST", "/v4/decode", GLUED.repeat(4_900));
  expect(slow).to.match(/^504 /);
}

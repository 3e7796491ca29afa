import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { packageFile } from "../../../src/package.ts";
import { casesIn } from "../../../src/workshop/cases.ts";
import { families } from "../../hostile-families.ts";

/** How a client behaves: `slow` reads its answer bit by bit, `gone` leaves before it, `cut` within its own body. */
export type Manner = "usual" | "slow" | "gone" | "cut";

/** A request as a client sends it. */
export interface Shipment {
  readonly path: string;
  readonly key: string;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly manner: Manner;
}

/** One kind of request: of a thousand requests, this many are of this kind. */
export interface Kind {
  readonly name: string;
  readonly share: number;
  /** @param count how many of this kind were made before */
  readonly make: (count: number) => Shipment;
}

/** The callers: shops send records, the others everything else. All have a valid key but `STRANGER`. */
const SHOPS = ["shop-1", "shop-2", "shop-3", "shop-4"];
const [ARCHIVE, ASSISTANT, ATTACKER, STRANGER] = ["archive", "assistant", "attacker", "stranger"];
export const KEYS: readonly string[] = [...SHOPS, ARCHIVE, ASSISTANT, ATTACKER];

const KIB = 1024;
const HOSTILE_KIB = [16, 64, 256];
const [SHORT_BATCH, LONG_BATCH] = [20, 400];
/** The limit of a service with default settings, in bytes. */
const LONGEST_BODY = 256 * KIB;

const TEXTS = casesIn(fileURLToPath(packageFile("corpus/"))).map(({ text }) => text);
const PLAIN = "text/plain";
const JSON_TYPE = "application/json";

/** An element of a list, wrapping around after the last. */
function nth<T>(list: readonly T[], count: number): T {
  const item = list[count % list.length];
  if (item === undefined) throw new RangeError("The list is empty");
  return item;
}

/** A record or another text of the corpus; neighbours come from different systems. */
const textAt = (count: number) => nth(TEXTS, count * 479);

function plain(path: string): Kind["make"] {
  return (count) => ({
    path,
    key: nth(SHOPS, count),
    type: PLAIN,
    body: textAt(count),
    manner: "usual",
  });
}

function hostileText(count: number): string {
  return nth(families, count).textOf(nth(HOSTILE_KIB, count) * KIB);
}

/** Bodies that no client should send, for requests of the attacker. */
function attack(
  bodyOf: (count: number) => string | Buffer,
  more: Partial<Shipment> = {},
): Kind["make"] {
  return (count) => ({
    path: nth(["/v4/decode", "/v3/decode"], count),
    key: ATTACKER,
    type: PLAIN,
    body: bodyOf(count),
    manner: "usual",
    ...more,
  });
}

/** Also sent by shops, whose texts the service decodes before those of an attacker. */
function hostile(count: number): Shipment {
  return { ...attack(hostileText)(count), key: nth([...SHOPS, ATTACKER], count) };
}

const GZIP = { headers: { "Content-Encoding": "gzip" } };
/** Far over the limit; within it but with one endless line; and within all limits. */
const BOMBS = [64 * KIB * KIB, LONGEST_BODY - 1].map((size) => gzipSync(Buffer.alloc(size, " A")));
const LINED_BOMB = gzipSync("RP/PARZZ2199/\n".repeat(4999));
const NO_GZIP = [randomBytes(KIB), gzipSync("1.1DOE/JANE").subarray(0, 20)];
const TOO_LONG = Buffer.alloc(4 * LONGEST_BODY, "1.1DOE/JANE\n");

const BROKEN_JSON = [
  '{"text": "1.1DOE/JANE',
  '{"text": 5}',
  '{"pnr": null}',
  "[".repeat(20_000),
  '{"text": "\\ud800\\u0000"}',
  "\ufeff{}",
  "",
  '{"__proto__": {"text": "A"}, "constructor": 1}',
];

function batch(records: number, manner: Manner): Kind["make"] {
  return (count) => {
    const lines = Array.from({ length: records }, (_, id) =>
      id === 7 ? nth(BROKEN_JSON, count) : JSON.stringify({ id, text: textAt(count + id) }),
    );
    return {
      path: "/v4/decode/batch",
      key: ARCHIVE,
      type: "application/x-ndjson",
      body: lines.filter((line) => line !== "").join("\n"),
      manner,
    };
  };
}

const TOOLS = ["decode_pnr", "explain_pnr", "format_itinerary"];

/** A call of a tool; now and then of one that does not exist, or without a method. */
function assistant(count: number): Shipment {
  const name = count % 50 === 49 ? "unknown_tool" : nth(TOOLS, count);
  const params = { name, arguments: { text: textAt(count) } };
  const call = { jsonrpc: "2.0", id: count, method: "tools/call", params };
  return {
    path: "/mcp",
    key: ASSISTANT,
    type: JSON_TYPE,
    headers: { Accept: "application/json, text/event-stream" },
    body: count % 100 === 50 ? '{"jsonrpc": "2.0"}' : JSON.stringify(call),
    manner: "usual",
  };
}

/** Everything that is sent to the service; the shares add up to 1,000. */
export const KINDS: readonly Kind[] = [
  { name: "v4 decode", share: 420, make: plain("/v4/decode") },
  { name: "v3 decode", share: 250, make: plain("/v3/decode") },
  { name: "v4 explained", share: 40, make: plain("/v4/decode?explain=true") },
  { name: "itinerary", share: 40, make: plain("/v4/itinerary?format=text") },
  { name: "entries", share: 20, make: plain("/v4/entries") },
  { name: "MCP", share: 50, make: assistant },
  {
    name: "gzip",
    share: 30,
    make: (count) => ({ ...plain("/v4/decode")(count), ...GZIP, body: gzipSync(textAt(count)) }),
  },
  { name: "batch", share: 5, make: batch(SHORT_BATCH, "usual") },
  { name: "batch, slow reader", share: 1, make: batch(LONG_BATCH, "slow") },
  { name: "hostile text", share: 15, make: hostile },
  {
    name: "broken JSON",
    share: 35,
    make: attack((count) => nth(BROKEN_JSON, count), { type: JSON_TYPE }),
  },
  {
    name: "gzip bomb",
    share: 10,
    make: attack((count) => nth([...BOMBS, LINED_BOMB], count), GZIP),
  },
  { name: "broken gzip", share: 10, make: attack((count) => nth(NO_GZIP, count), GZIP) },
  { name: "too long", share: 4, make: attack(() => TOO_LONG) },
  { name: "gone", share: 30, make: attack(textAt, { manner: "gone" }) },
  { name: "cut", share: 15, make: attack(textAt, { manner: "cut" }) },
  { name: "wrong key", share: 25, make: attack(textAt, { key: STRANGER }) },
];

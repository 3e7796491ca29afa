import { Agent, request, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Kind, Shipment } from "./shipments.ts";

/** `broken`: the connection was lost; `left`: the client itself has left. */
export type Status = number | "broken" | "left";

/** Response times in milliseconds, by the names of kinds and by status. */
export type Results = Map<string, Map<Status, number[]>>;

const MAX_SOCKETS = 512;
/**
 * Closes idle connections before the service does, because that would break requests sent at that
 * moment.
 */
const IDLE_MS = 3000;
/** How long a slow reader waits after each piece of an answer. */
const SLOW_MS = 250;
/** A client that leaves does so within this time. */
const PATIENCE_MS = 40;
/** The shares of the kinds add up to this. */
const SHARES = 1000;
/** Has no divisor in common with `SHARES`, so that requests of a kind are spread over all. */
const STEP = 617;

/** Sends requests of all kinds in turn to a service on this machine. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, timeout: IDLE_MS });
  readonly #url: URL;
  readonly #turns: readonly Kind[];
  readonly #made = new Map<Kind, number>();
  #count = 0;
  #results: Results = new Map();
  #underWay = 0;

  constructor(url: URL, kinds: readonly Kind[]) {
    this.#url = url;
    this.#turns = kinds.flatMap((kind) => Array<Kind>(kind.share).fill(kind));
    if (this.#turns.length !== SHARES) throw new RangeError(`The shares must add up to ${SHARES}`);
  }

  /** Several clients, each of which waits for the answer to its last request. Slow readers are left out. */
  async clients(clients: number, seconds: number): Promise<Results> {
    const end = performance.now() + seconds * 1000;
    return await this.#collected(async () => {
      const client = async () => {
        while (performance.now() < end) await this.#send((manner) => manner === "usual");
      };
      await Promise.all(Array.from({ length: clients }, client));
    });
  }

  /** Sends this many requests per second, however long the answers take. */
  async rate(perSecond: number, seconds: number): Promise<Results> {
    return await this.#collected(async () => {
      const start = performance.now();
      let sent = 0;
      for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - start) / 1000) {
        for (; sent < elapsed * perSecond; sent++) void this.#send(() => true);
        await wait(5);
      }
      while (this.#underWay > 0) await wait(50);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  async #collected(work: () => Promise<void>): Promise<Results> {
    this.#results = new Map();
    await work();
    return this.#results;
  }

  #next(): { readonly kind: Kind; readonly shipment: Shipment } {
    const kind = this.#turns[(this.#count++ * STEP) % SHARES];
    if (kind === undefined) throw new RangeError("There are no kinds");
    const made = this.#made.get(kind) ?? 0;
    this.#made.set(kind, made + 1);
    return { kind, shipment: kind.make(made) };
  }

  /** Sends the next request, if this manner of sending is wanted. */
  async #send(isWanted: (manner: Shipment["manner"]) => boolean): Promise<void> {
    const { kind, shipment } = this.#next();
    if (!isWanted(shipment.manner)) return;
    const start = performance.now();
    this.#underWay++;
    const status = await this.#statusOf(shipment);
    this.#underWay--;
    const byStatus = this.#results.get(kind.name) ?? new Map<Status, number[]>();
    const times = byStatus.get(status) ?? [];
    times.push(performance.now() - start);
    this.#results.set(kind.name, byStatus.set(status, times));
  }

  #statusOf({ path, key, type, headers, body, manner }: Shipment): Promise<Status> {
    const { hostname, port } = this.#url;
    const sent = request({
      ...{ hostname, port, path, method: "POST", agent: this.#agent },
      headers: {
        "Content-Type": type,
        "Content-Length": Buffer.byteLength(body) + (manner === "cut" ? 1 : 0),
        "X-Api-Key": key,
        ...headers,
      },
    });
    return new Promise((resolve) => {
      const leaves = manner === "gone" || manner === "cut";
      sent.on("response", (response) => {
        void statusOfRead(response, manner === "slow").then(resolve);
      });
      sent.on("error", () => {
        resolve(leaves ? "left" : "broken");
      });
      if (leaves) setTimeout(() => sent.destroy(), this.#count % PATIENCE_MS);
      if (manner === "cut") sent.write(body);
      else sent.end(body);
    });
  }
}

/** Reads an answer to its end. */
async function statusOfRead(response: IncomingMessage, isSlow: boolean): Promise<Status> {
  try {
    for await (const _ of response) if (isSlow) await wait(SLOW_MS);
    return response.statusCode ?? "broken";
  } catch {
    return "broken";
  }
}

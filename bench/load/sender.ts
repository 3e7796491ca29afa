import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** A text, and the key it is sent with. */
export interface Parcel {
  readonly key: string;
  readonly text: string;
}

/** Response times in milliseconds, by status; `broken`: connections that were lost. */
export type Times = Map<number | "broken", number[]>;

const MAX_SOCKETS = 512;
/**
 * Closes idle connections before the service does, because that would break requests sent at that
 * moment.
 */
const IDLE_MS = 3000;
/** The interval at which due requests are sent, in milliseconds. */
const TICK_MS = 5;

/** Sends requests to a service on this machine, and records their response times. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, timeout: IDLE_MS });
  readonly #url: URL;

  constructor(url: URL) {
    this.#url = url;
  }

  /** Sends texts from several clients, each of which waits for the answer to its last text. */
  async clients(clients: number, seconds: number, parcel: () => Parcel): Promise<Times> {
    const times: Times = new Map();
    const end = performance.now() + seconds * 1000;
    const client = async () => {
      while (performance.now() < end) await this.#decode(parcel(), times);
    };
    await Promise.all(Array.from({ length: clients }, client));
    return times;
  }

  /** Sends this many texts per second, regardless of how long the answers take. */
  async rate(perSecond: number, seconds: number, parcel: () => Parcel): Promise<Times> {
    const times: Times = new Map();
    const start = performance.now();
    const sent: Promise<void>[] = [];
    for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - start) / 1000) {
      while (sent.length < elapsed * perSecond) sent.push(this.#decode(parcel(), times));
      await wait(TICK_MS);
    }
    await Promise.all(sent);
    return times;
  }

  /** Requests `path` again and again, until told to stop. */
  async probe(path: string, everyMs: number, stop: AbortSignal): Promise<Times> {
    const times: Times = new Map();
    while (!stop.aborted) {
      await this.#send("GET", path, {}, "", times);
      await wait(everyMs);
    }
    return times;
  }

  close(): void {
    this.#agent.destroy();
  }

  #decode({ key, text }: Parcel, times: Times): Promise<void> {
    const headers = { "Content-Type": "text/plain", "X-Api-Key": key };
    return this.#send("POST", "/v4/decode", headers, text, times);
  }

  #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    times: Times,
  ): Promise<void> {
    const start = performance.now();
    return new Promise((resolve) => {
      const done = (status: number | "broken") => {
        const all = times.get(status) ?? [];
        all.push(performance.now() - start);
        times.set(status, all);
        resolve();
      };
      const { hostname, port } = this.#url;
      const sent = request({ hostname, port, path, method, headers, agent: this.#agent });
      sent.on("response", (response) => {
        response.resume().on("end", () => {
          done(response.statusCode ?? "broken");
        });
        response.on("error", () => {
          done("broken");
        });
      });
      sent.on("error", () => {
        done("broken");
      });
      sent.end(body);
    });
  }
}

/** The time within which a share of the answers arrived; NaN if there are none. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

import { sql, type Kysely } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { Listeners, type ChangeFeed, type ChangeListener } from "./changes.ts";
import type { Tables } from "../schema.ts";

const CHANNEL = "recloc_keys";
/** How often to check that the connection is alive, in milliseconds. */
const BEAT_MS = 250;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 5000;

/**
 * Receives changes through `LISTEN` on its own connection, starting with the first subscription. It
 * replaces a lost connection; meanwhile nothing is received, and the listeners know.
 */
export class NotifiedChanges implements ChangeFeed {
  readonly #makeClient: () => Client;
  readonly #listeners = new Listeners();
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #pause = FIRST_PAUSE;

  /** @param makeClient makes clients whose queries time out */
  constructor(makeClient: () => Client) {
    this.#makeClient = makeClient;
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    if (this.#client === undefined && this.#retry === undefined) void this.#listen();
    return () => {
      this.#listeners.remove(listener);
    };
  }

  async announce(transaction: Kysely<Tables>): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
  }

  notify(): void {
    this.#listeners.changed();
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    clearTimeout(this.#retry);
    this.#listeners.lost();
    await client?.end();
  }

  async #listen(): Promise<void> {
    const client = this.#makeClient();
    this.#client = client;
    this.#retry = undefined;
    client.on("error", () => {
      this.#lose(client);
    });
    client.on("end", () => {
      this.#lose(client);
    });
    client.on("notification", () => {
      this.#listeners.changed();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (client === this.#client) {
        this.#pause = FIRST_PAUSE;
        this.#listeners.found();
      }
      // A connection may die silently: only an answer proves that it is alive.
      while (client === this.#client) {
        const asOf = performance.now();
        await client.query("SELECT 1");
        // The answer arrived after the notifications of all earlier changes.
        if (client === this.#client) this.#listeners.heard(asOf);
        await wait(BEAT_MS, undefined, { ref: false });
      }
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.#listeners.lost();
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.#listen(), this.#pause);
    this.#retry.unref();
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}

import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/** Learns when keys have changed, on this instance or another. */
export interface ChangeListener {
  /** A key may have become invalid, or its limits changed. */
  readonly changed: () => void;
  /** Changes are no longer received: nothing that was read can be relied on. */
  readonly lost: () => void;
  /** Changes are received again, or for the first time; some may have been missed. */
  readonly found: () => void;
  /**
   * Every change before this time has been reported.
   *
   * @param asOf milliseconds of `performance.now()`
   */
  readonly heard?: (asOf: number) => void;
}

export interface Changes {
  /**
   * Reports every change from now on to a listener. No change is received before `found` is called, and
   * only those up to the last time passed to `heard`: a connection may die silently.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: ChangeListener): () => void;
}

/** The side that makes the changes. */
export interface ChangeFeed extends Changes {
  /** Announces a change to other instances, within the transaction that makes it. */
  announce(transaction: Kysely<Tables>): Promise<void>;
  /** Notifies the listeners of this instance once the change has been made. */
  notify(): void;
  close(): Promise<void>;
}

/** The listeners of this instance, and whether changes are received. */
export class Listeners {
  readonly #listeners = new Set<ChangeListener>();
  #isFound = false;
  #asOf = -Infinity;

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: ChangeListener): void {
    this.#listeners.add(listener);
    if (!this.#isFound) return;
    listener.found();
    listener.heard?.(this.#asOf);
  }

  remove(listener: ChangeListener): void {
    this.#listeners.delete(listener);
  }

  changed(): void {
    for (const listener of this.#listeners) listener.changed();
  }

  lost(): void {
    if (!this.#isFound) return;
    this.#isFound = false;
    this.#asOf = -Infinity;
    for (const listener of this.#listeners) listener.lost();
  }

  found(): void {
    this.#isFound = true;
    for (const listener of this.#listeners) listener.found();
  }

  heard(asOf: number): void {
    this.#asOf = asOf;
    for (const listener of this.#listeners) listener.heard?.(asOf);
  }
}

/** Changes keys in one transaction and notifies all instances. */
export async function changeKeys<T>(
  db: Kysely<Tables>,
  feed: ChangeFeed,
  change: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await change(transaction);
      await feed.announce(transaction);
      return result;
    });
  } finally {
    // Even after a failure: if the connection broke, the change may have been made anyway.
    feed.notify();
  }
}

import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/** Who wants to know when keys have changed, on this instance or another. */
export interface ChangeListener {
  /** A key may have become invalid, or its limits changed. */
  readonly changed: () => void;
  /** Changes can no longer be heard: nothing that was read may be relied upon. */
  readonly lost: () => void;
  /** Changes are heard again, or for the first time; some may have been missed. */
  readonly found: () => void;
  /**
   * Every change that was made before a time has been told.
   *
   * @param asOf milliseconds of `performance.now()`
   */
  readonly heard?: (asOf: number) => void;
}

export interface Changes {
  /**
   * Tells a listener of every change from now on. Changes are not heard until `found` is called, and
   * only up to the time that `heard` told last: a connection may die without a word.
   *
   * @returns ends it
   */
  subscribe(listener: ChangeListener): () => void;
}

/** The side of those who make the changes. */
export interface ChangeFeed extends Changes {
  /** Announces a change to other instances, with the transaction that makes it. */
  announce(transaction: Kysely<Tables>): Promise<void>;
  /** Tells the listeners of this instance, when the change has been made. */
  tell(): void;
  close(): Promise<void>;
}

/** The listeners of this instance, and whether changes can be heard. */
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

/** Makes a change of keys in one transaction, and tells everybody of it. */
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
    // Also after a failure: where the connection broke, the change may have been made all the same.
    feed.tell();
  }
}

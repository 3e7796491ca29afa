import { LRUCache } from "lru-cache";
import type { Changes } from "../changes/changes.ts";
import { isPast, type KeyGrant, type KeyStore } from "./key-store.ts";
import { NO_LIMITS } from "./limits.ts";
import { digestOf, isSameDigest } from "../secret.ts";

const MOST_GRANTS = 10_000;
/** Should a change not be heard for whatever reason, it counts after this time at the latest. */
const OLDEST_GRANT_MS = 30_000;
/** For how long what is remembered is used without a sign that changes are still heard. */
const LEASE_MS = 700;

const FIXED: KeyGrant = {
  id: "fixed",
  accountId: null,
  fixed: true,
  limits: NO_LIMITS,
  expiresAt: null,
};

/** Says what keys give. */
export interface Keys {
  /** What a key gives; null where it is not valid. Rejects where the store cannot be asked. */
  grant(key: string): Promise<KeyGrant | null>;
  /** Whether a key is remembered to be valid. False says nothing: nobody is asked. */
  isKnown(key: string): boolean;
}

/**
 * The fixed keys of the settings and the keys of the store. What the store says of a valid key is
 * remembered until keys change; while changes cannot be heard, or it is not known whether they can, it
 * is asked every time.
 */
export class KeyRing implements Keys {
  readonly #fixed: readonly Buffer[];
  readonly #store: Pick<KeyStore, "find">;
  readonly #grants: LRUCache<string, KeyGrant>;
  readonly #unsubscribe: () => void;
  /** Every change before this time is known; milliseconds of `performance.now()`. */
  #heardAt = -Infinity;
  /** How often everything was forgotten. */
  #generation = 0;

  /** @param mostGrants how many are remembered: those that were used last */
  constructor(
    fixedKeys: readonly string[],
    store: Pick<KeyStore, "find">,
    changes: Changes,
    mostGrants = MOST_GRANTS,
  ) {
    this.#fixed = fixedKeys.map(digestOf);
    this.#grants = new LRUCache({ max: mostGrants, ttl: OLDEST_GRANT_MS });
    this.#store = store;
    this.#unsubscribe = changes.subscribe({
      changed: () => {
        this.#forget();
      },
      lost: () => {
        this.#heardAt = -Infinity;
        this.#forget();
      },
      found: () => {
        this.#forget();
      },
      heard: (asOf) => {
        this.#heardAt = asOf;
      },
    });
  }

  async grant(key: string): Promise<KeyGrant | null> {
    const digest = digestOf(key);
    if (this.#isFixed(digest)) return FIXED;
    const name = digest.toString("base64");
    const known = this.#hearsChanges() ? this.#grants.get(name) : undefined;
    const grant = known ?? (await this.#read(name, digest));
    return grant === null || isPast(grant.expiresAt) ? null : grant;
  }

  isKnown(key: string): boolean {
    const digest = digestOf(key);
    return this.#isFixed(digest) || this.#grants.has(digest.toString("base64"));
  }

  /** Ends listening for changes. */
  close(): void {
    this.#unsubscribe();
    this.#heardAt = -Infinity;
    this.#forget();
  }

  async #read(name: string, digest: Buffer): Promise<KeyGrant | null> {
    const generation = this.#generation;
    const grant = await this.#store.find(digest);
    // What changed while the store was asked is not in its answer.
    const isNews = this.#hearsChanges() && generation === this.#generation;
    if (grant !== null && isNews) this.#grants.set(name, grant);
    return grant;
  }

  /** Looked at on every use: a timer would come late where the process stands still. */
  #hearsChanges(): boolean {
    return performance.now() - this.#heardAt < LEASE_MS;
  }

  #forget(): void {
    this.#generation += 1;
    this.#grants.clear();
  }

  /** Compares with every fixed key, so that the time does not tell which one it is like. */
  #isFixed(digest: Buffer): boolean {
    let isFixed = false;
    for (const fixed of this.#fixed) isFixed = isSameDigest(fixed, digest) || isFixed;
    return isFixed;
  }
}

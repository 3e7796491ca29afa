import { LRUCache } from "lru-cache";
import type { Changes } from "../changes/changes.ts";
import { isPast, type KeyGrant, type KeyStore } from "./key-store.ts";
import { NO_LIMITS } from "./limits.ts";
import { digestOf, isSameDigest } from "../secret.ts";

const MOST_GRANTS = 10_000;
/** A change that is missed for whatever reason takes effect after this time at the latest. */
const OLDEST_GRANT_MS = 30_000;
/** How long to rely on cached grants without a sign that changes are still received. */
const LEASE_MS = 700;

const FIXED: KeyGrant = {
  id: "fixed",
  accountId: null,
  fixed: true,
  limits: NO_LIMITS,
  expiresOn: null,
  expiresAt: null,
};

/** Checks keys. */
export interface Keys {
  /**
   * What a key grants; null if it is not valid. The last day of a granted key may be over. Rejects if the
   * store cannot be queried.
   */
  grant(key: string): Promise<KeyGrant | null>;
  /** Whether a key is cached as valid. False means nothing, since the store is not queried. */
  isKnown(key: string): boolean;
}

/**
 * The fixed keys of the settings and the keys of the store. Grants of valid keys are cached until keys
 * change. While changes are not, or may not be, received, every check queries the store.
 */
export class KeyRing implements Keys {
  readonly #fixed: readonly Buffer[];
  readonly #store: Pick<KeyStore, "find">;
  readonly #grants: LRUCache<string, KeyGrant>;
  readonly #unsubscribe: () => void;
  /** Every change before this time has been received; milliseconds of `performance.now()`. */
  #heardAt = -Infinity;
  /** How often the cache was cleared. */
  #generation = 0;

  /** @param mostGrants how many grants to cache: the most recently used */
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
    const known = this.#receivesChanges() ? this.#grants.get(name) : undefined;
    const grant = known ?? (await this.#read(name, digest));
    return grant === null || isPast(grant.expiresAt) ? null : grant;
  }

  isKnown(key: string): boolean {
    const digest = digestOf(key);
    return this.#isFixed(digest) || this.#grants.has(digest.toString("base64"));
  }

  /** Stops listening for changes. */
  close(): void {
    this.#unsubscribe();
    this.#heardAt = -Infinity;
    this.#forget();
  }

  async #read(name: string, digest: Buffer): Promise<KeyGrant | null> {
    const generation = this.#generation;
    const grant = await this.#store.find(digest);
    // A change during the query may be missing from its result.
    const isCurrent = this.#receivesChanges() && generation === this.#generation;
    if (grant !== null && isCurrent) this.#grants.set(name, grant);
    return grant;
  }

  /** Checked on every use: a timer would fire late if the process is blocked. */
  #receivesChanges(): boolean {
    return performance.now() - this.#heardAt < LEASE_MS;
  }

  #forget(): void {
    this.#generation += 1;
    this.#grants.clear();
  }

  /** Compares with every fixed key, so that the time reveals nothing about them. */
  #isFixed(digest: Buffer): boolean {
    let isFixed = false;
    for (const fixed of this.#fixed) isFixed = isSameDigest(fixed, digest) || isFixed;
    return isFixed;
  }
}

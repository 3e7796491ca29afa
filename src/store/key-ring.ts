import type { KeyStore } from "./key-store.ts";
import { digestOf, isSameDigest } from "./secret.ts";

/** Says which keys open the service. */
export interface Keys {
  /** Whether a key is valid. Rejects where the store cannot be asked. */
  isValid(key: string): Promise<boolean>;
}

/**
 * The fixed keys of the settings and the keys of the store. The store is asked every time, which
 * takes 0.05 ms: a revoked key dies at once, whichever process revoked it.
 */
export class KeyRing implements Keys {
  readonly #fixed: readonly Buffer[];
  readonly #store: Pick<KeyStore, "holds">;

  constructor(fixedKeys: readonly string[], store: Pick<KeyStore, "holds">) {
    this.#fixed = fixedKeys.map(digestOf);
    this.#store = store;
  }

  async isValid(key: string): Promise<boolean> {
    const digest = digestOf(key);
    return this.#isFixed(digest) || (await this.#store.holds(digest));
  }

  /** Compares with every fixed key, so that the time does not tell which one it is like. */
  #isFixed(digest: Buffer): boolean {
    let isFixed = false;
    for (const fixed of this.#fixed) isFixed = isSameDigest(fixed, digest) || isFixed;
    return isFixed;
  }
}

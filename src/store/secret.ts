import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const PREFIX = "rk_";
const KEY_BYTES = 32;
/** As much of a key as may be shown: enough to tell keys apart, too little to guess the rest. */
const SHOWN_LENGTH = PREFIX.length + 8;

/** A new key: 32 random bytes, base64url, behind a prefix that says what it is. */
export function newKey(): string {
  return PREFIX + randomBytes(KEY_BYTES).toString("base64url");
}

/** The part of a key that lists show. */
export function shownPart(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** The SHA-256 of a key, all that is kept of it. A key is random: it needs no salt. */
export function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** Whether two digests are the same, in a time that does not depend on where they differ. */
export function isSameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

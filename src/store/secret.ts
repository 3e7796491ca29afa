import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const PREFIX = "rk_";
const SECRET_BYTES = 32;
const ID_BYTES = 6;
/** As much of a key as may be shown: enough to tell keys apart, too little to guess the rest. */
const SHOWN_LENGTH = PREFIX.length + 8;

/** A new key: a token behind a prefix that says what it is. */
export function newKey(): string {
  return PREFIX + newToken();
}

/** 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** A new name for a row: no secret. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString("hex");
}

/** The part of a key that lists show. */
export function shownPart(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** The SHA-256 of a key or token, all that is kept of it. It is random: it needs no salt. */
export function digestOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** Whether two digests are the same, in a time that does not depend on where they differ. */
export function isSameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

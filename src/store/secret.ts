import { hash, randomBytes, timingSafeEqual } from "node:crypto";

const PREFIX = "rk_";
const SECRET_BYTES = 32;
const ID_BYTES = 6;
const ID = new RegExp(`^[0-9a-f]{${2 * ID_BYTES}}$`);
/** How much of a key may be shown: enough to tell keys apart, too little to guess the rest. */
const SHOWN_LENGTH = PREFIX.length + 8;

/** A new key: a prefix that identifies it as a key, and a token. */
export function newKey(): string {
  return PREFIX + newToken();
}

/** 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** A new id for a row; not a secret. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString("hex");
}

/** Whether a text could be an id. Others need no query, and a database may reject them. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** The part of a key that lists show. */
export function shownPart(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** The SHA-256 of a key or token, the only part that is stored. Random secrets need no salt. */
export function digestOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

/** Whether two digests are equal, compared in constant time. */
export function isSameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

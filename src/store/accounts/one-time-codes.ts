/** The codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** What every authenticator app assumes: a new code of six digits each half minute. */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** How many codes before and after the current one are accepted, because clocks differ. */
const WINDOW = 1;
/** As long as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const STEP_MS = SHAPE.period * 1000;
const APP_CODE = /^\d{6}$/;

/** How many recovery codes an account gets. */
export const RECOVERY_CODES = 8;
/** Enough that a plain digest protects them. */
const RECOVERY_BYTES = 15;
const RECOVERY_CODE = /^[A-Z2-7]{24}$/;

/** A new secret to share with an authenticator app, base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The address that an authenticator app reads from a QR code.
 *
 * @param email how the app names the account
 */
export function addressOf(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The time step of a code, in units of 30 s since 1970; null if the code is not that of the current step or one
 * next to it. Ignores spaces, which apps show between groups of digits, and the width of the digits.
 *
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.normalize("NFKC").replace(/\s/g, "");
  // Others would not be compared in constant time, and some would throw.
  if (!APP_CODE.test(token)) return null;
  const delta = totpOf(secret, "").validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

/** New recovery codes: four groups of letters and digits, base32. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer });
    return base32.replace(/.{6}(?=.)/g, "$&-");
  });
}

/** A recovery code without its dashes, however it was typed; null if it cannot be one. */
export function readRecoveryCode(code: string): string | null {
  const typed = code
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  return RECOVERY_CODE.test(typed) ? typed : null;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...SHAPE, issuer: "Recloc", label, secret: Secret.fromBase32(secret) });
}

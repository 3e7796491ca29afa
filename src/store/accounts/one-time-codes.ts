/** The codes of authenticator apps (TOTP, RFC 6238) and codes to recover with. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** What every authenticator app assumes: a new code of six digits each half minute. */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** How many codes before and after the current one are accepted, because clocks differ. */
const WINDOW = 1;
/** As long as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const STEP_MS = SHAPE.period * 1000;

/** How many codes to recover with an account gets. */
export const RECOVERY_CODES = 8;
/** Enough that a plain digest protects them. */
const RECOVERY_BYTES = 15;

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
 * The time step of a code, in units of 30 s since 1970; null if the code is not that of the current step, or of one
 * beside it. Ignores spaces, which apps show between groups of digits.
 *
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, "");
  const delta = totpOf(secret, "").validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

/** The code of an authenticator app at a time. For tests. */
export function codeAt(secret: string, now: number): string {
  return totpOf(secret, "").generate({ timestamp: now });
}

/** New codes to recover with: groups of digits and letters that cannot be confused. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer });
    return base32.replace(/.{6}(?=.)/g, "$&-");
  });
}

/** A code to recover with as it was made, however it was typed. */
export function normaliseRecoveryCode(code: string): string {
  return code.replace(/[\s-]/g, "").toUpperCase();
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ ...SHAPE, issuer: "Recloc", label, secret: Secret.fromBase32(secret) });
}

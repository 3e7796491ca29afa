import { Secret, TOTP } from "otpauth";

/**
 * The code that an authenticator app shows, whose defaults are those of the service.
 *
 * @param secret base32
 * @param now milliseconds since 1970
 */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

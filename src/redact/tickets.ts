import type { Cipher } from "./cipher.ts";

const AIRLINE_DIGITS = 3;
const SERIAL_DIGITS = 10;

/**
 * Another number of the same airline. What follows the serial number stays, such as the last digits of a
 * conjunction ticket; a matching check digit is replaced with a matching one.
 */
export function rewriteTicket(value: string, cipher: Cipher): string {
  const digits = value.replace(/\D/g, "");
  const first = digits.length >= AIRLINE_DIGITS + SERIAL_DIGITS ? AIRLINE_DIGITS : 0;
  const end = first + SERIAL_DIGITS;
  const serial = cipher.digits(digits.slice(first, end));
  let rest = digits.slice(end);
  const check = checkOf(digits.slice(0, end), digits.slice(first, end), rest);
  if (check !== null) rest = String(check(digits.slice(0, first) + serial, serial));
  const put = digits.slice(0, first) + serial + rest;
  let at = 0;
  return value.replace(/\d/g, () => put.charAt(at++));
}

type Check = (number: string, serial: string) => bigint;

/** How the single digit after a number is computed from it; null if it is not. */
function checkOf(number: string, serial: string, rest: string): Check | null {
  if (rest.length !== 1) return null;
  const checks: readonly Check[] = [(whole) => BigInt(whole) % 7n, (_, own) => BigInt(own) % 7n];
  return checks.find((check) => String(check(number, serial)) === rest) ?? null;
}

/** What makes a card number: how it begins, its length and its check digit. */

export const SHORTEST_CARD = 13;
export const LONGEST_CARD = 19;

/** The prefixes of the issuers, with the lengths that their cards really have. */
const ISSUERS: readonly (readonly [beginning: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [16, 19]], // Visa; numbers of 13 digits are recognised by their format only
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]], // Mastercard
  [/^3[47]/, [15]], // American Express
  [/^(?:30[0-5]|309|3[689])/, [14, 16]], // Diners Club
  [/^(?:6011|64[4-9]|65|622)/, [16, 19]], // Discover
  [/^35(?:2[89]|[3-8])/, [16, 19]], // JCB
  [/^(?:62|81)/, [16, 17, 18, 19]], // UnionPay
  [/^(?:50|5[6-9]|6)/, [16, 19]], // Maestro
];

/** Whether an issuer has cards with this prefix and length. */
export function isOfIssuer(digits: string): boolean {
  return ISSUERS.some(
    ([beginning, lengths]) => lengths.includes(digits.length) && beginning.test(digits),
  );
}

/**
 * Whether digits begin like a card number, even one of an unknown issuer: with 3 to 6, or in the newer
 * range of Mastercard, 2221 to 2720. Only Visa has cards of 13 digits, and it has none of 14 or 15:
 * other numbers of these lengths are tickets and phone numbers.
 */
export function beginsLikeCard(digits: string): boolean {
  if (isOfIssuer(digits)) return true;
  if (digits.length === SHORTEST_CARD) return digits.startsWith("4");
  if (digits.length < 16) return /^[356]/.test(digits);
  return /^[3-6]/.test(digits) && !CHINESE_IDENTITY.test(digits);
}

/** The number of a Chinese identity card contains a date of birth. */
const CHINESE_IDENTITY = /^\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}$/;

/** The Luhn check, which all card numbers pass, for any slice of many digits in constant time. */
export class CheckDigits {
  /**
   * The sums up to each digit, with the digits at even places doubled, and with those at odd
   * places.
   */
  readonly #sums: readonly [Uint32Array, Uint32Array];

  constructor(digits: string) {
    const even = new Uint32Array(digits.length + 1);
    const odd = new Uint32Array(digits.length + 1);
    for (let index = 0; index < digits.length; index++) {
      const digit = digits.charCodeAt(index) - 48;
      const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
      const isEven = index % 2 === 0;
      even[index + 1] = (even[index] ?? 0) + (isEven ? doubled : digit);
      odd[index + 1] = (odd[index] ?? 0) + (isEven ? digit : doubled);
    }
    this.#sums = [even, odd];
  }

  /** Whether the last digit of the slice is the check digit of those before it. */
  areRight(start: number, end: number): boolean {
    const sums = this.#sums[end % 2 === 0 ? 0 : 1];
    return ((sums[end] ?? 0) - (sums[start] ?? 0)) % 10 === 0;
  }
}

import fc from "fast-check";

/** Prefixes of the issuers' cards, with a length that these have. */
const ISSUED = fc.constantFrom<readonly [beginning: string, length: number]>(
  ["4", 16],
  ["4", 19],
  ["51", 16],
  ["55", 16],
  ["2221", 16],
  ["2720", 16],
  ["34", 15],
  ["37", 15],
  ["300", 14],
  ["36", 14],
  ["6011", 16],
  ["3528", 16],
  ["62", 16],
  ["62", 19],
  ["6304", 19],
);

/** An invented number that could be a card's. */
export const cardNumber = fc
  .tuple(ISSUED, fc.stringMatching(/^\d{18}$/))
  .map(([[beginning, length], rest]) => withCheckDigit((beginning + rest).slice(0, length - 1)));

const SEPARATORS = [" ", "  ", "   ", "-", ".", ",", ":", "*", "/", "_", " - ", "%20", "\u00a0"];
const INDENTS = ["\n       ", "\r\n       ", "\n>       ", "\n         "];

type Writing = (card: string) => string;

const WRITINGS: readonly Writing[] = [
  (card) => card,
  inFullWidth,
  (card) => inFullWidth(grouped(card, 4, "\u3000")),
  ...SEPARATORS.map(
    (separator): Writing =>
      (card) =>
        grouped(card, 4, separator),
  ),
  ...[" ", "-", ".", "   "].flatMap((separator) =>
    [1, 2, 3, 5, 8].map(
      (size): Writing =>
        (card) =>
          grouped(card, size, separator),
    ),
  ),
  ...INDENTS.flatMap((line): readonly Writing[] => [
    (card) => card.slice(0, 12) + line + card.slice(12),
    (card) => grouped(card.slice(0, 12), 4, " ") + line + card.slice(12),
    (card) => card.slice(0, 7) + line + card.slice(7),
  ]),
  // As printed on an American Express and on a Diners Club.
  (card) => card.replace(/^(\d{4})(\d{6})(\d{4,5})$/, "$1 $2 $3"),
];

/** One of the ways in which people and programs write card numbers. */
export const writing = fc.constantFrom(...WRITINGS);

function grouped(card: string, size: number, separator: string): string {
  return card.replace(new RegExp(`\\d{${size}}(?=\\d)`, "g"), `$&${separator}`);
}

function inFullWidth(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
}

/** Digits followed by the one that makes them pass the Luhn check. */
export function withCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = digit * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits + String((10 - (sum % 10)) % 10);
}

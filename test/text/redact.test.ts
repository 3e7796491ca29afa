import { expect } from "chai";
import fc from "fast-check";
import { cardSpansIn, maskedAt, redact } from "../../src/text/redact.ts";

const MASK = "************";

const MASKED = [
  ["a Visa in one piece", "4111111111111111", `${MASK}1111`],
  ["groups with blanks", "PAN 4111 1111 1111 1111 EXP 1225", `PAN ${MASK}1111 EXP 1225`],
  ["groups with hyphens", "4111-1111-1111-1111", `${MASK}1111`],
  ["groups with dots", "4111.1111.1111.1111", `${MASK}1111`],
  ["an American Express", "3782 822463 10005", `${MASK}0005`],
  ["a Diners Club", "3056 930902 5904", `${MASK}5904`],
  ["a short Visa in groups", "4222 2222 22222", `${MASK}2222`],
  ["a card of 19 digits in groups", "6304 0000 0000 0000 000", `${MASK}0000`],
  ["a new Mastercard", "2223003122003222", `${MASK}3222`],
  ["a form of payment", "FP CCVI4111111111111111/1225", `FP CCVI${MASK}1111/1225`],
  ["a code, whatever the check digit", "VI4111111111111112", `VI${MASK}1112`],
  ["a code and a blank", "PAID VI 4111 1111 1111 1112", `PAID VI ${MASK}1112`],
  ["a code in small letters", "ccax378282246310006", `ccax${MASK}0006`],
  ["a code, with the expiry glued on", "CCVI41111111111111111225", `CCVI${MASK}1225`],
  ["a UATP card by its code", "TP100000000000000", `TP${MASK}0000`],
  ["a security code behind", "4111 1111 1111 1111 123", `${MASK}1111 123`],
  ["other digits in front", "1234 4111 1111 1111 1111", `1234 ${MASK}1111`],
  ["two cards", "4111111111111111,5500000000000004", `${MASK}1111,${MASK}0004`],
  ["a word before it", "CARD4111111111111111", `CARD${MASK}1111`],
] as const;

const KEPT = [
  ["a ticket number", "SSR TKNE BA HK1-4010000000008C1"],
  ["a ticket number with its coupon", "4010000000008C1"],
  ["a ticket number with a hyphen", "125-0000000001"],
  ["a phone number with its plus", "+4010000000008"],
  ["a wrong check digit", "4111111111111112"],
  ["a wrong beginning", "1111111111111117"],
  ["an old beginning of 16 digits", "2220000000000000"],
  ["too many digits", "41111111111111111111"],
  ["too few digits", "411111111111"],
  ["a masked card", "VIXXXXXXXXXXXX1111"],
  ["no digits", "PASSENGER IS A VIP"],
  ["a word that ends like a code", "TAX 1250000000001"],
] as const;

describe("Card numbers", () => {
  for (const [name, text, expected] of MASKED)
    it(`are masked: ${name}`, () => {
      expect(redact(text)).to.equal(expected);
    });

  for (const [name, text] of KEPT)
    it(`are told from ${name}`, () => {
      expect(redact(text)).to.equal(text);
    });

  it("never leave whole, whatever stands around them", () => {
    fc.assert(
      fc.property(cardNumber, grouping, textBefore, textAfter, (card, group, before, after) => {
        const text = `${before}${group(card)}${after}`;
        expect(digitsOf(redact(text))).not.to.contain(card);
      }),
    );
  });

  it("are all that is masked", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("A", "B", " ", "C", "/", "-", ".", "1", "2", "3", "\n"),
        }),
        (text) => {
          if (!/\d{4}[ .-]?\d{4,6}[ .-]?\d{4}/.test(text)) expect(redact(text)).to.equal(text);
        },
      ),
    );
  });

  it("are found in a time that grows with the text", () => {
    const long = "4111 1111 1111 1112 ".repeat(20_000);
    expect(redact(long)).to.equal(long);
    const digits = "4".repeat(400_000);
    expect(redact(digits)).to.equal(digits);
  });

  it("masks in place, so that offsets stay", () => {
    const text = "CCVI 4111-1111-1111-1111 AND ************1111";
    const masked = maskedAt(text, cardSpansIn(text));
    expect(masked).to.equal("CCVI ****-****-****-1111 AND ************1111");
    const overlapping = maskedAt("4111111111111111 23", [
      { start: 0, end: 16 },
      { start: 0, end: 19 },
    ]);
    expect(overlapping).to.equal("**************11 23");
  });
});

/** 15 random digits behind a card's first one, and the check digit that fits them. */
const cardNumber = fc
  .tuple(fc.constantFrom("3", "4", "5", "6"), fc.stringMatching(/^\d{14}$/))
  .map(([first, rest]) => withCheckDigit(first + rest));

const grouping = fc.constantFrom(
  (card: string) => card,
  (card: string) => inGroups(card, " "),
  (card: string) => inGroups(card, "-"),
  (card: string) => inGroups(card, "."),
);

/** Text that does not run into the number: digits beside it would make it another number. */
const textBefore = fc.constantFrom("", "CC", " ", "CARD ", "12 ", "/", "-", "X", "\n1 ", "1234 ");
const textAfter = fc.constantFrom("", " ", " 12", " 123", " 1225", "/1225", "-", "X", "C1", "\n1");

function inGroups(card: string, separator: string): string {
  return card.replace(/(\d{4})(?=\d)/g, `$1${separator}`);
}

function withCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = digit * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits + String((10 - (sum % 10)) % 10);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

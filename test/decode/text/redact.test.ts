import { expect } from "chai";
import fc from "fast-check";
import {
  hiddenSpansIn,
  hiddenSpansOf,
  maskedAt,
  redact,
  withoutCards,
} from "../../../src/decode/text/cards/redact.ts";
import { SourceText } from "../../../src/decode/text/source.ts";
import { cardNumber, withCheckDigit, writing } from "../../cards.ts";

const MASK = "************";

const MASKED = [
  ["a Visa in one piece", "4111111111111111", `${MASK}1111`],
  ["groups with spaces", "PAN 4111 1111 1111 1111 EXP 1225", `PAN ${MASK}1111 EXP 1225`],
  ["groups with hyphens", "4111-1111-1111-1111", `${MASK}1111`],
  ["groups with dots", "4111.1111.1111.1111", `${MASK}1111`],
  ["an American Express", "3782 822463 10005", `${MASK}0005`],
  ["a Diners Club", "3056 930902 5904", `${MASK}5904`],
  ["a short Visa in groups", "4222 2222 22222", `${MASK}2222`],
  ["a card of 19 digits in groups", "6304 1234 5678 9012 347", `${MASK}2347`],
  ["a new Mastercard", "2223003122003222", `${MASK}3222`],
  ["a form of payment", "FP CCVI4111111111111111/1225", `FP CCVI${MASK}1111/1225`],
  ["a code, whatever the check digit", "VI4111111111111112", `VI${MASK}1112`],
  ["a code and a space", "PAID VI 4111 1111 1111 1112", `PAID VI ${MASK}1112`],
  ["a code in lower case", "ccax378282246310006", `ccax${MASK}0006`],
  ["a code, directly followed by the expiry", "CCVI41111111111111111225", `CCVI${MASK}1225`],
  ["a UATP card by its code", "TP100000000000000", `TP${MASK}0000`],
  ["other digits before it", "1234 4111 1111 1111 1111", `1234 ${MASK}1111`],
  ["two cards", "4111111111111111,5500000000000004", `${MASK}1111,${MASK}0004`],
  ["a word before it", "CARD4111111111111111", `CARD${MASK}1111`],
  ["three spaces", "4111   1111   1111   1111", `${MASK}1111`],
  ["a hyphen between spaces", "4111 - 1111 - 1111 - 1111", `${MASK}1111`],
  ["groups of two", "41 11 11 11 11 11 11 11", `${MASK}1111`],
  ["groups of three", "411-111-111-111-111-1", `${MASK}1111`],
  ["groups of five", "41111 11111 11111 1", `${MASK}1111`],
  ["groups of eight", "41111111 11111111", `${MASK}1111`],
  ["single digits", "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", `${MASK}1111`],
  ["unequal groups", "411 1111 11111 1111", `${MASK}1111`],
  ["odd separators after a word", "VISA NO: 41-111/1111 11.111 11", `VISA NO: ${MASK}1111`],
  ["odd separators before an expiry", "411,111:1111-111111 EXP 1228", `${MASK}1111 EXP 1228`],
  ["commas", "4111,1111,1111,1111", `${MASK}1111`],
  ["colons", "4111:1111:1111:1111", `${MASK}1111`],
  ["stars", "4111*1111*1111*1111", `${MASK}1111`],
  ["encoded spaces of a URL", "4111%201111%201111%201111", `${MASK}1111`],
  ["full-width digits", "４１１１１１１１１１１１１１１１", `${MASK}1111`],
  ["full-width groups", "４１１１　１１１１　１１１１　１１１１", `${MASK}1111`],
  ["Arabic digits", "٤١١١ ١١١١ ١١١١ ١١١١", `${MASK}1111`],
  ["a line end", "RM 411111111111\n1111 EXP", `RM ${MASK}\n1111 EXP`],
  ["an indent", "RM 4111 1111 1111\n       1111 EXP", `RM ${MASK}\n       1111 EXP`],
  ["a quoted mail", "> RM 411111111111\r\n> 1111 EXP", `> RM ${MASK}\r\n> 1111 EXP`],
  ["a line end in the last group", "41111111111111\n       11", `${MASK}11\n       11`],
  ["a line end in the first group", "4\n       111111111111111", "*\n       ***********1111"],
  ["a short card that is cut", "305693090259\n       04", `${MASK}59\n       04`],
  [
    "a column of groups after a word",
    "CARD: 4111\n1111\n1111\n1111",
    "CARD: ****\n****\n****\n1111",
  ],
  ["the issuer's number and a space", "411111 1111111111", `${MASK}1111`],
  ["the issuer's number and a hyphen", "411111-1111111111", `${MASK}1111`],
  ["encoded plus signs of a URL", "4111%2B1111%2B1111%2B1111", `${MASK}1111`],
  ["15 digits after a plus", "RM +378282246310005", `RM +${MASK}0005`],
  ["14 digits after a plus", "+30569309025904", `+${MASK}5904`],
  ["a short Visa in groups after a hyphen", "-4222 2222 2222 2", `-${MASK}2222`],
  [
    "13 digits of an issuer with longer cards",
    "MAESTRO CARD 5018000000007",
    `MAESTRO CARD ${MASK}0007`,
  ],
  ["a length that Visa does not have, after a word", "CARD 41111111111114", `CARD ${MASK}1114`],
  ["a line end that was dropped", "411111111111       1111", `${MASK}       1111`],
  ["a line end joined with a space", "411111111111 1111", `${MASK}1111`],
] as const;

const CODES = [
  ["its name", "CVV 123", "CVV ***"],
  ["a colon", "CVV: 123", "CVV: ***"],
  ["a hyphen", "CVC-123", "CVC-***"],
  ["a digit in its name", "CVV2 123", "CVV2 ***"],
  ["parentheses", "CVV(123)", "CVV(***)"],
  ["parentheses with spaces", "CVV ( 123 )", "CVV ( *** )"],
  ["quotation marks", 'CVV "123"', 'CVV "***"'],
  ["an underscore", "CVV_123", "CVV_***"],
  ["a sentence", "CVV CODE IS 123", "CVV CODE IS ***"],
  ["separate digits", "CVV: 1 2 3", "CVV: ***"],
  ["a card and its name, without a space", "VI4111111111111111 CVV123", `VI${MASK}1111 CVV***`],
  [
    "an expiry and its name, without a space",
    "4111111111111111/1228/CVC123",
    `${MASK}1111/1228/CVC***`,
  ],
  ["digits", "1111 CVV 987", "1111 CVV ***"],
  ["digits, as if it were an airport, with three digits", "1111 CVC 987", "1111 CVC ***"],
  ["an American Express", "AX 378282246310005 5678", `AX ${MASK}0005 ***`],
  ["four digits", "CID:1234", "CID:***"],
  ["another name", "CSC=123", "CSC=***"],
  ["a card", "4111 1111 1111 1111 123", `${MASK}1111 ***`],
  ["a card and a slash", "CCVI4111111111111111/123", `CCVI${MASK}1111/***`],
  ["an expiry", "4111111111111111/1228/123", `${MASK}1111/1228/***`],
  ["an expiry with a word", "4111111111111111 EXP 12/28 1234", `${MASK}1111 EXP 12/28 ***`],
  ["a card that was already masked", "VIXXXXXXXXXXXX1111 123", "VIXXXXXXXXXXXX1111 ***"],
] as const;

const KEPT = [
  ["a ticket number", "SSR TKNE BA HK1-4010000000008C1"],
  ["a ticket number with its coupon", "4010000000008C1"],
  ["a ticket number with a hyphen", "125-0000000001"],
  ["a phone number with its plus", "+4010000000008"],
  ["a wrong check digit", "4111111111111112"],
  ["a wrong prefix", "1111111111111117"],
  ["an old prefix of 16 digits", "2220000000000000"],
  ["too many digits", "41111111111111111111"],
  ["too few digits", "411111111111"],
  ["a masked card", "VIXXXXXXXXXXXX1111"],
  ["no digits", "PASSENGER IS A VIP"],
  ["a word that ends like a code", "TAX 1250000000001"],
  ["a ticket number with conjunctions", "618-2400000001-02"],
  ["a ticket number in one piece with conjunctions", "6182400000001-02"],
  ["a ticket number of another airline", "6182400000007"],
  ["a ticket number after an airline", "CA 9992400000001"],
  ["tickets, one per line", "5552400000003\n5552400000011\n5552400000029"],
  ["a phone number above an element number", "AP 393331234560\n 12 RM X"],
  ["phone numbers in pairs of digits", "+33 1 55 50 01 00 - +33 1 55 50 01 01"],
  ["two phone numbers", "415 555 0100 415 555 0109"],
  ["a flight", "BA 178 Y 12APR 7 JFKLHR HK1 2015 0815"],
  ["digits between letters", "41A11B1111C1111D1111"],
  ["seats", "/31DN,P1/31EN,P2"],
  ["amounts in columns", "4500.00    1200.00    1350.00    1400.00"],
  ["an agency number", "00000000 0000000"],
  ["the number of an identity card", "310101199001011232"],
  ["dates and times", "30/12/2026 14:50 - 16:20"],
  ["an airport with the name of a security code", "UA 1 ORD CID 1015 1130"],
  ["an amount after a card", "************1111 980.00"],
  ["an amount before its currency", "VI************1111 350 EUR"],
  ["a number of nights", "RM RATE XXXX 1200 350 PER NIGHT"],
  ["a phone number after a card", "VI************1111 555 123 4567"],
  ["a phone number between stars", "AP ****1800-555-0199"],
  ["a year between stars", "****2026 101 ROOMS"],
  ["a name that ends in X", "MAXXXX1111 123"],
  [
    "a locator that begins like a security code",
    "RP/NYC1A2101/NYC1A2101 AA/SU 1APR26/1200Z CVC123",
  ],
  ["a document number that does", "SSR DOCS BA HK1 P/USA/CVC123/USA"],
  ["a confirmation number that does", "HTL 1A CF-CVC123 CF-CID-1234"],
  ["an airport between times", "SYD 0600 CVC 0730"],
  ["a phone number in an airport's city", "AP CID-319-555-0100-A"],
  ["a column of numbers", "4511\n4512\n4513\n4514"],
  ["a numbered column", "1. 4511\n2. 4512\n3. 4513\n4. 4532"],
  ["an expiry after a card", "************1111 1228"],
] as const;

describe("Redaction", () => {
  for (const [name, text, expected] of MASKED)
    it(`masks the card number: ${name}`, () => {
      expect(redact(text)).to.equal(expected);
    });

  for (const [name, text] of KEPT)
    it(`leaves alone ${name}`, () => {
      expect(redact(text)).to.equal(text);
    });

  for (const [name, text, expected] of CODES)
    it(`masks the security code after ${name}`, () => {
      expect(redact(text)).to.equal(expected);
    });

  it("masks a number only once", () => {
    for (const [, text, expected] of [...MASKED, ...CODES]) {
      expect(redact(expected), text).to.equal(expected);
      expect(withoutCards(SourceText.of(text)).text).to.equal(expected);
    }
  });

  it("maps masks back to what was hidden", () => {
    for (const [, text] of MASKED) {
      const hidden = hiddenSpansOf(withoutCards(SourceText.of(text)));
      expect(maskedAt(text, hidden)).to.equal(maskedAt(text, hiddenSpansIn(text)));
    }
  });

  it("masks card numbers however they are written", () => {
    fc.assert(
      fc.property(cardNumber, writing, textBefore, textAfter, (card, write, before, after) => {
        const text = `${before}${write(card)}${after}`;
        expect(digitsOf(redact(text).normalize("NFKC"))).not.to.contain(card.slice(0, 12));
      }),
    );
  });

  it("masks card numbers whatever surrounds them", () => {
    fc.assert(
      fc.property(anyNumber, grouping, textBefore, textAfter, (card, group, before, after) => {
        const text = `${before}${group(card)}${after}`;
        expect(digitsOf(redact(text))).not.to.contain(card);
      }),
    );
  });

  it("masks nothing else", () => {
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

  it("takes linear time", () => {
    const long = "4111 1111 1111 1112 ";
    for (const part of [
      "4",
      "4 ",
      "4\n",
      "4 - ",
      "4111 ",
      long,
      "VI4111111111111112 ",
      "CVV:12345 ",
    ]) {
      const short = timeOf(part.repeat(SIZE / part.length));
      expect(timeOf(part.repeat((8 * SIZE) / part.length)), part).to.be.below(16 * short + 40);
    }
    expect(redact(long.repeat(5000))).to.equal(long.repeat(5000));
  });

  it("masks in place, so that offsets stay the same", () => {
    const text = "CCVI 4111-1111-1111-1111 AND ************1111";
    const masked = maskedAt(text, hiddenSpansIn(text));
    expect(masked).to.equal("CCVI ****-****-****-1111 AND ************1111");
    const overlapping = maskedAt("4111111111111111 23", [
      { start: 0, end: 12 },
      { start: 2, end: 14 },
    ]);
    expect(overlapping).to.equal("**************11 23");
  });
});

const SIZE = 32 * 1024;

/** The CPU time of masking a text in milliseconds: the minimum of several rounds. */
function timeOf(text: string): number {
  const rounds = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    redact(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...rounds);
}

/** 15 digits of no known issuer, followed by the correct check digit. */
const anyNumber = fc
  .tuple(fc.constantFrom("3", "4", "5", "6"), fc.stringMatching(/^\d{14}$/))
  .map(([first, rest]) => withCheckDigit(first + rest));

const grouping = fc.constantFrom(
  (card: string) => card,
  (card: string) => inGroups(card, " "),
  (card: string) => inGroups(card, "-"),
  (card: string) => inGroups(card, "."),
);

/** Text that does not extend the number: adjacent digits would make it another number. */
const textBefore = fc.constantFrom("", "CC", " ", "CARD ", "12 ", "/", "-", "X", "\n1 ", "1234 ");
const textAfter = fc.constantFrom("", " ", " 12", " 123", " 1225", "/1225", "-", "X", "C1", "\n1");

function inGroups(card: string, separator: string): string {
  return card.replace(/(\d{4})(?=\d)/g, `$1${separator}`);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

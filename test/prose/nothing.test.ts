import { expect } from "chai";
import { isDecodable } from "../../src/decode/decode.ts";
import { decoded } from "./prose.ts";

/** Texts in which something looks like a booking, but nothing is one. */
const TEXTS: readonly (readonly [what: string, text: string])[] = [
  [
    "numbers of orders and invoices",
    "Your order no. AB 1234 of 12 Apr 2027 has shipped.\nInvoice LH 4711, 3 March 2027",
  ],
  [
    "rooms and buses",
    "Room BA 12 on 14 May 2027 at 10:30\nBus DE 80 from the station 12 Apr 2027 08:20",
  ],
  [
    "words in capitals",
    "THE FLIGHT AT 1030 12APR IS FULL\nPLEASE CALL ON 12 APR BETWEEN 0800 AND 1000",
  ],
  [
    "two flights with a day that could belong to either",
    "On 12APR BA 117 to JFK then AA 175 to HND",
  ],
  ["two flights, and a day after the second", "BA 117 LHR-JFK and BA 178 on 19APR"],
  ["available seats", "BA 117 LHR JFK 12APR 0820 1105 J9 C9 D9 Y9"],
  ["coupons", "1   DL  531  Y   07DEC  BOSDTW 845A  OK YZZ           OPEN"],
  ["a fare calculation", "01 O BUD LO 532K 20DEC  740  KZZ1POW         20DEC2620DEC26 23K"],
  ["a schedule", "Flights daily LHR-JFK: BA 117 08:20, BA 175 11:20, BA 179 18:00"],
  [
    "a greeting and a signature",
    "Dear Peter,\n\nKind regards\nAnna Musterfrau\nSample Travel Services",
  ],
  ["a hotel without a date", "Hotel: Grand Example\nAddress: 1 Sample Quay"],
  ["a cancelled flight", "Your flight BA 117 on 12 April 2027 from LHR to JFK has been CANCELLED."],
  ["a cancelled flight on a line", "BA 117 12APR27 LHR-JFK 0820 1105 Cancelled"],
  ["a question", "can you check availability on BA 117 12APR LHR-JFK?"],
  ["a quote", "please quote BA 117 12APR LHR-JFK 0820 1105"],
  ["a suggestion", "What about BA 117 on 12 April 2027 LHR-JFK 08:20?"],
  [
    "the rows of a fare",
    "FARE QUOTE\n LON\n NYC BA  117 Y   Y 12APR 0820  YRT             12APR12APR 1P\n" +
      " LON BA  178 Y   Y 19APR 1830  YRT             19APR19APR 1P",
  ],
  [
    "the rows of a fare with titles above them",
    "     AL FLGT  BK   DATE  TIME  FARE BASIS      NVB  NVA   BG\n LON\n" +
      " NYC BA   117 Y    12APR 0820  YRT             12APR12APR 1P",
  ],
  ["a fare on one line", "FARE QUOTE LON/NYC BA  117 Y   Y 12APR 0820  YRT"],
  ["a train without stations", "Train 117 leaves at 10:30 on 12 Apr 2027"],
  ["trains of thought", "I will train 2 of 5 to the end by 12 Apr"],
];

describe("Text without a booking", () => {
  for (const [what, text] of TEXTS) {
    it(`gives no booking: ${what}`, () => {
      expect(isDecodable(decoded(text))).to.equal(false);
    });
  }
});

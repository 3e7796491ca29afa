import { expect } from "chai";
import { isDecodable } from "../../../src/decode/decode.ts";
import { decoded } from "../prose.ts";

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
  ["a number and a day", "EK 262 / 07MAR27"],
  ["a meeting", "Sitzung am 24.11.2026 von 10:15 bis 12:30 Uhr in Raum LH 204 in Frankfurt"],
  ["a meeting at a place", "Meeting 24.11.2026 10:15 Hörsaal LH 12 Frankfurt (FRA)"],
  ["a lecture in Italian", "Lezione aula AZ 610 24/11/2026 10:15-12:15"],
  ["a lecture in Spanish", "Reunión 24/11/2026 10:15 sala IB 204 Madrid"],
  ["a lecture in French", "Réunion le 24/11/2026 à 10h15 salle AF 204 Paris"],
  ["a lecture", "CS 101 24 Nov 10:15-12:15 Hall A"],
  ["the weather", "Weather 24 Nov wind SW 20 km/h 10:15"],
  ["the weather at an airport", "Weather (FRA) 24 Nov wind SW 20 km/h 10:15"],
  ["a lorry", "Paris -> Lyon, 24 Nov 08:00, truck AB-123-CD"],
  ["a lorry in German", "LKW LH 2043 Frankfurt - Hamburg 24.11.2026 06:00"],
  ["a score", "Bayern (HT 1-0) 14JAN 20:45"],
  ["chapters", "CM 12-13, 24 Nov 10:15 from London to Paris"],
  ["a server", "Server LX 14 rebooted 24 Nov 2026 10:00"],
  ["a pair of currencies", "GBP/JPY MR"],
  ["two systems", "Debian/Ubuntu"],
  ["a cancelled flight in German", "LH400 14 Jan 2027 FRA-JFK 13:00-15:45 storniert"],
  ["a tax number", "Sitz Frankfurt, FRA/MUC\nUSt-ID DE 999 999 999, Fr 04DEC26"],
  ["a bank number", "Bitte bis 04DEC26 nach FRA/MUC: DE89 3704 0044 0532 0130 00"],
  ["those who meet", "Teilnehmer: DOE/Jane Frau; ROE/Kim Herr\nRaum LX 318, 14.01.2027 09:00"],
  [
    "those who meet, in a list",
    "Participants:\n- DOE/Jane Mme\n- ROE/Kim M.\n14/01/2027 salle AF 12",
  ],
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

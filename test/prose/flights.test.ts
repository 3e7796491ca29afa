import { expect } from "chai";
import { itReadsAnyText } from "../grammars/read.ts";
import { decoded, flightsIn, readProse } from "./prose.ts";

/** One flight, in every way that it is written. */
const BA117 = "BA 117 LHR-JFK 2027-04-12 08:20 2027-04-12 11:05";
const WAYS = [
  "BA117 12APR27 LHRJFK 0820 1105",
  "BA 117 Y MO12APR27 LHRJFK HK1 0820 1105",
  "BA-117 / 12 Apr 2027 / LHR/JFK / 08:20-11:05",
  "BA 117, 12. April 2027, LHR -> JFK, 8.20 Uhr - 11.05 Uhr",
  "BA 117 on April 12, 2027 from LHR to JFK, departs 8:20 AM, arrives 11:05 AM",
  "Vuelo BA 117, 12 de abril de 2027, LHR > JFK, salida 08:20, llegada 11:05",
  "Vol BA117 du 12 avril 2027 de LHR à JFK, départ 08h20, arrivée 11h05",
  "BA 117 2027-04-12T08:20 LHR → JFK 2027-04-12T11:05",
  "BA 117 London (LHR) 12 Apr 2027 08:20 New York (JFK) 12 Apr 2027 11:05",
  "the 12th of April 2027 with BA 117 from LHR to JFK, leaving 8.20am, landing 11.05am",
];

describe("Flights in free text", () => {
  for (const way of WAYS) {
    it(`are recognised: ${way}`, () => {
      expect(flightsIn(way)).to.deep.equal([BA117]);
    });
  }

  const CASES: readonly (readonly [what: string, text: string, ...flights: string[]])[] = [
    [
      "that continue in the next sentence",
      "On Saturday 6 March 2027 you fly at 07:05 with BA 1305 from Manchester (MAN) to London (LHR), landing at 08:10. Later, at 10:20, flight BA 117 takes you from LHR to JFK, arriving at 13:30.",
      "BA 1305 MAN-LHR 2027-03-06 07:05 2027-03-06 08:10",
      "BA 117 LHR-JFK 2027-03-06 10:20 2027-03-06 13:30",
    ],
    [
      "that a sentence continues without a day and an origin",
      "On Saturday 6 March 2027 you fly at 07:05 with LH 133 from Stuttgart to Frankfurt, landing at 08:00.\nAt 09:20 LH 1174 takes you to Funchal, arriving at 12:25.",
      "LH 133 STR-FRA 2027-03-06 07:05 2027-03-06 08:00",
      "LH 1174 FRA-FNC 2027-03-06 09:20 2027-03-06 12:25",
    ],
    [
      "but not before the flight above lands",
      "On Saturday 6 March 2027 you fly at 07:05 with LH 133 from Stuttgart to Frankfurt, landing at 08:00.\nAt 07:20 LH 1174 takes you to Funchal, arriving at 12:25.",
      "LH 133 STR-FRA 2027-03-06 07:05 2027-03-06 08:00",
    ],
    [
      "that leave from the same place after a night, across the end of a month",
      "Sunday, 28 February 2027\nLH 133 STR 20:05 FRA 00:10+1\nLH 1174 FRA 09:20 FNC 12:25",
      "LH 133 STR-FRA 2027-02-28 20:05 2027-03-01 00:10",
      "LH 1174 FRA-FNC 2027-03-01 09:20 2027-03-01 12:25",
    ],
    [
      "without a day after a night of which the year decides the date",
      "Sunday, 28 February\nLH 133 STR 20:05 FRA 00:10+1\nLH 1174 FRA 09:20 FNC 12:25",
      "LH 133 STR-FRA 2027-02-28 20:05 2027-03-01 00:10",
      "LH 1174 FRA-FNC - -",
    ],
    [
      "that leave from elsewhere on the day of the heading",
      "Saturday, 6 March 2027\nLH 133 STR 20:05 FRA 00:10+1\nLH 1174 MUC 09:20 FNC 12:25",
      "LH 133 STR-FRA 2027-03-06 20:05 2027-03-07 00:10",
      "LH 1174 MUC-FNC 2027-03-06 09:20 2027-03-06 12:25",
    ],
    [
      "after the day of several",
      "Sunday 4 April 2027: BA 1305 MAN-LHR 07:05-08:10, then BA 117 LHR-JFK 10:20-13:30",
      "BA 1305 MAN-LHR 2027-04-04 07:05 2027-04-04 08:10",
      "BA 117 LHR-JFK 2027-04-04 10:20 2027-04-04 13:30",
    ],
    [
      "but not on a day that is only named",
      "Sunday 4 April 2027: BA 1305 MAN-LHR 07:05-08:10, return Tuesday BA 1306 LHR-MAN 10:20-11:30",
    ],
    [
      "between places in the cases of Polish",
      "W sobotę 6 marca 2027 r. o 7:05 lecisz lotem LO 3916 z Krakowa do Warszawy, lądowanie o 8:00.",
      "LO 3916 KRK-WAW 2027-03-06 07:05 2027-03-06 08:00",
    ],
    [
      "between places in the cases of Russian",
      "8 апреля 2027 года, четверг\nрейс S7 2516 из Казани в Новосибирск, вылет в 04:15, прилёт в 11:20",
      "S7 2516 KZN-OVB 2027-04-08 04:15 2027-04-08 11:20",
    ],
    [
      "between places with Turkish ends",
      "21 Mayıs 2027 Cuma, PC 979, Sabiha Gökçen'den saat 07.40'ta kalkış, Berlin'e varış 09.35.",
      "PC 979 SAW-BER 2027-05-21 07:40 2027-05-21 09:35",
    ],
    [
      "between places after Portuguese words that Polish has, too",
      "Na terça-feira, 30 de março de 2027, partem do Porto às 6h15 no voo TP 1921, com chegada a Lisboa às 7h10.",
      "TP 1921 OPO-LIS 2027-03-30 06:15 2027-03-30 07:10",
    ],
    [
      "with the day of the arrival after both times",
      "LH 630, Sonntag, 7. März 2027, Frankfurt (FRA) 22:40 nach Dubai (DXB) 06:35 am Montag, 8. März",
      "LH 630 FRA-DXB 2027-03-07 22:40 2027-03-08 06:35",
    ],
    ["without an ambiguous date", "KL 1009 03/04/2027 AMS-LHR 14:30-14:50", "KL 1009 AMS-LHR - -"],
    [
      "with the order of dates that a weekday shows",
      "KL 1009 Sat 03/04/2027 AMS-LHR 14:30-14:50\nKL 1018 09/04/2027 LHR-AMS 16:00-18:20",
      "KL 1009 AMS-LHR 2027-04-03 14:30 2027-04-03 14:50",
      "KL 1018 LHR-AMS 2027-04-09 16:00 2027-04-09 18:20",
    ],
    [
      "with the order of dates that another one shows",
      "DL 1 05/06/2027 JFK-LHR 18:00\nDL 2 05/25/2027 LHR-JFK 13:00",
      "DL 1 JFK-LHR 2027-05-06 18:00 -",
      "DL 2 LHR-JFK 2027-05-25 13:00 -",
    ],
    [
      "without a date whose order the others contradict",
      "DL 1 18/06/2027 JFK-LHR 18:00\nDL 2 07/25/2027 LHR-JFK 13:00\nDL 1 08/09/2027 JFK-LHR 18:00",
      "DL 1 JFK-LHR 2027-06-18 18:00 -",
      "DL 2 LHR-JFK 2027-07-25 13:00 -",
      "DL 1 JFK-LHR - -",
    ],
    [
      "with the only reading of a date that lies ahead",
      "HV 5133 02/12/2026 AMS-BCN 06:50",
      "HV 5133 AMS-BCN 2026-12-02 06:50 -",
    ],
    [
      "without a date that is recent in one reading and ahead in the other",
      "HV 5133 11/12/2026 AMS-BCN 06:50",
      "HV 5133 AMS-BCN - -",
    ],
    [
      "without a short date that can begin with its year",
      "HV 5133 26/12/27 AMS-BCN 06:50",
      "HV 5133 AMS-BCN - -",
    ],
    [
      "with dots around a month",
      "HV 5133 14.JAN.27 AMS-BCN 06:50",
      "HV 5133 AMS-BCN 2027-01-14 06:50 -",
    ],
    ["with a day above 12 in either place", "DL 1 05/25/2027 JFK-LHR", "DL 1 JFK-LHR 2027-05-25 -"],
    [
      "with an arrival on the next day",
      "QF 9 20 Jan 2027 PER-LHR 18:55 05:05 (+1)",
      "QF 9 PER-LHR 2027-01-20 18:55 2027-01-21 05:05",
    ],
    [
      "with only a number, a day and a word for a flight",
      "Flight EK 262 / 07MAR27",
      "EK 262 - 2027-03-07 -",
    ],
    [
      "with words for the sides after their places",
      "LH400 14.01.2027 Frankfurt (FRA) ab 13:00 - New York (JFK) an 15:45",
      "LH 400 FRA-JFK 2027-01-14 13:00 2027-01-14 15:45",
    ],
    [
      "with such words after both places",
      "LH400 14.01.2027 Frankfurt (FRA) - New York (JFK)   ab 13:00   an 15:45",
      "LH 400 FRA-JFK 2027-01-14 13:00 2027-01-14 15:45",
    ],
    [
      "with dots in the times after its codes",
      "AZ 1310 16 May 2027 Bologna BLQ 06.35 - Roma FCO 07.35",
      "AZ 1310 BLQ-FCO 2027-05-16 06:35 2027-05-16 07:35",
    ],
    [
      "without amounts that look like times",
      "Flight AZ 1310 16 May 2027 BLQ-FCO 10:00 11:05 EUR 06.35 (GBP) 07.35",
      "AZ 1310 BLQ-FCO 2027-05-16 10:00 2027-05-16 11:05",
    ],
    [
      "with such words, the arrival first",
      "LH400 14.01.2027 New York (JFK) an 15:45, Frankfurt (FRA) ab 13:00",
      "LH 400 FRA-JFK 2027-01-14 13:00 2027-01-14 15:45",
    ],
    [
      "with the name of the airline instead of a place",
      "Lufthansa LH 400, 14 Jan 2027 13:00",
      "LH 400 - 2027-01-14 13:00 -",
    ],
    [
      "with a city and no code",
      "LH 400 am 14.01.2027 um 13:00 von Frankfurt",
      "LH 400 FRA- 2027-01-14 13:00 -",
    ],
    [
      "with one time, which is not an arrival",
      "EK262 on 7 March 2027 from GRU to DXB, departs 01:25",
      "EK 262 GRU-DXB 2027-03-07 01:25 -",
    ],
    [
      "with an invalid time, which the other time does not replace",
      "BA 117 12APR27 LHRJFK 2575 1105",
      "BA 117 LHR-JFK 2027-04-12 -",
    ],
    [
      "two in a sentence",
      "SQ 321 LHR-SIN 14MAR27 2215-1905+1 and then SQ 285 SIN-AKL 15MAR27 2100-1145+1",
      "SQ 321 LHR-SIN 2027-03-14 22:15 2027-03-15 19:05",
      "SQ 285 SIN-AKL 2027-03-15 21:00 2027-03-16 11:45",
    ],
    [
      "with its new times below the old ones",
      "Flug BA 117 am 12.04.2027\nLondon (LHR) - New York (JFK)\n" +
        "Bisher: Abflug 07:10 Uhr, Ankunft 10:00 Uhr\nNeu: Abflug 08:20 Uhr, Ankunft 11:05 Uhr",
      BA117,
    ],
    [
      "with its new times beside the old ones",
      "BA 117 12 Apr 2027 LHR-JFK\nDeparture: 08:20 (previously 07:10)\nArrival: 11:05 (was 10:00)",
      BA117,
    ],
    [
      "without its old times if no new ones are named",
      "BA 117 12 Apr 2027 LHR-JFK\nOld times: departure 07:10, arrival 10:00",
      "BA 117 LHR-JFK 2027-04-12 -",
    ],
    [
      "below a heading with its day and its length",
      "Outbound - Mon 12 Apr 2027 - 1 stop, 7h 50m\n08:20  London (LHR)\n11:05  New York (JFK)\nBA117",
      BA117,
    ],
    [
      "below a day at the top of their lines",
      "Monday 12 April 2027\nBA117 | British Airways\n08:20 London (LHR)\n11:05 New York (JFK)\n" +
        "BA118 | British Airways\n13:05 New York (JFK)\n14:10 Boston (BOS)",
      BA117,
      "BA 118 JFK-BOS 2027-04-12 13:05 2027-04-12 14:10",
    ],
    [
      "with terminals between their places and the words for their times",
      "BA 117   12 April 2027\nLondon (LHR), terminal 5     departs 08:20\nNew York (JFK), terminal 8   arrives 11:05",
      BA117,
    ],
    [
      "with the verb of the arrival after its time",
      "Op 12 april 2027 vertrekt u om 8.20 uur met vlucht BA 117 vanaf London (LHR) naar New York (JFK), " +
        "waar u om 11.05 uur aankomt.",
      BA117,
    ],
    [
      "without the name of its airline as a place",
      "Tue 9 Mar 2027\n17:20 Lisbon (LIS)\n20:25 Edinburgh (EDI)\nTAP Air Portugal TP1254",
      "TP 1254 LIS-EDI 2027-03-09 17:20 2027-03-09 20:25",
    ],
    [
      "with its airline and its number apart",
      "British Airways   Flight 117   Confirmed\nDepart   8:20 AM   London (LHR)\n" +
        "Arrive  11:05 AM   New York (JFK)\nMonday, April 12, 2027",
      BA117,
    ],
    [
      "with codes after the names of their places, among other words",
      "Przelot tam: 12.04.2027, lot LO 6221, Krak\u00f3w KRK 04:50 - Heraklion HER 08:55",
      "LO 6221 KRK-HER 2027-04-12 04:50 2027-04-12 08:55",
    ],
    [
      "only once if mentioned twice",
      "LH 400 FRA-JFK 3 Jun 2027\n\nLH 400\n3 Jun 2027\nDeparture: FRA 10:25\nArrival: JFK 13:25",
      "LH 400 FRA-JFK 2027-06-03 10:25 2027-06-03 13:25",
    ],
    [
      "below a date for several flights",
      "12 April 2027\nBA 117 LHR-JFK 08:20 11:05\nAA 100 JFK-BOS 13:00 14:15",
      BA117,
      "AA 100 JFK-BOS 2027-04-12 13:00 2027-04-12 14:15",
    ],
    [
      "on a page with an empty line between any two lines",
      "BA 117\n\nDeparture\n\nLondon (LHR)\n\n12 Apr 2027, 08:20\n\nArrival\n\nNew York (JFK)\n\n12 Apr 2027, 11:05",
      BA117,
    ],
    [
      "without the times of the check-in and the gate",
      "BA 117\nDate: 12 Apr 2027\nFrom: LHR\nTo: JFK\nCheck-in closes: 07:20\nBoarding: 07:40\nDeparture: 08:20\nArrival: 11:05",
      BA117,
    ],
    [
      "without the issue date",
      "Flight BA 117\nIssued: 04 Mar 2027\n12 Apr 2027\nLHR 08:20\nJFK 11:05",
      BA117,
    ],
    [
      "in lower case after a word for a flight",
      "flight ba117 12 april 2027 lhr-jfk 08:20-11:05",
      BA117,
    ],
    [
      "with names of cities in capitals, which contain codes",
      "UA 8 14APR27 LOS ANGELES (LAX) TO NEW YORK (JFK) 0820 1705",
      "UA 8 LAX-JFK 2027-04-14 08:20 2027-04-14 17:05",
    ],
    [
      "by the words after their places",
      "Flight: BA 117\nDate: 12 April 2027\nJFK (Arrival) 11:05\nLHR (Departure) 08:20",
      BA117,
    ],
    [
      "by the words between places and times",
      "BA 117 12APR27\nLHR DEP 0820 GATE B32\nJFK ARR 1105",
      BA117,
    ],
    [
      "by the words after their times",
      "BA 117 12 Apr 2027\nJFK 11:05 (Arrival)\nLHR 08:20 (Departure)",
      BA117,
    ],
    [
      "without a place if no word states its side",
      "BA 117 12 Apr 2027 London (LHR), departure: 08:20",
      "BA 117 - 2027-04-12 08:20 -",
    ],
    [
      "without the flight that they replace",
      "Your flight BA 175 on 12 April 2027 from LHR to JFK has been CANCELLED. " +
        "Your new flight is BA 117 on 12 April 2027 from LHR to JFK, departing 08:20, arriving 11:05",
      BA117,
    ],
    [
      "without a cancelled one whose sentence goes on below, though the rest looks like a heading",
      "We regret that your flight BA 175 on 12 April 2027 from London\n" +
        "Heathrow (LHR) to New York (JFK) at 07:25 unfortunately had to be\ncancelled.\n\n" +
        "Your new flight BA 117 on 12 April 2027 from LHR to JFK, departing 08:20, arriving 11:05",
      BA117,
    ],
    [
      "below one that a row of a table says is cancelled",
      "Mo BA 117 12 Apr 2027 London LHR 08:20 - New York JFK 11:05 confirmed\n" +
        "Tu BA 175 13 Apr 2027 London LHR 08:20 - New York JFK 11:05 cancelled",
      BA117,
    ],
    [
      "without either of two alternative days",
      "BA 117 on 12 April 2027 or 13 April 2027 LHR-JFK 08:20-11:05",
      "BA 117 LHR-JFK - -",
    ],
    [
      "with an arrival day next to its time",
      "BA 117 LHR-JFK 12 Apr 2027 22:20 - 13 Apr 2027 01:05",
      "BA 117 LHR-JFK 2027-04-12 22:20 2027-04-13 01:05",
    ],
    [
      "with a day followed by a number of bags",
      "FR 8394 STN-DUB 17 Apr 28 kg 06:25 - 07:40",
      "FR 8394 STN-DUB 2027-04-17 06:25 2027-04-17 07:40",
    ],
    [
      "with a year of two digits after a space",
      "FR 8394 STN-DUB 17 Apr 28 06:25 - 07:40",
      "FR 8394 STN-DUB 2028-04-17 06:25 2028-04-17 07:40",
    ],
  ];
  for (const [what, text, ...flights] of CASES) {
    it(`are recognised ${what}`, () => {
      expect(flightsIn(text)).to.deep.equal(flights);
    });
  }

  for (const [what, way, cities] of [
    ["in a sentence", " from London to New York", ["London", "New York"]],
    ["on a line of their own", "\nLondon - New York", ["London", "New York"]],
    ["beside a code", " from London to New York (JFK)", ["London"]],
  ] as const)
    it(`have a warning for each city of several airports that nothing settles, ${what}`, () => {
      const text = `Flight BA 117 on 12 April 2027${way}\nDeparts 08:20, arrives 11:05`;
      const { warnings, booking } = decoded(text);
      expect(booking.flights[0]?.origin).to.equal(null);
      expect(warnings).to.deep.equal(
        cities.map(
          (city) =>
            `Segment BA 117: ${city} has several airports, and the text does not say which one is meant.`,
        ),
      );
    });

  it("have no warning for cities that have their airports beside them", () => {
    const text =
      "BA 117 12 Apr 2027 London (LHR) 08:20 - New York (JFK) 11:05\nOur offices are in London.";
    expect(decoded(text).warnings).to.deep.equal([]);
  });

  it("have an operator without the number that it gives to the flight", () => {
    const operators = ["Virgin Australia as VA 1528", "Virgin Australia (VA 1528)", "Jet2"].map(
      (name) =>
        decoded(`QR 7413 11 Feb 2027 SYD-HBA 09:40 11:35\nOperated by ${name}`).booking.flights.map(
          ({ operatedBy }) => operatedBy,
        ),
    );
    expect(operators).to.deep.equal([["VIRGIN AUSTRALIA"], ["VIRGIN AUSTRALIA"], ["JET2"]]);
  });

  it("have a class if its place or a word identifies it, but not for any single letter", () => {
    const classes = [
      "BA 117 Y 12APR27 LHR-JFK",
      "BA 117 12APR27 LHR-JFK Class: Q",
      "BA 117 12APR27 LHRJFK HK1 0820 1105   E",
    ].map((text) => decoded(text).booking.flights[0]?.bookingClass);
    expect(classes).to.deep.equal(["Y", "Q", null]);
  });

  it("leave meaningless parts of their lines unread", () => {
    const { unread } = decoded("BA 117 12APR27 LHR-JFK 0820 1105 unlimited coffee");
    expect(unread.map(({ text }) => text)).to.deep.equal(["unlimited coffee"]);
  });

  itReadsAnyText(readProse, [
    ...[
      "BA 117",
      "Flight",
      "12APR",
      "12 Apr 2027",
      "LHR",
      "(JFK)",
      "LHR-JFK",
      "LHRJFK",
      "0820",
      "11:05",
      "+1",
    ],
    ...[
      "Departure",
      "Arrival: ",
      "from",
      "to",
      "Terminal 5",
      "HK1",
      "Hotel: Grand",
      "Check-in",
      "TGV 6607",
    ],
    ...[
      "Paris Nord",
      "Passengers",
      "Mr John Doe",
      "DOE/JOHN MR",
      "Seat 12A",
      "PNR: ZQ7KXA",
      "Total: EUR 12.40",
    ],
  ]);
});

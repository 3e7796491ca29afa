import { expect } from "chai";
import { decoded } from "./prose.ts";

const personsIn = (text: string) =>
  decoded(text).booking.persons.map(({ firstName, lastName, title, type }) =>
    [lastName, firstName, title, type ?? ""].join("/"),
  );

describe("Travellers, stays and trains in free text", () => {
  const NAMES: readonly (readonly [text: string, ...persons: string[]])[] = [
    ["1.DOE/JANE MRS 2.DOE/JOHN MR", "DOE/JANE/MRS/", "DOE/JOHN/MR/"],
    ["O'Example/Sean Patrick Mr", "O'EXAMPLE/SEAN PATRICK/MR/"],
    ["Passenger 1: Mr John Doe", "DOE/JOHN/MR/"],
    ["Passenger: DOE JOHN MR", "DOE/JOHN/MR/"],
    ["Passengers: John Doe, Jane Doe", "DOE/JOHN//", "DOE/JANE//"],
    ["Traveller: Doe, Jane", "DOE/JANE//"],
    ["Passager : Mme Claire Exemple", "EXEMPLE/CLAIRE/MME/"],
    [
      "Passengers\nDOE, JOHN MR (ADT)\nDOE, LILY (Child)\n\nKind Regards",
      "DOE/JOHN/MR/ADT",
      "DOE/LILY//CHD",
    ],
    ["Passenger: Jan de Vries", "DE VRIES/JAN//"],
    ["Passagers : M. Jean Exemple et Mme Marie Exemple", "EXEMPLE/JEAN/M/", "EXEMPLE/MARIE/MME/"],
    ["Passagers : M. Jean Exemple / Mme Marie Exemple", "EXEMPLE/JEAN/M/", "EXEMPLE/MARIE/MME/"],
    ["M. Jean Exemple / Mme Marie Exemple"],
    ["Traveler\nJANE DOE\n\nBA 117 12APR27 LHR-JFK", "DOE/JANE//"],
    ["Guest\nJane Doe\n\nBA 117 12APR27 LHR-JFK"],
    ["Reisende: Doe, Jane / Roe, John\nBA 117 12APR27 LHR-JFK", "DOE/JANE//", "ROE/JOHN//"],
    ["Passengers: Doe / Jane, Roe / John", "DOE/JANE//", "ROE/JOHN//"],
    [
      "Pasajeros: D. Juan Ejemplo\n           Dña. Ana Ejemplo\n\nBA 117 12APR27 LHR-JFK",
      "EJEMPLO/JUAN/MR/",
      "EJEMPLO/ANA/MRS/",
    ],
    [
      "Passengers: John Doe, Jane Doe\nLondon Office\nBA 117 12APR27 LHR-JFK",
      "DOE/JOHN//",
      "DOE/JANE//",
    ],
    [
      "1. Pan Jan Przykład\n2. Pani Ewa Przykład\n\nBA 117 12APR27 LHR-JFK",
      "PRZYKŁAD/JAN/MR/",
      "PRZYKŁAD/EWA/MS/",
    ],
    ["1. Pan Wei Ming\n\nBA 117 12APR27 LHR-JFK"],
    [
      "Partecipanti:\n- Sig. Ugo Esempio\n- Ada Esempio (bambino, 7 anni)\n\nBA 117 12APR27 LHR-JFK",
      "ESEMPIO/UGO/SIG/",
      "ESEMPIO/ADA//CHD",
    ],
    [
      "Who's travelling?\nMr John Doe, adult\nMiss Ann Doe, child (7 years)\n\nBA 117 12APR27 LHR-JFK",
      "DOE/JOHN/MR/ADT",
      "DOE/ANN/MISS/CHD",
    ],
    [
      "Reisende\nHerr Jan Muster, geb. 11.08.1971\nKind: Ina Muster (6 Jahre)\n\nBA 117 12APR27 LHR-JFK",
      "MUSTER/JAN/HERR/",
      "MUSTER/INA//CHD",
    ],
    ["Reisende/r: Ina Muster (BahnCard 50)\nBA 117 12APR27 LHR-JFK", "MUSTER/INA//"],
    ["Reisende\nJan Muster, Hamburg 20095\n\nBA 117 12APR27 LHR-JFK"],
    ["Participants:\nMr John Doe\nMs Jane Roe\n\nBA 117 12APR27 LHR-JFK"],
    ["Dear Ms Jane Doe,\n\nBA 117 12APR27 LHR-JFK", "DOE/JANE/MS/"],
    ["Değerli misafirimiz Jane Doe,\n\nBA 117 12APR27 LHR-JFK", "DOE/JANE//"],
    ["Kedves Példa Anna!\n\nBA 117 12APR27 LHR-JFK", "PÉLDA/ANNA//"],
    ["Dear Ms Jane Doe,\n\nPassenger: John Roe\nBA 117 12APR27 LHR-JFK", "ROE/JOHN//"],
    ["Dear Ms Jane Doe,\nDear Mr John Roe,\n\nBA 117 12APR27 LHR-JFK"],
    ["Dear Ms Jane Doe,\n\nthank you for your visit."],
    ["To: Ms Jane Doe\nDear Dr Roe,\n\nBA 117 12APR27 LHR-JFK"],
    ["Dear Mary Ann Lou,\n\nBA 117 12APR27 LHR-JFK"],
    ["Dear Valued Customer,\n\nBA 117 12APR27 LHR-JFK"],
    ["Estimada Sra. Ana Muestra Ejemplo:\n\nBA 117 12APR27 LHR-JFK"],
    [
      "Dear Ms Jane Doe,\n\nThe ticket is in the name of John Roe.\nBA 117 12APR27 LHR-JFK",
      "ROE/JOHN//",
    ],
    ["Booked in the name of Sample Tours Ltd.\nBA 117 12APR27 LHR-JFK"],
    ["The new flight for passenger DOE/JANE MS is below.\nBA 117 12APR27 LHR-JFK", "DOE/JANE/MS/"],
    ["Passager : Mme Jeanne LE GOFF", "LE GOFF/JEANNE/MME/"],
    ["Voyageurs : DUPONT Jean, MARTIN Anne", "DUPONT/JEAN//", "MARTIN/ANNE//"],
    ["Nom et prénom : Dupont Jean\nVol AF 6 12/04/2027 CDG-JFK", "DUPONT/JEAN//"],
    ["Pasajero: Ana García Ejemplo", "GARCÍA EJEMPLO/ANA//"],
    ["Pasajero: Ana Vicente Ejemplo"],
    ["Pasajero: EJEMPLO MUESTRA ANA"],
    ["Pasajero: Ana Muestra Ejemplo"],
    ["Pasajero: Ana María Ejemplo", "EJEMPLO/ANA MARÍA//"],
    ["Pasajero: Ana de la Muestra", "DE LA MUESTRA/ANA//"],
    ["Pasajero: García Ejemplo, Ana María", "GARCÍA EJEMPLO/ANA MARÍA//"],
    [
      "Guests\n1. Mr Jan Doe (Adult)\n2. Miss Ann Doe (Child)",
      "DOE/JAN/MR/ADT",
      "DOE/ANN/MISS/CHD",
    ],
    ["Pasajero: Sr. Juan Ejemplo", "EJEMPLO/JUAN/SR/"],
    ["Passeggero: Sig. Mario Esempio", "ESEMPIO/MARIO/SIG/"],
    ["1.DOE/M\nBA 117 12APR27 LHR-JFK", "DOE/M//"],
    ["1.DOE/M JOHN\nBA 117 12APR27 LHR-JFK", "DOE/M JOHN//"],
    ["1.DOE/M"],
    ["Name: John Doe"],
    ["name: CI Tests"],
    ["Nombre: Juan Ejemplo"],
    ["Name: Mr John Doe", "DOE/JOHN/MR/"],
    ["Name: John Doe\nBA 117 12APR27 LHR-JFK", "DOE/JOHN//"],
    ["Name: John Doe\nHotel: Grand Example\nCheck-in: 6 Jan 2027", "DOE/JOHN//"],
    [
      " 1.ZHANG/WEI MR KXAZ7Q\n 2.  CA1351 Y   MO12APR  PEKCAN HK1   0730 1050          E T3T2\n" +
        " 3.BJS/T PEK/T 010-55550100/SAMPLE TRAVEL CO.,LTD/ZHANG ABCDEFG",
      "ZHANG/WEI/MR/",
    ],
    ["Passenger: Ms Doe / Jane Ann", "DOE/JANE ANN/MS/"],
    ["Mrs Jane Doe\nMr John Doe\n\nBA 117 12APR27 LHR-JFK", "DOE/JANE/MRS/", "DOE/JOHN/MR/"],
    ["Mr John Doe\n1 Sample Street\nLondon\n\nBA 117 12APR27 LHR-JFK"],
    ["Mr Doe\n\nBA 117 12APR27 LHR-JFK"],
    ["BA 117 12APR27 LHR-JFK\n\nKind regards\nMr John Doe"],
    ["Pax: Mr Doe / Roe\nBA 117 12APR27 LHR-JFK"],
    ["Good morning Ms Jane Doe,\n\nBA 117 12APR27 LHR-JFK", "DOE/JANE/MS/"],
    ["Good morning Jane Doe,\n\nBA 117 12APR27 LHR-JFK"],
    ["Good morning Ms Doe,\n\nBA 117 12APR27 LHR-JFK"],
    ["Estimada Sra. D. Jane Doe,\n\nBA 117 12APR27 LHR-JFK", "DOE/JANE/SRA/"],
    ["Teilnehmer:\n1. Jane Doe, geb. 14.05.1968\n\nBA 117 12APR27 LHR-JFK", "DOE/JANE//"],
    ["Teilnehmer:\n1. Jane Doe\n\nBA 117 12APR27 LHR-JFK"],
    ["Fare for DOE/JANE MRS"],
    ["Travel receipt for DOE/JANE MRS\nBA 117 12APR27 LHR-JFK", "DOE/JANE/MRS/"],
    ["BA 117 12APR27 LHR-JFK\nChanged as per DOE/JANE MRS"],
    ["BA 117 12APR27 LHR-JFK\n\nMs Jane Doe\nSeat 12A", "DOE/JANE/MS/"],
    ["Passenger: to be named"],
  ];
  for (const [text, ...persons] of NAMES) {
    it(`finds travellers: ${text}`, () => {
      expect(personsIn(text)).to.deep.equal(persons);
    });
  }

  it("says that only the salutation names the traveller", () => {
    const warning = "No traveller is named; the one to whom the text is addressed is taken.";
    const journey = "BA 117 12APR27 LHR-JFK";
    expect(decoded(`Dear Ms Jane Doe,\n\n${journey}`).warnings).to.include(warning);
    expect(decoded(`Passenger: Ms Jane Doe\n\n${journey}`).warnings).not.to.include(warning);
  });

  const LOCATORS: readonly (readonly [text: string, locator: string | null])[] = [
    ["Booking reference: ZQ7KXA", "ZQ7KXA"],
    ["Booking code (DNR): LKPZRWT", "LKPZRWT"],
    ["Booking code: HOLIDAY", null],
    ["BA 117 12APR27 LHR-JFK\nref is K3XP9TB", "K3XP9TB"],
    ["BA 117 12APR27 LHR-JFK\nOur ref: AB12345", null],
    ["BA 117 12APR27 LHR-JFK\nOrder reference: INV2026A", null],
    ["Buchungscode BA: ZQ7KXA\nBA 117 12APR27 LHR-JFK", null],
    ["Die Buchungsnummer ist ZQ7KXA.", "ZQ7KXA"],
    ["Uw boekingscode blijft ZQ7KXA.", "ZQ7KXA"],
    ["localizador zqkxac", "ZQKXAC"],
    ["PNR NUMBER PLEASE", null],
    ["booking reference please", null],
    ["1.ZHANG/WEI MR 2.LI/NA MS KXAZ7Q", "KXAZ7Q"],
    ["Booking ref: AMADEUS: ZT7KXA", "ZT7KXA"],
    ["Confirmation number: 3214567890", null],
    ["Confirmation number: ZT7KXA", "ZT7KXA"],
    ["Booking reference: 123456", null],
    ["Confirmation number: 123456", null],
    ["PNR: 123456", "123456"],
  ];
  for (const [text, locator] of LOCATORS) {
    it(`finds ${locator === null ? "no locator" : `the locator ${locator}`}: ${text}`, () => {
      expect(decoded(text).booking.recordLocator).to.equal(locator);
    });
  }

  const TOTALS: readonly (readonly [text: string, total: number | null])[] = [
    ["Total for 2 people: EUR 300.00", 300],
    ["Total for two adults: EUR 300.00", 300],
    ["Total for three nights: EUR 300.00", null],
    ["Total for 3 nights: EUR 300.00", null],
    ["Der Gesamtpreis beträgt 300,00 EUR.", 300],
    ["De reissom bedraagt € 318,42 en is ontvangen.", 318.42],
    ["Changes cost 150 EUR.", null],
    ["Prix du billet : 742,18 €\ndont taxes : 391,18 €", 742.18],
    ["Prix du billet : 742,18 €\nTaxes : 91,18 €", null],
    ["Base EUR 498.00\nTaxes EUR 213.47\nTotal EUR 711.47", 711.47],
    ["Total: EUR 284.00\nTotal: EUR 27.50\nGrand total: EUR 311.50", 311.5],
    ["Total: EUR 284.00\nGrand total: EUR 311.50", null],
    ['Tarifa,"R$ 2.610,00"\nTaxas,"R$ 462,18"\nTotal,"R$ 3.072,18"', 3072.18],
  ];
  for (const [text, total] of TOTALS) {
    it(`finds ${total === null ? "no total" : `the total ${total}`}: ${text}`, () => {
      const { booking } = decoded(`${text}\n\nBA 117 12APR27 LHR-JFK`);
      expect(booking.fare?.total ?? null).to.equal(total);
    });
  }

  it("finds the seats of each flight below its number, or after it", () => {
    const journeys = "BA 117 12APR27 LHR-JFK\n\nBA 178 19APR27 JFK-LHR";
    const seatsIn = (text: string) =>
      decoded(`${text}\n\n${journeys}`).booking.flights.map(({ seats }) =>
        seats.map(({ seat }) => seat),
      );
    const rows = "DOE/JANE MRS | 125-0000000001 | 9A | 11A\nDOE/JOHN MR | 125-0000000002 | 9B | -";
    expect(seatsIn(`Passenger | Ticket | BA 117 | BA 178\n${rows}`)).to.deep.equal([
      ["9A", "9B"],
      ["11A"],
    ]);
    expect(seatsIn("Seat BA 178: 9A")).to.deep.equal([[], ["9A"]]);
  });

  it("finds phone numbers after labels with digits", () => {
    const contactsIn = (text: string) =>
      decoded(`${text}\n\nBA 117 12APR27 LHR-JFK`).booking.contacts.map(({ value }) => value);
    expect(contactsIn("24-Stunden-Hotline: +49 211 555 0119")).to.deep.equal(["+49 211 555 0119"]);
    expect(contactsIn("Alarmnummer (24 uur): +31 20 555 0181")).to.deep.equal(["+31 20 555 0181"]);
    expect(contactsIn("Phone: (404) 555-0135")).to.deep.equal(["(404) 555-0135"]);
  });

  it("finds values after the words for them", () => {
    const text =
      "E-ticket number: 618-0000000001\nAirline reference: BA/ZQ7KXB\nPhone: +44 20 555 0100\n" +
      "desk@example.com\nTotal: EUR 1,640.20\nBA 117 12APR27 LHR-JFK\nSeats 12A, 12B";
    const { booking } = decoded(text);
    expect(booking.tickets.map(({ number }) => number)).to.deep.equal(["618-0000000001"]);
    expect(booking.airlineLocators).to.deep.equal([{ airline: "BA", locator: "ZQ7KXB" }]);
    expect(booking.contacts.map(({ value }) => value)).to.deep.equal([
      "+44 20 555 0100",
      "desk@example.com",
    ]);
    expect([booking.fare?.currency, booking.fare?.total]).to.deep.equal(["EUR", 1640.2]);
    expect(booking.flights[0]?.seats.map(({ seat }) => seat)).to.deep.equal(["12A", "12B"]);
  });

  const STAYS: readonly (readonly [text: string, ...stay: (string | null)[]])[] = [
    [
      "Hotel Grand Example ****\n7 Sample Street, 07560 Palma\nCheck-in 6 Jan 2027, Check-out 9 Jan 2027",
      "HOTEL GRAND EXAMPLE",
      "7 SAMPLE STREET, 07560 PALMA",
      "2027-01-06",
      "2027-01-09",
    ],
    [
      "3. HOTEL Arenas de Ejemplo\nEntrada: 6 de enero de 2027   Salida: 9 de enero de 2027",
      "ARENAS DE EJEMPLO",
      null,
      "2027-01-06",
      "2027-01-09",
    ],
    [
      "Hotel: Vila Exemplo\nAankomst: 06-01-2027 (vanaf 15.00 uur)\nVertrek: 09-01-2027 (voor 11.00 uur)",
      "VILA EXEMPLO",
      null,
      "2027-01-06",
      "2027-01-09",
    ],
    [
      "H\u00f4tel : Quai Mod\u00e8le\nArriv\u00e9e 06/01/2027 - D\u00e9part 09/01/2027 - 3 nuits",
      "QUAI MOD\u00c8LE",
      null,
      "2027-01-06",
      "2027-01-09",
    ],
    [
      "Booked at Harbour Sample House\n\nHarbour Sample House\nAddress: 1 Sample Quay, Bergen\n\n" +
        "Check-in: 6 Jan 2027\nCheck-out: 9 Jan 2027\n\nGuest: Ms Jane Doe",
      "HARBOUR SAMPLE HOUSE",
      "1 SAMPLE QUAY, BERGEN",
      "2027-01-06",
      "2027-01-09",
    ],
    [
      "Maison d'Exemple & Spa\n5 allée Modèle\n74000 Annecy\n\nMadame, Monsieur,\n\n" +
        "Date d'arrivée : 06/01/2027\nDate de départ : 09/01/2027\nNombre de nuits : 3",
      "MAISON D'EXEMPLE & SPA",
      "5 ALLÉE MODÈLE, 74000 ANNECY",
      "2027-01-06",
      "2027-01-09",
    ],
    // The guest, or the agency.
    [
      "Jane Doe\n1 Sample Quay, Bergen\nCheck-in: 6 Jan 2027\nCheck-out: 9 Jan 2027\nGuest: Jane Doe",
    ],
    ["Jane Doe\n1 Sample Quay, Bergen\nCheck-in: 6 Jan 2027\nCheck-out: 9 Jan 2027"],
    [
      "Sample Travel\n1 Sample Quay, Bergen\n\nDear guest,\n\n" +
        "Check-in: 6 Jan 2027\nCheck-out: 9 Jan 2027\nGuest: Ms Jane Doe",
    ],
    // Two of them.
    [
      "Harbour Inn\n1 Sample Quay, Bergen\n\nSample Inn\n2 Sample Quay, Bergen\n\n" +
        "Check-in: 6 Jan 2027\nCheck-out: 9 Jan 2027",
    ],
    ...[
      "Hotel: Grand Example, check-in 6 Jan 2027, check-out 9 Jan 2027",
      "Hotel: Grand Example (check-in Wed 6 Jan 2027, check-out Sat 9 Jan 2027)",
      "Hotel: Grand Example - Anreise 06.01.2027, Abreise 09.01.2027",
      "H\u00f4tel : Grand Example, arriv\u00e9e le 06/01/2027, d\u00e9part le 09/01/2027",
    ].map((text) => [text, "GRAND EXAMPLE", null, "2027-01-06", "2027-01-09"] as const),
    ["Hotel: Grand Example, check-in from 15:00, check-out until 11:00"],
    ["Hotel Grand Example\nTotal for 3 nights: EUR 300.00\nCheck-in 6 Jan 2027"],
  ];
  for (const [text, ...stay] of STAYS) {
    it(`finds ${stay.length === 0 ? "no stay" : "a stay"}: ${text}`, () => {
      const found = decoded(text).booking.hotels.flatMap(({ name, address, checkIn, checkOut }) => [
        name,
        address,
        checkIn,
        checkOut,
      ]);
      expect(found).to.deep.equal(stay);
    });
  }

  it("finds the confirmation of a stay beside what it costs", () => {
    const text =
      "Hotel Grand Example\nCheck in  6 Jan 2027    Check out  9 Jan 2027\n" +
      "Confirmation 73380141      Rate USD 289.00 per night";
    expect(decoded(text).booking.hotels[0]?.confirmation).to.equal("73380141");
  });

  it("finds stays by their labels, even next to a flight", () => {
    const text =
      "AA 100 - JFK to LHR - 5 Jan 2027 18:20 - 06:35 +1\nHotel: Grand Example\n" +
      "Check-in: 6 Jan 2027 from 15:00\n3 nights\nConfirmation: 12345";
    const [hotel] = decoded(text).booking.hotels;
    const { name, checkIn, checkOut, confirmation } = hotel ?? {};
    expect([name, checkIn, checkOut, confirmation]).to.deep.equal([
      "GRAND EXAMPLE",
      "2027-01-06",
      "2027-01-09",
      "12345",
    ]);
    expect(decoded(text).booking.recordLocator).to.equal(null);
  });

  /** The trains of a text in short: `595 BERLIN HBF-MÜNCHEN HBF 2027-05-18 10:29 - class 2 coach 7 61`. */
  const trainsIn = (text: string) =>
    decoded(text).booking.trains.map((train) => {
      const { departure, arrival, originName, destinationName, bookingClass, coach, seats } = train;
      const [from, to] = [departure, arrival].map((time) => time?.replace(/:00$/, "") ?? "-");
      const place = [bookingClass, coach, ...seats.map(({ seat }) => seat)].filter(Boolean);
      return [`${train.number} ${originName}-${destinationName} ${from} ${to}`, ...place].join(" ");
    });

  const TRAINS: readonly (readonly [text: string, ...trains: string[]])[] = [
    [
      "TGV 6607 Paris Gare de Lyon - Lyon Part-Dieu 13/05/2027 07:00 08:56",
      "6607 PARIS GARE DE LYON-LYON PART-DIEU 2027-05-13 07:00 2027-05-13 08:56",
    ],
    [
      "Zug: ICE 595\nVon: Frankfurt(Main)Hbf\nNach: München Hbf\nAbfahrt: 18.05.2027 10:29\n2. Klasse, Wagen 21, Platz 61, 62",
      "595 FRANKFURT(MAIN)HBF-MÜNCHEN HBF 2027-05-18 10:29 - 2 21 61 62",
    ],
    // A headcode, which is also an airline's code and a number.
    [
      "Train 1E21\nYork 16:58 to London Kings Cross 18:51, 18 April 2027\nCoach F, Seat 11",
      "1E21 YORK-LONDON KINGS CROSS 2027-04-18 16:58 2027-04-18 18:51 F 11",
    ],
    [
      "TGV 8431\nDépart : 10h14 Paris Montparnasse, 19 mars 2027\nArrivée : 12h23 Bordeaux Saint-Jean\n1re classe - Voiture 12 - Place 57",
      "8431 PARIS MONTPARNASSE-BORDEAUX SAINT-JEAN 2027-03-19 10:14 2027-03-19 12:23 1 12 57",
    ],
    [
      "Treno: Frecciarossa 9516\nData: 19/02/2027\nDa: Napoli Centrale\nA: Firenze S. M. Novella\nPartenza: 09:09\nPosti: 11A, 11B",
      "9516 NAPOLI CENTRALE-FIRENZE S. M. NOVELLA 2027-02-19 09:09 - 11A 11B",
    ],
    [
      "Pociąg: TLK 3508\nZe stacji: Gdańsk Główny\nDo stacji: Warszawa Centralna\nOdjazd: 27.02.2027 09:56\nWagon: 2",
      "3508 GDAŃSK GŁÓWNY-WARSZAWA CENTRALNA 2027-02-27 09:56 - 2",
    ],
    // The name behind the day and the time.
    [
      "Поезд: Сапсан 758\nОтправление: 02.03.2027 07:00, Москва Ленинградский вокзал\nПрибытие: 02.03.2027 10:55, Тверь",
      "758 МОСКВА ЛЕНИНГРАДСКИЙ ВОКЗАЛ-ТВЕРЬ 2027-03-02 07:00 2027-03-02 10:55",
    ],
    // Without words for the ends, and with platforms.
    [
      "SBB IC 714\n14.03.2027\n08:32 Zürich HB, Gleis 7\n09:28 Bern, Gleis 3",
      "714 ZÜRICH HB-BERN 2027-03-14 08:32 2027-03-14 09:28",
    ],
    [
      "TGV 9211 | 14.03.2027 | Zürich HB ab 07:34 Gleis 14 | Paris Gare de Lyon an 11:38",
      "9211 ZÜRICH HB-PARIS GARE DE LYON 2027-03-14 07:34 2027-03-14 11:38",
    ],
    // Each label above its value.
    [
      "Train\nLNER 1S07\nFrom\nLondon Kings Cross\nTo\nYork\nDate\n16 April 2027\nDeparture\n09:30\nCoach\nC\nSeat\n24",
      "1S07 LONDON KINGS CROSS-YORK 2027-04-16 09:30 - C 24",
    ],
    [
      "Train | Date | From | To | Dep | Arr | Coach | Seat\n" +
        "1S07 | 16 Apr 2027 | London Kings Cross | York | 09:30 | 11:22 | C | 24\n" +
        "1E21 | 18 Apr 2027 | York | London Kings Cross | 16:58 | 18:51 | F | 11",
      "1S07 LONDON KINGS CROSS-YORK 2027-04-16 09:30 2027-04-16 11:22 C 24",
      "1E21 YORK-LONDON KINGS CROSS 2027-04-18 16:58 2027-04-18 18:51 F 11",
    ],
    [
      "Vlak: RegioJet 1012\nZ: Praha hl.n.\nDo: Brno hl.n.\nDatum: 12.04.2027\nOdjezd: 08:24\nVůz 4, místo 35",
      "1012 PRAHA HL.N.-BRNO HL.N. 2027-04-12 08:24 - 4 35",
    ],
    // Scripts without capitals; without a day, any words can look like names there.
    [
      "车次：G101\n2027年4月12日 北京南 07:00 - 上海虹桥 12:30",
      "G101 北京南-上海虹桥 2027-04-12 07:00 2027-04-12 12:30",
    ],
    ["列车 5 教室 - 北京 10:00"],
    // The code of an airline, and no station.
    ["Flight RJ 113, 14 Jan 2027, Amman - London Heathrow, 10:00 - 14:00"],
    [
      "RJ 162 14.03.2027\nWien Hbf 08:30 - Linz Hbf 09:45",
      "162 WIEN HBF-LINZ HBF 2027-03-14 08:30 2027-03-14 09:45",
    ],
    ["Train: Friday 16 April 2027, 10:30 Room A - Room B"],
    ["ICE 2027 finals: 14 January, Berlin - München 20:00 3:2"],
  ];
  for (const [text, ...trains] of TRAINS) {
    it(`finds ${trains.length === 0 ? "no train" : "trains"}: ${text.split("\n", 1)[0] ?? ""}`, () => {
      expect(trainsIn(text)).to.deep.equal(trains);
      expect(decoded(text).booking.flights.length).to.equal(text.startsWith("Flight") ? 1 : 0);
    });
  }

  it("gives the seats beside a train to it, and not to the only flight", () => {
    const text =
      "BA 117, 12 Apr 2027, LHR-JFK 08:20 11:05\n\nTrain: Eurostar 9031\n14 April 2027\n" +
      "London St. Pancras Int'l 10:24 - Paris Nord 13:47\nSeat 61A, coach 7";
    expect(decoded(text).booking.flights[0]?.seats).to.deep.equal([]);
    expect(trainsIn(text)).to.deep.equal([
      "9031 LONDON ST. PANCRAS INT'L-PARIS NORD 2027-04-14 10:24 2027-04-14 13:47 7 61A",
    ]);
  });

  it("finds stays with a word for hotels in their name, and below labels on lines of their own", () => {
    const texts = [
      "Sample Grand Hotel\nCheck in: Thu, Apr 15, 2027, 3:00 PM\nCheck out: Sun, Apr 18, 2027",
      "Hotel\nGrand Sample\n\nCheck-in\n15 April 2027\n\nCheck-out\n18 April 2027\n\nConfirmation number\nGS-1234",
      "Sample Grand Hotel\nDinner on 15 April 2027",
    ];
    const stays = texts.map((text) =>
      decoded(text).booking.hotels.map(({ name, checkIn, checkOut }) => [name, checkIn, checkOut]),
    );
    expect(stays).to.deep.equal([
      [["SAMPLE GRAND HOTEL", "2027-04-15", "2027-04-18"]],
      [["GRAND SAMPLE", "2027-04-15", "2027-04-18"]],
      [],
    ]);
  });

  it("finds stays in tables, with the hours and the rooms after their days", () => {
    const tables = [
      "Hotel       Anreise      Abreise      Zimmer   Bestätigung\n" +
        "Casa        06.05.2027   09.05.2027   1        LX-20917\n" +
        "Pousada     09.05.2027   13.05.2027   2        OP-41180",
      "Hotel: Albergo Esempio\nCheck-in: venerdì 23 aprile 2027, dalle ore 14:00\n" +
        "Check-out: lunedì 26 aprile 2027, entro le ore 11:00\n1 camera doppia",
    ];
    const stays = tables.map((text) =>
      decoded(text).booking.hotels.map(({ name, checkIn, checkOut, rooms, confirmation }) => [
        ...[name, checkIn, checkOut, rooms, confirmation],
      ]),
    );
    expect(stays).to.deep.equal([
      [
        ["CASA", "2027-05-06", "2027-05-09", 1, "LX-20917"],
        ["POUSADA", "2027-05-09", "2027-05-13", 2, "OP-41180"],
      ],
      [["ALBERGO ESEMPIO", "2027-04-23", "2027-04-26", 1, null]],
    ]);
    expect(decoded(tables[0] ?? "").booking.airlineLocators).to.deep.equal([]);
  });
});

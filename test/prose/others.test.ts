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
    ["Fare for DOE/JANE MRS"],
    ["Passenger: to be named"],
  ];
  for (const [text, ...persons] of NAMES) {
    it(`finds travellers: ${text}`, () => {
      expect(personsIn(text)).to.deep.equal(persons);
    });
  }

  const LOCATORS: readonly (readonly [text: string, locator: string | null])[] = [
    ["Booking reference: ZQ7KXA", "ZQ7KXA"],
    ["Die Buchungsnummer ist ZQ7KXA.", "ZQ7KXA"],
    ["localizador zqkxac", "ZQKXAC"],
    ["PNR NUMBER PLEASE", null],
    ["booking reference please", null],
    ["1.ZHANG/WEI MR 2.LI/NA MS KXAZ7Q", "KXAZ7Q"],
    ["Booking ref: AMADEUS: ZT7KXA", null],
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

  it("finds trains by their numbers and the names of their stations", () => {
    const trains = [
      "TGV 6607 Paris Gare de Lyon - Lyon Part-Dieu 13/05/2027 07:00 08:56",
      "Zug: ICE 595\nVon: Berlin Hbf\nNach: München Hbf\nAbfahrt: 18.05.2027 10:29",
    ].map((text) => {
      const [train] = decoded(text).booking.trains;
      return [train?.number, train?.originName, train?.destinationName, train?.departure];
    });
    expect(trains).to.deep.equal([
      ["6607", "PARIS GARE DE LYON", "LYON PART-DIEU", "2027-05-13 07:00:00"],
      ["595", "BERLIN HBF", "MÜNCHEN HBF", "2027-05-18 10:29:00"],
    ]);
  });
});

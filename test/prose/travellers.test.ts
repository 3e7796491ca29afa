import { expect } from "chai";
import { LANGUAGES, listed } from "../../src/prose/lexicon/lexicon.ts";
import { decoded } from "./prose.ts";

/** The travellers of a text in short, with their types, and whose the tickets and seats are. */
function saidIn(text: string) {
  const { booking } = decoded(text);
  const { persons, tickets, flights } = booking;
  return {
    persons: persons.map(({ firstName, lastName, type }) => [firstName, lastName, type].join(" ")),
    tickets: tickets.map((ticket) => `${ticket.number} ${ticket.persons.join()}`),
    seats: flights.flatMap(({ seats }) => seats.map(({ seat, person }) => `${seat} ${person}`)),
  };
}

const JOURNEY = "\n\nBA 117 12APR27 LHR-JFK 0820 1105\n\nTotal price: GBP 900.00\n";
const INCOMPLETE = "A line in the list of travellers is not read; there may be more travellers.";

describe("Travellers with facts after their names", () => {
  const TWO = ["JANE DOE ADT", "JOHN DOE ADT"];
  const UNTYPED = ["JANE DOE ", "JOHN DOE "];
  const [FIRST, SECOND] = ["117-0000000001", "117-0000000002"];
  const TICKETS = [`${FIRST} 0`, `${SECOND} 1`];
  const LISTS: readonly (readonly [
    list: string,
    persons: readonly string[],
    tickets: readonly string[],
    seats?: readonly string[],
  ])[] = [
    [
      `Passengers\n  Ms Jane Doe (Adult) - Ticket ${FIRST}\n  Mr John Doe (Adult)`,
      TWO,
      [`${FIRST} 0`],
    ],
    [
      `Passengers\nMs Jane Doe (Adult) - Ticket ${FIRST}\nMr John Doe (Adult) - Ticket ${SECOND}`,
      TWO,
      TICKETS,
    ],
    [
      `Passengers\nJane Doe - Adult - ticket ${FIRST}\nJohn Doe - Child - ticket ${SECOND}`,
      ["JANE DOE ADT", "JOHN DOE CHD"],
      TICKETS,
    ],
    [`Passengers\n1. MRS JANE DOE  ADT  ${FIRST}\n2. MR JOHN DOE  ADT  ${SECOND}`, TWO, TICKETS],
    [
      "Passengers\nJane Doe, ticket no. 117 0000000001\nJohn Doe, ticket no. 117 0000000002",
      UNTYPED,
      TICKETS,
    ],
    [
      `Passenger 1: Jane Doe (ADT) e-ticket ${FIRST}, seat 12A\nPassenger 2: John Doe (ADT) e-ticket ${SECOND}, seat 12B`,
      TWO,
      TICKETS,
      ["12A 0", "12B 1"],
    ],
    [`Adult 1: Jane Doe, ticket ${FIRST}\nAdult 2: John Doe, ticket ${SECOND}`, UNTYPED, TICKETS],
    [
      "Passengers\n- Jane Doe, Adult, 12A\n- John Doe 12B",
      ["JANE DOE ADT", "JOHN DOE "],
      [],
      ["12A 0", "12B 1"],
    ],
    [
      "Passengers\nMs Jane Doe, born 12 March 1980, seat 12A, vegetarian meal\nMr John Doe, no frequent flyer, seat 12B",
      UNTYPED,
      [],
      ["12A 0", "12B 1"],
    ],
    [
      `Passengers\nJane Doe (12 Mar 1980) ${FIRST}\nDoe, John, frequent flyer: BA 1234567890123`,
      UNTYPED,
      [`${FIRST} 0`],
    ],
    [
      `Reisende\nJane Doe (Erwachsener) - Ticketnummer ${FIRST}\nJohn Doe, geb. 12.03.1980, Sitzplatz 12B`,
      ["JANE DOE ADT", "JOHN DOE "],
      [`${FIRST} 0`],
      ["12B 1"],
    ],
    [
      `Passagers\nJane DOE, adulte, billet ${FIRST}\nJohn DOE (enfant), si\u00e8ge 12B, repas v\u00e9g\u00e9tarien`,
      ["JANE DOE ADT", "JOHN DOE CHD"],
      [`${FIRST} 0`],
      ["12B 1"],
    ],
    [
      `Pasajeros\nJane Doe - Adulto - Billete ${FIRST}\nJohn Doe - Ni\u00f1o - asiento 12B`,
      ["JANE DOE ADT", "JOHN DOE CHD"],
      [`${FIRST} 0`],
      ["12B 1"],
    ],
    [
      `Yolcular\nJane Doe - Yeti\u015fkin - bilet no ${FIRST}\nJohn Doe (\u00c7ocuk) - koltuk 12B`,
      ["JANE DOE ADT", "JOHN DOE CHD"],
      [`${FIRST} 0`],
      ["12B 1"],
    ],
    // A line below a name is about them, and it does not end the list.
    [`Passengers\nJane Doe\nTicket: ${FIRST}\nJohn Doe\nTicket: ${SECOND}`, UNTYPED, TICKETS],
    // A place is nobody, and it does not show whether a second word is a name.
    ["Passengers\nLondon Heathrow, seat 12A", [], [], ["12A null"]],
    [`Passengers\nJane Doe, Vegetarian, ticket ${FIRST}`, [], [`${FIRST} `]],
    // Ages and discount cards, as railways print them.
    ["Passengers (2)\nJane Doe   26-59 years, Railcard\nJohn Doe   60+ years", UNTYPED, []],
    ["Passengers\nJane Doe (Vorteilscard)\nJohn Doe (BahnCard 25, 2. Klasse)", UNTYPED, []],
    ["Passengers\nJane Doe - 27 years - Carte Avantage\nJohn Doe (34 years)", UNTYPED, []],
    ["Passengers\nDOE, JANE   Adult\nDOE, JOHN   Child", ["JANE DOE ADT", "JOHN DOE CHD"], []],
    // Other amounts say nothing of a traveller.
    ["Passengers\nJane Doe   26-59 kilos\nJohn Doe (Concierge)", [], []],
  ];
  for (const [list, persons, tickets, seats = []] of LISTS)
    it(`finds them: ${list}`, () => {
      expect(saidIn(`${list}${JOURNEY}`)).to.deep.equal({ persons, tickets, seats });
      expect(decoded(`${list}${JOURNEY}`).warnings).not.to.include(INCOMPLETE);
    });

  for (const [language, { yearsOfAge }] of Object.entries(LANGUAGES))
    for (const years of listed(yearsOfAge))
      it(`knows the word for their age: ${years} (${language})`, () => {
        const { persons } = saidIn(`Passengers\nJane Doe   26-59 ${years}${JOURNEY}`);
        expect(persons).to.deep.equal(["JANE DOE "]);
      });

  const UNREAD: readonly string[] = [
    `Passengers\nJane 3 ?? - Adult - ticket ${FIRST}\nMr John Doe (Adult), seat 12B`,
    `Passengers\nMr John Doe (Adult), seat 12B\nMs J?? Doe, ticket ${FIRST}`,
    `Passengers\nJane Doe Sample, Ann, ticket ${FIRST}\nJohn Doe (Adult), seat 12B`,
    `Passenger 1: J?? Doe (ADT) e-ticket ${FIRST}\nPassenger 2: Mr John Doe (ADT) seat 12B`,
  ];
  for (const list of UNREAD)
    it(`gives nothing of an unread traveller to another: ${list}`, () => {
      const text = `${list}${JOURNEY}`;
      expect(saidIn(text)).to.deep.equal({
        persons: ["JOHN DOE ADT"],
        tickets: [`${FIRST} `],
        seats: ["12B 0"],
      });
      const { booking, warnings } = decoded(text);
      expect(warnings).to.include(INCOMPLETE);
      expect(booking.fare?.total).to.equal(900);
      expect(booking.fare?.passengers).to.deep.equal([]);
    });

  it("gives a ticket to the traveller before it, and to nobody if that one is not in the list", () => {
    const list = "Passengers\nMr John Doe (Adult)\n\nYour documents\n";
    const own = saidIn(`${list}John Doe - ticket ${FIRST}${JOURNEY}`);
    expect(own.tickets).to.deep.equal([`${FIRST} 0`]);
    const other = saidIn(`${list}Jane Roe - ticket ${FIRST}${JOURNEY}`);
    expect(other.tickets).to.deep.equal([`${FIRST} `]);
    const unnamed = saidIn(`${list}Your electronic ticket ${FIRST}${JOURNEY}`);
    expect(unnamed.tickets).to.deep.equal([`${FIRST} 0`]);
  });
});

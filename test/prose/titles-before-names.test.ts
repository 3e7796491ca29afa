import { expect } from "chai";
import { decoded } from "./prose.ts";

const JOURNEY = "\nBA 117 12APR27 LHR-JFK 0820 1105\n";

/** The travellers of a text in short: `DOE/JOHN MR`. */
function namedBy(label: string): readonly string[] {
  const { persons } = decoded(label + JOURNEY).booking;
  return persons.map(({ lastName, firstName, title }) => `${lastName}/${firstName} ${title}`);
}

describe("Titles before names", () => {
  const NAMED: readonly (readonly [label: string, ...names: readonly string[]])[] = [
    // A given name in capitals.
    ["Passenger: Mr JOHN Doe", "DOE/JOHN MR"],
    ["Passenger: Mr JOHN Peter Doe", "DOE/JOHN PETER MR"],
    ["Passagier: Frau ANNA Muster", "MUSTER/ANNA FRAU"],
    ["Passager : Mme SOPHIE Dupont", "DUPONT/SOPHIE MME"],
    ["Passeggero: Sig. LUIGI Esempio", "ESEMPIO/LUIGI SIG"],
    ["Pasajero: Sr. JUAN García Olmo", "GARCÍA OLMO/JUAN SR"],
    ["Pasażer: Pan JAN Kowalski", "KOWALSKI/JAN MR"],
    // A surname in capitals.
    ["Passenger: Mr DOE John", "DOE/JOHN MR"],
    ["Passagier: Frau MUSTER Anna Maria", "MUSTER/ANNA MARIA FRAU"],
    ["Passager : M. DUPONT Gaspard", "DUPONT/GASPARD M"],
    ["Utas: Mr SAMPLE Ruprecht", "SAMPLE/RUPRECHT MR"],
    ["Utas: KOVÁCS János úr", "KOVÁCS/JÁNOS MR"],
    ["Passager : M. NICOLAS Thomas", "NICOLAS/THOMAS M"],
    ["Passager : M. ADAM Lucas", "ADAM/LUCAS M"],
    ["Passager : M. PHILIPPE Thomas", "PHILIPPE/THOMAS M"],
    ["Passager : Mme JEAN Chantal", "JEAN/CHANTAL MME"],
    ["Passager : M. ARNAUD Hugo", "ARNAUD/HUGO M"],
    ["Passagier: Herr PETER Klaus", "PETER/KLAUS HERR"],
    // Nothing shows which of them it is.
    ["Passenger: Mr RUPRECHT Sample"],
    ["Passenger: Mr JOHN Peter"],
    ["Passager : M. JEAN Dupont"],
    ["Passeggero: Sig. MARIO Esempio"],
    ["Passagier: Herr LUKAS Martin"],
    ["Passagier: Herr ADAM Thomas"],
    ["Passenger: Mr PATRICK Simon"],
    // A surname before a comma.
    ["Passenger: Mr Doe, John", "DOE/JOHN MR"],
    ["Passenger: Mr. Doe, John Paul", "DOE/JOHN PAUL MR"],
    ["Passenger: Mr van der Doe, John", "VAN DER DOE/JOHN MR"],
    ["Passagier: Herr Muster, Jan", "MUSTER/JAN HERR"],
    ["Pasażer: Pan Kowalski, Jan", "KOWALSKI/JAN MR"],
    ["Pasajero: Sr. García López, Juan", "GARCÍA LÓPEZ/JUAN SR"],
    ["Passengers: Mr Doe, John; Mrs Roe, Mary Ann", "DOE/JOHN MR", "ROE/MARY ANN MRS"],
    ["Passenger: Mr Doe, Peter", "DOE/PETER MR"],
    // A title before nothing but a surname, and letters that can be an initial.
    ["Passager : M. Exemple", "EXEMPLE/ M"],
    ["Passagier: Hr. Muster", "MUSTER/ MR"],
    ["Passenger: M. Doe", "DOE/ "],
    ["Pasażer: P. Kowalski", "KOWALSKI/ "],
    ["Passenger: J. Doe", "DOE/J. "],
    // A title after the name.
    ["Passenger: John Doe Mr", "DOE/JOHN MR"],
    ["Reisender: Klaus Peter Herr", "HERR/KLAUS PETER "],
    ["Passenger: DOE John Mr", "DOE/JOHN MR"],
    ["Passeggero: ESEMPIO Maria Sig.ra", "ESEMPIO/MARIA SIG.RA"],
    ["Passenger: John Peter Doe Mr", "DOE/JOHN PETER MR"],
    ["Passenger: JOHN Doe Mr"],
    ["Passenger: JOHN DOE MR"],
    ["Passenger: JOHN Doe"],
    ["Passenger: Doe John Peter Mr"],
    ["Passenger: Ruprecht Sample Mr"],
    // A note after it.
    ["Passenger: Mr Doe, Aisle", "DOE/ MR"],
    ["Passengers: Mr Doe, Vegan", "DOE/ MR"],
    ["Passengers: Mr Doe, Mrs Roe", "DOE/ MR", "ROE/ MRS"],
  ];

  for (const [label, ...names] of NAMED)
    it(`finds the surname: ${label}`, () => {
      expect(namedBy(label)).to.deep.equal(names);
    });

  it("takes no note after a surname for a given name", () => {
    const notes = ["Fensterplatz", "Aisle", "Vegan", "Germany", "Zurich", "Finestrino", "Mother"];
    for (const note of notes)
      expect(
        namedBy(`Passengers\n1. Herr Muster, ${note}\n2. Frau Probe, Wheelchair\n`),
      ).to.deep.equal(["MUSTER/ HERR", "PROBE/ FRAU"]);
  });

  it("finds the surname before a comma in a list", () => {
    const list = "Passengers\n1. Mr Doe, John, seat 12A\n2. Mrs Doe, Jane\n3. Miss Roe, Child\n";
    expect(namedBy(list)).to.deep.equal(["DOE/JOHN MR", "DOE/JANE MRS", "ROE/ MISS"]);
  });
});

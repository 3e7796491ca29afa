import { expect } from "chai";
import fc from "fast-check";
import type { Node, SsrNode } from "../../src/ast/nodes.ts";
import {
  association,
  bookingOf,
  date,
  day,
  lapInfant,
  map,
  name,
  names,
  optional,
  read,
  ssr,
  warningsOf,
} from "./nodes.ts";

/** Formats every person as `BRUNO|MARTINELLI|MR`. */
function people(...nodes: readonly Node[]): readonly string[] {
  return bookingOf(...nodes).persons.map(
    ({ firstName, lastName, title }) => `${firstName}|${lastName}|${title}`,
  );
}

/** An INFT request like `SAMPLEMAN/KAI 05JAN25` for an adult. */
function infantRequest(printed: string, born?: string, person = ""): SsrNode {
  const [surname = "", given] = printed.split("/");
  const birthDate = born === undefined ? undefined : date(born);
  return ssr("INFT", {
    infant: { surname: read(surname), given: optional(given), birthDate },
    ...association("", person),
  });
}

/** A DOCS request. */
function passport(printed: string, born: string, gender: string, person = ""): SsrNode {
  const [surname, given] = printed.split("/");
  return ssr("DOCS", {
    document: {
      surname: optional(surname),
      given: optional(given),
      birthDate: born === "" ? undefined : date(born),
      gender: read(gender),
    },
    ...association("", person),
  });
}

describe("the persons of a booking", () => {
  describe("persons", () => {
    it("are listed once per name", () => {
      const { persons } = bookingOf(names("1.MARTINELLI/BRUNO MR", "2.MARTINELLI/CARLA MRS"));
      expect(persons).to.have.length(2);
      expect(persons[0]).to.deep.include({
        firstName: "BRUNO",
        lastName: "MARTINELLI",
        title: "MR",
        printed: "MARTINELLI/BRUNO MR",
        type: null,
        birthDate: null,
        infantOf: null,
        identification: null,
        frequentFlyer: [],
        tickets: [],
      });
      expect(persons[1]?.title).to.equal("MRS");
    });

    it("can have only a surname, or not even that", () => {
      expect(people(names("1.DOE"))).to.deep.equal(["|DOE|"]);
      expect(people(names(name("DOE/JOHN", { surname: undefined })))).to.deep.equal(["JOHN|DOE|"]);
    });

    it("can have given names separated by a slash", () => {
      expect(people(names("1.DOE/JOHN/PAUL MR"))).to.deep.equal(["JOHN PAUL|DOE|MR"]);
    });

    it("have a title after a single name", () => {
      const [person] = bookingOf(names("1.MADONNA MRS")).persons;
      expect(person).to.deep.include({ firstName: "", lastName: "MADONNA", title: "MRS" });
      expect(people(names("1.LA PRINCESS"))).to.deep.equal(["|LA PRINCESS|"]);
    });

    it("share the surname of an extra seat in the same item", () => {
      const john = name("JOHN", { surname: undefined, given: read("JOHN") });
      expect(people(names("1.DOE/EXST", john))).to.deep.equal(["JOHN|DOE|"]);
    });

    it("share the surname of the preceding person if they print none", () => {
      const jane = name("JANE MRS", { surname: undefined, given: read("JANE MRS") });
      const { persons } = bookingOf(names("DOE/JOHN MR", jane));
      expect(persons[1]).to.deep.include({
        lastName: "DOE",
        printed: "DOE/JANE MRS",
        infantOf: null,
      });
    });

    it("exclude seats, bags and names to be announced", () => {
      const nodes = names(
        "1.DOE/EXST",
        "2.DOE/CBBG",
        "3.TBA/TBA",
        "4.TBD",
        "5.EXST/DOE",
        "6.STCR/A",
      );
      expect(people(nodes)).to.deep.equal([]);
      expect(people(names("1.DOE/EXST", "2.DOE/JOHN"))).to.deep.equal(["JOHN|DOE|"]);
      for (const seat of ["DOE/EXST MR", "DOE/EXSTMR", "CBBG MR", "TBA/MR", "DOE/TBD MISS"])
        expect(people(names(`1.${seat}`, "2.DOE/JOHN"))).to.deep.equal(["JOHN|DOE|"]);
    });

    it("are found by name in a large party, and their infants follow them", () => {
      const surnames = [
        "BIANCHI",
        "CONTI",
        "FERRARI",
        "GALLO",
        "GRECO",
        "LEONE",
        "RICCI",
        "ROMANO",
      ];
      const adults = ["1.MARTINELLI/CARLA MRS", ...surnames.map((each) => `${each}/ADA MS`)];
      const about = (adult: string) => ({ named: [name(adult)] });
      const infant = (printed: string, adult: string) => ({
        ...infantRequest(printed),
        ...about(adult),
      });
      const found = people(
        names(...adults),
        infant("GALLO/KAI", "GALLO/ADA"),
        infant("MARTINELLI/LEA", "MARTINELLI/CARLA"),
        infant("GALLO/KAI", "GALLO/ADA"),
      );
      expect(found).to.have.length(adults.length + 2);
      expect(found.indexOf("KAI|GALLO|")).to.equal(found.indexOf("ADA|GALLO|MS") + 1);
      expect(found.indexOf("LEA|MARTINELLI|")).to.equal(found.indexOf("CARLA|MARTINELLI|MRS") + 1);
    });

    it("exclude the name of a group", () => {
      const { persons, groupName } = bookingOf(
        { kind: "group", name: read("SCHOOLGRP") },
        { kind: "group", name: read("OTHERGRP") },
        names("1.DOE/JOHN"),
      );
      expect(groupName).to.equal("SCHOOLGRP");
      expect(persons).to.have.length(1);
    });

    it("are listed once if a page is printed again", () => {
      const infant = { birthDate: date("05JAN25") };
      const page = () => names("1.DOE/JOHN", lapInfant("/KAI", infant), "2.DOE/JANE");
      expect(people(page(), page())).to.deep.equal(["JOHN|DOE|", "KAI|DOE|", "JANE|DOE|"]);
    });

    it("are listed twice under two numbers or without numbers", () => {
      expect(people(names("1.DOE/JOHN", "2.DOE/JOHN"))).to.have.length(2);
      expect(people(names("DOE/JOHN", "DOE/JOHN"))).to.have.length(2);
      expect(people(names("1.DOE/JOHN"), names("1.ROE/JANE"))).to.have.length(2);
    });

    it("cause a warning about a doubtful title, without the name", () => {
      expect(warningsOf(names("1.DOE/CARLAMS"), names("DOE/JMR"))).to.deep.equal([
        "Traveller 1: the given name may end in a title; it is kept whole.",
        "Traveller 2: the given name may end in a title; it is kept whole.",
      ]);
    });

    it("who are children do not make the title of an adult doubtful", () => {
      const typed = (line: string, type: string) => name(line, { passengerType: read(type) });
      const pedro = typed("1.DOE/PEDROMR", "ADT");
      expect(people(names(pedro, typed("2.DOE/NINA", "C08")))[0]).to.equal("PEDRO|DOE|MR");
      expect(people(names(pedro, typed("2.DOE/NINA", "INF")))[0]).to.equal("PEDRO|DOE|MR");
      expect(people(names(pedro, typed("2.DOE/NINA", "ADT")))[0]).to.equal("PEDROMR|DOE|");
      expect(people(names(pedro, "2.DOE/NINA"))[0]).to.equal("PEDROMR|DOE|");
    });

    it("have the passenger type, birth date and identification from their line", () => {
      const { persons } = bookingOf(
        names(
          name("1.DOE/JOHN", { birthDate: date("01FEB56"), passengerType: read("ADT") }),
          name("2.DOE/KIM", { birthDate: date("04APR18"), identification: read("EMP4711") }),
          name("3.DOE/JO", { birthDate: date("04APR") }),
          name("4.DOE/AL", { birthDate: date("31FEB2020") }),
        ),
      );
      expect(persons.map(({ birthDate }) => birthDate)).to.deep.equal([
        "1956-02-01",
        "2018-04-04",
        null,
        null,
      ]);
      expect(persons[0]?.type).to.equal("ADT");
      expect(persons[1]?.identification).to.equal("EMP4711");
    });

    it("have the passenger type after their given names", () => {
      const typed = (given: string) =>
        bookingOf(names(name(`ROE/${given}`))).persons.map(
          ({ firstName, title, type, printed }) => `${firstName}|${title}|${type}|${printed}`,
        );
      expect(typed("BEN CHD")).to.deep.equal(["BEN||CHD|ROE/BEN CHD"]);
      expect(typed("BEN MSTR CHD")).to.deep.equal(["BEN|MSTR|CHD|ROE/BEN MSTR CHD"]);
      expect(typed("BEN CHD MSTR")).to.deep.equal(["BEN|MSTR|CHD|ROE/BEN CHD MSTR"]);
      expect(typed("BENMSTRCHD")).to.deep.equal(["BEN|MSTR|CHD|ROE/BENMSTRCHD"]);
      expect(typed("KAI.INF")).to.deep.equal(["KAI||INF|ROE/KAI.INF"]);
      for (const given of ["CHD", "RICHD", "ANN ADTA", "CNN"])
        expect(typed(given)).to.deep.equal([`${given}||null|ROE/${given}`]);
    });

    it("keep their printed names, whatever these are", () => {
      const word = fc.string({
        unit: fc.constantFrom("A", "E", "M", "N", "R", "S", "Y"),
        minLength: 1,
        maxLength: 8,
      });
      fc.assert(
        fc.property(word, word, (surname, given) => {
          const [person] = bookingOf(names(`${surname}/${given}`)).persons;
          expect(person?.printed).to.equal(`${surname}/${given}`);
          expect(person?.lastName).to.equal(surname);
          expect((person?.firstName ?? "") + (person?.title ?? "")).to.equal(given);
        }),
      );
    });
  });

  describe("infants", () => {
    it("follow their adult, with the adult's surname or their own", () => {
      const { persons } = bookingOf(
        names("1.SAMPLEMAN/ARIA MRS", lapInfant("/KAI", { birthDate: date("05JAN25") })),
        names("2.DOE/JOHN", lapInfant("ROE/JANE MISS"), "3.DOE/JIM"),
      );
      expect(persons.map(({ printed }) => printed)).to.deep.equal([
        "SAMPLEMAN/ARIA MRS",
        "SAMPLEMAN/KAI",
        "DOE/JOHN",
        "ROE/JANE MISS",
        "DOE/JIM",
      ]);
      expect(persons[1]).to.deep.include({
        firstName: "KAI",
        lastName: "SAMPLEMAN",
        type: "INF",
        birthDate: "2025-01-05",
        infantOf: 0,
      });
      expect(persons[3]).to.deep.include({ firstName: "JANE", title: "MISS", infantOf: 2 });
    });

    it("of the same adult all belong to that adult", () => {
      const typeless = lapInfant("/MAX", { passengerType: undefined });
      const { persons } = bookingOf(names("1.DOE/ARIA", lapInfant("/KAI"), typeless));
      expect(persons.map(({ infantOf }) => infantOf)).to.deep.equal([null, 0, 0]);
      expect(persons[2]?.type).to.equal("INF");
    });

    it("are persons even without an adult in the text", () => {
      const { persons } = bookingOf(names(lapInfant("ROE/KAI")));
      expect(persons[0]).to.deep.include({ printed: "ROE/KAI", type: "INF", infantOf: null });
    });

    it("merge by name with their request, which adds the birth date", () => {
      const { persons } = bookingOf(
        names("1.SAMPLEMAN/BORIS MR", lapInfant("/KAI"), "2.SAMPLEMAN/ARIA MRS"),
        infantRequest("SAMPLEMAN/KAI", "05JAN25", "1"),
        infantRequest("SAMPLEMAN/KAI MSTR", "05JAN25", "1"),
        infantRequest("SAMPLEMAN/K", undefined, "1"),
      );
      expect(persons).to.have.length(3);
      expect(persons[1]).to.deep.include({ birthDate: "2025-01-05", infantOf: 0 });
    });

    it("named only in a request follow the adult of the request", () => {
      const { persons } = bookingOf(
        names("1.SAMPLEMAN/BORIS MR", "2.SAMPLEMAN/ARIA MRS", "3.DOE/JIM MR"),
        infantRequest("SAMPLEMAN/KAI MSTR", "05JAN25", "2"),
        infantRequest("SAMPLEMAN/KAI", "05JAN25", "2"),
      );
      expect(persons.map(({ printed }) => printed)).to.deep.equal([
        "SAMPLEMAN/BORIS MR",
        "SAMPLEMAN/ARIA MRS",
        "SAMPLEMAN/KAI MSTR",
        "DOE/JIM MR",
      ]);
      expect(persons[2]).to.deep.include({
        firstName: "KAI",
        title: "MSTR",
        type: "INF",
        birthDate: "2025-01-05",
        infantOf: 1,
      });
    });

    it("named only in a request belong to the only adult", () => {
      const { persons } = bookingOf(names("DOE/ARIA MRS"), infantRequest("DOE/KAI"));
      expect(persons[1]).to.deep.include({ printed: "DOE/KAI", infantOf: 0 });
    });

    it("are persons even without a given name", () => {
      const { persons } = bookingOf(
        names("DOE/ARIA MRS"),
        infantRequest("DOE"),
        infantRequest("DOE"),
      );
      expect(persons.map(({ printed }) => printed)).to.deep.equal(["DOE/ARIA MRS", "DOE"]);
    });

    it("can have their own items that name the adult, in another script than the request", () => {
      const baby = (printed: string) =>
        name(printed, { infant: true, infantOf: read("2"), number: undefined });
      const request = infantRequest("LI/BEIBEI", "05JAN25", "2");
      const { persons } = bookingOf(
        names("1.LI/MING", "2.WANG/FANG"),
        names(baby("李贝贝")),
        request,
      );
      expect(persons.map(({ printed, infantOf }) => [printed, infantOf])).to.deep.equal([
        ["LI/MING", null],
        ["WANG/FANG", null],
        ["李贝贝", 1],
      ]);
      expect(persons[2]?.birthDate).to.equal("2025-01-05");
      const other = bookingOf(names("1.LI/MING", "2.WANG/FANG"), names(baby("LI/LELE")), request);
      expect(other.persons).to.have.length(4);
    });

    it("come last if their adult is not named, with a warning", () => {
      const nodes = [names("1.DOE/ARIA", "2.DOE/BEN"), infantRequest("DOE/KAI")];
      expect(bookingOf(...nodes).persons[2]).to.deep.include({
        printed: "DOE/KAI",
        infantOf: null,
      });
      expect(warningsOf(...nodes)).to.deep.equal([
        "The request for an infant does not name its adult.",
      ]);
      const both = [names("1.DOE/ARIA", "2.DOE/BEN"), infantRequest("DOE/KAI", undefined, "1,2")];
      expect(bookingOf(...both).persons[2]?.infantOf).to.equal(null);
    });

    it("with their own number get their adult from the request", () => {
      const infant = name("3.1.SAMPLEMAN/KAI MSTR", {
        number: read("3.1"),
        surname: read("SAMPLEMAN"),
        passengerType: read("INF"),
      });
      const { persons } = bookingOf(
        names("1.1.SAMPLEMAN/BORIS MR", "2.1.SAMPLEMAN/ARIA MRS", infant),
        infantRequest("SAMPLEMAN/KAI", "05JAN25", "2.1"),
      );
      expect(persons).to.have.length(3);
      expect(persons[2]).to.deep.include({ infantOf: 1, birthDate: "2025-01-05" });
    });

    it("with the same surname are assigned to the right adults", () => {
      const { persons } = bookingOf(
        names("1.DOE/ARIA", lapInfant("/KAI"), "2.DOE/BEN", lapInfant("/KAIA")),
        infantRequest("DOE/KAIA", "06JAN25", "2"),
        infantRequest("DOE/KAI", "05JAN25", "1"),
        infantRequest("DOE/KAIA"),
      );
      expect(persons.map(({ birthDate }) => birthDate)).to.deep.equal([
        null,
        "2025-01-05",
        null,
        "2025-01-06",
      ]);
    });

    it("are not born in the last century", () => {
      const { persons } = map(
        [names("DOE/ARIA"), infantRequest("DOE/KAI", "05JAN25")],
        day("2024-12-01"),
      ).booking;
      expect(persons[1]?.birthDate).to.equal("2025-01-05");
    });
  });

  describe("years of birth in two digits", () => {
    const born = (text: string, reference: string, isInfant = false) => {
      const child = name("1.DOE/KIM", { birthDate: date(text), infant: isInfant });
      return map([names(child)], day(reference)).booking.persons[0]?.birthDate;
    };

    it("are within the hundred years before any reference date", () => {
      expect(born("04APR85", "2026-11-21")).to.equal("1985-04-04");
      expect(born("04APR85", "2090-01-01")).to.equal("2085-04-04");
      expect(born("04APR90", "2090-01-01")).to.equal("1990-04-04");
    });

    it("are nearest to the reference date for infants", () => {
      expect(born("05JAN89", "2090-01-01", true)).to.equal("2089-01-05");
      expect(born("05JAN91", "2090-01-01", true)).to.equal("2091-01-05");
      expect(born("05JAN99", "2004-02-10", true)).to.equal("1999-01-05");
    });

    it("do not matter if all four digits are printed", () => {
      expect(born("04APR1985", "2090-01-01")).to.equal("1985-04-04");
      expect(born("04APR2030", "2026-11-21")).to.equal("2030-04-04");
    });
  });

  describe("passports", () => {
    it("set the date of birth of their holders", () => {
      const { persons } = bookingOf(
        names("1.SAMPLEMAN/BORIS MR", lapInfant("/KAI"), "2.SAMPLEMAN/ARIAMRS"),
        passport("SAMPLEMAN/ARIA JANE", "19JAN84", "F", "2"),
        passport("SAMPLEMAN/KAI", "05JAN25", "MI", "1"),
        passport("SAMPLEMAN/BORIS", "17OCT1983", "M"),
      );
      expect(persons.map(({ birthDate }) => birthDate)).to.deep.equal([
        "1983-10-17",
        "2025-01-05",
        "1984-01-19",
      ]);
      expect(persons[2]).to.deep.include({ firstName: "ARIA", title: "MRS" });
    });

    it("decide whether a name ends in a glued title", () => {
      const nodes = names("1.DOE/JOHNDR", "2.DOE/WILLAMS", "3.DOE/BEN");
      expect(
        people(nodes, passport("DOE/JOHN", "", "M", "1"), passport("DOE/WILLAMS", "", "M", "2")),
      ).to.deep.equal(["JOHN|DOE|DR", "WILLAMS|DOE|", "BEN|DOE|"]);
    });

    it("of namesakes belong to the infant by gender, otherwise to no one", () => {
      const nodes = names("1.DOE/KAI", lapInfant("/KAI"));
      const infants = bookingOf(nodes, passport("DOE/KAI", "05JAN25", "MI", "1")).persons;
      expect(infants.map(({ birthDate }) => birthDate)).to.deep.equal([null, "2025-01-05"]);
      const adults = bookingOf(nodes, passport("DOE/KAI", "05JAN85", "M", "1")).persons;
      expect(adults.map(({ birthDate }) => birthDate)).to.deep.equal(["1985-01-05", null]);
      const two = names("1.DOE/JOHN", "2.DOE/JOHN");
      const neither = bookingOf(two, passport("DOE/JOHN", "05JAN1985", "M")).persons;
      expect(neither.map(({ birthDate }) => birthDate)).to.deep.equal([null, null]);
    });

    it("can have a former name if there is only one possible holder", () => {
      const { persons } = bookingOf(
        names("1.DOE/ARIA", "2.DOE/BEN"),
        passport("ROE/ARIA", "19JAN1984", "F", "1"),
      );
      expect(persons[0]?.birthDate).to.equal("1984-01-19");
      const open = bookingOf(
        names("1.DOE/ARIA", "2.DOE/BEN"),
        passport("ROE/CLEO", "19JAN1984", "F"),
      ).persons;
      expect(open.map(({ birthDate }) => birthDate)).to.deep.equal([null, null]);
    });

    it("without names count if there is only one possible holder", () => {
      const document = { birthDate: date("19JAN1984") };
      const { persons } = bookingOf(names("1.DOE/ARIA"), ssr("DOCS", { document }));
      expect(persons[0]?.birthDate).to.equal("1984-01-19");
    });

    it("cause a warning if they contradict the name line", () => {
      const nodes = [
        names(name("1.DOE/ARIA", { birthDate: date("19JAN1984") })),
        passport("DOE/ARIA", "20JAN1984", "F"),
      ];
      expect(bookingOf(...nodes).persons[0]?.birthDate).to.equal("1984-01-19");
      expect(warningsOf(...nodes)).to.deep.equal([
        "Traveller 1: the record has conflicting dates of birth.",
      ]);
    });
  });

  describe("requests for children", () => {
    it("set the date of birth and the type", () => {
      const { persons } = bookingOf(
        names("1.DOE/ARIA", "2.DOE/NINA MISS"),
        ssr("CHLD", { birthDate: date("04APR18"), ...association("", "2") }),
      );
      expect(persons[1]).to.deep.include({ birthDate: "2018-04-04", type: "CHD" });
      expect(persons[0]?.type).to.equal(null);
    });

    it("keep the printed type, and set no date for several children", () => {
      const { persons } = bookingOf(
        names("1.DOE/ARIA", name("2.DOE/NINA", { passengerType: read("C08") })),
        ssr("CHLD", { birthDate: date("04APR18"), ...association("", "1,2") }),
        ssr("CHLD", { birthDate: date("04APR19") }),
      );
      expect(persons.map(({ type, birthDate }) => [type, birthDate])).to.deep.equal([
        ["CHD", null],
        ["C08", null],
      ]);
    });
  });

  describe("passports of infants", () => {
    it("belong to the infant of the adult they name", () => {
      const { booking, warnings } = map([
        names("1.DOE/ARIA MRS", lapInfant("/KAI"), "2.DOE/BEN MR"),
        passport("DOE/ARIA", "19JAN1984", "F", "1"),
        passport("DOE/ARIA LEE", "05JAN25", "FI", "1"),
      ]);
      expect(booking.persons.map(({ birthDate }) => birthDate)).to.deep.equal([
        "1984-01-19",
        "2025-01-05",
        null,
      ]);
      expect(booking.ssr.map(({ persons }) => persons)).to.deep.equal([[0], [1]]);
      expect(warnings).to.deep.equal([]);
    });

    it("belong to no one if the adult has no infant", () => {
      const { booking, warnings } = map([
        names("1.DOE/ARIA MRS", "2.DOE/BEN MR"),
        passport("DOE/ARIA", "19JAN1984", "F", "1"),
        passport("DOE/ARIA", "05JAN25", "FI", "1"),
      ]);
      expect(booking.persons[0]?.birthDate).to.equal("1984-01-19");
      expect(booking.ssr[1]?.persons).to.deep.equal([]);
      expect(warnings).to.deep.equal([]);
    });

    it("belong to the infant if they name it directly", () => {
      const kai = name("2.DOE/KAI", { passengerType: read("INF") });
      const nodes = names("1.DOE/ARIA", kai);
      const { persons, ssr: requests } = bookingOf(
        nodes,
        passport("DOE/KAI", "05JAN25", "MI", "2"),
      );
      expect(persons[1]?.birthDate).to.equal("2025-01-05");
      expect(requests[0]?.persons).to.deep.equal([1]);
    });
  });

  describe("numbers of travellers", () => {
    const personsFor = (person: string, ...numbers: readonly string[]) =>
      bookingOf(
        names(...numbers.map((number) => name(`${number}.DOE/J`))),
        ssr("VGML", association("", person)),
      ).ssr[0]?.persons;

    it("match travellers exactly, or with and without the item", () => {
      expect(personsFor("2", "1", "2")).to.deep.equal([1]);
      expect(personsFor("1,2", "1", "2")).to.deep.equal([0, 1]);
      expect(personsFor("2.1", "1.1", "2.1")).to.deep.equal([1]);
      expect(personsFor("2", "1.1", "2.1")).to.deep.equal([1]);
      expect(personsFor("2.1", "1", "2")).to.deep.equal([1]);
    });

    it("match no one if they fit several travellers or none", () => {
      expect(personsFor("1", "1.1", "1.2")).to.deep.equal([]);
      expect(personsFor("1.2", "1.1", "1.2")).to.deep.equal([1]);
      expect(personsFor("3", "1", "2")).to.deep.equal([]);
      expect(personsFor("1,1", "1", "2")).to.deep.equal([0]);
    });

    it("match no one if a page break assigned them twice", () => {
      const { ssr: requests } = bookingOf(
        names("1.DOE/JOHN"),
        names("1.ROE/JANE"),
        ssr("VGML", association("", "1")),
      );
      expect(requests[0]?.persons).to.deep.equal([]);
    });
  });
});

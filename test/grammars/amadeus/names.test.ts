import { expect } from "chai";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, readLines } from "../read.ts";

import { group } from "../../../grammars/amadeus/people/group.ts";
import { names } from "../../../grammars/amadeus/people/names.ts";
import { typedNames } from "../../../grammars/common/people/typed-lines.ts";

const grammar = grammarOf(group, names);

const person = (number: string, surname: string, given: string, more: object = {}) => ({
  number,
  surname,
  given,
  printed: `${surname}/${given}`,
  ...more,
});
const infant = (printed: string, more: object) => ({
  printed,
  passengerType: "INF",
  infantOfPrevious: true,
  ...more,
});
const named = (...persons: object[]) => ({ kind: "names", persons });
const day = (day: number, month: number, year: number) => ({ day, month, year });

describe("Amadeus names", () => {
  describe("on numbered lines", () => {
    itReads(grammar, [
      [
        "  1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/BORIS MR",
        named(person("1", "SAMPLEMAN", "ARIA MRS"), person("2", "SAMPLEMAN", "BORIS MR")),
      ],
      ["1.DOE/JOHN MR 2.DOE/J", named(person("1", "DOE", "JOHN MR"), person("2", "DOE", "J"))],
      ["  1. DOE/JOHN 12. ROE/JO", named(person("1", "DOE", "JOHN"), person("12", "ROE", "JO"))],
      ["  9.DOE/JOHN10.DOE/ANN", named(person("9", "DOE", "JOHN"), person("10", "DOE", "ANN"))],
      [
        "  1.O'BRIEN-SAMPLE/J.P. MR   2.DE LA CRUZ/ANA  MRS",
        named(person("1", "O'BRIEN-SAMPLE", "J.P. MR"), person("2", "DE LA CRUZ", "ANA  MRS")),
      ],
      [
        "  1.DOE/JOHN/MIDDLE   2.INDRI/MRS",
        named(person("1", "DOE", "JOHN/MIDDLE"), person("2", "INDRI", "MRS")),
      ],
      [
        "  1.DOE/JOHN MR   DOE/JANE MRS",
        named(person("1", "DOE", "JOHN MR"), {
          surname: "DOE",
          given: "JANE MRS",
          printed: "DOE/JANE MRS",
        }),
      ],
      [
        "  1.DOE/   2.ROE/ANN",
        named({ number: "1", surname: "DOE", printed: "DOE" }, person("2", "ROE", "ANN")),
      ],
      [
        "  1.DOE/JOHN   2.MADONNA",
        named(person("1", "DOE", "JOHN"), {
          number: "2",
          surname: "MADONNA",
          printed: "MADONNA",
        }),
      ],
      [
        "  1.MADONNA   2.DOE/JOHN",
        named({ number: "1", surname: "MADONNA", printed: "MADONNA" }, person("2", "DOE", "JOHN")),
      ],
      [
        "  1.FNU   2.LNU SAMPLE",
        named(
          { number: "1", surname: "FNU", printed: "FNU" },
          { number: "2", surname: "LNU SAMPLE", printed: "LNU SAMPLE" },
        ),
      ],
    ]);
  });

  describe("with groups after the name", () => {
    itReads(grammar, [
      [
        "  1.DOE/JOHNMR(ADT)   2.DOE/JIMMYMSTR(C05)",
        named(
          person("1", "DOE", "JOHNMR", { passengerType: "ADT" }),
          person("2", "DOE", "JIMMYMSTR", { passengerType: "C05" }),
        ),
      ],
      [
        "  1.SAMPLEMAN/ARIA(INF/KAI/05JAN25)   2.TESTOVA/NINA MISS(CHD/04APR18)",
        named(
          person("1", "SAMPLEMAN", "ARIA"),
          infant("KAI", { given: "KAI", birthDate: day(5, 1, 25) }),
          person("2", "TESTOVA", "NINA MISS", {
            passengerType: "CHD",
            birthDate: day(4, 4, 18),
          }),
        ),
      ],
      ["  1.DOE/JOHN(INF/KAI)", named(person("1", "DOE", "JOHN"), infant("KAI", { given: "KAI" }))],
      ...["INFROE", "INF ROE", "INF/ROE"].map(
        (mark) =>
          [
            `  1.DOE/JOHN(${mark}/JANE/03JAN25)`,
            named(
              person("1", "DOE", "JOHN"),
              infant("ROE/JANE", { surname: "ROE", given: "JANE", birthDate: day(3, 1, 25) }),
            ),
          ] as const,
      ),
      [
        "  1.DOE/JOHN(ADT)(INF/KAI/05JAN25)",
        named(
          person("1", "DOE", "JOHN", { passengerType: "ADT" }),
          infant("KAI", { given: "KAI", birthDate: day(5, 1, 25) }),
        ),
      ],
      ["  1.DOE/JANE(INF/KAI", named(person("1", "DOE", "JANE"), infant("KAI", { given: "KAI" }))],
      [
        "  1.DOE/BABY(INF/05JAN25)",
        named(person("1", "DOE", "BABY", { passengerType: "INF", birthDate: day(5, 1, 25) })),
      ],
      [
        "  1.SAMPLEMAN/CARL QUENTIN MR(ADT/01FEB56)(IDEMP4711)",
        named(
          person("1", "SAMPLEMAN", "CARL QUENTIN MR", {
            passengerType: "ADT",
            birthDate: day(1, 2, 56),
            identification: "EMP4711",
          }),
        ),
      ],
      [
        " 12.SAMPLEMAN/DORA(CHD)(IDDOB27SEP15)",
        named(
          person("12", "SAMPLEMAN", "DORA", {
            passengerType: "CHD",
            birthDate: day(27, 9, 15),
            identification: "DOB27SEP15",
          }),
        ),
      ],
      [
        "  1.SAMPLEMAN/DORA(ID DOB14FEB52)",
        named(
          person("1", "SAMPLEMAN", "DORA", {
            birthDate: day(14, 2, 52),
            identification: "DOB14FEB52",
          }),
        ),
      ],
      [
        "  1.DOE/JOHN(VIP 7)(ADT)",
        {
          ...named(person("1", "DOE", "JOHN", { passengerType: "ADT" })),
          unparsed: ["(VIP 7)"],
        },
      ],
    ]);
  });

  describe("alone on a line, without a number", () => {
    const alone = (given: string, more: object = {}) =>
      named({ surname: "SAMPLEMAN", given, printed: `SAMPLEMAN/${given}`, ...more });
    itReads(grammar, [
      ["SAMPLEMAN/ARIA MRS", alone("ARIA MRS")],
      ["  SAMPLEMAN/BORISMR", alone("BORISMR")],
      ["SAMPLEMAN/MR BORIS", alone("MR BORIS")],
      ["SAMPLEMAN/BORIS(ADT)", alone("BORIS", { passengerType: "ADT" })],
    ]);
  });

  describe("alone on a line, after a number without a dot", () => {
    itReads(grammar, [
      ["1 DOE/JANE MRS", named(person("1", "DOE", "JANE MRS"))],
      ["  2 DOE/JIMMYMSTR", named(person("2", "DOE", "JIMMYMSTR"))],
      [
        " 12 DE LA CRUZ/ANA(CHD)",
        named(person("12", "DE LA CRUZ", "ANA", { passengerType: "CHD" })),
      ],
    ]);
  });

  describe("leave other lines unread", () => {
    itLeavesUnread(grammar, [
      " 1 FA PAX 125-0000000001/ETBA/USD500.00/08APR26/PARZZ2199/00000000/S2-5/P1",
      "8.FE NONREF/NONEND",
      "9.RM DOE/JOHN MR",
      " 1.SEA NRT   - DEPARTS TERMINAL S",
      " 1.SEA/NRT   - DEPARTS TERMINAL S",
      "  2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA",
      " 1.1DOE/JOHN MR  2.1DOE/JANE",
      "  1.DOE",
      "  1.DOE/JOHN2",
      "  1.DOE/JOHN   ROE",
      "DOE/JOHN",
      "  1 DOE/JOHN",
      "  1 DOE/JOHN MR 12A",
      "  1 RM DOE/JOHN MR",
      "  1 PAX/JOHN MR",
      "DOE/JOHN MR 12A",
      "       DOE/JOHN MR",
      "NAME/DOE JOHN MR",
      "PAX/MR JOHN DOE",
      "IA/S2/P1",
      "TERMS/CLAIMS",
      "RP/PARZZ2199/PARZZ2199            AB/SU   9APR26/0830Z   ZQ7KXA",
    ]);
  });

  describe("in any script", () => {
    itReads(grammar, [
      [
        "  1.M\u00dcLLER/J\u00d6RG MR(INF/ZO\u00cb)   2.\u05db\u05d4\u05df/\u05e8\u05d5\u05ea MS",
        named(
          person("1", "M\u00dcLLER", "J\u00d6RG MR"),
          infant("ZO\u00cb", { given: "ZO\u00cb" }),
          person("2", "\u05db\u05d4\u05df", "\u05e8\u05d5\u05ea MS"),
        ),
      ],
    ]);
  });

  describe("whose first number is cut", () => {
    const cut = named(
      { surname: "DOE", given: "JANE MRS", printed: "DOE/JANE MRS" },
      person("2", "ROE", "BO"),
    );
    itReads(grammar, [
      [".DOE/JANE MRS   2.ROE/BO", cut],
      ["DOE/JANE MRS   2.ROE/BO", cut],
      ["DOE/JANE MRS 2.ROE/BO", cut],
      [
        "DOE/JANE MRS(ADT) 5.ROE/BO",
        named(
          {
            surname: "DOE",
            given: "JANE MRS",
            printed: "DOE/JANE MRS",
            passengerType: "ADT",
          },
          person("5", "ROE", "BO"),
        ),
      ],
      [".DOE/JANE MRS", named({ surname: "DOE", given: "JANE MRS", printed: "DOE/JANE MRS" })],
    ]);
    itLeavesUnread(grammar, [
      ".ETC/PASSWD",
      "SALES/MARKETING 2.PLAN",
      "SALES/MARKETING 2.PLAN/BUILD",
      ".NAMES/ANN MRS",
    ]);
  });

  describe("with a comma or a space for the slash", () => {
    const grammar = grammarOf(names, typedNames);
    const typed = (number: string, surname: string, given: string, printed: string) => ({
      number,
      surname,
      given,
      printed,
    });
    itReads(grammar, [
      [
        "  1.DOE, JANE MRS   2.DE LA CRUZ,BO MR",
        named(
          typed("1", "DOE", "JANE MRS", "DOE, JANE MRS"),
          typed("2", "DE LA CRUZ", "BO MR", "DE LA CRUZ,BO MR"),
        ),
      ],
      ["1.DOE JANE MRS", named(typed("1", "DOE", "JANE MRS", "DOE JANE MRS"))],
    ]);
    it("are names without a title only above a flight", () => {
      const flight = "  3  BA 117 Y 12APR 7 LHRJFK HK2  1235P 335P 12APR  E";
      const both = named(typed("1", "DOE", "JANE", "DOE JANE"), typed("2", "ROE", "BO", "ROE, BO"));
      expect(readLines(`1.DOE JANE   2.ROE, BO\n${flight}`, grammar)).to.deep.equal([both, null]);
      expect(readLines("1.DOE JANE   2.ROE, BO", grammar)).to.deep.equal([null]);
      expect(readLines(`1.DOE JANE   2.ROE, BO\n\n\n${flight}`, grammar)[0]).to.equal(null);
    });
    itLeavesUnread(grammar, [
      "1. HOTEL, TAXI",
      "1. BOOK HOTEL",
      "2. CALL CLIENT MR",
      "1.VAN BERG ANN MRS",
      "1.GARCIA LOPEZ ANA MRS",
    ]);
  });

  itReadsAnyText(grammar, [
    "  1.",
    "DOE/JOHN MR",
    "  2.ROE/ANN",
    "(INF/KAI/05JAN25)",
    "(IDDOB27SEP15)",
    "(ADT",
    "(ID A",
    "FNU",
    "  0. 15SCHOOL NM: 3",
  ]);

  describe("and the line of a group", () => {
    const school = { kind: "group", name: "SCHOOLGRP", unassigned: 15, named: 3 };
    itReads(grammar, [
      ["  0. 15SCHOOLGRP NM: 3", school],
      ["0.15SCHOOLGRP NM:3", school],
      ["  0.  0ZEPHYR TOUR  NM:14", { ...school, name: "ZEPHYR TOUR", unassigned: 0, named: 14 }],
    ]);
    itLeavesUnread(grammar, ["  0. 15SCHOOLGRP", " 10. 15SCHOOLGRP NM: 3"]);
  });
});

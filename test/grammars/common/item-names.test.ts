import { itemGroup } from "../../../grammars/common/people/item-group.ts";
import { itemNames } from "../../../grammars/common/people/item-names.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const grammar = grammarOf(itemNames, itemGroup);

const day = (day: number, month: number, year: number) => ({ day, month, year });
const person = (number: string, surname: string, given: string, more: object = {}) => ({
  number,
  surname,
  given,
  printed: `${surname}/${given}`,
  ...more,
});
/** Another traveller of an item, with the same surname. */
const sharing = (number: string, given: string, more: object = {}) => ({
  number,
  given,
  printed: given,
  ...more,
});
const named = (...persons: object[]) => ({ kind: "names", persons });

describe("name items", () => {
  describe("several to a line, with any spacing", () => {
    const two = named(person("1.1", "DOE", "JOHN MR"), person("2.1", "ROE", "ANN"));
    itReads(grammar, [
      [" 1.1DOE/JOHN MR  2.1ROE/ANN", two],
      ["  1.1DOE/JOHN MR   2.1ROE/ANN", two],
      ["1.1DOE/JOHN MR 2.1ROE/ANN", two],
      ["1.1DOE/JOHN MR2.1ROE/ANN  ", two],
      ["1.1 DOE/JOHN MR  2.1 ROE/ANN", two],
      ["10.1DOE/ZOE", named(person("10.1", "DOE", "ZOE"))],
      [" 9.1DOE/ZOE 10.1ROE/BO", named(person("9.1", "DOE", "ZOE"), person("10.1", "ROE", "BO"))],
      [
        " 1.1O'BRIEN-SAMPLE/J.P. MR  2.1DE LA CRUZ/ANA MRS",
        named(person("1.1", "O'BRIEN-SAMPLE", "J.P. MR"), person("2.1", "DE LA CRUZ", "ANA MRS")),
      ],
      ["1.1ROE/TINA.MS", named(person("1.1", "ROE", "TINA.MS"))],
    ]);
  });

  describe("with one traveller and several slashes, or several travellers", () => {
    itReads(grammar, [
      [
        " 1.1DOE/JOHN/MIDDLE  2.1INDRI/MRS",
        named(person("1.1", "DOE", "JOHN/MIDDLE"), person("2.1", "INDRI", "MRS")),
      ],
      [
        " 1.2DOE/JOHN MR/JANE MRS",
        named(person("1.1", "DOE", "JOHN MR"), sharing("1.2", "JANE MRS")),
      ],
      [
        " 1.4DOE/A/B/C/D  2.1ROE/E",
        named(
          person("1.1", "DOE", "A"),
          sharing("1.2", "B"),
          sharing("1.3", "C"),
          sharing("1.4", "D"),
          person("2.1", "ROE", "E"),
        ),
      ],
      [
        " 1.2DOE/A/B/C",
        { ...named(person("1.1", "DOE", "A"), sharing("1.2", "B")), unparsed: ["C"] },
      ],
    ]);
  });

  describe("without a given name, or without a slash", () => {
    itReads(grammar, [
      [" 1.1DOE/", named({ number: "1.1", surname: "DOE", printed: "DOE" })],
      [
        " 1.1MADONNA  2.1ROE/ANN",
        named(
          { number: "1.1", surname: "MADONNA", printed: "MADONNA" },
          person("2.1", "ROE", "ANN"),
        ),
      ],
      [" 1.1FNU", named({ number: "1.1", surname: "FNU", printed: "FNU" })],
    ]);
  });

  describe("with a reference", () => {
    const about = (reference: string, more: object) =>
      [` 1.1DOE/JOHN MR*${reference}`, named(person("1.1", "DOE", "JOHN MR", more))] as const;
    const type = (passengerType: string) => about(passengerType, { passengerType });
    const identification = (text: string) => about(text, { identification: text });
    itReads(grammar, [
      type("ADT"),
      type("CNN"),
      type("C06"),
      type("INS"),
      type("YTH"),
      type("C-11"),
      about("P-C08", { passengerType: "C08" }),
      about("YTH12NOV08", { passengerType: "YTH", birthDate: day(12, 11, 8) }),
      about("C08/05MAY2017", { passengerType: "C08", birthDate: day(5, 5, 2017) }),
      about("05MAY15", { birthDate: day(5, 5, 15) }),
      about("DOB21DEC16", { birthDate: day(21, 12, 16) }),
      about("P-C08*DOB21DEC18", { passengerType: "C08", birthDate: day(21, 12, 18) }),
      identification("P-09"),
      identification("AW000000"),
      identification("ID4711"),
      identification("ID"),
      identification("A-1 X"),
      about("", {}),
    ]);
    itReads(grammar, [
      [
        " 1.1DOE/CHRIS*ADT 2.1DOE/SUEMISS*C08 3.1DOE/BABY*INF",
        named(
          person("1.1", "DOE", "CHRIS", { passengerType: "ADT" }),
          person("2.1", "DOE", "SUEMISS", { passengerType: "C08" }),
          person("3.1", "DOE", "BABY", { passengerType: "INF" }),
        ),
      ],
      [
        " 1.2DOE/JO/ANN*ADT",
        named(person("1.1", "DOE", "JO"), sharing("1.2", "ANN", { passengerType: "ADT" })),
      ],
      [
        " 1.2DOE/JO/ANN*ID4711",
        named(person("1.1", "DOE", "JO"), sharing("1.2", "ANN", { identification: "ID4711" })),
      ],
      [
        " 1.3DOE/JO MR/ANN*P-C11/KIM*P-C07",
        named(
          person("1.1", "DOE", "JO MR"),
          sharing("1.2", "ANN", { passengerType: "C11" }),
          sharing("1.3", "KIM", { passengerType: "C07" }),
        ),
      ],
      [
        " 1.1DOE/JO*ID47  WAITLIST 2",
        {
          ...named(person("1.1", "DOE", "JO", { identification: "ID47" })),
          unparsed: ["WAITLIST", "2"],
        },
      ],
    ]);
  });

  describe("with additions of agents", () => {
    itReads(grammar, [
      [
        " 1.1DOE/JOHN MR  VIP  2.1ROE/ANN  WAITLIST OK",
        {
          ...named(person("1.1", "DOE", "JOHN MR"), person("2.1", "ROE", "ANN")),
          unparsed: ["VIP", "WAITLIST OK"],
        },
      ],
      [
        " 1.1DOE/JOHN MR(ADT)  2.1DOE/JANE MRS (C08)",
        named(
          person("1.1", "DOE", "JOHN MR", { passengerType: "ADT" }),
          person("2.1", "DOE", "JANE MRS", { passengerType: "C08" }),
        ),
      ],
    ]);
  });

  describe("of infants", () => {
    itReads(grammar, [
      [
        " 3.I/1SAMPLEMAN/KAI MSTR*05JAN25  4.1TESTOVA/NINA MISS*P-C08",
        named(
          person("3.1", "SAMPLEMAN", "KAI MSTR", { infant: true, birthDate: day(5, 1, 25) }),
          person("4.1", "TESTOVA", "NINA MISS", { passengerType: "C08" }),
        ),
      ],
      [
        "2.I/2DOE/KAI/KIM",
        named(
          person("2.1", "DOE", "KAI", { infant: true }),
          sharing("2.2", "KIM", { infant: true }),
        ),
      ],
      [
        " 2.I/1ROE/KAI*INF05JAN25",
        named(
          person("2.1", "ROE", "KAI", {
            infant: true,
            passengerType: "INF",
            birthDate: day(5, 1, 25),
          }),
        ),
      ],
    ]);
  });

  describe("with a title, without a count or a number", () => {
    itReads(grammar, [
      [
        "  1.DOE/JOHN MR   2.ROE/ANNMRS",
        named(person("1", "DOE", "JOHN MR"), person("2", "ROE", "ANNMRS")),
      ],
      [
        "SAMPLEMAN/BORIS MR",
        named({ surname: "SAMPLEMAN", given: "BORIS MR", printed: "SAMPLEMAN/BORIS MR" }),
      ],
      ["2 DOE/JANE MRS*C08", named(person("2", "DOE", "JANE MRS", { passengerType: "C08" }))],
    ]);
  });

  describe("with a group", () => {
    itReads(grammar, [
      [" 1.C/15GRPNAME", { kind: "group", name: "GRPNAME", unassigned: 15 }],
      [" 1.C/01CREW", { kind: "group", name: "CREW", unassigned: 1 }],
      ["1.C/00ZEPHYR TOUR 2*ID7", { kind: "group", name: "ZEPHYR TOUR 2", unassigned: 0 }],
      [" 1.C/SCHOOL", { kind: "group", name: "SCHOOL" }],
      [" 1.C/15GRPNAME  2.1DOE/JOHN", { ...named(person("2.1", "DOE", "JOHN")), group: "GRPNAME" }],
    ]);
  });

  describe("do not match other lines", () => {
    itLeavesUnread(grammar, [
      "             26.80YQ          13.40YR            4.20UA",
      "4.20UA",
      " 1.2DOE/A",
      "3.5EUR/NIGHT",
      "PLS FIND BELOW THE BOOKING FOR DOE/JOHN MR",
      "CALL SMITH/ANN MRS",
      "NEXT PAX ROE/JANE MRS",
      "1.20LH X/FRA LH PAR 120.00",
      "12.10HU TAX 18.30XW",
      "1.50USD",
      "     1.1  S  1  ADT                  S    28SEP EUR      104.40",
      "  1.TAW/15JUL",
      "  1.T-24JUN-ZZ9A*AZZ",
      "  1.SSR DOCS BT HK1/P/ZZZ/X0000000  1.1 SAMPLEMAN/BORIS",
      "  1.DOE/JOHN",
      "  1.H-DOE/JOHN MR",
      " 1.SEA/NRT",
      " 1. ET  503 M  12APR YYZADD HK1  1055P # 715P O*       E SU  1",
      "PAX/JOHN MR",
      "DOE/JOHN",
    ]);
  });

  describe("in any script, with a leading zero in the count", () => {
    itReads(grammar, [
      [
        " 1.01GARC\u00cdA/JOS\u00c9 MR  2.1\u041f\u0415\u0422\u0420\u041e\u0412/\u0418\u0412\u0410\u041d MR",
        named(
          person("1.1", "GARC\u00cdA", "JOS\u00c9 MR"),
          person("2.1", "\u041f\u0415\u0422\u0420\u041e\u0412", "\u0418\u0412\u0410\u041d MR"),
        ),
      ],
      [" 1.02DOE/ANN/BO", named(person("1.1", "DOE", "ANN"), sharing("1.2", "BO"))],
      [" 1.1\u738b/\u5c0f\u660e MR", named(person("1.1", "\u738b", "\u5c0f\u660e MR"))],
    ]);
  });

  describe("with a comma or a space for the slash", () => {
    const typed = (number: string, surname: string, given: string, printed: string) => ({
      number,
      surname,
      given,
      printed,
    });
    itReads(grammar, [
      [
        " 1.1DOE, ANN MRS  2.1DE LA CRUZ,BO MR",
        named(
          typed("1.1", "DOE", "ANN MRS", "DOE, ANN MRS"),
          typed("2.1", "DE LA CRUZ", "BO MR", "DE LA CRUZ,BO MR"),
        ),
      ],
      [
        " 1.1DOE ANN MRS  2.1ROE BO MSTR CHD",
        named(
          typed("1.1", "DOE", "ANN MRS", "DOE ANN MRS"),
          typed("2.1", "ROE", "BO MSTR CHD", "ROE BO MSTR CHD"),
        ),
      ],
    ]);
    itLeavesUnread(grammar, [
      " 1.1DOE, ANN",
      " 1.1CALL THE DR",
      " 1.1DE CRUZ ANN MRS",
      "1.HOTEL, TAXI",
    ]);
  });

  describe("whose first number is cut", () => {
    const cut = named(
      { surname: "DOE", given: "ANN MRS", printed: "DOE/ANN MRS" },
      person("2.1", "ROE", "BO"),
    );
    itReads(grammar, [
      [".1DOE/ANN MRS  2.1ROE/BO", cut],
      ["1DOE/ANN MRS   2.1ROE/BO", cut],
      [
        "1DOE/ANN MRS*ADT  9.1ROE/BO",
        named(
          { surname: "DOE", given: "ANN MRS", printed: "DOE/ANN MRS", passengerType: "ADT" },
          person("9.1", "ROE", "BO"),
        ),
      ],
      ["1DOE/ANN MRS", named({ surname: "DOE", given: "ANN MRS", printed: "DOE/ANN MRS" })],
      [
        ".2DOE/ANN/BO",
        named({ surname: "DOE", given: "ANN", printed: "DOE/ANN" }, { given: "BO", printed: "BO" }),
      ],
    ]);
    itLeavesUnread(grammar, ["1DOE/ANN", ".5 KG", "2BED/BATH  3.1ROOM", "1MERGE/REBASE MR 42"]);
  });

  itReadsAnyText(grammar, [
    " 1.1",
    "DOE/JOHN MR",
    "  2.2ROE/ANN/BO",
    " 3.I/1",
    "*P-C08",
    "*DOB21DEC16",
    " 1.C/15GRP",
    "1.",
  ]);
});

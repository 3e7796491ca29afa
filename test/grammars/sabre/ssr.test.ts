import { osi, ssr } from "../../../grammars/sabre/services/ssr.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText, type LineCase } from "../read.ts";

const flight = {
  origin: "DFW",
  destination: "HND",
  flight: "0175",
  date: { day: 12, month: 4, year: null },
};
const KEY = "DFWHND0175I12APR";

/** The node of a request with a number. */
function request(line: string, says: object): LineCase {
  return [`  1. SSR ${line}`, { kind: "ssr", number: "1", ...says }];
}

const documents: readonly LineCase[] = [
  request("DOCS BT HK1/P/ZZZ/X00000000/ZZZ/03FEB1986/M/30NOV2031/DOE/JANE 1.1 DOE/JANE", {
    code: "DOCS",
    airline: "BT",
    status: "HK",
    count: 1,
    text: "P/ZZZ/X00000000/ZZZ/03FEB1986/M/30NOV2031/DOE/JANE",
    document: {
      birthDate: { day: 3, month: 2, year: 1986 },
      gender: "M",
      surname: "DOE",
      given: "JANE",
    },
    persons: ["1.1"],
  }),
  request("DOCS BT HK1/////03FEB25/FI//DOE/KAI  1.1 DOE/JANE MS", {
    code: "DOCS",
    airline: "BT",
    status: "HK",
    count: 1,
    text: "////03FEB25/FI//DOE/KAI",
    document: {
      birthDate: { day: 3, month: 2, year: 25 },
      gender: "FI",
      surname: "DOE",
      given: "KAI",
    },
    persons: ["1.1"],
  }),
  request("DOCS AA HK1/DB/03FEB86/F/DOE/JANE/QUINN  1.1 DOE/JANE MS", {
    code: "DOCS",
    airline: "AA",
    status: "HK",
    count: 1,
    text: "DB/03FEB86/F/DOE/JANE/QUINN",
    document: {
      birthDate: { day: 3, month: 2, year: 86 },
      gender: "F",
      surname: "DOE",
      given: "JANE",
    },
    persons: ["1.1"],
  }),
  // A field is missing, so all others are out of place.
  request("DOCS AA HK1/P/ZZZ/X0000000/03FEB86/F/30NOV31/DOE/JANE  1.1 DOE/JANE", {
    code: "DOCS",
    airline: "AA",
    status: "HK",
    count: 1,
    text: "P/ZZZ/X0000000/03FEB86/F/30NOV31/DOE/JANE",
    document: {},
    persons: ["1.1"],
  }),
  request("DOCA AA HK1/D/ZZZ/1 MODEL AVENUE/ORD/ZZ/00000  1.1 DOE/JANE", {
    code: "DOCA",
    airline: "AA",
    status: "HK",
    count: 1,
    text: "D/ZZZ/1 MODEL AVENUE/ORD/ZZ/00000",
    persons: ["1.1"],
  }),
  request("CHLD LH HK1/21NOV17         2.1 TESTOVA/NINA", {
    code: "CHLD",
    airline: "LH",
    status: "HK",
    count: 1,
    text: "21NOV17",
    birthDate: { day: 21, month: 11, year: 17 },
    persons: ["2.1"],
  }),
  request(`CHLD AA KK1 ${KEY}/21NOV2017  2.1 TESTOVA/NINA`, {
    code: "CHLD",
    airline: "AA",
    status: "KK",
    count: 1,
    text: `${KEY}/21NOV2017`,
    ...flight,
    birthDate: { day: 21, month: 11, year: 2017 },
    persons: ["2.1"],
  }),
];

const infants: readonly LineCase[] = [
  request(`INFT AA KK1 ${KEY}/SAMPLEMAN/KAI/05JAN25 2.1 SAMPLEMAN/ARIA MRS`, {
    code: "INFT",
    airline: "AA",
    status: "KK",
    count: 1,
    text: `${KEY}/SAMPLEMAN/KAI/05JAN25`,
    ...flight,
    infant: { surname: "SAMPLEMAN", given: "KAI", birthDate: { day: 5, month: 1, year: 25 } },
    persons: ["2.1"],
  }),
  request(`INFT AA KK1 ${KEY}/SAMPLEMAN/KAI MSTR/05JAN25/OCCUPYING SEAT`, {
    code: "INFT",
    airline: "AA",
    status: "KK",
    count: 1,
    text: `${KEY}/SAMPLEMAN/KAI MSTR/05JAN25/OCCUPYING SEAT`,
    ...flight,
    infant: {
      surname: "SAMPLEMAN",
      given: "KAI MSTR",
      birthDate: { day: 5, month: 1, year: 25 },
    },
  }),
  request("INFT AA NN1/SAMPLEMAN/KAI/05JAN25", {
    code: "INFT",
    airline: "AA",
    status: "NN",
    count: 1,
    text: "SAMPLEMAN/KAI/05JAN25",
    infant: { surname: "SAMPLEMAN", given: "KAI", birthDate: { day: 5, month: 1, year: 25 } },
  }),
  request(`INFT AA KK1 ${KEY}  2.1 SAMPLEMAN/ARIA MRS`, {
    code: "INFT",
    airline: "AA",
    status: "KK",
    count: 1,
    text: KEY,
    ...flight,
    persons: ["2.1"],
  }),
];

const SEATS: readonly (readonly [printed: string, seats: readonly string[]])[] = [
  ["/12A", ["12A"]],
  ["/12AN", ["12A"]],
  [".12AN", ["12A"]],
  [" 12A", ["12A"]],
  ["/12A/12B", ["12A", "12B"]],
  [".012A.012B", ["012A", "012B"]],
  [".12A12B", ["12A", "12B"]],
  [".12AN12BN", ["12A", "12B"]],
  ["/12A/RS", ["12A"]],
];

const seats: readonly LineCase[] = SEATS.flatMap(([printed, given]) =>
  ["NSST", "SEAT", "RQST"].map((code) =>
    request(`${code} AA HK1 ${KEY}${printed}  1.1 DOE/JANE`, {
      code,
      airline: "AA",
      status: "HK",
      count: 1,
      text: `${KEY}${printed}`,
      ...flight,
      seats: given.map((seat) => ({ seat })),
      persons: ["1.1"],
    }),
  ),
);

const wishes: readonly LineCase[] = ["", "/WINDOW", "/ROW 12 OR BEHIND"].map((wish) =>
  request(`NSST AA KK1 ${KEY}${wish}  1.1 DOE/JANE`, {
    code: "NSST",
    airline: "AA",
    status: "KK",
    count: 1,
    text: `${KEY}${wish}`,
    ...flight,
    persons: ["1.1"],
  }),
);

const others: readonly LineCase[] = [
  request("WCHR DL KK1 LHRDTW0017I08MAY", {
    code: "WCHR",
    airline: "DL",
    status: "KK",
    count: 1,
    text: "LHRDTW0017I08MAY",
    origin: "LHR",
    destination: "DTW",
    flight: "0017",
    date: { day: 8, month: 5, year: null },
  }),
  request(`SPML AA NN1 ${KEY}/NO SALT 1.1 DOE/JANE`, {
    code: "SPML",
    airline: "AA",
    status: "NN",
    count: 1,
    text: `${KEY}/NO SALT`,
    ...flight,
    persons: ["1.1"],
  }),
  request("ADTK 1S TO KQ BY 18JUL26/1600Z OTHERWISE WILL BE XXLD", {
    code: "ADTK",
    airline: "1S",
    text: "TO KQ BY 18JUL26/1600Z OTHERWISE WILL BE XXLD",
  }),
  request("ADTK 1B TO BA ON/BEFORE 18JUL 1700Z OR CXLD", {
    code: "ADTK",
    airline: "1B",
    text: "TO BA ON/BEFORE 18JUL 1700Z OR CXLD",
  }),
  // A flight within the text is not the flight of the request.
  request("OTHS AA PLS ADV TKT NBR FOR AA 175I 12APR S DFWHND HK1", {
    code: "OTHS",
    airline: "AA",
    text: "PLS ADV TKT NBR FOR AA 175I 12APR S DFWHND HK1",
  }),
  request("CTCM AA HK1/15555550100  1.1 DOE/JANE", {
    code: "CTCM",
    airline: "AA",
    status: "HK",
    count: 1,
    text: "15555550100",
    persons: ["1.1"],
  }),
  request("CTCE AA HK1/JANE..DOE//EXAMPLE.COM  1.1 DOE/JANE", {
    code: "CTCE",
    airline: "AA",
    status: "HK",
    count: 1,
    text: "JANE..DOE//EXAMPLE.COM",
    persons: ["1.1"],
  }),
  ...["", `${KEY}/`].flatMap((key) =>
    ["", "/PLATINUM"].map((level) =>
      request(`FQTV AA HK1${key === "" ? "/" : " "}${key}AA0000000${level}  1.1 DOE/JANE`, {
        code: "FQTV",
        airline: "AA",
        status: "HK",
        count: 1,
        text: `${key}AA0000000${level}`,
        ...(key === "" ? {} : flight),
        frequentFlyer: "AA0000000",
        persons: ["1.1"],
      }),
    ),
  ),
  // The ticket is that of the traveller's lap infant.
  request(`TKNE AA HK1 ${KEY}/INF001-0000000002C1  1.1 DOE/JANE`, {
    code: "TKNE",
    airline: "AA",
    status: "HK",
    count: 1,
    text: `${KEY}/INF001-0000000002C1`,
    ticket: "001-0000000002",
    isInfantTicket: true,
    ...flight,
    persons: ["1.1"],
  }),
];

describe("Sabre facts", () => {
  describe("special service requests", () => {
    const grammar = grammarOf(ssr);
    itReads(grammar, [...documents, ...infants, ...seats, ...wishes, ...others]);
    itLeavesUnread(grammar, ["SSR", "SSR VGM"]);
    itReadsAnyText(grammar, [
      "SSR ",
      "DOCS",
      "INFT",
      "NSST",
      "FQTV",
      " AA HK1",
      KEY,
      "12A",
      "05JAN25",
      "  1.1 DOE/JANE",
    ]);
  });

  describe("other service information", () => {
    const grammar = grammarOf(osi);
    itReads(grammar, [
      [
        "  2. OSI AA VIP GUEST  1.1 DOE/JANE",
        { kind: "osi", number: "2", airline: "AA", text: "VIP GUEST", persons: ["1.1"] },
      ],
      [
        "  2. OSI AA VIP GUEST 12.1 DOE/JANE MRS",
        { kind: "osi", number: "2", airline: "AA", text: "VIP GUEST", persons: ["12.1"] },
      ],
      [
        "OSI YY CTCB DFW555-555-0100-A",
        { kind: "osi", airline: "YY", text: "CTCB DFW555-555-0100-A" },
      ],
      // Decimals are not travellers.
      [
        "OSI AA TRANSFER TAKES 1.5 HRS",
        { kind: "osi", airline: "AA", text: "TRANSFER TAKES 1.5 HRS" },
      ],
      ["OSI AA FARE USD 12.50", { kind: "osi", airline: "AA", text: "FARE USD 12.50" }],
      // A name that is cut before its slash is in the column.
      ["OSI AA VIP  2.1 SAMPLEMA", { kind: "osi", airline: "AA", text: "VIP", persons: ["2.1"] }],
    ]);
    itLeavesUnread(grammar, ["OSI", "OSIAA"]);
  });
});

import { expect } from "chai";
import { titledSections } from "../../../grammars/travelport/titled-sections.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { itReadsAnyText, readLines } from "../read.ts";
import { itEnds, itReadsSection, sections, TITLE } from "./section-reading.ts";

const contact = (type: string, value: string, more = {}) => ({
  kind: "contact",
  type,
  value,
  ...more,
});
const remark = (type: string, text: string, more = {}) => ({ kind: "remark", type, text, ...more });
const note = (about: string, text: string, more = {}) => ({ kind: "note", about, text, ...more });
const ticketing = (state: string, more: object) => ({ kind: "ticketing", state, ...more });
const locator = (airline: string, value: string, more = {}) => ({
  kind: "airlineLocator",
  airline,
  locator: value,
  ...more,
});
const day = (dayOfMonth: number, month: number, year: number | null = null) => ({
  day: dayOfMonth,
  month,
  year,
});
const FLIGHT_TEXT = "UA 200M 21APR GUMHNL HK1   705A  625P-*         TU   E";

const accounting = (type: string, text: string, more = {}) => ({
  kind: "accounting",
  type,
  text,
  ...more,
});

describe("Travelport sections", () => {
  itReadsSection("phones and addresses", [
    ["FONE-SFOAS/800-555-0100-SAMPLE TRAVEL", contact("phone", "SFOAS/800-555-0100-SAMPLE TRAVEL")],
    ["   2 SFOR/555-555-0199", contact("phone", "SFOR/555-555-0199", { number: "2" })],
    ["  3. LONE*JANE//EXAMPLE.COM", contact("email", "JANE//EXAMPLE.COM", { number: "3" })],
    ["  4. LONE*JANE@EXAMPLE.COM", contact("email", "JANE@EXAMPLE.COM", { number: "4" })],
    [
      "  5. SFOB/E-MAIL J-D\u00a4EXAMPLE.COM",
      contact("email", "J-D\u00a4EXAMPLE.COM", { number: "5" }),
    ],
    ["  6. JANE-DOE//EXAMPLE.COM", contact("email", "JANE-DOE//EXAMPLE.COM", { number: "6" })],
    [
      "   7 LONE*JANE//EXAMPLE.COM AT NOON",
      contact("phone", "LONE*JANE//EXAMPLE.COM AT NOON", { number: "7" }),
    ],
    [`   8 ${FLIGHT_TEXT}`, contact("phone", FLIGHT_TEXT, { number: "8" })],
    ["  9. 1.1DOE/JOHN MR", contact("phone", "1.1DOE/JOHN MR", { number: "9" })],
    ["SFOH*555-555-0123", contact("phone", "SFOH*555-555-0123")],
    ["CALL JANE", null],
    [
      "ADRS-SAMPLE TRAVEL@1 MODEL ST@SAN FRANCISCO CA Z/00000",
      contact("address", "SAMPLE TRAVEL@1 MODEL ST@SAN FRANCISCO CA Z/00000"),
    ],
    ["DLVR-1 MODEL ST", contact("address", "1 MODEL ST")],
    ["FONE", TITLE],
    ["  1. LONT*0205550100", contact("phone", "LONT*0205550100", { number: "1" })],
  ]);

  itReadsSection("ticketing arrangements and payment", [
    ["FOP:-VIXXXXXXXXXXXX0000/D0728", accounting("FOP", "VIXXXXXXXXXXXX0000/D0728")],
    ["FOP -CK", accounting("FOP", "CK")],
    ["TKTG-TAU/15APR", ticketing("limit", { date: day(15, 4), text: "15APR" })],
    ["TKTG-TAU/TU14APR", ticketing("limit", { date: day(14, 4), text: "TU14APR" })],
    ["TKTG-TAU/15APR27*NOON", ticketing("limit", { date: day(15, 4, 27), text: "15APR27*NOON" })],
    [
      "TKTG-T/SFO 28MAR2247Z AW AG **ELECTRONIC DATA EXISTS** >*HTE;",
      ticketing("done", { date: day(28, 3), office: "SFO", text: "28MAR2247Z AW AG" }),
    ],
    [
      "TKTG-T*LON 28MAR1522Z WS AG",
      ticketing("done", { date: day(28, 3), office: "LON", text: "28MAR1522Z WS AG" }),
    ],
    ["  2. T/ON REQUEST", ticketing("other", { number: "2", text: "ON REQUEST" })],
    ["TKTG-CALL", null],
  ]);

  itReadsSection("airlines' locators", [
    ["ACKN-DL ZR4T9B   01MAR 2203", locator("DL", "ZR4T9B")],
    ["   2 KL ZKXPLM   01MAR 2203", locator("KL", "ZKXPLM", { number: "2" })],
    ["   3 2V ZX5T2", locator("2V", "ZX5T2", { number: "3" })],
    ["   4 DL ADVISE PAX", null],
    ["   5 DL ADVISE", null],
    ["VLOC-UA*ZR4T9B/01MAR 1352", locator("UA", "ZR4T9B")],
    ["  2. 1A*ZS8P2C/01MAR 1352", locator("1A", "ZS8P2C", { number: "2" })],
    ["  3. U2*ZKXPLM", locator("U2", "ZKXPLM", { number: "3" })],
    [
      "  4. BA*ZT1V6D/01MAR 1352 HELD",
      locator("BA", "ZT1V6D", { number: "4", unparsed: ["HELD"] }),
    ],
  ]);

  itReadsSection("remarks, whose type is their title", [
    ["RMKS-CALL BEFORE TICKETING", remark("RMKS", "CALL BEFORE TICKETING")],
    [`   2 ${FLIGHT_TEXT}`, remark("RMKS", FLIGHT_TEXT, { number: "2" })],
    ["   3 1.1DOE/JOHN MR", remark("RMKS", "1.1DOE/JOHN MR", { number: "3" })],
    ["   4 FONE-SFOAS/800-555-0100", remark("RMKS", "FONE-SFOAS/800-555-0100", { number: "4" })],
    ["TRMK-CA ACCT-000000000000", remark("TRMK", "CA ACCT-000000000000")],
    ["RCVD-PAX", { kind: "received", from: "PAX" }],
    ["NOTE-", TITLE],
    ["  1. FREE TEXT WS 01MAR 1344Z", remark("NOTE", "FREE TEXT WS 01MAR 1344Z", { number: "1" })],
    ["  2. DL 167 M  20APR", remark("NOTE", "DL 167 M  20APR", { number: "2" })],
    ["VENDOR REMARKS", TITLE],
    ["VRMK-VI/AAF *THANK YOU 1240Z 01MAR", remark("VRMK", "VI/AAF *THANK YOU 1240Z 01MAR")],
    ["  2.VI/AUA *WELCOME", remark("VRMK", "VI/AUA *WELCOME", { number: "2" })],
  ]);

  itReadsSection("requests", [
    [
      "GFAX-SSROTHS1V PLS ADV FQTV",
      { kind: "ssr", code: "OTHS", airline: "1V", text: "PLS ADV FQTV" },
    ],
    [
      "   2 OSIYY CTCT SFO 555-0100",
      { kind: "osi", number: "2", airline: "YY", text: "CTCT SFO 555-0100" },
    ],
    ["   3 HELLO", null],
  ]);

  itReadsSection("the fields of Worldspan", [
    ["P- 1.M1L816 555-0100-T/SAMPLE AGENCY", phone("1", "M1L816 555-0100-T/SAMPLE AGENCY")],
    ["   2.M1L816 555-0199-H", phone("2", "M1L816 555-0199-H")],
    ["   3. MKC 555-0123", phone("3", "MKC 555-0123")],
    ["T-1.TAW/00/04FEB", ticketing("limit", { number: "1", date: day(4, 2), text: "00/04FEB" })],
    ["TKG FAX-NOT PRICED FARE TYPE EX", note("fare entry", "TKG FAX-NOT PRICED FARE TYPE EX")],
    ["R- 1.CALL PAX", remark("R", "CALL PAX", { number: "1" })],
    ["  2.UA 200M 21APR TU GUMHNL", remark("R", "UA 200M 21APR TU GUMHNL", { number: "2" })],
    [
      "G- 1.OSIYY CTCT MKC 5550100",
      { kind: "osi", number: "1", airline: "YY", text: "CTCT MKC 5550100" },
    ],
    ["A- 1.1 MODEL ST", contact("address", "1 MODEL ST", { number: "1" })],
    ["   2.41 MODEL ST", contact("address", "41 MODEL ST", { number: "2" })],
    ["  12.10HU", null],
    ["B-1.SAMPLE AGENCY", contact("address", "SAMPLE AGENCY", { number: "1" })],
    ["F- 1.CK", accounting("F", "CK", { number: "1" })],
    ["4-1.AUTO", note("fare entry", "AUTO", { number: "1" })],
    ["S- 1.WINDOW", null],
  ]);

  it("does not read a hotel's option as a field of Worldspan", () => {
    expect(readLines("R-EAN/BC-I/W-\nP-00000/RQ-GBP44.20", sections)).to.deep.equal([null, null]);
  });

  for (const title of ["FONE-SFOAS/800-555-0100", "RMKS-TEXT", "NOTE-\n  1. TEXT", "P- 1.MKC"])
    itEnds(title, [
      [" 1 DL 166X 12APR PDXAMS HK2   150P  900A|*      SU/MO   E  1", "air"],
      [" 1. DL  167 M  20APR SEANRT HK3  1245P # 310P O*         MO  2", "air"],
      [" 1.1SAMPLEMAN/BORIS MR*P-C08", "names"],
      ["  3.1TESTOVA/NINA", "names"],
      [" 3.I/1SAMPLEMAN/KAI*05JAN25", "names"],
    ]);

  const printsItsTypes = titledSections.filter(({ families }) =>
    families.every(({ name }) => !name.startsWith("remark")),
  );
  itReadsAnyText(defineGrammar({ ...sections, sections: printsItsTypes }), [
    "FONE-",
    "ADRS-",
    "TKTG-TAU/",
    "T/SFO 28MAR",
    "ACKN-DL ZR4T9B",
    "VLOC-UA*ZR4T9B/01MAR",
    "P- 1.",
    "\n  2. ",
    "\n   2 ",
    "\n2.",
    "LONE*",
    "JANE//EXAMPLE.COM",
    "GFAX-SSR",
    "** ELECTRONIC",
  ]);
});

function phone(number: string, value: string) {
  return contact("phone", value, { number });
}

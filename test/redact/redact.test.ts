import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { redact } from "../../src/redact/redact.ts";

const RECORD = `RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ZQ7KXA
  1.SAMPLEMAN/ARIA MRS   2.SAMPLEMAN/JON MR
  3  AF 457 Y 24NOV 2 GRUCDG HK2  1855 1110+1
  4 AP PAR 01 55 50 01 47 - ZINNIA VOYAGES - A
  5 APE ARIA.SAMPLEMAN@EXAMPLE.COM
  6 SSR DOCS AF HK1 P/FRA/99ZZ12345/FRA/12JUL76/F/20AUG31/SAMPLEMAN/ARIA/P1
  7 RM CALL ZEBEDEE ABOUT VISA
  8 RM PAID BY 4111111111111111
  9 FA PAX 057-1234567890/ETAF/24NOV26/PARZZ2199/00000000/S3/P1
`;
const options = { seed: "7", referenceDate: "2026-11-01" };

describe("Redacting", () => {
  const { text, replaced, left } = redact(RECORD, options);

  it("replaces every personal value", () => {
    for (const value of [
      ...["SAMPLEMAN", "ARIA", "JON", "ZQ7KXA", "PARZZ2199", "01 55", "ZINNIA", "EXAMPLE"],
      ...["99ZZ12345", "12JUL76", "20AUG31", "ZEBEDEE", "AB/SU", "99ZZ", "41111111", "1234567890"],
    ])
      expect(text).not.to.contain(value);
    expect(left).to.equal(0);
    expect(replaced).to.include({ cards: 1, emails: 1, tickets: 1 });
    expect(JSON.stringify(replaced)).not.to.match(/SAMPLE|ARIA/);
  });

  it("keeps the form of the text", () => {
    const shape = (each: string) => each.replace(/[A-Z]/g, "A").replace(/[\d*]/g, "9");
    expect(shape(text)).to.equal(shape(RECORD));
    const [, , flight] = RECORD.split("\n");
    expect(text).to.contain(flight);
    expect(text).to.contain("RM CALL ").and.contain("@").and.contain(".COM\n");
  });

  it("replaces the same value by the same one", () => {
    const { persons } = decode(text, options).booking;
    const [aria, jon] = persons;
    expect(aria?.lastName).to.equal(jon?.lastName);
    expect(text).to.contain(`APE ${aria?.firstName}.${aria?.lastName}@`);
    expect(text).to.contain(`/${aria?.lastName}/${aria?.firstName}/P1`);
    expect(persons.map(({ title }) => title)).to.deep.equal(["MRS", "MR"]);
  });

  it("depends on the seed alone", () => {
    expect(redact(RECORD, options).text).to.equal(text);
    expect(redact(RECORD, { ...options, seed: "8" }).text).not.to.equal(text);
    const { referenceDate } = options;
    expect(redact(RECORD, { referenceDate }).text).not.to.equal(
      redact(RECORD, { referenceDate }).text,
    );
  });

  it("replaces the names of groups and suppliers, addresses and members, and no mark of a segment", () => {
    const { text: result } = redact(
      [
        "RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ZQ7KXA",
        "  0. 11ALPINCLUB NM: 1",
        "  1.GRUBER/TONI MR",
        "  2  AF 457 Y 24NOV 2 GRUCDG HK11  1855 1110+1",
        "                                                         A01",
        "  3 MIS 1A HK1 LIS 27NOV-28NOV/TYP-TOR/SUN-ZEBEDEE TOURS/CF-CN004711",
        "  4 AM GRUBER TONI, ALMWEG 7, 6020 TIROLBRUCK",
        "  5 SSR FQTV AF HK1 AF1234567890/P1\n",
      ].join("\n"),
      options,
    );
    expect(result).not.to.match(/ALPIN|GRUBER|TONI|ZEBEDEE|CN0|4711|ALMWEG 7|6020|TIROL|1234567/);
    const [, group, name, flight, marriage, tour, address, membership] = result.split("\n");
    expect(group).to.match(/^ {2}0\. 11[A-Z]{9} NM: 1$/);
    expect(flight).to.equal("  2  AF 457 Y 24NOV 2 GRUCDG HK11  1855 1110+1");
    expect(marriage?.trim()).to.equal("A01");
    expect(tour).to.match(/^ {2}3 MIS 1A HK1 LIS 27NOV-28NOV\/TYP-TOR\/SUN-[A-Z]{7} TOURS\/CF-/);
    const [, surname = "?", given = "?"] = /([A-Z]+)\/([A-Z]+)/.exec(name ?? "") ?? [];
    expect(address).to.match(
      new RegExp(`^  4 AM ${surname} ${given}, [A-Z]{6} \\d, \\d{4} [A-Z]{10}$`),
    );
    expect(membership).to.match(/^ {2}5 SSR FQTV AF HK1 AF\d{10}\/P1$/);
  });

  it("keeps check digits that fit", () => {
    // 1234567890 leaves 3 when divided by 7.
    const checked = RECORD.replace("057-1234567890", "057-12345678903");
    const [, serial = "", check = ""] =
      /057-(\d{10})(\d)/.exec(redact(checked, options).text) ?? [];
    expect(serial)
      .to.match(/^\d{10}$/)
      .and.not.equal("1234567890");
    expect(String(Number(serial) % 7)).to.equal(check);
  });

  it("replaces names that are words of a language next to other names", () => {
    const record = `  1.BAUER/ANNA MRS   2.BAUER/JAN MR
  3  OS 727 E 07DEC 1 VIEOTP HK2          1010 1245   *1A/E*
4    .2  TBAUER/JAN MR              EUR        188.10  INVOICE                3-4
`;
    expect(redact(record, options).text).not.to.match(/BAUER|ANNA|JAN/);
  });

  it("replaces a name that a line breaks as if it were whole", () => {
    const record = `  1.SAMPLEMAN/ARIA MRS
  2  AF 457 Y 24NOV 2 GRUCDG HK1  1855 1110+1
  3 SSR DOCS AF HK1 P/FRA/99ZZ12345/FRA/12JUL76/F/20AUG31/SAMPLEM
       AN/ARIA/P1
`;
    const { text: redacted } = redact(record, options);
    const [, whole = ""] = /1\.(\w{9})\/\w{4} MRS/.exec(redacted) ?? [];
    expect(redacted).to.contain(`/${whole.slice(0, 7)}\n       ${whole.slice(7)}/`);
    expect(whole).not.to.equal("SAMPLEMAN");
  });

  it("replaces names that the system has cut, and leaves what it has left of a title", () => {
    const record = ` 1.2IVERSEN/LIV MS/LEIF MR
 1 BA 292Q 08DEC T IADLHR HK2   640P  655A  09DEC W /DCBA*ZQ7KXA /E
TKT/TIME LIMIT
  1.T-18NOV-ZZ9A*AJT
  2.TK 1250000000006-AT IVERS/LE ZZ9A*AJT 1530/18NOV*I
`;
    const { text: redacted } = redact(record, options);
    const [, surname = "", given = ""] = /1\.2(\w{7})\/\w{3} MS\/(\w{4}) MR/.exec(redacted) ?? [];
    expect(redacted).to.contain(`-AT ${surname.slice(0, 5)}/${given.slice(0, 2)} `);
  });

  it("leaves the entry before a locator as it is", () => {
    const record = `RTZQ7KXA\n${RECORD}`;
    const { text: redacted } = redact(record, options);
    const [, locator] = /^RT(\w{6})\n/.exec(redacted) ?? [];
    expect(redacted).to.match(new RegExp(`0914Z   ${locator}\n`));
    expect(locator).not.to.equal("ZQ7KXA");
  });
});

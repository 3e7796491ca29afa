import { address, email, phone } from "../../../grammars/sabre/people/contact.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const mail = (value: string, more: object = {}) => ({
  kind: "contact",
  type: "email",
  value,
  ...more,
});
const called = (value: string, more: object = {}) => ({
  kind: "contact",
  type: "phone",
  value,
  ...more,
});
const located = (value: string, more: object = {}) => ({
  kind: "contact",
  type: "address",
  value,
  ...more,
});

describe("Sabre contacts", () => {
  describe("phones", () => {
    const grammar = grammarOf(email, phone);
    itReads(grammar, [
      ["  1. DFW555-555-0100-A", called("DFW555-555-0100-A", { number: "1" })],
      ["  2. PAR33-0-555-0100-H ", called("PAR33-0-555-0100-H", { number: "2" })],
      ["    555-0100 ASK FOR JANE", called("555-0100 ASK FOR JANE")],
      ["DFW555-555-0100-A", called("DFW555-555-0100-A")],
      ["LON+44 (0)20 5550100", called("LON+44 (0)20 5550100")],
      [
        "  2. DFW555-555-0100-M  1.1 DOE/JOHN MR",
        called("DFW555-555-0100-M", { number: "2", persons: ["1.1"] }),
      ],
      // In the section of phones, too.
      ["  3. JANE//EXAMPLE.COM-E", mail("JANE//EXAMPLE.COM", { number: "3" })],
      ["  4. DFW‡JANE@EXAMPLE.COM‡", mail("JANE@EXAMPLE.COM", { number: "4" })],
    ]);
    itLeavesUnread(grammar, ["DFW", "REMARKS", " 1 AA 175I 12APR S DFWHND HK2"]);
    itReadsAnyText(grammar, ["  1. ", "    ", "DFW", "555-0100", "-A", "‡", "JANE@EXAMPLE.COM"]);
  });

  describe("e-mail addresses", () => {
    const grammar = grammarOf(email);
    itReads(grammar, [
      ["  1. ‡JANE.DOE@EXAMPLE.COM‡", mail("JANE.DOE@EXAMPLE.COM", { number: "1" })],
      ["  2. ¥JANE¤EXAMPLE.COM¥", mail("JANE¤EXAMPLE.COM", { number: "2" })],
      ["¤JANE‡MAIL.EXAMPLE.COM¤", mail("JANE‡MAIL.EXAMPLE.COM")],
      ["  3. TO/‡jane@example.com‡", mail("jane@example.com", { number: "3" })],
      ["  3. TO/JANE//EXAMPLE.COM", mail("JANE//EXAMPLE.COM", { number: "3" })],
      ["+JANE@EXAMPLE.COM+", mail("JANE@EXAMPLE.COM")],
      ["JANE_DOE-1@EXAMPLE.COM", mail("JANE_DOE-1@EXAMPLE.COM")],
      ["‡JANE@EXAMPLE.COM‡  1.1 DOE/JANE", mail("JANE@EXAMPLE.COM", { persons: ["1.1"] })],
      ["‡JANE@EXAMPLE.COM‡/OFFICE", mail("JANE@EXAMPLE.COM", { unparsed: ["/OFFICE"] })],
    ]);
    itLeavesUnread(grammar, [
      "  1. JANE AT EXAMPLE",
      "‡JANE@EXAMPLE‡",
      "WRITE TO JANE@EXAMPLE.COM",
    ]);
    itReadsAnyText(grammar, ["  1. ", "TO/", "‡", "¤", "JANE", "@", "//", "EXAMPLE.COM", "  1.1"]);
  });

  describe("address lines", () => {
    const grammar = grammarOf(address);
    itReads(grammar, [
      ["    N/SAMPLE TRAVEL ", located("N/SAMPLE TRAVEL")],
      ["  2. A/1 MODEL AVENUE", located("A/1 MODEL AVENUE", { number: "2" })],
      ["Z/00000", located("Z/00000")],
    ]);
    itLeavesUnread(grammar, ["1 MODEL AVENUE", "REMARKS"]);
  });
});

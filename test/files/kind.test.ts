import { expect } from "chai";
import { kindOf, type FileKind } from "../../src/files/kind.ts";
import { bytesOf, FLIGHTS, mailOf, part, pdfOf } from "./mails.ts";

describe("The kind of a file", () => {
  const cases: readonly (readonly [string, Uint8Array, string, FileKind])[] = [
    ["a mail", mailOf(part("text/plain", "BA 178")), "a.txt", "mail"],
    ["a mail of a mailbox", bytesOf("From a@b.example\nReceived: x\n\tby y\n\nBA 178"), "", "mail"],
    ["a mail that only its name shows", bytesOf("Subject: x\n\nBA 178"), "a.EML", "mail"],
    ["a page", bytesOf(FLIGHTS), "", "page"],
    ["a page with a mark", Buffer.from("\ufeff\n<HTML lang=en>A"), "", "page"],
    ["a page that only its name shows", bytesOf("<p>BA 178"), "a.htm", "page"],
    ["a PDF", pdfOf([]), "a.txt", "pdf"],
    ["a damaged PDF", bytesOf("BA 178"), "a.pdf", "pdf"],
    ["a record", bytesOf("1.DOE/JANE MRS\n 2 BA 178Y 12APR"), "a.txt", "text"],
    ["a mail that was pasted", bytesOf("From: A\nSent: Monday\nSubject: B\n\nBA 178"), "", "text"],
    ["fields below the first lines", bytesOf("Hello\nMIME-Version: 1.0\n\nBA"), "", "text"],
    ["a record with tags", bytesOf("<p>1.DOE/JANE MRS</p>"), "", "text"],
    ["nothing", bytesOf(""), "", "text"],
  ];
  for (const [name, bytes, file, kind] of cases)
    it(`of ${name} is ${kind}`, () => {
      expect(kindOf(bytes, file)).to.equal(kind);
    });
});

import { expect } from "chai";
import { unwrapForm } from "../../src/files/form.ts";
import { UnreadableFile } from "../../src/files/unreadable.ts";

const RECORD = "1.DOE/JANE MRS\n  2 BA 178Y 12APR 1 JFKLHR HK1  +44 100%\n";
const encoded = new URLSearchParams({ pnr: RECORD }).toString();

describe("A form", () => {
  const forms: Readonly<Record<string, string>> = {
    "a member": encoded,
    "a member with others": `${encoded}&explain=true`,
    "a member encoded in full": `text=${encodeURIComponent(RECORD)}`,
    "no member": encodeURIComponent(RECORD),
    "a member that is not encoded": `record=${RECORD}`,
  };
  for (const [name, form] of Object.entries(forms))
    it(`contains the text in ${name}`, () => {
      expect(unwrapForm(form)).to.equal(RECORD);
    });

  for (const text of [RECORD, "RM RATE=100%0A", "name=DOE/JANE", "%0A %0A", ""])
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(unwrapForm(text)).to.equal(text);
    });

  it("has no text if it has several parts, or wrong percent signs", () => {
    const parts = '--x\r\nContent-Disposition: form-data; name="pnr"\r\n\r\nA\r\n--x--\r\n';
    expect(() => unwrapForm(parts)).to.throw(UnreadableFile, /multipart form/);
    expect(() => unwrapForm("pnr=A%0A%G1")).to.throw(UnreadableFile, /not valid/);
  });
});

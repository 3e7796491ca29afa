import { expect } from "chai";
import { textOfPdf } from "../../src/files/pdf.ts";
import { UnreadableFile } from "../../src/files/unreadable.ts";
import { bytesOf, pdfOf } from "./mails.ts";

async function refusalOf(file: Uint8Array): Promise<unknown> {
  try {
    await textOfPdf(file);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("The text of a PDF", function () {
  this.timeout(20_000);

  it("has the lines of its pages as they stand there", async () => {
    const file = pdfOf([
      [
        [300, 680, "LHR - JFK"],
        [72, 680, "BA 178"],
        [72, 694, "Flight"],
        [300, 694, "Route"],
        [72, 600, "Total:"],
        [108, 601, "EUR 120.00"],
      ],
      [[72, 700, "Page 2"]],
    ]);
    const lines = ["Flight\tRoute", "BA 178\tLHR - JFK", "", "Total: EUR 120.00", "", "Page 2"];
    expect(await textOfPdf(file)).to.equal(lines.join("\n"));
  });

  it("joins the pieces of a word", async () => {
    const file = pdfOf([
      [
        [72, 700, "BA"],
        [88.7, 700, "178"],
      ],
    ]);
    expect(await textOfPdf(file)).to.equal("BA178");
  });

  it("leaves the bytes as they are", async () => {
    const file = pdfOf([[[72, 700, "Flight"]]]);
    await textOfPdf(file);
    expect(file.length).to.be.greaterThan(0);
    expect(await textOfPdf(file)).to.equal("Flight");
  });

  it("is missing on pages without text", async () => {
    const refusal = await refusalOf(pdfOf([[], []]));
    expect(refusal).to.be.instanceOf(UnreadableFile);
    expect(refusal).to.have.property("message", "the PDF contains no text, only images");
  });

  it("is refused if a password protects it", async () => {
    const [owner, user] = ["00".repeat(32), "11".repeat(32)];
    const encryption = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner}> /U <${user}> >>`;
    const trailer = `/Encrypt ${encryption} /ID [<0011> <0011>]`;
    const refusal = await refusalOf(pdfOf([[[72, 700, "Flight"]]], trailer));
    expect(refusal).to.be.instanceOf(UnreadableFile);
    expect(refusal).to.have.property("message", "the PDF is protected by a password");
  });

  it("is refused if it is damaged", async () => {
    for (const content of ["%PDF-1.4", "%PDF-1.4\ntrailer <<>>", "no PDF at all"])
      expect(await refusalOf(bytesOf(content))).to.have.property("message", "the PDF is damaged");
  });
});

import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { Parser } from "htmlparser2";
import { hostile, SCRIPT, TEXT_FORMATS, textIn } from "./samples.ts";

/** The names of all tags, with their attributes, and the visible text. */
function readHtml(html: string) {
  const tags: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] =
    [];
  let text = "";
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tags.push({ name, attributes });
    },
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(html);
  return { tags, text };
}

/** Everything that mail programs show; others they drop, or show differently. */
const MAIL_TAGS = new Set([
  ...["html", "head", "meta", "title", "style", "body", "table", "tbody", "tr", "td"],
  ...["h1", "h2", "div", "span", "strong", "img"],
]);

describe("a hostile record", () => {
  for (const format of TEXT_FORMATS)
    it(`cannot act on a terminal, nor on the text around it, in ${format}`, async () => {
      for (const language of ["en", "ar"] as const) {
        const text = await textIn(format, hostile(), { language });
        expect(text).not.to.match(/[\u0000-\u0009\u000b-\u000c\u000e-\u001f\u007f-\u009f]/);
        expect(text).not.to.match(/[\u200e\u200f\u202a-\u202e]/);
        expect(text.match(/[\u2066-\u2068]/g)?.length ?? 0).to.equal(
          text.match(/\u2069/g)?.length ?? 0,
        );
        expect(text.toLowerCase()).to.contain("reversed");
      }
    });

  it("is shown as it is in HTML, which has only what mail programs show", async () => {
    const html = await textIn("html", hostile(), {
      agency: { name: SCRIPT, logo: 'https://example.com/"onload="x', footer: "<b>" },
    });
    const { tags, text } = readHtml(html);
    expect(
      [...new Set(tags.map(({ name }) => name))].filter((name) => !MAIL_TAGS.has(name)),
    ).to.deep.equal([]);
    const attributes = tags.flatMap((tag) => Object.keys(tag.attributes));
    expect(attributes.filter((name) => name.startsWith("on"))).to.deep.equal([]);
    expect(text.toLowerCase()).to.contain(SCRIPT).and.contain("onerror=alert(1)>");
    const styles = tags.map((tag) => tag.attributes.style ?? "").join(";");
    expect(styles).not.to.match(/flex|grid|url\(|float|position/);
    expect(html).not.to.match(/<link|@import|javascript:/i);
  });

  it("never forms WhatsApp formatting", async () => {
    const text = await textIn("whatsapp", hostile());
    expect(text).to.contain("∗BOLD∗").and.not.to.contain("*BOLD*");
    expect(text).not.to.match(/`Code`|`CODE`|~STRUCK~/);
  });

  it("forms no marks, links or tags of Markdown", async () => {
    const text = await textIn("markdown", hostile());
    expect(text).to.contain(
      String.raw`\*BOLD\* \_IT\_ \[LINK\](HTTP\://EVIL.EXAMPLE) \| WWW\.EVIL.EXAMPLE`,
    );
    expect(text)
      .to.contain(String.raw`\<script\>`)
      .and.not.to.match(/(?<!\\)<|^# Next/m);
  });

  it("forms no formulas in a spreadsheet", async () => {
    const rows: unknown = parse(await textIn("csv", hostile()));
    const cells = Array.isArray(rows) ? rows.flat().map(String) : [];
    expect(cells.filter((each) => /^[=+@-]/.test(each))).to.deep.equal([]);
    expect(cells).to.include(`'=HYPERLINK("http://evil.example")`);
  });

  it("stays on its line in a text", async () => {
    const text = await textIn("text", hostile());
    expect(text).to.match(/^ {2}2 Reversed =Sum\(A1\) # Next \ufffd\[31m$/im);
  });
});

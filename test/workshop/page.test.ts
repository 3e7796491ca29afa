import { expect } from "chai";
import { page } from "../../src/workshop/page.ts";
import { escapeHtml } from "../../src/views/itinerary/html/markup.ts";

describe("A page of the workshop", () => {
  it("is a self-contained document", () => {
    const html = page({ title: "A & B", style: "p { margin: 0 }", body: "<p>text</p>" });
    expect(html).to.match(/^<!doctype html>\n<html lang="en">/);
    expect(html).to.include("<title>A &amp; B</title>").and.to.include("<h1>A &amp; B</h1>");
    expect(html).to.include("p { margin: 0 }</style>").and.to.include("<p>text</p>");
    expect(html)
      .to.not.include("<script")
      .and.not.to.match(/\b(?:src|href)=/);
  });

  it("runs its script after its body", () => {
    const html = page({ title: "Title", body: "<p>text</p>", script: "go();" });
    expect(html.indexOf("<script>go();</script>")).to.be.above(html.indexOf("<p>text</p>"));
  });

  it("escapes what would end a text or an attribute", () => {
    expect(escapeHtml(`<a b="c" d='e'>&`)).to.equal("&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;");
  });
});

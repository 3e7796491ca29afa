import { expect } from "chai";
import { textOfHtml } from "../../src/files/html.ts";
import { UnreadableFile } from "../../src/files/unreadable.ts";
import { bytesOf, FLIGHT, pageWith } from "./mails.ts";

describe("The text of a page", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["paragraphs", "<p>One\n  two</p><p>Three</p>", "One two\n\nThree"],
    ["blocks and line breaks", "<div>One<br>Two</div><div>Three</div>", "One\nTwo\nThree"],
    ["rows of a table", "<table><tr><td>A<td>B<tr><td>C<td>D</table>", "A\tB\nC\tD"],
    ["empty cells", "<table><tr><td>&nbsp;<td>A<td><td>B</table>", "A\tB"],
    [
      "cells of several lines side by side",
      "<table><tr><td>LHR<br>08:20</td><td>JFK<br>11:05</td></tr></table>",
      "LHR\tJFK\n08:20\t11:05",
    ],
    [
      "cells of different heights",
      "<table><tr><td>Departure</td><td>LHR<br>08:20</td><td>Arrival</td><td>JFK</td></tr></table>",
      "Departure\tLHR\n08:20\nArrival\tJFK",
    ],
    [
      "a table in a cell",
      "<table><tr><td>Hello</td></tr><tr><td><table><tr><td>A<td>B<tr><td>C<td>D</table></td></tr><tr><td>Bye</td></tr></table>",
      "Hello\n\nA\tB\nC\tD\n\nBye",
    ],
    ["links and images", '<a href="https://x.example">BA 178</a><img alt="logo">', "BA 178"],
    ["entities", "M&uuml;nchen &amp; &#x141;&oacute;d&#378; &#150;&lt;", "München & Łódź –<"],
    ["preformatted text", "<pre>A  1\n B</pre>", "A  1\n B"],
    ["joiners between words", "Zürich&zwnj;&nbsp;&shy; HB", "Zürich HB"],
    ["comments", "A<!-- <p>B</p> --><!--[if mso]>C<![endif]-->", "A"],
  ];
  for (const [name, html, text] of cases)
    it(`has ${name}`, () => {
      expect(textOfHtml(html)).to.equal(text);
    });

  const hidden = [
    "<style>p{}</style>",
    "<script>var a</script>",
    "<title>B</title>",
    '<div style="display:none;max-height:0">B<br>C</div>',
    '<span style="color:red; Visibility : hidden">B</span>',
    '<span style="font-size:0px">B</span>',
    "<div hidden><p>B</div>",
    "<template><p>B</p></template>",
    "<select><option>B</select>",
    "<table><tr style='display:none'><td>B<td>C</tr></table>",
  ];
  for (const html of hidden)
    it(`lacks what ${html} hides`, () => {
      expect(textOfHtml(`A ${html}`)).to.equal("A");
    });

  it("shows what a style only names", () => {
    expect(textOfHtml('<p style="font-size:0.9em;max-height:100px">A</p>')).to.equal("A");
  });

  it("is in the encoding that the page names, or that came with it", () => {
    const named = bytesOf('<meta charset="iso-8859-2"><p>\xa3\xf3d\xbc</p>');
    expect(textOfHtml(named)).to.equal("Łódź");
    expect(textOfHtml(bytesOf("<p>\xed\xcf\xd3\xcb\xd7\xc1</p>"), "koi8-r")).to.equal("Москва");
    expect(textOfHtml(bytesOf("<p>M\xfcnchen \x80</p>"))).to.equal("München €");
    expect(textOfHtml(Buffer.from("<p>München</p>"), "no-such-charset")).to.equal("München");
    expect(textOfHtml(bytesOf("\xff\xfe<\0p\0>\0A\0"))).to.equal("A");
    expect(textOfHtml(bytesOf("\xfe\xff\0<\0p\0>\0A"))).to.equal("A");
    // A mark of UTF-8 wins over what the transport says.
    expect(textOfHtml(bytesOf("\xef\xbb\xbf<p>M\xc3\xbcnchen</p>"), "koi8-r")).to.equal("München");
  });

  it("is what it says about its reservations for programs", () => {
    expect(textOfHtml(pageWith(FLIGHT))).to.match(/^schema\.org FlightReservation\n/);
  });

  it("is what it shows if its data is about something else, or is not JSON", () => {
    const event = { "@type": "EventReservation", reservationNumber: "1" };
    for (const data of [event, null, [], { "@graph": [{}] }])
      expect(textOfHtml(pageWith(data))).to.equal("See you on board.");
    const broken = '<script type="application/ld+json">{"@type": </script>A';
    expect(textOfHtml(broken)).to.equal("A");
  });

  it("is missing if nothing is shown", () => {
    for (const html of ["", "<p>&nbsp;</p>", "<img alt='A'>"])
      expect(() => textOfHtml(html)).to.throw(UnreadableFile, "the page shows no text");
  });

  it("takes no longer for the same lines in many tables, one in another", () => {
    const lines = "A<br>".repeat(20_000);
    const timeOf = (html: string): number => {
      const start = process.cpuUsage();
      textOfHtml(html);
      return process.cpuUsage(start).user;
    };
    const leastOf = (html: string) => Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(html)));
    const nested = leastOf("<table><tr><td>".repeat(600) + lines);
    expect(nested / leastOf(lines)).to.be.below(8);
  });

  it("is refused if elements are nested without end", () => {
    const endless = "<div>".repeat(100_000) + "A" + "</b>".repeat(100_000);
    expect(() => textOfHtml(endless)).to.throw(UnreadableFile, "nested too deeply");
    const data = `<script type="application/ld+json">${"[".repeat(50_000)}</script>A`;
    expect(textOfHtml(data)).to.equal("A");
    const nested = `{"@graph":`.repeat(5000) + "[]" + "}".repeat(5000);
    expect(textOfHtml(`<script type="application/ld+json">${nested}</script>A`)).to.equal("A");
  });
});

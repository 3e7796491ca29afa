import { expect } from "chai";
import { mailLink, whatsappLink } from "../../src/web/workbench/send/text-links.ts";

describe("Links that open another program with an itinerary", () => {
  it("have the whole text, whatever its characters", () => {
    const { href, isShortened } = whatsappLink("*Vol AF 457*\n100 % & + ?\n");
    expect(new URL(href).searchParams.get("text")).to.equal("*Vol AF 457*\r\n100 % & + ?");
    expect(isShortened).to.equal(false);
  });

  it("have a subject, and lines as emails have them", () => {
    expect(mailLink("ZQ7KXA", "a\nb").href).to.equal("mailto:?subject=ZQ7KXA&body=a%0D%0Ab");
    expect(mailLink("ZQ7KXA", "a\r\nb").href).to.equal("mailto:?subject=ZQ7KXA&body=a%0D%0Ab");
  });

  it("end after a whole line if the text is too long, and say so", () => {
    const lines = Array.from({ length: 300 }, (_, index) => `Zeile ${index} für Jürgen`);
    const { href, isShortened } = mailLink("", lines.join("\n"));
    expect(isShortened).to.equal(true);
    expect(href.length).to.be.within(1900, 2000);
    const body = new URL(href).searchParams.get("body")?.split("\r\n") ?? [];
    expect(body.pop()).to.equal("[…]");
    expect(body).to.deep.equal(lines.slice(0, body.length));
  });

  it("do not split a line that is too long by itself", () => {
    const { href } = mailLink("", "x".repeat(3000));
    expect(new URL(href).searchParams.get("body")).to.equal("\r\n[…]");
  });
});

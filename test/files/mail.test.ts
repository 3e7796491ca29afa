import { expect } from "chai";
import { textOfMail } from "../../src/files/mail.ts";
import { UnreadableFile } from "../../src/files/unreadable.ts";
import { bytesOf, FLIGHT, FLIGHTS, mailOf, multipart, pageWith, part } from "./mails.ts";

/** The error of reading an email. */
async function refusalOf(mail: Uint8Array): Promise<unknown> {
  try {
    await textOfMail(mail);
    return undefined;
  } catch (error) {
    return error;
  }
}

const RECORD = "1.SAMPLEMAN/ARIA MS\r\n  3  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";
const TABLE =
  "Flight\tDate\tFrom\tTo\nBA 178\t12 Apr 2027\tJFK\tLHR\nBA 117\t20 Apr 2027\tLHR\tJFK";

describe("The text of an email", () => {
  it("is that of its only part", async () => {
    expect(await textOfMail(mailOf(part("text/plain", RECORD)))).to.contain("AF 457 Y 24NOV");
  });

  it("is decoded from quoted-printable", async () => {
    const encoding = "Content-Transfer-Encoding: quoted-printable";
    const content = "FLIGHT=20BA178 =\r\nTO M=C3=9CNCHEN";
    const mail = mailOf(part("text/plain; charset=utf-8", content, encoding));
    expect((await textOfMail(mail)).trim()).to.equal("FLIGHT BA178 TO MÜNCHEN");
  });

  const charsets: readonly (readonly [string, string, string])[] = [
    ["iso-8859-2", "\xa3\xf3d\xbc", "Łódź"],
    ["koi8-r", "\xed\xcf\xd3\xcb\xd7\xc1", "Москва"],
    ["windows-1252", "\x80 12 \x96 \x93Hotel\x94", "€ 12 – “Hotel”"],
    ["shift_jis", "\x93\x8c\x8b\x9e", "東京"],
  ];
  for (const [charset, bytes, text] of charsets)
    it(`is decoded from base64 in ${charset}`, async () => {
      const encoding = "Content-Transfer-Encoding: base64";
      const content = bytesOf(bytes).toString("base64");
      const mail = mailOf(part(`text/plain; charset=${charset}`, content, encoding));
      expect((await textOfMail(mail)).trim()).to.equal(text);
    });

  it("is the HTML if that has a table with values", async () => {
    const plain = part("text/plain", "Please view this mail in HTML.");
    const mail = mailOf(multipart("alternative", plain, part("text/html", FLIGHTS)));
    expect(await textOfMail(mail)).to.equal(`Dear traveller,\n\n${TABLE}`);
  });

  it("is the plain text if the HTML only repeats it", async () => {
    const html = part("text/html", "<p>Flight BA 178</p>");
    const plain = part("text/plain", "Flight BA 178,  as typed");
    const mail = mailOf(multipart("alternative", plain, html));
    expect((await textOfMail(mail)).trim()).to.equal("Flight BA 178,  as typed");
  });

  it("is the HTML if there is nothing else", async () => {
    const mail = mailOf(part("text/html", "<p>Flight BA 178</p><p>12 Apr</p>"));
    expect(await textOfMail(mail)).to.equal("Flight BA 178\n\n12 Apr");
  });

  it("is in the innermost of nested multiparts", async () => {
    const inner = multipart("related", part("text/html", FLIGHTS), part("image/png", "x"));
    const both = multipart("alternative", part("text/plain", "See the HTML."), inner);
    expect(await textOfMail(mailOf(multipart("mixed", both)))).to.contain(TABLE);
  });

  it("is what it says about its reservations for programs", async () => {
    const text = await textOfMail(mailOf(part("text/html", pageWith(FLIGHT))));
    expect(text).to.match(/^schema\.org FlightReservation\nreservationNumber: RXJ34P\n/);
    expect(text).not.to.contain("See you");
  });

  it("contains no attachments", async () => {
    const attached = "Content-Disposition: attachment; filename=a.txt";
    const calendar = part("text/calendar", "BEGIN:VCALENDAR");
    const file = part("text/plain", "SECRET", attached);
    const mail = mailOf(multipart("mixed", part("text/plain", "Flight BA 178"), file, calendar));
    expect((await textOfMail(mail)).trim()).to.equal("Flight BA 178");
  });

  it("is that of an attached email if it has none itself", async () => {
    const inner = mailOf(part("text/plain", RECORD)).toString("latin1");
    const forwarded = mailOf(multipart("mixed", part("message/rfc822", inner)));
    expect(await textOfMail(forwarded)).to.contain("AF 457 Y 24NOV");
    const noted = multipart("mixed", part("text/plain", "FYI"), part("message/rfc822", inner));
    expect((await textOfMail(mailOf(noted))).trim()).to.equal("FYI");
  });

  it("is missing without a part that has one", async () => {
    const image = multipart("mixed", part("image/png", "x"));
    for (const mail of [mailOf(image), mailOf(part("text/plain", " \r\n")), bytesOf("")]) {
      const refusal = await refusalOf(mail);
      expect(refusal).to.be.instanceOf(UnreadableFile);
      expect(refusal).to.have.property("message", "the email contains no text");
    }
  });

  it("is refused, not searched for ever, in endless nesting", async () => {
    const deep = (levels: number, wrap: (inner: string) => string, core: string): string =>
      levels === 0 ? core : deep(levels - 1, wrap, wrap(core));
    const core = part("text/plain", "Flight BA 178");
    const nested = deep(80, (inner) => multipart("mixed", inner), core);
    expect(await refusalOf(mailOf(nested))).to.have.property("message", "the email is malformed");
    const forwards = deep(
      20,
      (inner) => multipart("mixed", part("message/rfc822", mailOf(inner).toString("latin1"))),
      core,
    );
    expect(await refusalOf(mailOf(forwards))).to.be.instanceOf(UnreadableFile);
    const headers = `X: ${"y".repeat(300_000)}\r\n${core}`;
    expect(await refusalOf(mailOf(headers))).to.have.property("message", "the email is malformed");
  });
});

import { expect } from "chai";
import { FLIGHT, FLIGHTS, mailOf, multipart, pageWith, part } from "../files/mails.ts";
import { errorOf, jsonOf, sharedService } from "./service.ts";

const MAIL = "message/rfc822";

describe("Mails and pages over HTTP", () => {
  const service = sharedService();
  const send = (path: string, type: string, body: string | Buffer) =>
    service().send(path, { method: "POST", body, headers: { "Content-Type": type } });

  it("are read in both versions", async () => {
    const mail = mailOf(multipart("alternative", part("text/html", FLIGHTS)));
    for (const version of ["v3", "v4"])
      for (const [type, body] of [
        [MAIL, mail],
        ["Message/RFC822; charset=binary", mail],
        ["text/html", FLIGHTS],
      ] as const) {
        const answer = await jsonOf(await send(`/${version}/decode`, type, body));
        expect(answer).to.have.nested.property("flightInfo.flights[1].flight", "117");
      }
  });

  it("are read for what they say to programs", async () => {
    const answer = await jsonOf(await send("/v4/decode", "text/html", pageWith(FLIGHT)));
    const departure = "flightInfo.flights[0].departureTime";
    expect(answer).to.have.nested.property(departure, "2027-03-04 20:15:00");
    expect(answer).not.to.have.nested.property("extraInfo.text");
  });

  it("are explained with the text that was read", async () => {
    const answer = await jsonOf(await send("/v4/decode?explain=true", "text/html", FLIGHTS));
    expect(answer).to.have.nested.property("extraInfo.text").that.contains("BA 178\t12 Apr 2027");
  });

  it("are in the encoding that they name", async () => {
    const page = Buffer.from("<p>Passenger: Mr Jan Pawe\xb3</p>".concat(FLIGHTS), "latin1");
    const answer = await jsonOf(await send("/v4/decode", "text/html; charset=ISO-8859-2", page));
    expect(answer).to.have.nested.property("persons[0].lastName", "PAWEŁ");
  });

  it("of other types are texts", async () => {
    const answer = await jsonOf(await send("/v4/decode?explain=true", "text/plain", FLIGHTS));
    expect(answer).to.have.nested.property("flightInfo.flights[0].flight", "178");
    expect(answer).not.to.have.nested.property("extraInfo.text");
  });

  it("that are records in truth are read as such", async () => {
    const record = "1.MARTINELLI/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";
    const answer = await jsonOf(await send("/v4/decode", "text/html", record));
    expect(answer).to.have.nested.property("flightInfo.flights[0].flight", "457");
    expect(answer).to.have.nested.property("persons[0].title", "MR");
  });

  it("without text are refused with the reason", async () => {
    const cases = [
      [MAIL, mailOf(part("image/png", "x")), "the email contains no text"],
      ["text/html", "<p><img>", "the page shows no text"],
    ] as const;
    for (const [type, body, reason] of cases) {
      const { message, code } = await errorOf(await send("/v4/decode", type, body), 422);
      expect(code).to.equal("not_decodable");
      expect(message).to.equal(`Information couldn't be decoded: ${reason}`);
    }
    const { code } = await errorOf(await send("/v4/decode", MAIL, " \r\n"), 400);
    expect(code).to.equal("empty_body");
  });

  it("obey the limits of texts", async () => {
    const page = "<p>A</p>".repeat(6000);
    const { message, code } = await errorOf(await send("/v4/decode", "text/html", page), 413);
    expect(code).to.equal("too_large");
    expect(message).to.contain("5,000 lines");
    const long = await errorOf(await send("/v4/decode", MAIL, "A".repeat(300_000)), 413);
    expect(long.code).to.equal("too_large");
  });

  it("leave nothing in the log", async () => {
    await send("/v4/decode", MAIL, mailOf(part("text/html", "<p>CANARY/JANE MRS</p>")));
    expect(service().logs()).not.to.contain("CANARY");
  });
});

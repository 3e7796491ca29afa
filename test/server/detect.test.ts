import { expect } from "chai";
import { AIR_LINE, errorOf, jsonOf, sharedService } from "./service.ts";

const AMADEUS = `RP/BERL12345/BERL12345            AA/SU  20NOV26/1234Z   ABC7DE
  1.MARTINELLI/BRUNO MR
${AIR_LINE}`;

const TWO = `${AMADEUS}

1.1ROSSI/ANNA MRS
 1 AF 457Y 24NOV Q GRUCDG HK1  1855  0950  25NOV F /DCAF*7XYZ12 /E`;

describe("POST /v4/detect", () => {
  const service = sharedService();
  const detect = (body: string, headers: Record<string, string> = {}) =>
    service().send("/v4/detect", { method: "POST", body, headers });

  it("names the likeliest system, with its certainty and reasons", async () => {
    const answer = await jsonOf(await detect(AMADEUS));
    expect(answer).to.have.all.keys("candidates", "records");
    expect(answer).to.have.nested.property("candidates[0].algorithm", "GDS_A");
    expect(answer).to.have.nested.property("candidates[0].system", "Amadeus");
    expect(answer).to.have.nested.property("candidates[0].confidence").that.is.above(0.9);
    expect(answer).to.have.nested.property("candidates[0].reasons").that.is.not.empty;
    expect(answer).to.have.property("candidates").that.has.length.above(3);
    expect(answer).to.have.deep.nested.property("records[0].lines", [1, 3]);
    expect(answer).to.have.property("records").that.has.length(1);
  });

  it("names the system of each record", async () => {
    const answer = await jsonOf(await detect(TWO));
    expect(answer).to.have.property("records").that.has.length(2);
    expect(answer).to.have.nested.property("records[0].algorithm", "GDS_A");
    expect(answer).to.have.nested.property("records[1].algorithm", "GDS_B");
    expect(answer).to.have.nested.property("records[1].system", "Sabre");
  });

  it("answers a text that is not a record", async () => {
    const response = await detect("hello world");
    expect(response.headers.has("Recloc-Coverage")).to.equal(false);
    expect(await jsonOf(response))
      .to.have.property("records")
      .that.has.length(1);
  });

  it("takes every body that decode takes", async () => {
    const json = JSON.stringify({ pnr: AMADEUS });
    const mail = `Subject: trip\r\nContent-Type: text/plain\r\n\r\n${AMADEUS}`;
    for (const response of [
      await detect(json, { "Content-Type": "application/json" }),
      await detect(mail, { "Content-Type": "message/rfc822" }),
    ])
      expect(await jsonOf(response)).to.have.nested.property("candidates[0].algorithm", "GDS_A");
  });

  it("refuses an empty body, and asks for a key", async () => {
    expect((await errorOf(await detect(" "), 400)).code).to.equal("empty_body");
    const response = await fetch(`${service().url}/v4/detect`, { method: "POST", body: AMADEUS });
    expect((await errorOf(response, 401)).code).to.equal("missing_api_key");
  });

  it("does not count as a decoded text", async () => {
    const count = async () =>
      [
        ...(await (await fetch(`${service().url}/metrics`)).text()).matchAll(
          /^recloc_texts_total.*/gm,
        ),
      ]
        .map(String)
        .join();
    const before = await count();
    await detect(AMADEUS);
    expect(await count()).to.equal(before);
  });
});

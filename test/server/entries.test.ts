import { expect } from "chai";
import { errorOf, jsonOf, sharedService } from "./service.ts";

const RECORD = `RP/BERL12345/BERL12345            AA/SU  20NOV26/1234Z   ABC7DE
  1.MARTINELLI/BRUNO MR
  2  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M
  3  LH 461 L 27NOV 5 MIAFRA HL1          1735 0855+1`;

describe("POST /v4/entries", () => {
  const service = sharedService();
  const propose = (query: string, body = RECORD) =>
    service().send(`/v4/entries?referenceDate=2026-11-21${query}`, { method: "POST", body });

  it("proposes what sells the flights in a system, and says why one is left out", async () => {
    const response = await propose("&system=Galileo");
    expect(response.headers.get("Recloc-Unread")).to.equal("0");
    expect(await jsonOf(response)).to.deep.equal({
      proposal: true,
      records: [
        {
          recordLocator: "ABC7DE",
          systems: [
            {
              system: "galileo",
              displayName: "Galileo",
              sell: [{ flight: 0, entry: "0AF457Y24NOVGRUCDGNN1" }],
              price: "FQ",
            },
          ],
          leftOut: [
            { flight: 1, reason: "waitlisted", message: "it is waitlisted; nothing confirms it" },
          ],
        },
      ],
    });
  });

  it("proposes entries for each system if none is named, from the day on which they are typed", async () => {
    const all = JSON.stringify(await jsonOf(await propose("")));
    expect(all.match(/"system":"\w+"/g)).to.have.length(6);
    const path = "/v4/entries?referenceDate=2026-11-25";
    const departed = await jsonOf(await service().send(path, { method: "POST", body: RECORD }));
    expect(departed).to.have.nested.property("records[0].systems").that.deep.equals([]);
    expect(departed).to.have.nested.property("records[0].leftOut[0].reason", "departed");
  });

  it("refuses an unknown system, and a text without a booking", async () => {
    for (const query of ["&system=sita", "&system=sabre&system=apollo"])
      expect((await errorOf(await propose(query), 400)).message).to.equal(
        "Invalid parameter: system must be one of amadeus, sabre, galileo, apollo, worldspan, travelsky",
      );
    const refused = await propose("", "hello world");
    expect((await errorOf(refused, 422)).code).to.equal("not_decodable");
  });
});

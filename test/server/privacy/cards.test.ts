import { expect } from "chai";
import { AIR_LINE, KEY, sharedService } from "../service.ts";

const CARDS = [
  "4111111111111111",
  "4111   1111   1111   1111",
  "41 11 11 11 11 11 11 11",
  "4111%201111%201111%201111",
  "４１１１ １１１１ １１１１ １１１１",
  "411111111111\n       1111",
];
const PATHS = [
  "/v3/decode",
  "/v4/decode",
  "/v4/decode?explain=true",
  "/v4/decode?explain=true&algorithm=SIMPLE",
  "/site/workbench",
];

describe("A card number in a booking record", () => {
  const service = sharedService();
  const post = (path: string, body: string) =>
    fetch(service().url + path, { method: "POST", body, headers: { "X-Api-Key": KEY } });

  for (const path of PATHS)
    it(`does not leak through ${path}`, async () => {
      for (const card of CARDS) {
        const record = `1.SMITH/ANN MS\n${AIR_LINE}\n  4 RM PAID BY ${card} CVV 987\n?? ${card}\n`;
        const response = await post(path, record);
        expect(response.status).to.equal(200);
        expectHidden(await response.text());
        expectHidden(await (await post(path, `?? PAID BY ${card} CVV 987`)).text());
      }
    });

  it("is not in the log", () => {
    expectHidden(service().logs());
  });
});

/** No string contains the hidden digits; a number can be next to anything. */
function expectHidden(answer: string): void {
  for (const [text] of answer.normalize("NFKC").matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    expect(text.replace(/\D/g, "")).not.to.contain("41111111");
    expect(text).not.to.match(/CVV 987/i);
  }
}

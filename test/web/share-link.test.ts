import { expect } from "chai";
import { deflateRawSync } from "node:zlib";
import { isShared, linkTo, sharedIn } from "../../src/web/workbench/share/share-link.ts";

const PAGE = "https://recloc.example/";
const RECORD = { text: "1.MÜLLER/ÅSA\n2.王/小明 MR", algorithm: "", referenceDate: "" };
const fragmentOf = (link: string) => link.slice(PAGE.length);

describe("A link that contains a record", () => {
  it("leads back to the record and the choices", async () => {
    for (const shared of [RECORD, { ...RECORD, algorithm: "GDS_A", referenceDate: "2026-03-01" }]) {
      const link = await linkTo(shared, PAGE);
      expect(link).to.match(/^https:\/\/recloc\.example\/#record=[\w-]+$/);
      expect(isShared(fragmentOf(link))).to.equal(true);
      expect(await sharedIn(fragmentOf(link))).to.deep.equal(shared);
    }
  });

  it("is shorter than a long record", async () => {
    const text = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M\n".repeat(50);
    expect((await linkTo({ ...RECORD, text }, PAGE)).length).to.be.below(text.length / 5);
  });

  it("contains nothing if it is damaged, contains no record, or would fill the memory", async () => {
    const made = (content: string) => `#record=${deflateRawSync(content).toString("base64url")}`;
    const link = fragmentOf(await linkTo(RECORD, PAGE));
    for (const fragment of [
      "#record=",
      "#record=%%%",
      link.slice(0, -6),
      made("{}"),
      made("[]"),
      made(JSON.stringify(["X".repeat(5_000_000)])),
    ])
      expect(await sharedIn(fragment), fragment.slice(0, 40)).to.equal(null);
    expect(isShared("#main")).to.equal(false);
  });
});

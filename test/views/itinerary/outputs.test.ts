import { expect } from "chai";
import { readFileSync } from "node:fs";
import { outputsPage } from "../../../scripts/outputs.ts";

describe("docs/outputs.md", () => {
  it("shows what the formats write: npm run outputs", async () => {
    const page = readFileSync(new URL("../../../docs/outputs.md", import.meta.url), "utf8");
    expect(page).to.equal(await outputsPage());
  });
});

import { expect } from "chai";
import { cpSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useBuilt } from "../cli/built.ts";
import { pack, property } from "../cli/packages/packages.ts";

describe("A package that is packed twice", function () {
  this.timeout(120_000);
  useBuilt();
  const digestOf = (folder: string) => property(pack(folder, "--dry-run"), "integrity");

  it("has the same bytes", () => {
    const digest = digestOf(".");
    expect(digest).to.match(/^sha512-/);
    expect(digestOf(".")).to.equal(digest);
  });

  it("has the same bytes in another folder, at another time", () => {
    const folder = mkdtempSync(join(tmpdir(), "recloc-pack-"));
    try {
      const copy = join(folder, "core");
      cpSync("dist/core", copy, { recursive: true });
      utimesSync(join(copy, "decoder.js"), 1e9, 1e9);
      const digest = digestOf("./dist/core");
      expect(digest).to.match(/^sha512-/);
      expect(digestOf(copy)).to.equal(digest);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

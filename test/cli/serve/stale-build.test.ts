import { expect } from "chai";
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newerThanBuild } from "../../../src/cli/stale-build.ts";
import { temporaryFolder } from "../../store/folder.ts";

const BUILT = new Date("2026-11-20T12:00:00Z");
const BEFORE = new Date("2026-11-20T11:00:00Z");
const AFTER = new Date("2026-11-20T13:00:00Z");

describe("A stale build", () => {
  const folder = temporaryFolder();
  const root = () => `${folder()}/`;

  /** Makes a clone with a build that is newer than its sources. */
  function makeClone(): void {
    for (const path of ["dist", "src", "grammars/polaris"])
      mkdirSync(join(root(), path), { recursive: true });
    for (const path of ["src/main.ts", "grammars/polaris/index.ts", "dist/.built"])
      writeFileSync(root() + path, "");
    for (const path of [
      ...["src/main.ts", "src", "grammars/polaris/index.ts", "grammars/polaris", "grammars"],
    ])
      utimesSync(root() + path, BEFORE, BEFORE);
    utimesSync(`${root()}dist/.built`, BUILT, BUILT);
  }

  it("is not one that is newer than its sources", () => {
    makeClone();
    expect(newerThanBuild(root())).to.equal(null);
  });

  for (const path of ["src/main.ts", "grammars/polaris/index.ts", "grammars/polaris", "grammars"])
    it(`is named with what is newer: ${path}`, () => {
      makeClone();
      utimesSync(root() + path, AFTER, AFTER);
      expect(newerThanBuild(root())).to.equal(path);
    });

  it("names a file rather than the folder that also changed", () => {
    makeClone();
    for (const path of ["grammars/polaris", "grammars/polaris/index.ts"])
      utimesSync(root() + path, AFTER, AFTER);
    expect(newerThanBuild(root())).to.equal("grammars/polaris/index.ts");
  });

  it("cannot be one without sources, or without a build", () => {
    makeClone();
    utimesSync(`${root()}src/main.ts`, AFTER, AFTER);
    rmSync(`${root()}grammars`, { recursive: true });
    expect(newerThanBuild(root())).to.equal(null);
    makeClone();
    rmSync(`${root()}dist/.built`);
    expect(newerThanBuild(root())).to.equal(null);
  });
});

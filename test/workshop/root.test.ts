import { expect } from "chai";
import { pathToFileURL } from "node:url";
import { rootOf } from "../../src/workshop/root.ts";
import { temporaryFolder } from "../store/folder.ts";

describe("The clone that a file belongs to", () => {
  const folder = temporaryFolder();

  it("is found from any of its files", () => {
    expect(rootOf(import.meta.url)).to.equal(`${process.cwd()}/`);
  });

  it("is missing if there is none around the file", () => {
    expect(rootOf(pathToFileURL(`${folder()}/main.js`).href)).to.equal(null);
  });
});

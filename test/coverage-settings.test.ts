import { expect } from "chai";
import { transform } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { isObject } from "../src/reference/tables.ts";

/** The files that the coverage leaves out by name. */
function excluded(): readonly string[] {
  const settings: unknown = JSON.parse(readFileSync(".c8rc.json", "utf8"));
  const names: unknown[] =
    isObject(settings) && Array.isArray(settings.exclude) ? settings.exclude : [];
  return names.map(String).filter((name) => !name.includes("*"));
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /(?<!\.d)\.ts$/.test(name) && !/^src\/(?:browser|web)\//.test(name));
}

async function isOfTypes(file: string): Promise<boolean> {
  const { code } = await transform(readFileSync(file, "utf8"), { loader: "ts" });
  return code.trim() === "";
}

describe("The coverage", () => {
  it("leaves out the modules that consist of types, and no others", async () => {
    const files = ["grammars", "src"].flatMap(sources);
    const areOfTypes = await Promise.all(files.map(isOfTypes));
    expect(excluded()).to.have.members(files.filter((_, index) => areOfTypes[index]));
  });
});

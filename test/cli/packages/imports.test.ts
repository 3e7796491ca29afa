import { expect } from "chai";
import { readFileSync } from "node:fs";

/** Packages that only the server needs, or only emails, pages and PDF files. */
const HEAVY =
  /^(?:@modelcontextprotocol|koa|@koa|koa-bodyparser|libsql|kysely|pino|ajv|typebox|htmlparser2|postal-mime|unpdf)/;
const IMPORT = /^(?:import|export)(?! type )(?: [\w*{},\s]+ from)? "([^"]+)";/gm;

/** All modules that a file loads. */
function loadedBy(file: URL, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file.href)) return loaded;
  loaded.add(file.href);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    if (name.startsWith(".")) loadedBy(new URL(name, file), loaded);
    else loaded.add(name);
  }
  return loaded;
}

function heavyIn(file: string): readonly string[] {
  return [...loadedBy(new URL(`../../../src/${file}`, import.meta.url))].filter((name) =>
    HEAVY.test(name),
  );
}

describe("Imports", () => {
  for (const file of ["cli/main.ts", "cli/decode/files.ts", "cli/airports/airport.ts", "index.ts"])
    it(`of ${file} include nothing of the server`, () => {
      expect(heavyIn(file)).to.deep.equal([]);
    });

  it("of the server are detected by this test", () => {
    expect(heavyIn("cli/serve/serve.ts")).to.include.members(["koa", "libsql", "pino"]);
  });
});

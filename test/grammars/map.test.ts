import { expect } from "chai";
import { readFileSync } from "node:fs";
import * as definitions from "../../grammars/index.ts";
import { makeSystems, type System } from "../../grammars/system.ts";

/*
 * The `lines.ts` of a grammar is its map: after each family it has samples of the lines that the family
 * reads, `surface, // `  3  ARNK``.
 */

const GRAMMARS = new URL("../../grammars/", import.meta.url);

/** A family of the map and one of its samples. */
interface Entry {
  readonly family: string;
  readonly sample: string;
}

describe("The map of a grammar", () => {
  for (const system of makeSystems(Object.values(definitions)))
    if (!system.isFallback)
      describe(system.displayName, () => {
        const source = readFileSync(new URL(`${system.grammar.name}/lines.ts`, GRAMMARS), "utf8");

        it("has samples that their families read", async () => {
          const families = await importedFamilies(system.grammar.name, source);
          for (const { family, sample } of entriesOf(source)) {
            const expected = families.get(family);
            // The lines of sections need a line above them.
            if (system.grammar.families.some((one) => one === expected))
              expect(familyOf(system, sample), sample).to.equal(expected);
          }
        });

        it("has a sample for nearly every family", () => {
          const named = new Set(entriesOf(source).map(({ family }) => family));
          expect(named.size).to.be.at.least(system.grammar.families.length - 3);
        });
      });
});

function entriesOf(source: string): readonly Entry[] {
  return [...source.matchAll(/^ +(\w+), \/\/ (.*)$/gm)].flatMap(([, family = "", samples = ""]) =>
    [...samples.matchAll(/`([^`]+)`/g)].map(([, sample = ""]) => ({ family, sample })),
  );
}

/** What the map imports, by name. */
async function importedFamilies(system: string, source: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const [, names = "", file = ""] of source.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)) {
    const module: unknown = await import(new URL(`${system}/${file}`, GRAMMARS).href);
    for (const name of names.split(",").map((text) => text.trim()))
      if (typeof module === "object" && module !== null && name in module)
        found.set(name, Reflect.get(module, name));
  }
  return found;
}

/** The family whose opener begins a line. */
function familyOf({ grammar }: System, line: string): unknown {
  const { tokens } = grammar.lexer.tokenize(`${line}\n`);
  return tokens
    .map(({ tokenType }) => grammar.familyOf.get(tokenType))
    .find((family) => family !== undefined);
}

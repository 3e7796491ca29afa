import { expect } from "chai";
import type { TokenType } from "chevrotain";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as definitions from "../../grammars/index.ts";
import { makeSystems } from "../../grammars/system.ts";
import { ObservedMachine, type Place } from "../../src/decode/engine/observed.ts";
import { docstringAbove } from "../../src/workshop/diagrams/samples.ts";
import { shapesOf, type RuleShape } from "../../src/workshop/shape.ts";
import { differenceOf, productionIn } from "./production.ts";

/*
 * The production above each rule must agree with what Chevrotain recorded for the rule. Its notation is
 * described in docs/writing-a-grammar.md.
 */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A rule in the source code, with its shape in each grammar that shares it. */
interface WrittenRule {
  readonly place: Place;
  readonly uses: { readonly system: string; readonly shape: RuleShape }[];
}

describe("The production above each rule", () => {
  const all = writtenRules();
  for (const file of new Set(all.map(({ place }) => place.file)))
    it(`describes the rule: ${relative(ROOT, file)}`, () => {
      const rules = all.filter(({ place }) => place.file === file);
      expect(rules.flatMap((rule) => problemsOf(rule, docstringOf(rule)))).to.deep.equal([]);
    });

  it("must not be missing", () => {
    const [rule] = all;
    if (rule === undefined) throw new Error("grammars have rules");
    expect(problemsOf(rule, null)).to.deep.equal([`${rule.uses[0]?.shape.id ?? ""}: no docstring`]);
  });
});

/** Every rule of every grammar, in the order of the source code. */
function writtenRules(): readonly WrittenRule[] {
  const rules = new Map<string, WrittenRule>();
  for (const { grammar } of makeSystems(Object.values(definitions), ObservedMachine))
    for (const shape of shapesOf(grammar)) {
      const { machine, name: system } = grammar;
      const place = machine instanceof ObservedMachine ? machine.placeOf(shape.id) : null;
      if (place === null) throw new Error(`the place of ${shape.id} is unknown`);
      const key = `${place.file}:${String(place.line).padStart(4)}`;
      const rule = rules.get(key) ?? { place, uses: [] };
      rule.uses.push({ system, shape });
      rules.set(key, rule);
    }
  return [...rules].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, rule]) => rule);
}

function docstringOf({ place: { file, line } }: WrittenRule): string | null {
  return docstringAbove(readFileSync(file, "utf8"), line)?.join("\n").trim() ?? null;
}

/** The differences between a production and its rule. */
function problemsOf({ uses }: WrittenRule, docstring: string | null): readonly string[] {
  if (docstring === null) return [`${uses[0]?.shape.id ?? ""}: no docstring`];
  const { name, terms } = productionIn(docstring);
  const tokenNames = new Map<string, Set<string>>();
  const problems = uses.flatMap(({ system, shape: { id, name: recorded, parts } }) => {
    const placeholders = new Map<string, TokenType>();
    const difference = differenceOf(terms, parts, system, placeholders);
    for (const [placeholder, token] of placeholders)
      tokenNames.set(placeholder, (tokenNames.get(placeholder) ?? new Set()).add(token.name));
    return [
      ...(name === recorded ? [] : [`${id}: is called ${name} in its production`]),
      ...(difference === null ? [] : [`${id}: ${difference}`]),
    ];
  });
  const needless = [...tokenNames].filter(([, tokens]) => tokens.size === 1);
  return [
    ...problems,
    ...needless.map(([each]) => `${each} is always ${[...(tokenNames.get(each) ?? [])].join(" ")}`),
  ];
}

/** The pages around the diagrams, in Markdown. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Place } from "../../decode/engine/observed.ts";
import type { PlannedRule, PlannedSystem } from "./plan.ts";
import { samplesAbove } from "./samples.ts";

const NOTE = "<!-- Generated from the grammars by `recloc diagrams`; do not edit. -->";

/** The page that lists the systems. */
export function indexPage(systems: readonly PlannedSystem[]): string {
  const rows = systems.map(({ name, rules }) => {
    const families = new Set(rules.map(({ shape }) => shape.family));
    return `| [${name}](${name}.md) | ${families.size} | ${rules.length} |`;
  });
  return `${NOTE}

# The grammars as railroad diagrams

Every rule of every grammar, as the parser knows it. A line is read from left to right along
the rails: round green boxes are tokens, square blue ones other rules. Opened by itself, a diagram
links each rule it calls, and shows a token's name and pattern under the pointer. Every line of a
record can begin with its element number, which no diagram shows.

| Grammar | Line families | Rules |
| --- | --- | --- |
${rows.join("\n")}

\`recloc diagrams\` updates them after a grammar has changed; a test compares them.
`;
}

/**
 * The page of a system: each rule, grouped by family, with its source, its samples and its diagram.
 *
 * @param root folder of the clone; the page links to sources from its `docs/grammars/`
 */
export function systemPage({ name, rules }: PlannedSystem, root: string): string {
  const families = [...new Set(rules.map(({ shape }) => shape.family))];
  const sections = families.map((family) => {
    const own = rules.filter(({ shape }) => shape.family === family);
    return [`## ${family}`, ...own.map((rule) => ruleSection(rule, root))].join("\n\n");
  });
  return `${[NOTE, `# ${name}`, "[All grammars](README.md)", ...sections].join("\n\n")}\n`;
}

function ruleSection({ shape, place, file }: PlannedRule, root: string): string {
  const source = `../../${relative(root, place.file)}#L${place.line}`;
  const samples = samplesOf(place);
  return [
    `### [${shape.name}](${source})`,
    ...(samples.length === 0 ? [] : [`\`\`\`text\n${samples.join("\n")}\n\`\`\``]),
    `[![${shape.text.replaceAll(/[[\]\\]/g, "\\$&")}](${file})](${file})`,
  ].join("\n\n");
}

function samplesOf({ file, line }: Place): readonly string[] {
  return samplesAbove(readFileSync(file, "utf8"), line);
}

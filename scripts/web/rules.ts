import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { systems } from "../../grammars/systems.ts";
import { svgOf } from "../../src/workshop/diagrams/drawing.ts";
import { slug } from "../../src/workshop/diagrams/plan.ts";
import { kindsIn } from "../../src/workshop/diagrams/tokens.ts";
import { shapesOf } from "../../src/workshop/shape.ts";

/**
 * Writes the rules that read whole lines, for the workbench: the production of each by system and line family, in
 * `rules.json`, and a drawing of each.
 */
export function writeRules(assets: string): void {
  const rules = systems.map(({ wireValue, grammar }) => {
    const kinds = kindsIn(grammar);
    const entries = shapesOf(grammar).filter(({ isEntry }) => isEntry);
    const described = entries.map((shape) => {
      const file = `rule-${slug(`${grammar.name} ${shape.family}`)}.svg`;
      writeFileSync(join(assets, file), svgOf(shape, { kinds, linkTo: () => null }));
      return [shape.family, { production: shape.text, drawing: `/assets/${file}` }] as const;
    });
    return [wireValue, Object.fromEntries(described)] as const;
  });
  writeFileSync(join(assets, "rules.json"), JSON.stringify(Object.fromEntries(rules)));
}

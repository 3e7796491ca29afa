import { dirname, relative } from "node:path";
import { makeSystems, type SystemDefinition } from "../../../grammars/system.ts";
import { ObservedMachine } from "../../decode/engine/observed.ts";
import { svgOf } from "./drawing.ts";
import { indexPage, systemPage } from "./pages.ts";
import { planOf, type PlannedSystem } from "./plan.ts";

/**
 * The diagrams of grammars and the pages around them: the content of each file, by its path in their
 * folder.
 *
 * @param root folder of the clone; the pages link to sources from its `docs/grammars/`
 */
export function diagramsOf(
  definitions: readonly SystemDefinition[],
  root: string,
): ReadonlyMap<string, string> {
  const grammars = makeSystems(definitions, ObservedMachine).map(({ grammar }) => grammar);
  const machine = grammars[0]?.machine;
  const systems = planOf(grammars, (rule) =>
    machine instanceof ObservedMachine ? machine.placeOf(rule) : null,
  );
  const pages = systems.map((system) => [`${system.name}.md`, systemPage(system, root)] as const);
  return new Map([["README.md", indexPage(systems)], ...pages, ...systems.flatMap(drawingsOf)]);
}

function drawingsOf({ rules }: PlannedSystem): (readonly [string, string])[] {
  const fileOf = new Map(rules.map(({ shape, file }) => [shape.id, file]));
  return rules.map(({ shape, file, kinds }) => {
    const linkTo = ({ id }: { readonly id: string }) =>
      relative(dirname(file), fileOf.get(id) ?? file);
    return [file, svgOf(shape, { kinds, linkTo })];
  });
}

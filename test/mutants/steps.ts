/** The steps of the stages, each off in turn; works only in a bundle that `bundle.ts` made. */
import { readFileSync } from "node:fs";
import { decodeWith } from "../../src/decode/decode.ts";
import type { System } from "../../src/decode/systems.ts";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import type { Subject } from "./mutant.ts";
import { codeOf, STAGES } from "./stages.ts";
import { noticedIn, whileOn } from "./switch.ts";
import { lengthOfList } from "./transform.ts";

/** The steps of every stage, with the cases in which they would do something else. */
export function stepSubjects(
  systems: readonly System[],
  cases: readonly RunCase[],
  root: string,
): readonly Subject[] {
  const casesOf = new Map<string, RunCase[]>();
  for (const each of cases) {
    const { text, expectation } = each;
    const options = { referenceDate: expectation?.referenceDate };
    // What is not read is looked for only on demand.
    for (const id of noticedIn(() => decodeWith(systems, text, options).unread))
      casesOf.set(id, [...(casesOf.get(id) ?? []), each]);
  }
  return STAGES.flatMap((file) => {
    const ids = [
      ...Object.keys(file.steps ?? {}).flatMap((name) => codeOf(file, name).map(({ id }) => id)),
      ...(file.lists ?? []).flatMap((name) => {
        const source = readFileSync(`${root}${file.file}`, "utf8");
        const list = Array.from({ length: lengthOfList(source, file, name) });
        return list.map((_, index) => `${file.file}#${name}[${index}]`);
      }),
    ];
    return ids.map((id) => ({
      id,
      stage: file.stage,
      systems: [],
      cases: casesOf.get(id) ?? [],
      during: <T>(work: (systems: readonly System[]) => T) => whileOn(id, () => work(systems)),
      reaches: ({ noticed }) => noticed.has(id),
    }));
  });
}

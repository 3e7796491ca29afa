/** Which cases a run covers. */
import { existsSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { UsageError } from "../../cli/io.ts";
import { casesIn } from "../cases.ts";
import type { WorkshopIo } from "../io.ts";
import type { RunCase } from "./comparison/verdict.ts";
import type { KnownSystem } from "./decoders/worker.ts";

/** The prefix of the names of private cases. */
const PRIVATE = "private/";

/** Every case of the corpus, and of the private one that `RECLOC_PRIVATE_CORPUS` names. */
export function allCases({
  root,
  environment,
}: Pick<WorkshopIo, "root" | "environment">): readonly RunCase[] {
  const ours = casesIn(`${root}corpus/`).map((each) => ({ ...each, isPrivate: false }));
  const folder = environment.RECLOC_PRIVATE_CORPUS ?? "";
  if (folder === "") return ours;
  if (!existsSync(folder)) throw new UsageError("RECLOC_PRIVATE_CORPUS must be a folder");
  const theirs = casesIn(`${resolve(folder)}/`);
  return [
    ...ours,
    ...theirs.map((each) => ({ ...each, name: PRIVATE + each.name, isPrivate: true })),
  ];
}

/** The selected cases. */
export interface Selection {
  readonly cases: readonly RunCase[];
  /** Those that were given by their full names or paths. */
  readonly named: ReadonlySet<RunCase>;
}

/**
 * Selects cases by paths, systems or words.
 *
 * @param what empty for all cases
 * @throws UsageError if one of the words matches nothing
 */
export function selected(
  all: readonly RunCase[],
  what: readonly string[],
  systems: readonly KnownSystem[],
): Selection {
  if (what.length === 0) return { cases: all, named: new Set() };
  const named = new Set<RunCase>();
  const chosen = new Set<RunCase>();
  for (const word of what) {
    const exact = all.filter((each) => isCalled(each, word));
    const found = exact.length > 0 ? exact : matching(all, word, systems);
    if (found.length === 0) throw new UsageError(`no case of the corpus matches "${word}"`);
    for (const each of found) chosen.add(each);
    for (const each of exact) named.add(each);
  }
  return { cases: all.filter((each) => chosen.has(each)), named };
}

function isCalled({ name, path }: RunCase, word: string): boolean {
  const bare = word.replace(/\.(?:txt|json)$/, "");
  return name === bare || path === resolve(bare);
}

function matching(
  all: readonly RunCase[],
  word: string,
  systems: readonly KnownSystem[],
): readonly RunCase[] {
  const system = systems.find(({ names }) => names.includes(word.toUpperCase()));
  if (system !== undefined)
    return all.filter(({ expectation }) => expectation?.algorithm === system.algorithm);
  const folder = word.replace(/(?<!\/)\/+$/, "");
  const inside = all.filter(
    ({ name, path }) => name.startsWith(`${folder}/`) || path.startsWith(`${resolve(folder)}/`),
  );
  if (inside.length > 0 || isAbsolute(word)) return inside;
  return all.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
}

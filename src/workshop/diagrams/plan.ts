/** Which rule is drawn in which file. */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Grammar } from "../../decode/engine/grammar.ts";
import type { Place } from "../../decode/engine/observed.ts";
import { shapesOf, type Part, type RuleShape } from "../shape.ts";
import { kindsIn, patternOf, tokensIn, type TokenKinds } from "./tokens.ts";

/** A rule with the file of its drawing. */
export interface PlannedRule {
  readonly shape: RuleShape;
  readonly place: Place;
  readonly kinds: TokenKinds;
  /** Path in the folder of all diagrams: `common/car/car.svg`. */
  readonly file: string;
}

export interface PlannedSystem {
  /** The name of the grammar. */
  readonly name: string;
  readonly rules: readonly PlannedRule[];
}

/** A rule whose file is not determined yet. */
type Draft = Omit<PlannedRule, "file">;

/**
 * Determines the file of each rule's drawing. Systems that share a rule, with everything it calls,
 * share one drawing: it is in the folder of the shared sources.
 *
 * @param placeOf where a rule is defined
 * @throws Error if that is unknown
 */
export function planOf(
  grammars: readonly Grammar[],
  placeOf: (rule: string) => Place | null,
): readonly PlannedSystem[] {
  const systems = grammars.map((grammar) => {
    const kinds = kindsIn(grammar);
    const drafts = shapesOf(grammar).map((shape): Draft => {
      const place = placeOf(shape.id);
      if (place === null) throw new Error(`unknown place of rule ${shape.id}`);
      return { shape, place, kinds };
    });
    return { name: grammar.name, drafts };
  });
  const shared = sharedFiles(systems);
  return systems.map(({ name, drafts }) => ({
    name,
    rules: drafts.map((draft) => {
      const { shape } = draft;
      const own = `${name}/${slug(shape.family)}/${slug(shape.name)}.svg`;
      return { ...draft, file: shared.get(shape.id) ?? own };
    }),
  }));
}

/** `air segment` to `air-segment`. */
export function slug(name: string): string {
  return name.replaceAll(/[^A-Za-z\d]+/g, "-");
}

/** The files of the rules that several systems draw in the same way, by rule id. */
function sharedFiles(
  systems: readonly { readonly name: string; readonly drafts: readonly Draft[] }[],
): ReadonlyMap<string, string> {
  const drafts = new Map(
    systems.flatMap((system) => system.drafts.map((draft) => [draft.shape.id, draft] as const)),
  );
  const alike = new Map<string, { readonly ids: string[]; readonly systems: Set<string> }>();
  for (const { name, drafts: own } of systems)
    for (const { shape } of own) {
      const looks = looksOf(shape.id, drafts, new Set());
      const group = alike.get(looks) ?? { ids: [], systems: new Set() };
      alike.set(looks, group);
      group.ids.push(shape.id);
      group.systems.add(name);
    }
  const files = new Map<string, string>();
  const used = new Set<string>();
  for (const { ids, systems: users } of alike.values()) {
    const draft = drafts.get(ids[0] ?? "");
    if (draft === undefined || users.size < 2) continue;
    const file = sharedFile(draft);
    // If two would share one file, the second stays with its systems.
    if (used.has(file)) continue;
    used.add(file);
    for (const id of ids) files.set(id, file);
  }
  return files;
}

/** `common/car/car.svg` for a rule defined in `grammars/common/segments/car.ts`. */
function sharedFile({ shape, place: { file } }: Draft): string {
  const [, folder = ""] = /(?:^|\/)grammars\/([^/]+)\//.exec(file) ?? [];
  return `${folder}/${basename(file, ".ts")}/${slug(shape.name)}.svg`;
}

/** A hash of everything that a rule's drawing shows and links to. */
function looksOf(
  id: string,
  drafts: ReadonlyMap<string, Draft>,
  above: ReadonlySet<string>,
): string {
  const draft = drafts.get(id);
  if (draft === undefined || above.has(id)) return id;
  const { shape, place, kinds } = draft;
  const tokens = tokensIn(shape.parts).map((token) => patternOf(token, kinds));
  const called = rulesIn(shape.parts).map((rule) => looksOf(rule, drafts, new Set([...above, id])));
  const looks = [place.file, place.line, shape.name, shape.text, tokens, called];
  return createHash("sha256").update(JSON.stringify(looks)).digest("hex");
}

/** The ids of the rules that a production calls. */
function rulesIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.is === "rule") return [part.id];
    if (part.is === "token") return [];
    const branches = part.is === "choice" ? part.alternatives : [part.branch];
    return branches.flatMap((branch) => rulesIn(branch.parts));
  });
}

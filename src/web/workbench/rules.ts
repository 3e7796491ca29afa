/** The rules that read whole lines, as the build describes them. */

export interface LineRule {
  /** What the rule accepts: `Airline flight journey details`. */
  readonly production: string;
  /** The address of its railroad diagram. */
  readonly drawing: string;
}

/** By the system's wire value, then by line family. */
type Rules = Readonly<Record<string, Readonly<Record<string, LineRule>> | undefined>>;

let loaded: Promise<Rules> | null = null;

/** The rules, which are requested once; null if they cannot be loaded now. */
export async function loadRules(): Promise<Rules | null> {
  loaded ??= fetch("/assets/rules.json").then((response) => response.json());
  try {
    return await loaded;
  } catch {
    loaded = null;
    return null;
  }
}

/** The rule of a line family; null if it has none of its own, or cannot be loaded now. */
export async function lineRule(system: string | null, family: string | null) {
  if (system === null || family === null) return null;
  return (await loadRules())?.[system]?.[family] ?? null;
}

/*
 * What the steps of a mutated bundle call (see `transform.ts`): it carries out a step, or what stands for it while
 * its mutant is on.
 */

let active: string | null = null;
let noticed: Set<string> | null = null;

/** Turns a mutant on while something runs. */
export function whileOn<T>(mutant: string, work: () => T): T {
  active = mutant;
  try {
    return work();
  } finally {
    active = null;
  }
}

/** The mutants that would have changed what a step returned while something ran. */
export function noticedIn(work: () => unknown): ReadonlySet<string> {
  const found = new Set<string>();
  noticed = found;
  try {
    work();
  } finally {
    noticed = null;
  }
  return found;
}

/** @param mutants what each of them returns instead, without side effects */
export function step<T>(on: () => T, mutants: Readonly<Record<string, () => T>>): T {
  const instead = active === null ? undefined : mutants[active];
  if (instead !== undefined) return instead();
  const found = on();
  if (noticed === null) return found;
  for (const [mutant, off] of Object.entries(mutants))
    if (!noticed.has(mutant) && !returnsSame(off, found)) noticed.add(mutant);
  return found;
}

/** A list, without the item whose mutant is on: that of the third is `mutant[2]`. */
export function items<T>(mutant: string, all: readonly T[]): readonly T[] {
  const now = () => all.filter((_, index) => active !== `${mutant}[${index}]`);
  const handler: ProxyHandler<readonly T[]> = {
    get(_, key) {
      for (const index of all.keys()) noticed?.add(`${mutant}[${index}]`);
      const list = now();
      const value: unknown = Reflect.get(list, key);
      if (typeof value !== "function") return value;
      const method: unknown = value.bind(list);
      return method;
    },
  };
  return new Proxy(all, handler);
}

function returnsSame(off: () => unknown, found: unknown): boolean {
  try {
    return isSame(off(), found);
  } catch {
    return false;
  }
}

/** Whether two results are the same text, the same list, or both empty. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
  if (one instanceof Set && other instanceof Set) return one.size === 0 && other.size === 0;
  return textOf(one) !== null && textOf(one) === textOf(other);
}

function textOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("text" in value)) return null;
  return typeof value.text === "string" ? value.text : null;
}

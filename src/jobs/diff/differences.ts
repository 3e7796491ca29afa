/**
 * `changed`, `added` or `removed` in an answer; `lost` and `gained`: there is no longer an answer,
 * or there was none before.
 */
export type DifferenceKind = "changed" | "added" | "removed" | "lost" | "gained";

/** A value that differs between two lines of a record. */
export interface Difference {
  /** Where it is: `flightInfo.flights[].departureTime`; `error.code` if there is no answer. */
  readonly field: string;
  readonly kind: DifferenceKind;
  /** Undefined if there is none. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The differences between two lines of the same record. */
export function differencesOf(before: string, after: string): readonly Difference[] {
  if (before === after) return [];
  const [one, other] = [objectIn(before), objectIn(after)];
  const [had, has] = ["answer" in one, "answer" in other];
  const codes = { before: codeIn(one), after: codeIn(other) };
  if (had !== has) return [{ field: "error.code", kind: had ? "lost" : "gained", ...codes }];
  if (!had)
    return codes.before === codes.after ? [] : [{ field: "error.code", kind: "changed", ...codes }];
  return [...between("", one.answer, other.answer)];
}

/** The id of the record of a line, as JSON. */
export function idIn(line: string): string {
  return JSON.stringify(objectIn(line).id ?? null);
}

function* between(
  field: string,
  before: unknown,
  after: unknown,
): Generator<Difference, void, void> {
  const [one, other] = [branchesOf(field, before), branchesOf(field, after)];
  if (one === null && other === null) {
    if (before !== after) yield leaf(field, before, after);
    return;
  }
  // For a value that was replaced by an object, each counts at its own place. Null is equivalent to
  // nothing.
  if (one === null && before !== undefined && before !== null) yield leaf(field, before, undefined);
  if (other === null && after !== undefined && after !== null) yield leaf(field, undefined, after);
  yield* betweenBranches(one ?? NO_BRANCHES, other ?? NO_BRANCHES);
}

function* betweenBranches(before: Branches, after: Branches): Generator<Difference, void, void> {
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(key), after.get(key)];
    yield* between(one?.field ?? other?.field ?? "", one?.value, other?.value);
  }
}

/** The values in an object or a list, by key, each with its field. */
type Branches = ReadonlyMap<string, { readonly field: string; readonly value: unknown }>;

const NO_BRANCHES: Branches = new Map();

/** Null if a value is neither an object nor a list. */
function branchesOf(field: string, value: unknown): Branches | null {
  if (typeof value !== "object" || value === null) return null;
  return new Map(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const name = field === "" ? key : `${field}.${key}`;
      return [key, { field: Array.isArray(value) ? `${field}[]` : name, value: inner }];
    }),
  );
}

function leaf(field: string, before: unknown, after: unknown): Difference {
  const kind = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return { field, kind, before, after };
}

function objectIn(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line);
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function codeIn({ error }: Record<string, unknown>): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

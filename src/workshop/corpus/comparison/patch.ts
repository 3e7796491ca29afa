/** A unified diff of two answers that records which values its lines show. */
import { structuredPatch } from "diff";
import { isObject } from "../../../reference/tables.ts";
import { pathOf, type Difference, type Path } from "./differences.ts";

/** A piece of a diff. */
export interface Hunk {
  /** `@@ -12,7 +12,7 @@`. */
  readonly head: string;
  /** Each begins with a space, `-` or `+`. */
  readonly lines: readonly string[];
  /** The differences it shows, as indices into the list of differences. */
  readonly differences: readonly number[];
}

const CONTEXT = 3;

/** The hunks between two answers whose differences are known. */
export function hunksOf(
  expected: unknown,
  decoded: unknown,
  differences: readonly Difference[],
): readonly Hunk[] {
  const one = printed(expected);
  const other = printed(decoded);
  const { hunks } = structuredPatch("", "", textOf(one), textOf(other), "", "", {
    context: CONTEXT,
  });
  return hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => {
    const expectedPaths = pathsIn(one, oldStart, oldLines);
    const decodedPaths = pathsIn(other, newStart, newLines);
    return {
      head: `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
      lines,
      differences: differences.flatMap(({ expectedPath, decodedPath }, index) => {
        const isHere =
          (expectedPath !== null && expectedPaths.has(expectedPath)) ||
          (decodedPath !== null && decodedPaths.has(decodedPath));
        return isHere ? [index] : [];
      }),
    };
  });
}

/** A line of a printed answer, and the value that begins on it. */
interface PrintedLine {
  readonly text: string;
  readonly path: Path | null;
}

function textOf(lines: readonly PrintedLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join("");
}

function pathsIn(lines: readonly PrintedLine[], start: number, count: number): Set<Path | null> {
  return new Set(lines.slice(start - 1, start - 1 + count).map(({ path }) => path));
}

/**
 * Indented JSON without commas: with them, the last entry of a list would differ from any other.
 */
function printed(value: unknown, path = "", margin = "", key = ""): readonly PrintedLine[] {
  const entries = entriesOf(value);
  if (entries === null || entries.length === 0)
    return [{ text: `${margin}${key}${JSON.stringify(value)}`, path }];
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return [
    { text: `${margin}${key}${open}`, path },
    ...entries.flatMap(([name, item]) => {
      const label = typeof name === "number" ? "" : `${JSON.stringify(name)}: `;
      return printed(item, pathOf(path, name), `${margin}  `, label);
    }),
    { text: `${margin}${close}`, path: null },
  ];
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] | null {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  return isObject(value) ? Object.entries(value) : null;
}

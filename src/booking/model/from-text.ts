import type { Sources } from "./sources.ts";

/** Links an entry back to the text. */
export interface FromText<T> {
  /** The node it was read from; if there are several, that of the line that books it. */
  readonly source: T;
  /** Locates the printed values of its fields, including those printed on other lines. */
  readonly sources: () => Sources;
}

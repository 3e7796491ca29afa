import type { Difference, DifferenceKind } from "./differences.ts";
import { masked } from "./masked.ts";

const MOST_SAMPLES = 3;

/** A change of a value, as others may see it. */
export interface Sample {
  /** The id of the record, as JSON. */
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** The records in which a field differs in the same way. */
export interface FieldDifference {
  readonly field: string;
  readonly kind: DifferenceKind;
  readonly records: number;
  readonly samples: readonly Sample[];
}

/** Counts the differences of many records by field and kind. */
export class Tally {
  readonly #fields = new Map<string, FieldDifference>();
  records = 0;
  different = 0;

  /** @param id as JSON */
  add(id: string, differences: readonly Difference[]): void {
    this.records += 1;
    if (differences.length > 0) this.different += 1;
    const seen = new Set<string>();
    for (const difference of differences) {
      const { field, kind } = difference;
      const key = `${kind} ${field}`;
      const found = this.#fields.get(key) ?? { field, kind, records: 0, samples: [] };
      const { samples } = found;
      const records = found.records + (seen.has(key) ? 0 : 1);
      seen.add(key);
      const more = samples.length < MOST_SAMPLES ? [sampleOf(id, difference)] : [];
      this.#fields.set(key, { field, kind, records, samples: [...samples, ...more] });
    }
  }

  /** The most frequent first. */
  get fields(): readonly FieldDifference[] {
    return [...this.#fields.values()].sort((one, other) => other.records - one.records);
  }
}

function sampleOf(id: string, { field, before, after }: Difference): Sample {
  return { id, before: masked(field, before), after: masked(field, after) };
}

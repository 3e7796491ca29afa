import type { System } from "../../decode/systems.ts";
import type { Samples } from "./schema.ts";

/** The samples of all systems, in the order of the systems. */
export function toSamples(systems: readonly System[]): Samples {
  return {
    samples: systems.flatMap(({ wireValue, displayName, samples }) =>
      samples.map(({ title, text }) => ({
        system: { wire: wireValue, name: displayName },
        title,
        text,
      })),
    ),
  };
}

import type { System } from "../../decode/systems.ts";
import { UsageError } from "../io.ts";
import { suggestionFor } from "../suggest.ts";

/**
 * Checks the value of `--algorithm`, which the decoder would ignore if it is unknown.
 *
 * @throws UsageError that suggests the name that was probably meant
 */
export function checkAlgorithm(
  name: string,
  systems: readonly Pick<System, "wireValue" | "aliases">[],
): void {
  const names = systems.flatMap(({ wireValue, aliases }) => [wireValue, ...aliases]);
  if (names.includes(name.trim().toUpperCase())) return;
  const suggestion = suggestionFor(name, names);
  const instead =
    suggestion === null
      ? `choose one of ${systems.map(({ wireValue }) => wireValue).join(", ")}`
      : `did you mean ${suggestion}?`;
  throw new UsageError(
    `--algorithm ${JSON.stringify(name)} is not a known system: ${instead}\n` +
      "recloc systems lists all systems and their other names.",
  );
}

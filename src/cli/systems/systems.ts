import { systems } from "../../decode/systems.ts";
import type { Io } from "../io.ts";

/** `recloc systems`: one line per system. */
export function printSystems(io: Io): void {
  const width = Math.max(...systems.map(({ wireValue }) => wireValue.length));
  for (const { wireValue, aliases } of systems)
    io.stdout.write(`${`${wireValue.padEnd(width)}  ${aliases.join(", ")}`.trimEnd()}\n`);
}

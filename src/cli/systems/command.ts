import type { Command } from "commander";
import { EXIT, type Io, type SetCode } from "../io.ts";

/** Adds `recloc systems`. */
export function addSystems(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("systems")
    .summary("list the supported systems")
    .description("Lists the supported systems, each with its wire value and its other names.")
    .action(async () => {
      const { printSystems } = await import("./systems.ts");
      printSystems(io);
      setCode(EXIT.ok);
    });
}

import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";

/** Adds `recloc airports`. */
export function addAirports(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("airports")
    .summary("look up an airport")
    .description("Prints an airport, city or station by its IATA code.")
    .argument("<code>", "IATA code, in upper or lower case")
    .addHelpText("after", "\nExample:\n  recloc airports gru")
    .action(async (code: string) => {
      const { printAirport } = await import("./airport.ts");
      setCode(printAirport(code, io));
    });
}

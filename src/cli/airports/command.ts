import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";

/** Adds `recloc airports`. */
export function addAirports(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("airports")
    .summary("look up airports")
    .description(
      "Prints airports, cities or stations by their IATA codes: one as an object, several as an array.",
    )
    .argument("<codes...>", "IATA codes, in upper or lower case")
    .addHelpText("after", "\nExamples:\n  recloc airports gru\n  recloc airports GRU CDG")
    .action(async (codes: string[]) => {
      const { printAirports } = await import("./airport.ts");
      setCode(printAirports(codes, io));
    });
}

import type { Command } from "commander";

/** The flags shared by all commands that work on the store. */
export interface StoreFlags {
  readonly dataDir?: string;
}

/** The description of `--data-dir`. */
const DATA_DIR = "DATA_DIR: folder of the store (default: DATABASE_URL, else ./data)";

/**
 * Adds a command that manages things in the store: `recloc keys`.
 *
 * @returns a function that adds one of its subcommands
 */
export function addStoreCommand(program: Command, name: string, things: string, help: string) {
  const command = program
    .command(name)
    .summary(`manage ${things}`)
    .description(`Manages the ${things} in the store at DATA_DIR or DATABASE_URL.`)
    .addHelpText("after", help);
  return (subcommand: string, description: string): Command =>
    command
      .command(subcommand)
      .description(description)
      .option("-d, --data-dir <folder>", DATA_DIR);
}

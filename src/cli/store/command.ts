import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";
import type { StoreFlags } from "../store-flags.ts";

const BACKUP_HELP = `
The service can run meanwhile. FILE must not exist. It contains digests of keys, hashes of passwords and
email addresses; only you can read it. PostgreSQL is backed up by pg_dump.

Example:
  recloc backup /backup/recloc-$(date +%F).db`;

const MOVE_HELP = `
Stop the service first: what it stores meanwhile is not moved. The SQLite store is only read. DATABASE_URL is
read from the environment, because other users of the machine can read arguments.

Example:
  DATABASE_URL=postgres://… recloc store move --data-dir /var/lib/recloc`;

/** Adds `recloc backup`. */
export function addBackup(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("backup")
    .summary("copy the SQLite store while the service runs")
    .description("Copies the SQLite store at DATA_DIR into a new file, and checks the copy.")
    .argument("<file>", "the file to create")
    .option("-d, --data-dir <folder>", "DATA_DIR: folder of the SQLite store (default: ./data)")
    .addHelpText("after", BACKUP_HELP)
    .action(async (file: string, { dataDir }: StoreFlags) => {
      const { backup } = await import("./backup.ts");
      setCode(await backup(file, dataDir, io));
    });
}

/** Adds `recloc store move`. */
export function addStore(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("store")
    .summary("move the store to PostgreSQL")
    .description("Manages the store as a whole.")
    .addHelpText("after", MOVE_HELP)
    .command("move")
    .description(
      "Moves the SQLite store at DATA_DIR to the empty PostgreSQL database at DATABASE_URL.",
    )
    .option("-d, --data-dir <folder>", "DATA_DIR: folder of the SQLite store (default: ./data)")
    .addHelpText("after", MOVE_HELP)
    .action(async ({ dataDir }: StoreFlags) => {
      const { move } = await import("./move.ts");
      setCode(await move(dataDir, io));
    });
}

import { Command, CommanderError } from "commander";
import { SettingError } from "../settings.ts";
import { addAccounts } from "./accounts/command.ts";
import { addAirports } from "./airports/command.ts";
import { addItinerary } from "./itinerary/command.ts";
import { complain } from "./complain.ts";
import { addCompletion } from "./completion/command.ts";
import { addDecode } from "./decode/command.ts";
import { terminalOf } from "./decode/terminal.ts";
import { addEntries } from "./entries/command.ts";
import { EXIT, UsageError, type Io, type SetCode } from "./io.ts";
import { addJobs, addWorker } from "./jobs/command.ts";
import { addKeys } from "./keys/command.ts";
import { addMcp } from "./mcp/command.ts";
import { addRedact } from "./redact/command.ts";
import { addServe } from "./serve/command.ts";
import { addBackup, addStore } from "./store/command.ts";
import { addSystems } from "./systems/command.ts";
import { version } from "../package.ts";
import { addWorkshop, isOfWorkshop } from "./workshop/command.ts";

const HELP = `
Examples:
  recloc decode < record.txt
  recloc decode --format text record.txt
  recloc itinerary -f whatsapp --language pt record.txt
  recloc serve --port 8080
  recloc airports GRU CDG
  recloc keys create --name "web shop"

Exit codes: 0 decoded, 1 nothing to decode or failure, 2 wrong usage.`;

/**
 * Runs the command line. Each command imports what it needs only when it runs: `recloc decode` never
 * loads the server.
 *
 * @param args without the program's name
 * @returns the exit code: 0 decoded, 1 nothing to decode or failure, 2 wrong usage
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let code: number = EXIT.ok;
  const program = makeProgram(io, (result) => {
    code = result;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    return codeOf(error, io);
  }
}

function codeOf(error: unknown, io: Io): number {
  // Commander has already reported the mistake, or printed the help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  complain(io, error instanceof Error ? error.message : "unknown error");
  return error instanceof UsageError || error instanceof SettingError ? EXIT.usage : EXIT.failed;
}

function makeProgram(io: Io, setCode: SetCode): Command {
  const program = new Command("recloc")
    .description("Decodes the text of airline booking records (PNRs).")
    .version(version(), "-V, --version")
    .exitOverride()
    .addHelpText("after", HELP)
    .showHelpAfterError("Add --help for usage and examples.")
    .hook("preAction", (_, command) => {
      warnOfStaleBuild(command.name(), io);
    });
  style(program, io);
  addDecode(program, io, setCode);
  addEntries(program, io, setCode);
  addItinerary(program, io, setCode);
  addRedact(program, io, setCode);
  addServe(program, io, setCode);
  addMcp(program, io, setCode);
  addAirports(program, io, setCode);
  addSystems(program, io, setCode);
  addJobs(program, io, setCode);
  addWorker(program, io, setCode);
  addKeys(program, io, setCode);
  addAccounts(program, io, setCode);
  addBackup(program, io, setCode);
  addStore(program, io, setCode);
  addCompletion(program, io);
  addWorkshop(program, io, setCode);
  return program;
}

/** How help and errors look; commands that are added later inherit it. */
function style(program: Command, io: Io): void {
  const { paint } = terminalOf(io.stdout, io.environment);
  program
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text) => {
        complain(io, text.replace(/^error: /, "").trimEnd());
      },
      // `paint` knows whether there are any colours.
      getOutHasColors: () => true,
    })
    .configureHelp({
      styleTitle: (title) => paint("title", title),
      styleCommandText: (text) => paint("place", text),
      styleSubcommandTerm: (term) => paint("place", term),
      styleOptionTerm: (term) => paint("place", term),
    });
}

/** Somebody who changes a grammar and forgets to build would look for a mistake in the grammar. */
function warnOfStaleBuild(command: string, io: Io): void {
  // The commands of the workshop run from the sources.
  if (isOfWorkshop(command) || command.startsWith("complet")) return;
  const newer = io.newerSource();
  if (newer !== null)
    complain(
      io,
      `warning: the build is older than ${newer}, and without its changes: npm run build`,
    );
}

/** The commands for grammar authors, which run directly from the current sources. */
import { Command, CommanderError } from "commander";
import { isMainThread } from "node:worker_threads";
import { EXIT, UsageError, type SetCode } from "../cli/io.ts";
import { addCorpus } from "./corpus/command.ts";
import { addCoverage } from "./coverage/command.ts";
import { addDiagrams } from "./diagrams/command.ts";
import type { WorkshopIo } from "./io.ts";
import { addNewGrammar } from "./new-grammar/command.ts";
import { rootOf } from "./root.ts";
import { addTrace } from "./trace/command.ts";

/** Each function adds its command, like those of `src/cli`. */
const COMMANDS: readonly ((program: Command, io: WorkshopIo, setCode: SetCode) => void)[] = [
  addCorpus,
  addCoverage,
  addDiagrams,
  addNewGrammar,
  addTrace,
];

/**
 * @param args without the program's name
 * @returns the exit code: 0 for success, 1 if something needs attention, 2 for bad usage
 */
export async function runWorkshop(args: readonly string[], io: WorkshopIo): Promise<number> {
  let code: number = EXIT.ok;
  const program = new Command("recloc").exitOverride().configureOutput({
    writeOut: (text) => io.stdout.write(text),
    writeErr: (text) => io.stderr.write(text),
  });
  const setCode = (result: number) => {
    code = result;
  };
  for (const add of COMMANDS) add(program, io, setCode);
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    io.stderr.write(`recloc: ${error instanceof Error ? error.message : "unknown error"}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

/** The entry point of the bundle: runs the command or, in its threads, decodes. */
export async function main(): Promise<void> {
  if (!isMainThread) {
    const { serveOurs } = await import("./corpus/decoders/ours.ts");
    serveOurs();
    return;
  }
  const root = rootOf(import.meta.url);
  if (root === null) throw new Error("the workshop only works in a clone of the sources");
  process.exitCode = await runWorkshop(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    root,
  });
}

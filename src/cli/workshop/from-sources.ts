import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rootOf } from "../../workshop/root.ts";
import { EXIT, UsageError, type Io } from "../io.ts";

const CODE = 'import { main } from "./src/workshop/main.ts"; await main();';

/**
 * Runs a workshop command from the current sources, not from the build, so that grammar authors see
 * their changes.
 *
 * @returns the exit code
 */
export async function runFromSources(args: readonly string[], io: Io): Promise<number> {
  const root = rootOf(import.meta.url);
  if (root === null)
    throw new UsageError("this command works only in a clone of the sources, where the corpus is");
  // The bundler is installed only in a clone.
  const { bundle } = await import("../../workshop/bundle.ts");
  const { file, dispose } = await bundle(root, CODE);
  try {
    return await exitCodeOf(start(file, args, io), io);
  } finally {
    dispose();
  }
}

function start(file: string, args: readonly string[], io: Io): ChildProcess {
  // Passes a terminal on as it is, with its colours and width.
  const isOurs = io.stdout === process.stdout;
  const child = spawn(process.execPath, ["--enable-source-maps", file, ...args], {
    stdio: isOurs ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...io.environment },
  });
  child.stdout?.pipe(io.stdout, { end: false });
  child.stderr?.pipe(io.stderr, { end: false });
  return child;
}

async function exitCodeOf(child: ChildProcess, io: Io): Promise<number> {
  void io.untilStopped().then(() => child.kill());
  await once(child, "close");
  return child.exitCode ?? EXIT.failed;
}

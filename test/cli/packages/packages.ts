import { spawnSync } from "node:child_process";
import { UNCOUNTED } from "../built.ts";

/** Runs a command to its end, in a folder if given, and returns what it printed. */
export function run(command: string, args: readonly string[], folder?: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...UNCOUNTED },
  });
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
  return stdout;
}

/** The value of a property of an object that was read from JSON. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Packs a folder as for publishing, and returns what `npm pack` says about the one package. */
export function pack(folder: string, ...options: readonly string[]): unknown {
  const args = ["pack", folder, "--json", "--ignore-scripts", "--loglevel=error", ...options];
  const packages: unknown = JSON.parse(run("npm", args));
  return Array.isArray(packages) ? packages[0] : undefined;
}

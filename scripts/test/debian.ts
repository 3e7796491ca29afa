import { execFileSync } from "node:child_process";

/** Installs Debian packages without those that they recommend. */
export function installDebian(...names: readonly string[]): void {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], options);
}

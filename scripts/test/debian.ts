import { execFileSync } from "node:child_process";

/** Installs a Debian package without those that it recommends. */
export function installDebian(name: string): void {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options);
}

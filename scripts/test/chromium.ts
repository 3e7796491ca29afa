/** Installs Debian's Chromium, which the tests use, if the machine has none. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { CHROMIUM } from "../../test/browser/programme.ts";

if (!existsSync(CHROMIUM)) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["update", "-qq"], options);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
}

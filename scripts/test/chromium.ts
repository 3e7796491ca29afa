/** Installs Debian's Chromium, which the tests use, if the machine has none, and the one without a window. */
import { existsSync } from "node:fs";
import { CHROMIUM, HEADLESS_SHELL } from "../../test/browser/programme.ts";
import { installDebian } from "./debian.ts";

// Together, because both need the same version of what they share.
if (![CHROMIUM, HEADLESS_SHELL].every((path) => existsSync(path)))
  installDebian("chromium", "chromium-headless-shell");

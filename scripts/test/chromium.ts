/** Installs Debian's Chromium, which the tests use, if the machine has none. */
import { existsSync } from "node:fs";
import { CHROMIUM } from "../../test/browser/programme.ts";
import { installDebian } from "./debian.ts";

if (!existsSync(CHROMIUM)) installDebian("chromium");

/** The browser of the tests, where Debian puts it; `npm test` installs it where it is missing. */
export const CHROMIUM = "/usr/bin/chromium";

/**
 * Chromium without a window and the pages that draw one, which takes two thirds of the CPU time. It has no viewer of PDF
 * files.
 */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** The browser of the tests, where Debian puts it; `npm test` installs it where it is missing. */
export const CHROMIUM = "/usr/bin/chromium";

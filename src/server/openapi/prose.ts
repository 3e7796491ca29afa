import { ERRORS } from "../errors.ts";
import { LONGEST_LINE, MOST_LINES } from "../connections/text-limits.ts";
import type { JsonObject } from "./components.ts";
import { API_ERRORS } from "./errors.ts";

const AUTHENTICATION = `Every call of \`/v3\` and \`/v4\` needs an API key; you create yours on the
[account page](/account). Send it in the header \`X-Api-Key\` or as \`Authorization: Bearer\`. One of them is enough; if
you send both, they must agree.

Keep keys out of public code. Web pages of other sites can call the API only if its operator allows that
(\`CORS_ORIGINS\`), and every visitor of such a page can read its key.`;

const ERRORS_PROSE = `Every error is JSON with a \`message\` for people and a \`code\` for programs. Codes stay the same;
messages may say more. Every answer has an \`X-Request-Id\`: tell it to the operator of the service about a 500.

| status | code | meaning |
| --- | --- | --- |
${API_ERRORS.map((code) => `| ${ERRORS[code].status} | \`${code}\` | ${ERRORS[code].means} |`).join("\n")}`;

const LIMITS = `If a key or its account has limits, every answer says what is left: \`RateLimit-Limit\`,
\`RateLimit-Remaining\` and \`RateLimit-Reset\` of the window with the fewest requests left, and \`RateLimit-Policy\` for
all. After 429, and after 503 under overload, wait as many seconds as \`Retry-After\` says.

A text may have at most ${MOST_LINES.toLocaleString("en")} lines of at most ${LONGEST_LINE.toLocaleString("en")}
characters; the limit of a body is the operator's, 256 KiB if nothing else was set. A body may
be compressed (\`Content-Encoding\`: \`gzip\`, \`deflate\` or \`br\`), except that of a batch; the limit applies to what it
contains, too. The message of a 413 names the limit
that was exceeded. A text that takes too long to decode, by default longer than a second (a PDF file: 15 seconds), is answered with 504.`;

const PARTIAL_READINGS = `A partial reading never looks like a whole one. The headers \`Recloc-Coverage\` (the share of
the characters that were read or are known to say nothing) and \`Recloc-Unread\` (the number of lines that were not read)
are in every answer of \`decode\`, of version 3, too.

In version 4, the top \`extraInfo\` has \`unread_lines\` (line, column, text, reason) and \`warnings\` whenever there
are any, and \`confidence\` whenever it is below 0.9. Show them to somebody before you rely on such a record. What a record
does not say is null, empty or left out, never guessed.

With \`explain=true\`, the answer also says which systems were considered and why, and where in the text each value
was found; a 422 says what each line was taken for.`;

/** The tags; the first ones have no calls, only prose. */
export const TAGS: readonly JsonObject[] = [
  { name: "Authentication", description: AUTHENTICATION },
  { name: "Errors", description: ERRORS_PROSE },
  { name: "Limits", description: LIMITS },
  { name: "Partial readings", description: PARTIAL_READINGS },
  {
    name: "v4",
    description:
      "Version 4, for all new programs: everything that Recloc reads, in `extraInfo` maps that grow without a new " +
      "version, the choice of the system, and airports.",
  },
  {
    name: "v3",
    description:
      "Version 3, for programs that were written for it: the same persons, flights, hotels and trains without " +
      "`extraInfo`, and no parameters. It stays as it is.",
  },
  {
    name: "jobs",
    description:
      "Archives, decoded by any number of workers from and to folders or S3. The account page shows the jobs of an account.",
  },
  { name: "operation", description: "For operators of the service; no key is needed." },
];

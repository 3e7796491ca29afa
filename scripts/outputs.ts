/** Writes `docs/outputs.md`: the same record in every format of itineraries. A test compares the two. */
import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import { decode } from "../src/decode/decode.ts";
import { FORMAT_NAMES, FORMATS, type FormatName } from "../src/views/itinerary/formats.ts";
import { itinerary } from "../src/views/itinerary/library.ts";

const PAGE = new URL("../docs/outputs.md", import.meta.url);

const RECORD = `RP/PARZZ2199/PARZZ2199            AB/SU  19NOV26/0930Z   ZQ7KXA
  1.MARTINELLI/BRUNO MR   2.MARTINELLI/ADA MRS
  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M
  4  AF1480 Y 25NOV 3 CDGMXP HK2      2F  1230 1400   320 E 0
  5 HTL 1A HK1 MIL 25NOV-28NOV/HOTEL ESEMPIO/1 VIA CAMPIONE MILANO/CF-MI4411/
  6 SSR VGML AF HK1/S3/P2
  7 AP PAR 01 55 55 01 00 - SAMPLE VOYAGES - A`;

const MADE_AT = "2026-11-21T09:30:00Z";

const INTRODUCTION = `# The same record in every format

\`npm run outputs\` writes this page, and a test holds it. The options of itineraries, which are the same for the
library, the command line and \`POST /v4/itinerary\`, are described by \`recloc itinerary --help\` and in
\`/openapi.json\`.

An itinerary for travellers shows what they need: flights with cabins, seats, baggage and terminals, layovers, stays,
services, references, the fare and the day until which tickets have to be issued. It never shows remarks, accounting,
identity papers or requests that only airlines read. What the record does not say is not printed: a cabin is named only
for the letters that mean the same to every airline (F, J, C, Y).

The itinerary gives the length of each connection, and what is certain about it: that it is overnight, that the airport or the
terminal changes, that the next departure is before the arrival. No connection is called too short, because no table of
ours says how long one has to be.

Titles are codes of the record, which stay as printed in every language: \`Mr\`, \`Mrs\`. A year that the record does not
show, neither by a date, by weekdays nor by its own date, is assumed from the reference date. A line at the end says so,
and a \`*\` marks such years beside others.

It ends with "This is an itinerary, not a ticket." in its language. If lines of the record were not read, or if
something in it is doubtful, a line below says how many. No option hides it: look at the record, then send the itinerary.

For a calendar (\`ics\`), reservations of schema.org (\`jsonld\`) and PDF files, see [below](#how-calendars-reservations-and-pdf-files-are-made).

The record:
`;

/** Descriptions of the files that programs read. */
const PROGRAMS = readFileSync(new URL("outputs-programs.md", import.meta.url), "utf8");

/** The language that a format is shown in; English for the others. */
const LANGUAGES: Readonly<Partial<Record<FormatName, "de" | "fr">>> = {
  whatsapp: "fr",
  markdown: "de",
};

/** The page as Markdown. */
export async function outputsPage(): Promise<string> {
  const decoded = decode(RECORD, { referenceDate: "2026-11-21" });
  const sections: string[] = [];
  for (const name of FORMAT_NAMES) {
    const language = LANGUAGES[name] ?? "en";
    const written = await itinerary(decoded, name, { language, madeAt: MADE_AT });
    const { summary, extension } = FORMATS[name];
    const shown =
      typeof written === "string"
        ? `, \`language: "${language}"\`:\n\n${fenced(written.replaceAll("\r\n", "\n"), extension)}`
        : ", with what the page above has, in boxes that no page break divides.";
    sections.push(`## ${name}\n\n${summary}${shown}`);
  }
  const page = [INTRODUCTION + fenced(RECORD, "txt"), ...sections, PROGRAMS].join("\n\n");
  const options = { printWidth: 100, embeddedLanguageFormatting: "off" } as const;
  const { code, errors } = await format("outputs.md", page, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}

function fenced(text: string, language: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}

if (process.argv[1]?.endsWith("outputs.ts")) writeFileSync(PAGE, await outputsPage());

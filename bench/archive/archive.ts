/** An archive of any number of records, made from the corpus with other names and days. */
import { createWriteStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const CORPUS = "corpus";
const SYSTEMS = ["amadeus", "sabre", "travelport", "travelsky"] as const;
const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");
/** A day without a year, as the lines of segments print it. */
const DAY = new RegExp(String.raw`(?<![0-9A-Z])(\d{2})(${MONTHS.join("|")})(?!\d)`, "g");
/** The surname of an item of names: `1.MARTINELLI/`. */
const SURNAME = /(?<=\d\.(?:I\/)?\d?)[A-Z]{3,}(?=\/[A-Z]{2})/g;
/** A year without a leap day that no record of the corpus is in. */
const ANY_YEAR = 2027;
/** The maximum number of weeks by which the days of a copy are moved. */
const MOST_WEEKS = 8;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Writes lines `{"id", "text"}`, with the ids 0, 1, 2 …; the same ones for the same number. */
export async function writeArchive(path: string, records: number): Promise<void> {
  await pipeline(Readable.from(linesOf(textsOfCorpus(), records)), createWriteStream(path));
}

/** The texts of cases with an answer. */
function textsOfCorpus(): readonly string[] {
  return SYSTEMS.flatMap((system) =>
    readdirSync(join(CORPUS, system), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".txt") && !name.includes("refusal"))
      .toSorted()
      .map((name) => readFileSync(join(CORPUS, system, name), "utf8")),
  );
}

function* linesOf(texts: readonly string[], records: number): Generator<string> {
  for (let id = 0; id < records; id += 1) {
    const text = texts[id % texts.length] ?? "";
    yield `${JSON.stringify({ id, text: copyOf(text, Math.floor(id / texts.length)) })}\n`;
  }
}

/** The text with other surnames of the same lengths, and with all days some weeks later. */
function copyOf(text: string, copy: number): string {
  const weeks = copy % MOST_WEEKS;
  return text
    .replace(SURNAME, (name) => shifted(name, copy))
    .replace(DAY, (_, day: string, month: string) => {
      const date = new Date(Date.UTC(ANY_YEAR, MONTHS.indexOf(month), Number(day) + 7 * weeks));
      return String(date.getUTCDate()).padStart(2, "0") + (MONTHS[date.getUTCMonth()] ?? month);
    });
}

/** Another name for each copy: its first three letters count the copies. */
function shifted(name: string, copy: number): string {
  const count = [copy, Math.floor(copy / 26), Math.floor(copy / 26 ** 2)];
  return name.replace(/[A-Z]/g, (letter, index: number) => {
    const place = LETTERS.indexOf(letter) + (count[index] ?? 0);
    return LETTERS.charAt(place % LETTERS.length);
  });
}

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline/promises";

export interface Checked {
  readonly records: number;
  /** Records that are out of place, or have neither an answer nor an error. */
  readonly wrong: number;
  /** Records without an answer. */
  readonly errors: number;
  /** SHA-256 of the files together. */
  readonly digest: string;
}

const LINE = /^\{"id":(\d+),.*?"engine":"[^"]+","(answer|error)":\{/;

/** Counts the lines of the files of an output, whose ids must be 0, 1, 2 …. */
export async function check(files: readonly string[]): Promise<Checked> {
  const hash = createHash("sha256");
  const counts = { records: 0, wrong: 0, errors: 0 };
  for (const file of files) {
    const input = createReadStream(file);
    input.on("data", (chunk) => hash.update(chunk));
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      const [, id, kind] = LINE.exec(line) ?? [];
      if (Number(id) !== counts.records) counts.wrong += 1;
      if (kind === "error") counts.errors += 1;
      counts.records += 1;
    }
  }
  return { ...counts, digest: hash.digest("hex") };
}

/**
 * Prints records of the corpus as NDJSON, over and over, for measurements of `recloc decode --ndjson`:
 *
 *     npx tsx scripts/archive.ts 100000 > archive.ndjson
 */
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const CORPUS = fileURLToPath(new URL("../corpus/", import.meta.url));
const DEFAULT = 100_000;

const texts = readdirSync(CORPUS, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".txt"))
  .sort()
  .map((name) => readFileSync(CORPUS + name, "utf8"));

const count = Number(process.argv[2] ?? DEFAULT);
for (let id = 1; id <= count; id++) {
  const line = `${JSON.stringify({ id, text: texts[id % texts.length] })}\n`;
  if (!process.stdout.write(line)) await once(process.stdout, "drain");
}

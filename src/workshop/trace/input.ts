import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { UsageError } from "../../cli/io.ts";
import { isObject } from "../../reference/tables.ts";
import { textOfBytes } from "../../files/text.ts";
import { UnreadableFile } from "../../files/unreadable.ts";
import type { WorkshopIo } from "../io.ts";

/** A text to trace, and the day from which its years are inferred, if it comes with one. */
export interface TraceInput {
  /** The title of the text. */
  readonly name: string;
  readonly text: string;
  readonly referenceDate: string | undefined;
}

const STDIN = "-";

/**
 * Finds the text for a name: a file, a case of the corpus, or `-` for standard input.
 *
 * @throws UsageError if there is none
 */
export async function inputOf(name: string, io: WorkshopIo): Promise<TraceInput> {
  if (name === STDIN) {
    const text = io.stdin === undefined ? "" : textOfBytes(await buffer(io.stdin));
    return { name: "standard input", text, referenceDate: undefined };
  }
  const path = `${io.root}corpus/${name.replace(CORPUS_FILE, "$<name>")}`;
  const isCase = existsSync(`${path}.txt`);
  try {
    const text = textOfBytes(await readFile(isCase ? `${path}.txt` : name));
    const expectation = isCase ? `${path}.json` : "";
    return { name, text, referenceDate: await referenceDateIn(expectation) };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UsageError(`${name}: ${error.message}`);
    throw new UsageError(`${name}: neither a readable file nor a case of the corpus`);
  }
}

/** A case by its name, or by the path of one of its files in the clone. */
const CORPUS_FILE = /^(?:(?:\.\/)?corpus\/)?(?<name>.*?)(?:\.txt|\.json)?$/;

/**
 * The day from which the years of a case are inferred; undefined if its expectation is not written.
 */
async function referenceDateIn(expectation: string): Promise<string | undefined> {
  if (!existsSync(expectation)) return undefined;
  const found: unknown = JSON.parse(await readFile(expectation, "utf8"));
  return isObject(found) && typeof found.referenceDate === "string"
    ? found.referenceDate
    : undefined;
}

import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { isDecodable, type Decode, type Decoded } from "../../decode/decode.ts";
import { kindOf, type FileKind } from "../../files/kind.ts";
import { UnreadableFile } from "../../files/unreadable.ts";
import { textOfBytes } from "../../files/text.ts";
import { CALENDAR_DAY, isCalendarDay } from "../../views/calendar-day.ts";
import { whyNot } from "../../views/why-not.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { writerFor, type Output, type OutputFlags, type Writer } from "./output.ts";
import { terminalOf } from "./terminal.ts";

export interface DecodeFlags extends OutputFlags {
  readonly algorithm?: string;
  readonly referenceDate?: string;
}

/** The file name that means standard input. */
const STDIN = "-";

/**
 * `recloc decode`: decodes each file, or standard input. A file that cannot be read or decoded does
 * not stop the others; the exit code is that of the worst.
 */
export async function decodeFiles(
  files: readonly string[],
  flags: DecodeFlags,
  io: Io,
): Promise<number> {
  checkFlags(flags);
  const decode = await io.loadDecode();
  const write = writerFor(flags, files.length > 1, terminalOf(io.stdout, io.environment));
  let code: number = EXIT.ok;
  for (const file of files.length === 0 ? [STDIN] : files) {
    const outcome = await decodeFile(file, flags, io, decode);
    code = Math.max(code, outcome.code);
    report(file, outcome, write, io);
  }
  return code;
}

function checkFlags({ referenceDate, explain, api }: DecodeFlags): void {
  if (referenceDate !== undefined && !isCalendarDay(referenceDate))
    throw new UsageError(`--reference-date must be ${CALENDAR_DAY}`);
  if (explain && api !== "v4") throw new UsageError("--explain requires --api v4");
}

/** The outcome for one file. */
interface Outcome extends Output {
  readonly code: number;
  /** For the user; empty if all is well. */
  readonly message: string;
}

function report(file: string, outcome: Outcome, write: Writer, io: Io): void {
  const { message } = outcome;
  const prefix = file === STDIN ? "" : `${file}: `;
  if (message !== "") io.stderr.write(`recloc: ${prefix}${message}\n`);
  io.stdout.write(write(file, outcome));
}

async function decodeFile(
  file: string,
  { algorithm, referenceDate }: DecodeFlags,
  io: Io,
  decode: Decode,
): Promise<Outcome> {
  const bytes = await readBytes(file, io);
  if (bytes === null) return failure(EXIT.usage, "cannot be read");
  const kind = kindOf(bytes, file === STDIN ? "" : file);
  const text = await textOf(bytes, kind);
  if (text instanceof UnreadableFile)
    return failure(EXIT.nothing, `nothing to decode: ${text.message}`);
  const decoded = decodeText(text, decode, { algorithm, referenceDate });
  if (decoded === null) return failure(EXIT.failed, "internal error: the decoder failed");
  if (!isDecodable(decoded))
    return {
      ...failure(EXIT.nothing, `nothing to decode: ${whyNot(decoded.looksLike)}`),
      reading: decoded,
    };
  const isUnknown = algorithm !== undefined && !decoded.forced;
  const note = `--algorithm ${algorithm} is unknown: using ${decoded.algorithm}, detected from the text`;
  const message = isUnknown ? note : "";
  return { code: EXIT.ok, decoded, reading: decoded, message, showText: kind !== "text" };
}

function failure(code: number, message: string): Outcome {
  return { code, decoded: null, reading: null, message };
}

async function readBytes(file: string, io: Io): Promise<Buffer | null> {
  try {
    return await (file === STDIN ? buffer(io.stdin) : readFile(file));
  } catch {
    return null;
  }
}

/** The text of a file, or why it has none. */
async function textOf(bytes: Buffer, kind: FileKind): Promise<string | UnreadableFile> {
  try {
    return kind === "text" ? textOfBytes(bytes) : await textOfDocument(bytes, kind);
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
}

/** What reads other files than texts is loaded only for them. */
async function textOfDocument(bytes: Buffer, kind: Exclude<FileKind, "text">): Promise<string> {
  const { textOfFile } = await import("../../files/file.ts");
  return textOfFile(bytes, kind);
}

/** Hides the decoder's errors, because their messages may quote the text. */
function decodeText(text: string, decode: Decode, options: Parameters<Decode>[1]): Decoded | null {
  try {
    return decode(text, options);
  } catch {
    return null;
  }
}

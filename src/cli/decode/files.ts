import { isDecodable, type Decode, type Decoded } from "../../decode/decode.ts";
import { systems } from "../../decode/systems.ts";
import { CALENDAR_DAY, isCalendarDay } from "../../views/calendar-day.ts";
import { whyNot } from "../../views/why-not.ts";
import { complain } from "../complain.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { checkAlgorithm } from "./algorithm.ts";
import { readInput, reasonOf, STDIN } from "./input.ts";
import { checkOutputFlags, type OutputFlags } from "./output-flags.ts";
import { reportFor, type Result } from "./report.ts";
import { terminalOf } from "./terminal.ts";

/** How texts are read. */
export interface ReadingFlags {
  readonly algorithm?: string;
  readonly referenceDate?: string;
}

export interface DecodeFlags extends OutputFlags, ReadingFlags {}

/**
 * `recloc decode`: decodes each file, or standard input. A file that cannot be read or decoded does
 * not stop the others; the exit code is that of the worst.
 */
export async function decodeFiles(
  files: readonly string[],
  flags: DecodeFlags,
  io: Io,
): Promise<number> {
  checkReading(files, flags);
  checkOutputFlags(flags);
  const decode = await io.loadDecode();
  const isList = files.some((file) => file !== STDIN);
  const report = await reportFor(flags, isList, terminalOf(io.stdout, io.environment));
  let code: number = EXIT.ok;
  for (const file of files.length === 0 ? [STDIN] : files) {
    const result = await decodeFile(file, flags, io, decode);
    const { failure } = result;
    if (failure !== null) {
      code = Math.max(code, failure.exit);
      complain(io, `${file === STDIN ? "" : `${file}: `}${reasonOf(failure)}`);
    }
    io.stdout.write(report.entry(result));
  }
  io.stdout.write(report.end);
  return code;
}

/**
 * Checks the names of files and how they are to be read.
 *
 * @throws UsageError that says what is wrong
 */
export function checkReading(
  files: readonly string[],
  { referenceDate, algorithm }: ReadingFlags,
): void {
  if (referenceDate !== undefined && !isCalendarDay(referenceDate))
    throw new UsageError(`--reference-date must be ${CALENDAR_DAY}`);
  if (algorithm !== undefined) checkAlgorithm(algorithm, systems);
  // Not quoted in the message, because it may be a record.
  if (files.some((file) => file.includes("\n")))
    throw new UsageError(
      "an argument is a text, not the name of a file; pass a text on standard input",
    );
}

/** Decodes a file, or standard input; never throws because of its content. */
export async function decodeFile(
  file: string,
  { algorithm, referenceDate }: ReadingFlags,
  io: Io,
  decode: Decode,
): Promise<Result> {
  const input = await readInput(file, io);
  if (!("text" in input)) return { file, reading: null, failure: input };
  const reading = decodeText(input.text, decode, { algorithm, referenceDate });
  if (reading === null) return { file, reading, failure: INTERNAL };
  if (isDecodable(reading))
    return { file, reading, showText: input.kind !== "text", failure: null };
  const isEmpty = input.text.trim() === "";
  const message = isEmpty ? "the input is empty" : whyNot(reading.looksLike);
  return { file, reading, failure: { exit: EXIT.nothing, code: "not_decodable", message } };
}

const INTERNAL = {
  exit: EXIT.failed,
  code: "internal_error",
  message: "internal error: the decoder failed",
};

/** Hides the decoder's errors, because their messages may quote the text. */
function decodeText(text: string, decode: Decode, options: Parameters<Decode>[1]): Decoded | null {
  try {
    return decode(text, options);
  } catch {
    return null;
  }
}

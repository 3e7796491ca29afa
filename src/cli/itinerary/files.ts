import { mkdir, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import {
  FORMATS,
  renderItinerary,
  styleFor,
  type FormatName,
} from "../../views/itinerary/formats.ts";
import { optionsFromFlat, type FlatName } from "../../views/itinerary/options/flat.ts";
import { InvalidOption } from "../../views/itinerary/options/invalid.ts";
import type { ItineraryOptions } from "../../views/itinerary/options/schema.ts";
import { Unwritable } from "../../views/itinerary/options/unwritable.ts";
import type { Rendered, Written } from "../../views/itinerary/written.ts";
import type { Decoded } from "../../decode/decode.ts";
import { complain } from "../complain.ts";
import { decodeFile } from "../decode/decode-file.ts";
import { terminalOf } from "../decode/terminal.ts";
import { checkInputFlags, type InputFlags } from "../decode/input-flags.ts";
import { reasonOf, STDIN } from "../decode/input.ts";
import { EXIT, UsageError, type Io } from "../io.ts";

export interface ItineraryFlags extends InputFlags, Readonly<Partial<Record<FlatName, string>>> {
  readonly format: FormatName;
  /** A folder. */
  readonly output?: string;
}

/**
 * `recloc itinerary`: writes an itinerary of each file, or of standard input. A file that cannot be read or
 * decoded does not stop the others; the exit code is that of the worst.
 */
export async function writeItineraries(
  files: readonly string[],
  flags: ItineraryFlags,
  io: Io,
): Promise<number> {
  const { format, output } = flags;
  const options = checkedOptions(files, flags);
  checkTarget(flags, io);
  const decode = await io.loadDecode();
  if (output !== undefined) await mkdir(output, { recursive: true });
  let code: number = EXIT.ok;
  for (const file of files.length === 0 ? [STDIN] : files) {
    const complainOf = (message: string) => {
      complain(io, `${file === STDIN ? "" : `${file}: `}${message}`);
    };
    const { reading, failure } = await decodeFile(file, flags, io, decode);
    if (failure !== null) {
      code = Math.max(code, failure.exit);
      complainOf(reasonOf(failure));
      continue;
    }
    const written = await write(reading, format, options);
    if (typeof written === "string") {
      code = Math.max(code, EXIT.failed);
      complainOf(written);
      continue;
    }
    for (const { path, reason } of written.leftOut) complainOf(`left out ${path}: ${reason}`);
    if (output === undefined) io.stdout.write(complete(written.content));
    else await writeFile(join(output, nameOf(file, format)), written.content);
  }
  return code;
}

/** The output, or why there is none. */
async function write(
  decoded: Decoded,
  format: FormatName,
  options: ItineraryOptions,
): Promise<Written | string> {
  try {
    return await renderItinerary(decoded, format, options);
  } catch (error) {
    if (error instanceof Unwritable) return error.message;
    if (error instanceof InvalidOption) throw new UsageError(`--${flagOf(error)}`);
    throw error;
  }
}

/** Bytes would confuse a terminal. */
function checkTarget({ format, output }: ItineraryFlags, io: Io): void {
  const { isTerminal } = terminalOf(io.stdout, io.environment);
  if (isTerminal && output === undefined && !FORMATS[format].isText)
    throw new UsageError(`${format} is not text: name a folder with --output, or redirect it`);
}

function checkedOptions(files: readonly string[], flags: ItineraryFlags): ItineraryOptions {
  checkInputFlags(files, flags);
  if (files.length > 1 && flags.output === undefined)
    throw new UsageError("several files need --output, a folder for their itineraries");
  checkNames(files, flags);
  try {
    const options = optionsFromFlat(flags);
    styleFor(flags.format, options);
    return options;
  } catch (error) {
    if (error instanceof InvalidOption) throw new UsageError(`--${flagOf(error)}`);
    throw error;
  }
}

/** Files with the same name would overwrite each other. */
function checkNames(files: readonly string[], { format }: ItineraryFlags): void {
  const names = files.map((file) => nameOf(file, format));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new UsageError(`two files would be written to ${twice}`);
}

/** `agency.logo must be …` as `agency-logo must be …` */
function flagOf({ option, takes }: InvalidOption): string {
  const flag = option.replace(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${flag} must be ${takes}`;
}

/** `records/one.txt` is written to `one.html`. */
function nameOf(file: string, format: FormatName): string {
  const name = file === STDIN ? "itinerary" : basename(file, extname(file));
  return `${name}.${FORMATS[format].extension}`;
}

/** A message does not end in a line feed, but terminal output does. */
function complete(rendered: Rendered): Rendered {
  return typeof rendered === "string" && !rendered.endsWith("\n") ? `${rendered}\n` : rendered;
}

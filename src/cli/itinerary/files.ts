import { mkdir, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import {
  FORMATS,
  renderItinerary,
  type FormatName,
  type Rendered,
} from "../../views/itinerary/formats.ts";
import { optionsFromFlat, type FlatName } from "../../views/itinerary/options/flat.ts";
import { InvalidOption } from "../../views/itinerary/options/invalid.ts";
import type { ItineraryOptions } from "../../views/itinerary/options/schema.ts";
import { settled } from "../../views/itinerary/options/settle.ts";
import { complain } from "../complain.ts";
import { decodeFile } from "../decode/decode-file.ts";
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
  const decode = await io.loadDecode();
  if (output !== undefined) await mkdir(output, { recursive: true });
  let code: number = EXIT.ok;
  for (const file of files.length === 0 ? [STDIN] : files) {
    const { reading, failure } = await decodeFile(file, flags, io, decode);
    if (failure !== null) {
      code = Math.max(code, failure.exit);
      complain(io, `${file === STDIN ? "" : `${file}: `}${reasonOf(failure)}`);
    } else {
      const rendered = await renderItinerary(reading, format, options);
      if (output === undefined) io.stdout.write(complete(rendered));
      else await writeFile(join(output, nameOf(file, format)), rendered);
    }
  }
  return code;
}

function checkedOptions(files: readonly string[], flags: ItineraryFlags): ItineraryOptions {
  checkInputFlags(files, flags);
  if (files.length > 1 && flags.output === undefined)
    throw new UsageError("several files need --output, a folder for their itineraries");
  checkNames(files, flags);
  try {
    const options = optionsFromFlat(flags);
    settled(options);
    return options;
  } catch (error) {
    if (error instanceof InvalidOption) throw new UsageError(`--${flagOf(error)}`);
    throw error;
  }
}

/** Files of one name would overwrite each other. */
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

/** A message has no line feed at its end, but what a terminal shows has. */
function complete(rendered: Rendered): Rendered {
  return typeof rendered === "string" && !rendered.endsWith("\n") ? `${rendered}\n` : rendered;
}

import { complain } from "../complain.ts";
import { EXIT, type Io } from "../io.ts";
import { decodeFile } from "./decode-file.ts";
import { reasonOf, STDIN } from "./input.ts";
import { checkInputFlags, type InputFlags } from "./input-flags.ts";
import { checkOutputFlags, type OutputFlags } from "./output-flags.ts";
import { reportFor } from "./report.ts";
import { terminalOf } from "./terminal.ts";

export interface DecodeFlags extends InputFlags, OutputFlags {}

/**
 * `recloc decode`: decodes each file, or standard input. A file that cannot be read or decoded does
 * not stop the others; the exit code is that of the worst.
 */
export async function decodeFiles(
  files: readonly string[],
  flags: DecodeFlags,
  io: Io,
): Promise<number> {
  checkInputFlags(files, flags);
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

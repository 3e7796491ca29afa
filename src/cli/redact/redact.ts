import { NotRedactable } from "../../redact/not-redactable.ts";
import { redact, type Redacted } from "../../redact/redact.ts";
import { complain } from "../complain.ts";
import { checkInputFlags, type InputFlags } from "../decode/input-flags.ts";
import { readInput, reasonOf, STDIN } from "../decode/input.ts";
import { EXIT, type Io } from "../io.ts";

export interface RedactFlags extends InputFlags {
  readonly seed?: string;
}

/**
 * `recloc redact`: prints the text of each file, or of standard input, without its personal data. Returns the
 * exit code, which is that of the worst file.
 */
export async function printRedacted(
  files: readonly string[],
  flags: RedactFlags,
  io: Io,
): Promise<number> {
  checkInputFlags(files, flags);
  let code: number = EXIT.ok;
  for (const file of files.length === 0 ? [STDIN] : files) {
    const prefix = file === STDIN ? "" : `${file}: `;
    const input = await readInput(file, io);
    if ("text" in input) code = Math.max(code, printText(input.text, flags, prefix, io));
    else {
      complain(io, prefix + reasonOf(input));
      code = Math.max(code, input.exit);
    }
  }
  return code;
}

function printText(text: string, flags: RedactFlags, prefix: string, io: Io): number {
  const redacted = redactedOf(text, flags);
  if (typeof redacted === "string") {
    complain(io, `${prefix}${redacted}; nothing is printed`);
    return EXIT.failed;
  }
  io.stdout.write(redacted.text);
  complain(io, prefix + summaryOf(redacted));
  return EXIT.ok;
}

/** Hides other errors, because their messages may quote the text. */
function redactedOf(text: string, flags: RedactFlags): Redacted | string {
  try {
    return redact(text, flags);
  } catch (error) {
    return error instanceof NotRedactable ? error.message : "internal error: redaction failed";
  }
}

/** `replaced 2 names, 1 phones`. */
function summaryOf({ replaced, left }: Redacted): string {
  const counts = Object.entries(replaced).map(([kind, count]) => `${kind} ${count}`);
  const all = counts.length === 0 ? "nothing to replace" : `replaced: ${counts.join(", ")}`;
  return left === 0 ? all : `${all}; words left because the reading depends on them: ${left}`;
}

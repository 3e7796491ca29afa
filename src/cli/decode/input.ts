/** Reads the text of a file or of standard input, or reports why it cannot. */
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { kindOf, type FileKind } from "../../files/kind.ts";
import { notTextReason } from "../../files/not-text.ts";
import { textOfBytes } from "../../files/text.ts";
import { utf16 } from "../../files/utf16.ts";
import { UnreadableFile } from "../../files/unreadable.ts";
import { errorCodeOf } from "../../store/error-code.ts";
import { EXIT, type Io } from "../io.ts";

/** The file name that means standard input. */
export const STDIN = "-";

/** Why a file yields no answer. */
export interface Failure {
  /** The exit code for it. */
  readonly exit: number;
  /** For programs, such as `no_such_file`. */
  readonly code: string;
  /** For people. */
  readonly message: string;
}

/** Why a file yields no answer, as a complete sentence. */
export function reasonOf({ code, message }: Failure): string {
  return code === "not_decodable" ? `nothing to decode: ${message}` : message;
}

/** The text of a file. */
export interface Input {
  readonly text: string;
  readonly kind: FileKind;
}

/** Reads a file, or standard input if its name is `-`. */
export async function readInput(file: string, io: Io): Promise<Input | Failure> {
  try {
    if (file === STDIN) announceWait(io);
    const bytes = await (file === STDIN ? buffer(io.stdin) : readFile(file));
    const kind = kindOf(bytes, file === STDIN ? "" : file);
    return { kind, text: await textOf(bytes, kind) };
  } catch (error) {
    return failureOf(file, error);
  }
}

/** Without this, a command that waits for a paste looks as if it hung. */
function announceWait({ stdin, stderr }: Io): void {
  if (!("isTTY" in stdin) || stdin.isTTY !== true) return;
  const end = process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D";
  stderr.write(`Paste a record, then press Enter and ${end} to decode it (Ctrl-C cancels).\n`);
}

async function textOf(bytes: Buffer, kind: FileKind): Promise<string> {
  // Readers of files other than texts are loaded only when needed.
  if (kind !== "text") return (await import("../../files/file.ts")).textOfFile(bytes, kind);
  const utf8 = utf16(bytes) ?? bytes;
  const reason = notTextReason(utf8);
  if (reason !== null) throw new UnreadableFile(reason);
  return textOfBytes(utf8);
}

/** Why a file cannot be read, by the error code of the operating system. */
const REASONS: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  ENOENT: ["no_such_file", "no such file"],
  ENOTDIR: ["no_such_file", "no such file"],
  EISDIR: ["is_a_folder", "is a folder; name the files in it"],
  EACCES: ["permission_denied", "permission denied"],
  EPERM: ["permission_denied", "permission denied"],
};

/** Why a file cannot be read. */
export function failureOf(file: string, error: unknown): Failure {
  if (error instanceof UnreadableFile)
    return { exit: EXIT.nothing, code: "not_decodable", message: error.message };
  const number = errorCodeOf(error);
  const why = number === null ? "" : ` (${number})`;
  const [code, reason] = REASONS[number ?? ""] ?? ["unreadable", `cannot be read${why}`];
  return { exit: EXIT.usage, code, message: code === "no_such_file" ? missing(file) : reason };
}

/** A missing file may be a pattern that matches nothing, or a text that belongs on standard input. */
function missing(file: string): string {
  if (/[*?]/.test(file)) return "no file matches this pattern";
  return "no such file";
}

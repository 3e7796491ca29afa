import { errorCodeOf } from "../store/error-code.ts";

/** Why a chunk cannot be decoded. */
export class ChunkFault extends Error {
  override readonly name = "ChunkFault";
  readonly code: "destination_not_empty" | "source_changed";

  constructor(code: ChunkFault["code"]) {
    super(`The chunk cannot be decoded: ${code}`);
    this.code = code;
  }
}

/** The codes of the operating system for files that do not exist or that we may not read. */
const CODES: Readonly<Record<string, string>> = {
  ENOENT: "no_such_file",
  ENOTDIR: "no_such_file",
  EACCES: "permission_denied",
  EPERM: "permission_denied",
  ENOSPC: "disk_full",
  EDQUOT: "disk_full",
};

/** A code that says why decoding a chunk failed. Messages may quote paths or texts, so they are not kept. */
export function faultCodeOf(error: unknown): string {
  if (error instanceof ChunkFault) return error.code;
  const code = errorCodeOf(error) ?? (error instanceof Error ? error.name : "");
  return CODES[code] ?? (/^[\w.-]{1,60}$/.test(code) ? code : "internal_error");
}

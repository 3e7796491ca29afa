/** SQLite's primary result codes that an operator can act on. */
const PRIMARY: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  14: "SQLITE_CANTOPEN",
};

/**
 * The code of an error of the store, or of the first of its causes that has one; null if none has. If
 * libsql reports only a number, this is the name of its primary result code.
 */
export function errorCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!("code" in error)) return errorCodeOf(error.cause);
  const code = String(error.code);
  const [, number] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
  // The lowest byte is the primary result code; the rest adds detail.
  return (number === undefined ? undefined : PRIMARY[Number(number) & 0xff]) ?? code;
}

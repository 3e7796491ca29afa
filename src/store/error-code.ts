/** The kinds of trouble that SQLite numbers, of those that an operator can do something about. */
const PRIMARY: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  14: "SQLITE_CANTOPEN",
};

/**
 * The code of an error of the store, or of the first of its causes that has one; null where none has.
 * Where libsql knows only the number of a code, this is the kind that the number belongs to.
 */
export function errorCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (!("code" in error)) return errorCodeOf(error.cause);
  const code = String(error.code);
  const [, number] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
  // The lowest byte is the kind, what stands above it tells more.
  return (number === undefined ? undefined : PRIMARY[Number(number) & 0xff]) ?? code;
}

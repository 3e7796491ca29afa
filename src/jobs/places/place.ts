/** A file of a source, by its name in the source. */
export interface SourceFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The place that the records are read from. */
export interface SourcePlace {
  /** In the order of their names. */
  files(): AsyncIterable<SourceFile>;
  /**
   * Reads a file, or a range of it.
   *
   * @param start in bytes
   * @param end after the last byte
   */
  read(name: string, start?: number, end?: number): AsyncIterable<Uint8Array>;
  /** In bytes. */
  sizeOf(name: string): Promise<number>;
  /** The path of a file on this machine; null if it is elsewhere. */
  pathOf(name: string): string | null;
}

/** Text, or bytes. */
export type Content = AsyncIterable<string | Uint8Array>;

/** The place that the parts of the output are written to. */
export interface DestinationPlace {
  /** Whether there are no parts. */
  isEmpty(): Promise<boolean>;
  /**
   * Writes a part that is either complete or absent, even if others write the same part. If producing the content
   * fails, rejects with that error and leaves the previous part.
   *
   * @param name may contain folders, separated by slashes
   * @param attempt from 1; nobody else writes the part in the same attempt
   */
  write(name: string, content: Content, attempt: number): Promise<void>;
  read(name: string): AsyncIterable<Uint8Array>;
}

/** The name of a part of the output, in lines. */
export function partOf(chunk: number): string {
  return `part-${padded(chunk, 6)}.ndjson`;
}

/** The name of a part of a table; a chunk may have several. */
export function tablePartOf(table: string, chunk: number, number: number): string {
  return `${table}/part-${padded(chunk, 6)}-${padded(number, 5)}.parquet`;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, "0");
}

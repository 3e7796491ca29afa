/** A file of a source, by its name in the source. */
export interface SourceFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Where the records are. */
export interface SourcePlace {
  /** In the order of their names. */
  files(): AsyncIterable<SourceFile>;
  /**
   * Reads a file, or a range of it.
   *
   * @param start in bytes
   * @param end behind the last byte
   */
  read(name: string, start?: number, end?: number): AsyncIterable<Uint8Array>;
  /** In bytes. */
  sizeOf(name: string): Promise<number>;
  /** The path of a file on this machine; null if it is elsewhere. */
  pathOf(name: string): string | null;
}

/** Where the parts of the output are. */
export interface DestinationPlace {
  /** Whether no part is there. */
  isEmpty(): Promise<boolean>;
  /**
   * Writes a part that is either complete or not there, whoever else writes the same one. Rejects with the error of the
   * content, and leaves what was there before.
   *
   * @param attempt from 1; nobody else writes the part in the same attempt
   */
  write(name: string, content: AsyncIterable<string>, attempt: number): Promise<void>;
  read(name: string): AsyncIterable<Uint8Array>;
}

/** The name of a part of the output. */
export function partOf(chunk: number): string {
  return `part-${String(chunk).padStart(6, "0")}.ndjson`;
}

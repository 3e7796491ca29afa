/** What is wrong with a file, a member of an archive or a record. */
export interface Problem {
  /** For programs: `no_such_file`. */
  readonly code: string;
  /** For people. Never quotes what a file contains. */
  readonly message: string;
}

/** A stream of bytes with a name: a file, standard input, or a member of an archive. */
export interface Source {
  /** The name of a member begins with that of its archive: `2026.tar.gz/march/7.txt`. */
  readonly name: string;
  /** The path, if it is a file; a ZIP archive has its table of contents at its end. */
  readonly path: string | null;
  /** Can be read once. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What cannot be read. */
export interface Unreadable {
  readonly name: string;
  readonly problem: Problem;
}

export type Readable = Source | Unreadable;

/** A stream that has to be read as an archive but is not one. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
}

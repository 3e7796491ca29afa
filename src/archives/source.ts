/** What is wrong with a file, a member of an archive or a record. */
export interface Problem {
  /** For programs: `no_such_file`. */
  readonly code: string;
  /** For people. Never quotes what a file contains. */
  readonly message: string;
}

/** A stream of bytes with a name: a file, standard input, or a member of an archive. */
export interface Source {
  /** A member has the name of its archive in front: `2026.tar.gz/march/7.txt`. */
  readonly name: string;
  /** Where it is, if it is a file; a ZIP archive has its table of contents at its end. */
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

/** A stream that has to be read as an archive, but is none. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
}

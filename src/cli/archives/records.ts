import { bytesOf, filesOf, type InputFile, type NoFile } from "../../archives/inputs.ts";
import { membersOf } from "../../archives/members.ts";
import type { ArchiveRecord } from "../../archives/record.ts";
import { DamagedArchive, type Problem, type Source } from "../../archives/source.ts";
import { recordsOf } from "../../archives/split.ts";
import type { Split } from "../../archives/splits.ts";
import { failureOf, STDIN } from "../decode/input.ts";
import type { Io } from "../io.ts";

/** The files that the arguments name; standard input is null. */
export async function* inputsOf(
  names: readonly string[],
): AsyncGenerator<InputFile | NoFile | null, void, void> {
  for (const name of names.length === 0 ? [STDIN] : names)
    if (name === STDIN) yield null;
    else yield* filesOf(name);
}

/**
 * All records in files, folders and archives, and on standard input. Anything that cannot be read becomes a record
 * with a problem.
 *
 * @param onRead called with the number of bytes read from the files
 */
export async function* recordsIn(
  names: readonly string[],
  split: Split,
  { stdin }: Pick<Io, "stdin">,
  onRead: (bytes: number) => void,
): AsyncGenerator<ArchiveRecord, void, void> {
  for await (const input of inputsOf(names))
    if (input === null)
      yield* recordsWithin({ name: STDIN, path: null, bytes: stdin }, split, onRead);
    else if ("error" in input) yield unreadable(input.name, problemOf(input.name, input.error));
    else
      yield* recordsWithin(
        { name: input.name, path: input.name, bytes: bytesOf(input) },
        split,
        onRead,
      );
}

async function* recordsWithin(
  source: Source,
  split: Split,
  onRead: (bytes: number) => void,
): AsyncGenerator<ArchiveRecord, void, void> {
  const { name } = source;
  try {
    for await (const member of membersOf(
      { ...source, bytes: counted(source.bytes, onRead) },
      onRead,
    ))
      if ("problem" in member) yield unreadable(member.name, member.problem);
      else yield* recordsOf(member, split);
  } catch (error) {
    // What was read before the damage has been decoded; the rest of the archive is lost.
    yield unreadable(name, problemOf(name, error));
  }
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const chunk of bytes) {
    onRead(chunk.length);
    yield chunk;
  }
}

function unreadable(name: string, problem: Problem): ArchiveRecord {
  return { id: name, file: name, content: { problem } };
}

function problemOf(name: string, error: unknown): Problem {
  return error instanceof DamagedArchive
    ? { code: "unreadable", message: error.message }
    : failureOf(name, error);
}

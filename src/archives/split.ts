/** Finds the records in a file. */
import {
  Growing,
  placedLinesOf,
  placedPiecesOf,
  type Piece,
  type PlacedPiece,
} from "../batch/pieces.ts";
import { recordIn } from "../batch/record-in.ts";
import { kindOf } from "../files/kind.ts";
import { decodeBytes } from "../files/text.ts";
import { headOf } from "./head.ts";
import { LONGEST_RECORD, TOO_LONG, type ArchiveRecord, type Content } from "./record.ts";
import type { Source } from "./source.ts";
import type { Split } from "./splits.ts";

/** How much of a file is examined to find out how its records are separated, in bytes. */
export const HEAD = 8192;
const FORM_FEED = 0x0c;

/** How the records of a file are separated, if that is known. */
export type KnownSplit = Exclude<Split, "auto">;

/**
 * The records of a file, read on demand. Blank ones between separators are skipped.
 *
 * @param before how many records of the file precede the part that is read
 */
export async function* recordsOf(
  source: Source,
  split: Split,
  before = 0,
): AsyncGenerator<ArchiveRecord, void, void> {
  const { name: file } = source;
  if (split === "auto") {
    const { head, bytes } = await headOf(source.bytes, HEAD);
    yield* recordsOf({ ...source, bytes }, splitFoundIn(head, file), before);
    return;
  }
  const [how, { bytes }] = [split, source];
  if (how === "file") {
    yield { id: file, file, content: contentOf(await wholeOf(bytes)) };
    return;
  }
  let number = before;
  for await (const record of how === "ndjson" ? jsonRecords(bytes) : pieces(bytes, how)) {
    number += 1;
    const { id, content, end } = record;
    yield { id: id ?? `${file}#${number}`, file, content, end };
  }
}

/** How the records of a file are separated, judging by its head and its name. */
export function splitFoundIn(head: Buffer, name: string): "file" | "mbox" | "ndjson" {
  if (/\.(?:ndjson|jsonl)$/i.test(name) || hasJsonLines(head)) return "ndjson";
  const isMailbox = head.subarray(0, 5).toString("latin1") === "From " && kindOf(head) === "mail";
  return isMailbox || /\.mbox$/i.test(name) ? "mbox" : "file";
}

/** Whether the first line is a record and other lines follow. */
function hasJsonLines(head: Buffer): boolean {
  const [first = "", second = ""] = head.toString("latin1").split("\n");
  return second.startsWith("{") && recordIn(first).fault === null;
}

interface Found {
  readonly id?: ArchiveRecord["id"] | null;
  readonly content: Content;
  readonly end: number;
}

async function* jsonRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Found, void, void> {
  for await (const { piece: line, end } of placedLinesOf(bytes, LONGEST_RECORD)) {
    if (line === null) yield { content: { problem: TOO_LONG }, end };
    else {
      const json = decodeBytes(line);
      if (json.trim() !== "") yield jsonRecord(json, end);
    }
  }
}

function jsonRecord(json: string, end: number): Found {
  const record = recordIn(json);
  const { id, fault } = record;
  if (fault === null) return { id, content: { text: record.text }, end };
  return { id, content: { problem: { code: fault.code, message: fault.detail } }, end };
}

async function* pieces(
  bytes: AsyncIterable<Uint8Array>,
  how: "form-feeds" | "mbox" | { readonly separator: string },
): AsyncGenerator<Found, void, void> {
  const all =
    how === "form-feeds"
      ? placedPiecesOf(bytes, FORM_FEED, LONGEST_RECORD)
      : how === "mbox"
        ? groups(bytes, isMailStart, withoutQuote)
        : groups(bytes, (line) => line.trimEnd() === how.separator.trimEnd());
  for await (const { piece, end } of all)
    if (!isBlank(piece)) yield { content: contentOf(piece), end };
}

/**
 * The lines between those that begin a record.
 *
 * @param isStart whether a line, given as Latin-1 characters, begins a record, which does not include
 * the line
 */
async function* groups(
  bytes: AsyncIterable<Uint8Array>,
  isStart: (line: string, before: string) => boolean,
  read = (line: Buffer) => line,
): AsyncGenerator<PlacedPiece, void, void> {
  let group = new Growing(LONGEST_RECORD);
  let before = "";
  let start = 0;
  for await (const { piece: line, end } of placedLinesOf(bytes, LONGEST_RECORD)) {
    const short = (line ?? Buffer.alloc(0)).toString("latin1", 0, LONGEST_MARK);
    if (line !== null && line.length <= LONGEST_MARK && isStart(short, before)) {
      yield { piece: group.finish(), end: start };
      group = new Growing(LONGEST_RECORD);
    } else if (line === null) group.overflow();
    else {
      group.add(read(line));
      group.add(LINE_FEED);
    }
    before = short;
    start = end;
  }
  yield { piece: group.finish(), end: start };
}

/** The most bytes of a line that begins a record. */
const LONGEST_MARK = 1000;
const LINE_FEED = Buffer.from("\n");

/** A mailbox has an empty line before each email but the first. */
function isMailStart(line: string, before: string): boolean {
  return line.startsWith("From ") && before.trim() === "";
}

/** Mailboxes quote lines of emails that look like the start of one. */
function withoutQuote(line: Buffer): Buffer {
  return /^>+From /.test(line.toString("latin1", 0, LONGEST_MARK)) ? line.subarray(1) : line;
}

function isBlank(piece: Piece): boolean {
  return piece?.toString("latin1").trim() === "";
}

async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Piece> {
  const whole = new Growing(LONGEST_RECORD);
  for await (const chunk of bytes) whole.add(chunk);
  return whole.finish();
}

function contentOf(piece: Piece): Content {
  return piece === null ? { problem: TOO_LONG } : { bytes: piece };
}

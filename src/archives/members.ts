import { gunzipped, unzstd } from "./compressed.ts";
import { headOf } from "./head.ts";
import type { Readable, Source } from "./source.ts";
import { tarMembers } from "./tar.ts";
import { zipMembers } from "./zip.ts";

/** How deep an archive may be in others: `.tar.gz` is two of them. */
const DEEPEST = 6;
/** A tar archive has its signature after the first name. */
const TAR_MAGIC = 257;
const HEAD = 512;

type Packing = "gzip" | "zstd" | "tar" | "zip";

/**
 * The files in a file: the file itself if it is not an archive, otherwise its members in order, recursively. Archives are
 * recognised by content, not by name. Each file must be read before the next one is requested.
 *
 * @param onRead called with the number of bytes read from a file that is not read as a stream
 * @throws DamagedArchive
 */
export async function* membersOf(
  source: Source,
  onRead: (bytes: number) => void,
  depth = 0,
): AsyncGenerator<Readable, void, void> {
  const { name } = source;
  const { head, bytes, close } = await headOf(source.bytes, HEAD);
  const packing = packingOf(head);
  if (packing === null) {
    yield { name, path: null, bytes };
    return;
  }
  if (packing === "zip") await close();
  if (depth === DEEPEST) yield { name, problem: TOO_DEEP };
  else {
    const inner =
      packing === "zip" ? zipIn(source, onRead) : unpacked({ name, path: null, bytes }, packing);
    for await (const member of inner)
      if ("problem" in member) yield member;
      else yield* membersOf(member, onRead, depth + 1);
  }
}

async function* unpacked(
  source: Source,
  packing: Exclude<Packing, "zip">,
): AsyncGenerator<Readable, void, void> {
  if (packing === "tar") yield* tarMembers(source);
  else {
    const unpack = packing === "gzip" ? gunzipped : unzstd;
    yield { ...source, bytes: unpack(source.bytes) };
  }
}

async function* zipIn(
  { name, path }: Source,
  onRead: (bytes: number) => void,
): AsyncGenerator<Readable, void, void> {
  if (path === null) yield { name, problem: ZIP_WITHIN };
  else yield* zipMembers(name, path, onRead);
}

const TOO_DEEP = {
  code: "unreadable",
  message: "is nested too deeply in other archives; unpack it first",
};
const ZIP_WITHIN = {
  code: "unreadable",
  message:
    "is a ZIP archive in an archive or on standard input, but ZIP archives are read from their end; pass it as a file",
};

/** Whether a file is an archive, by its head. */
export function isArchive(head: Buffer): boolean {
  return packingOf(head) !== null;
}

function packingOf(head: Buffer): Packing | null {
  if (head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return "gzip";
  if (head.subarray(0, 4).equals(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))) return "zstd";
  if (/^PK(?:\u0003\u0004|\u0005\u0006)/.test(head.toString("latin1"))) return "zip";
  return head.toString("latin1", TAR_MAGIC, TAR_MAGIC + 5) === "ustar" ? "tar" : null;
}

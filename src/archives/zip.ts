import { openPromise, type ZipFile } from "yauzl";
import { DamagedArchive, type Readable } from "./source.ts";

/**
 * The files in a ZIP archive.
 *
 * @param onRead called with the number of bytes read from the archive
 */
export async function* zipMembers(
  name: string,
  path: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<Readable, void, void> {
  const archive = await open(path);
  try {
    for await (const entry of archive.eachEntry()) {
      const own = `${name}/${entry.fileName}`;
      onRead(entry.compressedSize);
      if (entry.fileName.endsWith("/")) continue;
      if (entry.isEncrypted() || !entry.canDecodeFileData()) yield { name: own, problem: LOCKED };
      else yield { name: own, path: null, bytes: await archive.openReadStreamPromise(entry) };
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    archive.close();
  }
}

const LOCKED = {
  code: "unreadable",
  message: "is encrypted, or compressed in a way that is not supported",
};

async function open(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false });
  } catch (error) {
    throw damaged(error);
  }
}

function damaged(cause: unknown): DamagedArchive {
  return new DamagedArchive("the ZIP archive is damaged or cut off", { cause });
}

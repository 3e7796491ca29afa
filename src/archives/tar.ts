import { Readable } from "node:stream";
import { extract } from "tar-stream";
import { DamagedArchive, type Source } from "./source.ts";

/** The files in a tar archive, each of which must be read before the next one is requested. */
export async function* tarMembers({ name, bytes }: Source): AsyncGenerator<Source, void, void> {
  const packed = Readable.from(bytes);
  const members = extract();
  packed.once("error", (error) => {
    members.destroy(error);
  });
  packed.pipe(members);
  try {
    for await (const member of members) {
      const { name: own, type } = member.header;
      if (type === "file" || type === "contiguous-file")
        yield { name: `${name}/${own}`, path: null, bytes: chunksOf(member) };
      // Does nothing if it has been read to its end.
      member.resume();
    }
  } catch (error) {
    throw (
      packed.errored ??
      new DamagedArchive("the tar archive is damaged or cut off", { cause: error })
    );
  } finally {
    packed.destroy();
    members.destroy();
  }
}

/** The types of the library leave open what a member consists of. */
async function* chunksOf(member: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void, void> {
  for await (const chunk of member) if (chunk instanceof Uint8Array) yield chunk;
}

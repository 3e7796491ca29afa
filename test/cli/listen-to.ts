import { once } from "node:events";
import type { Readable } from "node:stream";

/** What a stream has said so far, and a way to wait until it has said certain words. */
export function listenTo(stream: Readable) {
  let heard = "";
  stream.on("data", (chunk: Buffer) => {
    heard += chunk.toString();
  });
  return {
    text: () => heard,
    until: async (words: RegExp) => {
      while (!words.test(heard)) await once(stream, "data");
      return heard;
    },
  };
}

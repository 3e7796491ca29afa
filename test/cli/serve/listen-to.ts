import { once } from "node:events";
import type { Readable } from "node:stream";

/** Collects the output of a stream, and waits until it contains certain words. */
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

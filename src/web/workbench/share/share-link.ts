/** A link that contains a record: in its fragment, which browsers send to no server. */

/** What a link contains. */
export interface Shared {
  readonly text: string;
  /** As in a question; `""`: the service chooses. */
  readonly algorithm: string;
  /** YYYY-MM-DD; `""`: today. */
  readonly referenceDate: string;
}

const NAME = "#record=";

/**
 * Many times the longest text that the service accepts; anything that expands further is malicious.
 */
const MOST_BYTES = 1024 * 1024;

/** The link to a page that opens with a record. */
export async function linkTo({ text, algorithm, referenceDate }: Shared, page: string) {
  const choices = [algorithm, referenceDate].some((choice) => choice !== "");
  const content = JSON.stringify(choices ? [text, algorithm, referenceDate] : [text]);
  const bytes = Uint8Array.from(new TextEncoder().encode(content));
  const stream = streamOf(bytes).pipeThrough(new CompressionStream("deflate-raw"));
  return `${page}${NAME}${base64(await bytesOf(stream))}`;
}

/** Whether the fragment of an address is meant to contain a record. */
export function isShared(fragment: string): boolean {
  return fragment.startsWith(NAME);
}

/** What the fragment of an address contains; null if it is damaged. */
export async function sharedIn(fragment: string): Promise<Shared | null> {
  try {
    const bytes = fromBase64(fragment.slice(NAME.length));
    const stream = streamOf(bytes).pipeThrough(new DecompressionStream("deflate-raw"));
    const content: unknown = JSON.parse(new TextDecoder().decode(await bytesOf(stream)));
    if (!Array.isArray(content)) return null;
    const [text, algorithm = "", referenceDate = ""] = content.map(String);
    return text === undefined ? null : { text, algorithm, referenceDate };
  } catch {
    return null;
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** @throws RangeError if there are too many */
async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(read.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Base64 with the characters that addresses allow. */
function base64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

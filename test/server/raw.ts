import { connect } from "node:net";

/**
 * Sends raw bytes and returns everything received until the connection ends.
 *
 * @param parts sent one after the other
 */
export async function exchange(
  url: string,
  ...parts: readonly (string | Buffer)[]
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    socket.on("close", () => {
      resolve();
    });
    socket.on("error", reject);
  });
  for (const part of parts) socket.write(part);
  await ended;
  return Buffer.concat(chunks).toString();
}

/** The head and the parsed body of the first answer received. */
export function answerIn(text: string): { readonly head: string; readonly body: unknown } {
  const [head = "", rest = ""] = text.split("\r\n\r\n");
  const body: unknown = JSON.parse(rest.slice(0, rest.indexOf("}") + 1));
  return { head, body };
}

import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { UsageError, type Io } from "../io.ts";

/** Where a password comes from. Never an argument: other users of the machine can read those. */
export interface PasswordSource {
  /** Whether to read it from standard input even if that is a terminal. */
  readonly passwordStdin?: boolean;
}

/** Reads the password: typed without echo, or from the first line of standard input. */
export async function askPassword({ passwordStdin = false }: PasswordSource, io: Io) {
  const isTyped = !passwordStdin && "isTTY" in io.stdin && io.stdin.isTTY === true;
  const password = isTyped ? await readTyped(io) : await readFirstLine(io);
  if (password === "") throw new UsageError("no password was given");
  return password;
}

async function readTyped(io: Io): Promise<string> {
  const muted = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const lines = createInterface({ input: io.stdin, output: muted, terminal: true });
  // Ctrl-C and Ctrl-D close the prompt without an answer.
  const ended = new Promise<string>((resolve) => {
    lines.once("close", () => {
      resolve("");
    });
  });
  io.stderr.write("Password: ");
  try {
    return await Promise.race([lines.question(""), ended]);
  } finally {
    lines.close();
    io.stderr.write("\n");
  }
}

async function readFirstLine(io: Io): Promise<string> {
  const lines = createInterface({ input: io.stdin });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
  }
}

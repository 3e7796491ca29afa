import { Readable } from "node:stream";
import { run } from "../../src/cli/run.ts";
import type { Io } from "../../src/cli/io.ts";
import { decode } from "../../src/decode/decode.ts";
import { inlineDecoder } from "../../src/server/decoding/decoder.ts";
import { captured } from "../server/service.ts";

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment of a command, all in memory. */
export function makeIo(overrides: Partial<Io> = {}) {
  const stdout = captured();
  const stderr = captured();
  const io: Io = {
    stdin: Readable.from([]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    environment: {},
    loadDecode: () => Promise.resolve(decode),
    startDecoder: () => Promise.resolve(inlineDecoder(decode)),
    untilStopped: () => Promise.resolve("SIGTERM"),
    newerSource: () => null,
    ...overrides,
  };
  return { io, stdout: stdout.text, stderr: stderr.text };
}

/** Runs a command line to its end. */
export async function runLine(
  args: readonly string[],
  overrides: Partial<Io> = {},
): Promise<Outcome> {
  const { io, stdout, stderr } = makeIo(overrides);
  const code = await run(args, io);
  return { code, stdout: stdout(), stderr: stderr() };
}

import type { Readable, Writable } from "node:stream";
import type { Decode } from "../decode/decode.ts";
import type { RunningDecoder } from "../server/decoding/decoder.ts";
import type { PoolOptions, PoolReports } from "../server/decoding/pool.ts";
import type { SettingTexts } from "../settings.ts";

/** All that a command touches of the world. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly environment: SettingTexts;
  /** Loads the decoder, which takes a moment, for the commands that need it. */
  readonly loadDecode: () => Promise<Decode>;
  /** Starts the threads that decode, for the service. */
  readonly startDecoder: (options: PoolOptions, reports: PoolReports) => Promise<RunningDecoder>;
  /**
   * Settles when the process is asked to end, with the name of the signal; rejects with an error
   * that nobody caught.
   */
  readonly untilStopped: () => Promise<string>;
}

/** Takes the exit code of a command. */
export type SetCode = (code: number) => void;

/** Exit codes. */
export const EXIT = { ok: 0, nothing: 1, failed: 1, usage: 2 } as const;

/** A mistake of the one who calls the command; the message is for them. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

import type { Readable, Writable } from "node:stream";
import type { Decode } from "../decode/decode.ts";
import type { RunningDecoder } from "../server/decoding/decoder.ts";
import type { PoolOptions, PoolReports } from "../server/decoding/pool.ts";
import type { SettingTexts } from "../settings.ts";

/** Everything that a command uses from its environment. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly environment: SettingTexts;
  /** Loads the decoder, which takes a moment; only some commands need it. */
  readonly loadDecode: () => Promise<Decode>;
  /** Starts the service's decoder threads. */
  readonly startDecoder: (options: PoolOptions, reports: PoolReports) => Promise<RunningDecoder>;
  /**
   * Resolves with the name of the signal that asks the process to stop; rejects with an uncaught
   * error.
   */
  readonly untilStopped: () => Promise<string>;
  /**
   * A source that is newer than the running build; null if none is, or if the sources run directly.
   */
  readonly newerSource: () => string | null;
}

/** Receives the exit code of a command. */
export type SetCode = (code: number) => void;

/** Exit codes. */
export const EXIT = { ok: 0, nothing: 1, failed: 1, usage: 2 } as const;

/** A mistake in how the command was called. The message is for the caller. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

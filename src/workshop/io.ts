import type { Readable, Writable } from "node:stream";
import type { SettingTexts } from "../settings.ts";

/** All that a command of the workshop touches of the world, besides the files of the clone. */
export interface WorkshopIo {
  /** Absent where nothing is sent. */
  readonly stdin?: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly environment: SettingTexts;
  /** Folder of the clone, with a slash at its end. */
  readonly root: string;
}

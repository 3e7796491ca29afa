import type { Readable, Writable } from "node:stream";
import type { SettingTexts } from "../settings.ts";

/** A command's access to the outside world, apart from the files of the clone. */
export interface WorkshopIo {
  /** Absent if there is no input. */
  readonly stdin?: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly environment: SettingTexts;
  /** Folder of the clone, with a trailing slash. */
  readonly root: string;
}

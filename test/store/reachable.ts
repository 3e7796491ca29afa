import { mkdtempSync, realpathSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Who runs what root must not, or what must not have the rights of root; others stay who they are. */
export const STRANGER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * A new folder for temporary files that the stranger can reach. `TMPDIR` may be below a folder that only root may
 * enter.
 */
export function reachableFolder(prefix: string): string {
  const places = [tmpdir(), "/tmp", "/var/tmp", "/dev/shm"];
  const place = STRANGER.uid === undefined ? tmpdir() : places.find(isOpenToAll);
  if (place === undefined)
    throw new Error("no folder for temporary files can be entered by others");
  return mkdtempSync(join(place, prefix));
}

/** Whether everybody may enter a folder and all folders that it is in. */
function isOpenToAll(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & 0o001) === 0) return false;
  const folder = dirname(realpathSync(path));
  return folder === realpathSync(path) || isOpenToAll(folder);
}

/** Watches the files that a run depends on. */
import { watch } from "chokidar";

/** What the answers of the corpus depend on, inside the clone. */
const WATCHED = ["grammars", "src", "corpus", "build/tables"];
/** Editors write a file in several steps. */
const SETTLED_MS = 60;

/** Waits for changes. */
export interface Changes {
  /** Settles with the next change, or at once if something has changed since the last call. */
  readonly next: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** @param folders additional folders to watch */
export async function changesIn(root: string, folders: readonly string[] = []): Promise<Changes> {
  let hasChanged = false;
  let wake: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const watched = [...WATCHED.map((folder) => root + folder), ...folders];
  const watcher = watch(watched, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasChanged = true;
      wake();
    }, SETTLED_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return {
    next: async () => {
      if (!hasChanged)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      hasChanged = false;
    },
    end: async () => {
      clearTimeout(timer);
      wake();
      await watcher.close();
    },
  };
}

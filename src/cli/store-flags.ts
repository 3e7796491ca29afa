/** The flags of all commands that work on the store. */
export interface StoreFlags {
  readonly dataDir?: string;
}

/** What `--data-dir` says. */
export const DATA_DIR = "DATA_DIR: folder of the store (default: DATABASE_URL, else ./data)";

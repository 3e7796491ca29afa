/** The flags shared by all commands that work on the store. */
export interface StoreFlags {
  readonly dataDir?: string;
}

/** The description of `--data-dir`. */
export const DATA_DIR = "DATA_DIR: folder of the store (default: DATABASE_URL, else ./data)";

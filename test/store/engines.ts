import { join } from "node:path";
import { openStore, type Store } from "../../src/store/store.ts";
import { temporaryFolder } from "./folder.ts";
import { usePostgres } from "./postgres.ts";

/** An empty database for each test, which any number of stores can be opened on. */
export interface Engine {
  /** Opens one more store on it, as another instance would; it is closed after the test. */
  readonly open: () => Promise<Store>;
  /** The settings that lead to it. */
  readonly settings: () => { readonly dataDir: string; readonly databaseUrl: string | null };
}

/** Runs the tests that `define` defines on SQLite and on PostgreSQL. */
export function onEveryEngine(define: (engine: Engine) => void): void {
  describe("on SQLite", () => {
    const folder = temporaryFolder();
    define(opening(() => ({ dataDir: join(folder(), "data"), databaseUrl: null })));
  });
  describe("on PostgreSQL", () => {
    const url = usePostgres();
    define(opening(() => ({ dataDir: "", databaseUrl: url() })));
  });
}

function opening(settings: Engine["settings"]): Engine {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  return {
    settings,
    open: async () => {
      const store = await openStore(settings());
      opened.push(store);
      return store;
    },
  };
}

import type { Command } from "commander";
import type { Settings } from "../../settings.ts";
import type { Store } from "../../store/store.ts";
import type { Io, SetCode } from "../io.ts";
import type { KeyFlags } from "./keys.ts";
import type { ListFlags } from "./list.ts";
import { addStoreCommand, type StoreFlags } from "../store-flags.ts";

const HELP = `
Examples:
  recloc keys create --name "web shop"
  recloc keys create --account ana@example.com --limit-minute 100
  recloc keys create --name "trial" --expires 2027-01-31
  recloc keys list
  recloc keys list --json | jq -r '.[] | select(.lastUsedAt == null) | .id'
  recloc keys revoke rk_Ab3dE5fG`;

/** Adds `recloc keys create`, `list` and `revoke`. */
export function addKeys(program: Command, io: Io, setCode: SetCode): void {
  const add = addStoreCommand(program, "keys", "API keys", HELP);
  const onStore = async ({ dataDir }: StoreFlags, command: KeysCommand) => {
    const { withStore } = await import("../open-store.ts");
    const actions = await import("./keys.ts");
    setCode(await withStore(dataDir, io, (store, settings) => command(actions, store, settings)));
  };

  add("create", "Creates a key and prints it once; it cannot be shown again.")
    .option("-n, --name <name>", "what the key is for")
    .option("--account <email>", "the account that owns the key (default: none)")
    .option("--limit-minute <number>", "the maximum number of requests per minute")
    .option("--limit-day <number>", "the maximum number of requests per day")
    .option("--expires <YYYY-MM-DD>", "the last day on which the key is valid, UTC (default: none)")
    .action((flags: StoreFlags & KeyFlags) =>
      onStore(flags, (actions, store, settings) => actions.createKey(store, flags, settings, io)),
    );
  add("list", "Lists all keys with their state, limits, last use, account and name.")
    .option("--json", "print JSON")
    .action(async (flags: StoreFlags & ListFlags) => {
      const { withExistingStore } = await import("../open-store.ts");
      const { listKeys, listNoKeys } = await import("./list.ts");
      const found = (store: Store) => listKeys(store, flags, io);
      const absent = (folder: string) => listNoKeys(flags, folder, io);
      setCode(await withExistingStore(flags.dataDir, io, found, absent));
    });
  add("revoke", "Revokes a key immediately.")
    .argument("<id-or-prefix>", "the id, or the first characters if they are unique")
    .action(async (idOrPrefix: string, { dataDir }: StoreFlags) => {
      const { withExistingStore } = await import("../open-store.ts");
      const { revokeKey, noSuchKey } = await import("./keys.ts");
      const found = (store: Store) => revokeKey(store, idOrPrefix, io);
      setCode(await withExistingStore(dataDir, io, found, noSuchKey));
    });
}

type KeysCommand = (
  actions: typeof import("./keys.ts"),
  store: Store,
  settings: Settings,
) => Promise<number>;

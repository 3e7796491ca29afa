import type { Command } from "commander";
import type { Settings } from "../../settings.ts";
import type { Store } from "../../store/store.ts";
import type { Io, SetCode } from "../io.ts";
import type { KeyFlags } from "./keys.ts";
import { addStoreCommand, type StoreFlags } from "../store-flags.ts";

const HELP = `
Examples:
  recloc keys create --name "web shop"
  recloc keys create --account ana@example.com --limit-minute 100
  recloc keys create --name "trial" --expires 2027-01-31
  recloc keys list
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
    .option("--name <name>", "what the key is for")
    .option("--account <email>", "the account that owns the key (default: none)")
    .option("--limit-minute <number>", "the maximum number of requests per minute")
    .option("--limit-day <number>", "the maximum number of requests per day")
    .option("--expires <YYYY-MM-DD>", "the last day on which the key is valid, UTC (default: none)")
    .action((flags: StoreFlags & KeyFlags) =>
      onStore(flags, (actions, store, settings) => actions.createKey(store, flags, settings, io)),
    );
  add("list", "Lists all keys: id, first characters, creation time, state, name.").action(
    (flags: StoreFlags) => onStore(flags, (actions, store) => actions.listKeys(store, io)),
  );
  add("revoke", "Revokes a key immediately.")
    .argument("<id-or-prefix>", "the id, or the first characters if they are unique")
    .action((idOrPrefix: string, flags: StoreFlags) =>
      onStore(flags, (actions, store) => actions.revokeKey(store, idOrPrefix, io)),
    );
}

type KeysCommand = (
  actions: typeof import("./keys.ts"),
  store: Store,
  settings: Settings,
) => Promise<number>;

import type { Command } from "commander";
import type { Settings } from "../../settings.ts";
import type { Store } from "../../store/store.ts";
import type { Io, SetCode } from "../io.ts";
import type { KeyFlags } from "./keys.ts";
import { DATA_DIR, type StoreFlags } from "../store-flags.ts";

const HELP = `
Examples:
  recloc keys create --name "web shop"
  recloc keys create --account ana@example.com --limit-minute 100
  recloc keys list
  recloc keys revoke rk_Ab3dE5fG`;

/** Adds `recloc keys create`, `list` and `revoke`. */
export function addKeys(program: Command, io: Io, setCode: SetCode): void {
  const keys = program
    .command("keys")
    .summary("manage API keys")
    .description("Manages the API keys of the store in DATA_DIR or DATABASE_URL.")
    .addHelpText("after", HELP);
  const add = (name: string, description: string) =>
    keys.command(name).description(description).option("--data-dir <folder>", DATA_DIR);
  const onStore = async ({ dataDir }: StoreFlags, command: KeysCommand) => {
    const { withStore } = await import("../open-store.ts");
    const actions = await import("./keys.ts");
    setCode(await withStore(dataDir, io, (store, settings) => command(actions, store, settings)));
  };

  add("create", "Makes a key and prints it, this once.")
    .option("--name <name>", "what the key is for")
    .option("--account <email>", "whose key it is (default: nobody's)")
    .option("--limit-minute <number>", "the most requests a minute")
    .option("--limit-day <number>", "the most requests a day")
    .action((flags: StoreFlags & KeyFlags) =>
      onStore(flags, (actions, store, settings) => actions.createKey(store, flags, settings, io)),
    );
  add("list", "Lists all keys: id, first characters, time made, state, name.").action(
    (flags: StoreFlags) => onStore(flags, (actions, store) => actions.listKeys(store, io)),
  );
  add("revoke", "Revokes a key, at once.")
    .argument("<id-or-prefix>", "id, or the first characters where only one key has them")
    .action((idOrPrefix: string, flags: StoreFlags) =>
      onStore(flags, (actions, store) => actions.revokeKey(store, idOrPrefix, io)),
    );
}

type KeysCommand = (
  actions: typeof import("./keys.ts"),
  store: Store,
  settings: Settings,
) => Promise<number>;

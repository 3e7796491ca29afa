import type { Command } from "commander";
import type { KeyStore } from "../../store/key-store.ts";
import type { Io, SetCode } from "../io.ts";

const HELP = `
Examples:
  recloc keys create --name "web shop"
  recloc keys list
  recloc keys revoke rk_Ab3dE5fG`;

/** Adds `recloc keys create`, `list` and `revoke`. */
export function addKeys(program: Command, io: Io, setCode: SetCode): void {
  const keys = program
    .command("keys")
    .summary("manage API keys")
    .description("Manages the API keys of the key store in DATA_DIR.")
    .addHelpText("after", HELP);
  const add = (name: string, description: string) =>
    keys
      .command(name)
      .description(description)
      .option("--data-dir <folder>", "DATA_DIR: folder of the key store (default: ./data)");
  const onStore = async ({ dataDir }: StoreFlags, command: StoreCommand) => {
    const actions = await import("./keys.ts");
    setCode(await actions.withKeyStore(dataDir, io, (store) => command(actions, store)));
  };

  add("create", "Makes a key and prints it, this once.")
    .option("--name <name>", "what the key is for")
    .action((flags: StoreFlags & { readonly name?: string }) =>
      onStore(flags, (actions, store) => actions.createKey(store, flags.name, io)),
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

interface StoreFlags {
  readonly dataDir?: string;
}

type StoreCommand = (actions: typeof import("./keys.ts"), store: KeyStore) => Promise<number>;

import type { Command } from "commander";
import type { Store } from "../../store/store.ts";
import type { Io, SetCode } from "../io.ts";
import type { ListFlags } from "./accounts.ts";
import { addStoreCommand, type StoreFlags } from "../store-flags.ts";

const HELP = `
The command prompts for the password at a terminal; otherwise it reads the first line of standard input.

Examples:
  recloc accounts create ana@example.com
  recloc accounts password ana@example.com --password-stdin < secret.txt
  recloc accounts factor-off ana@example.com
  recloc accounts list
  recloc accounts delete ana@example.com`;

/** Adds `recloc accounts create`, `list`, `password`, `factor-off` and `delete`. */
export function addAccounts(program: Command, io: Io, setCode: SetCode): void {
  const add = addStoreCommand(program, "accounts", "accounts", HELP);
  const addWithPassword = (name: string, description: string) =>
    add(name, description)
      .argument("<email>")
      .option("--password-stdin", "do not prompt: read the password from standard input");
  const onStore = async ({ dataDir }: StoreFlags, command: AccountsCommand) => {
    const { withStore } = await import("../open-store.ts");
    const actions = await import("./accounts.ts");
    setCode(await withStore(dataDir, io, (store) => command(actions, store)));
  };
  const onAccount = async ({ dataDir }: StoreFlags, command: AccountsCommand) => {
    const { withExistingStore } = await import("../open-store.ts");
    const actions = await import("./accounts.ts");
    const { noSuchAccount } = await import("./account-of.ts");
    const found = (store: Store) => command(actions, store);
    setCode(await withExistingStore(dataDir, io, found, noSuchAccount));
  };

  addWithPassword("create", "Creates an account.").action((email: string, flags: PasswordFlags) =>
    onStore(flags, (actions, store) => actions.createAccount(store, email, flags, io)),
  );
  addWithPassword("password", "Sets the password of an account and ends its sessions.").action(
    (email: string, flags: PasswordFlags) =>
      onAccount(flags, (actions, store) => actions.setPassword(store, email, flags, io)),
  );
  add("factor-off", "Turns the second factor of an account off.")
    .argument("<email>")
    .action((email: string, flags: StoreFlags) =>
      onAccount(flags, (actions, store) => actions.turnFactorOff(store, email, io)),
    );
  add("list", "Lists all accounts: id, creation time, email address.")
    .option("--json", "print JSON")
    .action(async (flags: StoreFlags & ListFlags) => {
      const { withExistingStore } = await import("../open-store.ts");
      const { listAccounts, listNoAccounts } = await import("./accounts.ts");
      const found = (store: Store) => listAccounts(store, flags, io);
      const absent = (folder: string) => listNoAccounts(flags, folder, io);
      setCode(await withExistingStore(flags.dataDir, io, found, absent));
    });
  add("delete", "Deletes an account, its keys and their usage immediately.")
    .argument("<email>")
    .action((email: string, flags: StoreFlags) =>
      onAccount(flags, (actions, store) => actions.deleteAccount(store, email, io)),
    );
}

interface PasswordFlags extends StoreFlags {
  readonly passwordStdin?: boolean;
}

type AccountsCommand = (actions: typeof import("./accounts.ts"), store: Store) => Promise<number>;

import { Argument, type Command } from "commander";
import type { Io } from "../io.ts";
import { SCRIPTS, SHELLS, type Shell } from "./scripts.ts";

const HELP = `
Enable it for every new shell:
  bash   echo 'source <(recloc completion bash)' >> ~/.bashrc
  zsh    echo 'source <(recloc completion zsh)' >> ~/.zshrc    # below compinit
  fish   recloc completion fish > ~/.config/fish/completions/recloc.fish

Example:
  recloc completion bash > /etc/bash_completion.d/recloc`;

/** Adds `recloc completion`, and the hidden command that the scripts call. */
export function addCompletion(program: Command, io: Io): void {
  program
    .command("completion")
    .summary("complete commands in your shell")
    .description("Prints the script that lets a shell complete commands, flags, values and files.")
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .addHelpText("after", HELP)
    .action((shell: Shell) => {
      io.stdout.write(SCRIPTS[shell]);
    });
  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action(async (words: string[]) => {
      const { candidatesFor } = await import("./candidates.ts");
      const found = await candidatesFor(program, words, {
        algorithm: systemNames,
        system: entryNames,
      });
      io.stdout.write(found.map((each) => `${each}\n`).join(""));
    });
}

async function entryNames(): Promise<readonly string[]> {
  return (await import("../../entries/propose.ts")).entrySystems();
}

async function systemNames(): Promise<readonly string[]> {
  const { systems } = await import("../../decode/systems.ts");
  return systems.flatMap(({ wireValue, aliases }) => [wireValue, ...aliases]);
}

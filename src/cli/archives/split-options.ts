import { Option } from "commander";
import { SPLITS } from "../../archives/splits.ts";

/** The option of commands that read archives: how their records are separated. */
export function splitOption(): Option {
  return new Option(
    "--split <how>",
    "how the records of a file are separated (default: auto)",
  ).choices(SPLITS);
}

export function separatorOption(): Option {
  return new Option("--separator <line>", "the line between the records of a file");
}

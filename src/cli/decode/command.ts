import { Option, type Command } from "commander";
import { WIRE_VALUES } from "../../../grammars/names.ts";
import type { Io, SetCode } from "../io.ts";
import type { DecodeFlags } from "./files.ts";

const DECODE_HELP = `
One text gives indented JSON. Several files give one line of JSON for each, in
their order, and null for a file without a booking.

Examples:
  recloc decode record.txt
  pbpaste | recloc decode --format text
  recloc decode --reference-date 2026-11-21 --explain record.txt
  recloc decode --api v3 *.txt > records.jsonl`;

/** Adds `recloc decode`. */
export function addDecode(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("decode")
    .summary("decode booking records")
    .description("Decodes the text of booking records, from files or from standard input.")
    .argument("[files...]", "files with one record each; - or none: standard input")
    .addOption(
      new Option("--format <format>", "form of the output")
        .choices(["json", "text"])
        .default("json"),
    )
    .addOption(
      new Option("--api <api>", "shape of the JSON").choices(["v3", "v4", "booking"]).default("v4"),
    )
    .option("--algorithm <name>", `${WIRE_VALUES.join(", ")} (default: chosen by the text)`)
    .option("--reference-date <day>", "day from which years are inferred (default: today, UTC)")
    .option("--explain", "add how the text was read")
    .addHelpText("after", DECODE_HELP)
    .action(async (files: string[], flags: DecodeFlags) => {
      const { decodeFiles } = await import("./files.ts");
      setCode(await decodeFiles(files, flags, io));
    });
}

import { Option, type Command } from "commander";
import { FORMAT_NAMES, FORMATS } from "../../views/itinerary/formats.ts";
import { FLAT_OPTIONS, type FlatOption } from "../../views/itinerary/options/flat.ts";
import type { Io, SetCode } from "../io.ts";
import type { ItineraryFlags } from "./files.ts";

const WIDTH = Math.max(...FORMAT_NAMES.map((name) => name.length)) + 2;

const HELP = `
Formats:
${FORMAT_NAMES.map((name) => `  ${name.padEnd(WIDTH)}${FORMATS[name].summary}`).join("\n")}

The last lines say that an itinerary is not a ticket, and how many lines of the record
were not read or are doubtful, if any: look at the record before you send it.

Examples:
  recloc itinerary < record.txt
  recloc itinerary -f whatsapp --language pt record.txt
  recloc itinerary -f html --language de --agency-name "Sample Travel" record.txt > reise.html
  recloc itinerary -f pdf --agency-name "Sample Travel" record.txt > itinerary.pdf
  recloc itinerary -f html --by traveller --output itineraries *.txt`;

/** Adds `recloc itinerary`. */
export function addItinerary(program: Command, io: Io, setCode: SetCode): void {
  const command = program
    .command("itinerary")
    .summary("write itineraries for travellers")
    .description("Writes itineraries for travellers from the text of booking records.")
    .argument("[files...]", "files with records; - or no file: standard input")
    .addOption(
      new Option("-f, --format <format>", "output format").choices(FORMAT_NAMES).default("text"),
    );
  for (const option of FLAT_OPTIONS) command.addOption(flagOf(option));
  command
    .option("-o, --output <folder>", "write a file for each record file into this folder")
    .option(
      "-a, --algorithm <name>",
      "one of those listed by `recloc systems` (default: detected from the text)",
    )
    .option("-r, --reference-date <day>", "day from which years are inferred (default: today, UTC)")
    .addHelpText("after", HELP)
    .action(async (files: string[], flags: ItineraryFlags) => {
      const { writeItineraries } = await import("./files.ts");
      setCode(await writeItineraries(files, flags, io));
    });
}

/** `dateStyle` is the flag `--date-style`. */
function flagOf({ name, description, values, isList }: FlatOption): Option {
  const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const short = name === "language" ? "-l, " : "";
  const option = new Option(
    `${short}--${flag} <${isList ? "names" : "value"}>`,
    isList ? `${description}; separated by commas: ${values.join(", ")}` : description,
  );
  return isList || values.length === 0 ? option : option.choices(values);
}

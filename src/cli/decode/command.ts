import { Option, type Command } from "commander";
import { separatorOption, splitOption } from "../archives/split-options.ts";
import { checkNoArchiveFlags, isForArchives, type ArchiveFlags } from "../archives/flags.ts";
import type { Io, SetCode } from "../io.ts";
import type { DecodeFlags } from "./files.ts";
import { APIS, FORMATS } from "./output-flags.ts";
import {
  isForTravellers,
  itineraryFlagsOf,
  TRAVELLER_FORMATS,
  type TravellerFlags,
} from "./traveller-formats.ts";

const DECODE_HELP = `
Formats, of one shape whether you name one file or many:
  json    standard input: the answer, as the API gives it
          files: an array of {"file", "answer"} or {"file", "error"}
  ndjson  {"file", "answer"} or {"file", "error"}, one a line
  text    an itinerary for people; below == FILE if files are named
  csv     a header and a row for each flight, with its file; what has no
          flight has one row, whose note says why
  ${TRAVELLER_FORMATS.join(", ")}
          as recloc itinerary writes them, which has their options; several
          files need --output, a folder
A file that cannot be read or decoded does not stop the others.

Archives: with --ndjson or --parquet, files can also be folders, patterns, and tar,
ZIP, gzip and Zstandard archives, of texts, mails, mailboxes or NDJSON. All cores decode;
each record is a line, {"id", "file", "engine", "answer"} or {…, "error"}, in order.

--explain shows what happened to each line and character, which systems may have
printed the text and why, and what is doubtful. With --format text it prints the
original text and marks what was read, what was ignored (· in the margin) and
what was not read (!, with a caret and the reason below), followed by the
itinerary. This is the default in a terminal; elsewhere the default is JSON.

A file can also be a mail (.eml), a web page or a PDF with text; what it says about
its reservations for programs (schema.org) is preferred.

Examples:
  recloc decode < record.txt
  recloc decode booking.eml receipt.pdf
  pbpaste | recloc decode -f text
  recloc decode -r 2026-11-21 --explain record.txt
  recloc decode --explain < record.txt | jq .extraInfo.coverage
  recloc decode -f ndjson *.txt | jq -c '[.file, .answer.persons[0].lastName]'
  recloc decode -f csv *.txt > flights.csv
  recloc decode --ndjson --output 2026.ndjson archive/ mails.tar.gz
  recloc decode --ndjson --separator ---- < export.txt | jq -c .error.code
  recloc decode --parquet tables --resume archive/`;

/** Adds `recloc decode`. */
export function addDecode(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("decode")
    .summary("decode booking records")
    .description("Decodes the text of booking records, from files or from standard input.")
    .argument("[files...]", "files with records; - or no file: standard input")
    .addOption(
      new Option("-f, --format <format>", "output format (default: json)").choices([
        ...FORMATS,
        ...TRAVELLER_FORMATS,
      ]),
    )
    .option("-c, --compact", "print JSON without line breaks and indents")
    .addOption(new Option("--api <api>", "shape of an answer in JSON (default: v4)").choices(APIS))
    .option(
      "-a, --algorithm <name>",
      "one of those listed by `recloc systems` (default: detected from the text)",
    )
    .option("-r, --reference-date <day>", "day from which years are inferred (default: today, UTC)")
    .option("-e, --explain", "show how the text was read")
    .option("--ndjson", "decode the records of archives to lines of JSON")
    .option("--parquet <folder>", "decode the records of archives to tables in Parquet")
    .option(
      "-o, --output <file>",
      "write to this file, or itineraries into this folder (default: standard output)",
    )
    .option("--resume", "continue an interrupted output, or begin it")
    .addOption(splitOption())
    .addOption(separatorOption())
    .option("--threads <number>", "how many records to decode at once (default: all cores)")
    .addHelpText("after", DECODE_HELP)
    .action(async (files: string[], flags: (DecodeFlags & ArchiveFlags) | TravellerFlags) => {
      if (isForTravellers(flags)) {
        const itineraryFlags = itineraryFlagsOf(flags);
        const { writeItineraries } = await import("../itinerary/files.ts");
        setCode(await writeItineraries(files, itineraryFlags, io));
        return;
      }
      if (isForArchives(flags)) {
        const { decodeArchives } = await import("../archives/decode-archives.ts");
        setCode(await decodeArchives(files, flags, io));
        return;
      }
      checkNoArchiveFlags(flags);
      const { decodeFiles } = await import("./files.ts");
      setCode(await decodeFiles(files, flags, io));
    });
}

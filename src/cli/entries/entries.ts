import type { Flight } from "../../booking/model/booking.ts";
import type { Decoded } from "../../decode/decode.ts";
import { entries, entrySystems, type RecordEntries } from "../../entries/propose.ts";
import { complain } from "../complain.ts";
import { decodeFile } from "../decode/decode-file.ts";
import { checkInputFlags, type InputFlags } from "../decode/input-flags.ts";
import { reasonOf, STDIN } from "../decode/input.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { suggestionFor } from "../suggest.ts";

export interface EntriesFlags extends InputFlags {
  readonly system?: string;
}

/**
 * `recloc entries`: proposes entries for the flights of each file, or of standard input. Returns the exit code, which
 * is that of the worst file; a file without a flight that can be sold counts as one that cannot be decoded.
 */
export async function printEntries(
  files: readonly string[],
  flags: EntriesFlags,
  io: Io,
): Promise<number> {
  checkInputFlags(files, flags);
  if (flags.system !== undefined) checkSystem(flags.system);
  const decode = await io.loadDecode();
  const isList = files.some((file) => file !== STDIN);
  let code: number = EXIT.ok;
  for (const file of files.length === 0 ? [STDIN] : files) {
    const { failure, reading } = await decodeFile(file, flags, io, decode);
    const prefix = file === STDIN ? "" : `${file}: `;
    if (isList) io.stdout.write(`== ${file}\n`);
    if (failure !== null) complain(io, prefix + reasonOf(failure));
    const isSold = failure === null && propose(reading, flags, prefix, io);
    code = Math.max(code, failure?.exit ?? (isSold ? EXIT.ok : EXIT.nothing));
  }
  return code;
}

function checkSystem(name: string): void {
  if (entrySystems().includes(name.toLowerCase())) return;
  const suggestion = suggestionFor(name, entrySystems());
  const instead =
    suggestion === null
      ? `choose one of ${entrySystems().join(", ")}`
      : `did you mean ${suggestion}?`;
  throw new UsageError(`--system ${JSON.stringify(name)} is not a system with entries: ${instead}`);
}

/** Prints the entries for a text; returns whether there are any. */
function propose(decoded: Decoded, flags: EntriesFlags, prefix: string, io: Io): boolean {
  const { system, referenceDate } = flags;
  const records = entries(decoded, { system, referenceDate });
  for (const record of records) {
    io.stdout.write(linesOf(record).join(""));
    for (const left of record.leftOut)
      complain(
        io,
        `${prefix}left out ${nameOf(decoded.booking.flights[left.flight])}: ${left.message}`,
      );
    for (const { displayName, price } of record.systems)
      if (price === null) complain(io, `${prefix}no entry of ${displayName} prices these flights`);
  }
  const isSold = records.some(({ systems }) => systems.length > 0);
  if (!isSold) complain(io, `${prefix}no flight can be sold again`);
  return isSold;
}

function linesOf({ recordLocator, systems }: RecordEntries): readonly string[] {
  return systems.flatMap(({ system, sell, price }) =>
    [...sell.map(({ entry }) => entry), ...(price === null ? [] : [price])].map(
      (entry) => `${["proposal", system, recordLocator ?? "-", entry].join("\t")}\n`,
    ),
  );
}

/** `BA 117 of 2026-04-12`. */
function nameOf(flight: Flight | undefined): string {
  if (flight === undefined) return "a flight";
  const number = `${flight.airline} ${flight.flight}`;
  return flight.departureDate === null ? number : `${number} of ${flight.departureDate}`;
}

/**
 * The formats of `recloc itinerary` that `recloc decode --format` also writes, in the default
 * style.
 */
import { FORMAT_NAMES, type FormatName } from "../../views/itinerary/formats.ts";
import { checkNoArchiveFlags, isForArchives, type ArchiveFlags } from "../archives/flags.ts";
import { UsageError } from "../io.ts";
import type { ItineraryFlags } from "../itinerary/files.ts";
import type { InputFlags } from "./input-flags.ts";
import { FORMATS, type Format, type OutputFlags } from "./output-flags.ts";

/** Those that `decode` does not write itself: its `text` and `csv` are for agents and scripts. */
export type TravellerFormat = Exclude<FormatName, Format>;

export const TRAVELLER_FORMATS = FORMAT_NAMES.filter(isNotOfDecode);

/** The flags of `recloc decode` with one of these formats. */
export interface TravellerFlags extends InputFlags, ArchiveFlags, Omit<OutputFlags, "format"> {
  readonly format: TravellerFormat;
}

function isNotOfDecode(name: FormatName): name is TravellerFormat {
  return !FORMATS.some((format) => format === name);
}

export function isForTravellers(flags: object): flags is TravellerFlags {
  return "format" in flags && TRAVELLER_FORMATS.some((format) => format === flags.format);
}

/**
 * The equivalent flags of `recloc itinerary`.
 *
 * @throws UsageError if there are flags that would have no effect
 */
export function itineraryFlagsOf({ output, ...flags }: TravellerFlags): ItineraryFlags {
  const { format, algorithm, referenceDate } = flags;
  if (isForArchives(flags)) throw new UsageError("--format has no effect with archives");
  checkNoArchiveFlags(flags);
  for (const name of ["api", "compact", "explain"] as const)
    if (flags[name] !== undefined)
      throw new UsageError(`--${name} has no effect with --format ${format}`);
  return {
    format,
    ...(output !== undefined && { output }),
    ...(algorithm !== undefined && { algorithm }),
    ...(referenceDate !== undefined && { referenceDate }),
  };
}

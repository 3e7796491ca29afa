/** How the outside names a system. */
export interface SystemNames {
  /** What stands in answers. */
  readonly wireValue: string;
  /** Further names a caller may give, in upper case. */
  readonly aliases: readonly string[];
  /** Reads what none of the others printed. */
  readonly isFallback?: boolean;
}

export const AMADEUS: SystemNames = { wireValue: "GDS_A", aliases: ["AMADEUS", "1A"] };

/** Abacus writes the same displays. */
export const SABRE: SystemNames = { wireValue: "GDS_B", aliases: ["SABRE", "1S", "ABACUS"] };

/** Three dialects of one group. */
export const TRAVELPORT: SystemNames = {
  wireValue: "GDS_C",
  aliases: ["TRAVELPORT", "TRAVELPORT_GALILEO", "GALILEO", "1G", "APOLLO", "1V", "WORLDSPAN", "1P"],
};

/** No system at all: whatever text names flights. */
export const GENERIC: SystemNames = {
  wireValue: "SIMPLE_DECODER",
  aliases: ["SIMPLE", "GENERIC"],
  isFallback: true,
};

/** The wire value of every system. */
export const WIRE_VALUES = [AMADEUS, SABRE, TRAVELPORT, GENERIC].map(({ wireValue }) => wireValue);

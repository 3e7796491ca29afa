import { sellEntries, sellEntryShape } from "../../common/segments/sell-entry.ts";

/** `SSAF457Y24NOVGRUCDG1`, or with a space between the fields. */
const SHAPE = { mark: "SS ?", gap: " ?", hasAction: false };

/** The entry that sells seats on a flight. */
export const SELL_ENTRY = sellEntryShape(SHAPE);

/**
 * Seats that an agent asks for; the number of seats stands alone:
 *
 * SSAF457Y24NOVGRUCDG1
 */
export const sellEntry = sellEntries("Amadeus", SHAPE);

import { sellEntries, sellEntryShape } from "../../common/segments/sell-entry.ts";

/** `SS:AF457/Y/24NOV/GRUCDG/NN1`. */
const SHAPE = { mark: "SS: ?", gap: "/", hasAction: true };

/** The entry that sells seats on a flight. */
export const SELL_ENTRY = sellEntryShape(SHAPE);

/**
 * Seats that an agent asks for, with a slash between the fields:
 *
 * SS:AF457/Y/24NOV/GRUCDG/NN1
 */
export const sellEntry = sellEntries("TravelSky", SHAPE);

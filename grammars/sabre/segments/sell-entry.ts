import { sellEntries, sellEntryShape } from "../../common/segments/sell-entry.ts";

/** `0AF457Y24NOVGRUCDGNN1`. */
const SHAPE = { mark: "0", hasAction: true };

/** The entry that sells seats on a flight. */
export const SELL_ENTRY = sellEntryShape(SHAPE);

/**
 * Seats that an agent asks for. Sabre, Apollo, Galileo and Worldspan write them alike; the entry that prices them
 * shows which of them it is:
 *
 * 0AF457Y24NOVGRUCDGNN1
 */
export const sellEntry = sellEntries("Sabre", SHAPE);

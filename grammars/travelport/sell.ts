import { directSell } from "../common/sell.ts";
import type { EntryFormats } from "../system.ts";

/**
 * The three systems sell alike and price each in its own way:
 *
 *     0AF457Y24NOVGRUCDGNN1
 *     FQ        $B        4P
 */
export const entries: readonly EntryFormats[] = [
  { name: "galileo", displayName: "Galileo", sell: directSell, price: () => "FQ" },
  { name: "apollo", displayName: "Apollo", sell: directSell, price: () => "$B" },
  { name: "worldspan", displayName: "Worldspan", sell: directSell, price: () => "4P" },
];

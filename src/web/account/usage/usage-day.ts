import type { UsageAnswer } from "../../../server/site/schema.ts";

/** The usage of a key on a day. */
export type UsageDay = UsageAnswer["days"][number];

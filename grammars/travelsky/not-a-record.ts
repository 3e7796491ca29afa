import { COMMON_DISPLAYS } from "../common/displays/displays.ts";
import { displayLines } from "../common/displays/not-a-record.ts";

/** Lines of displays that are no booking record. */
export const notARecord = displayLines("notARecord", COMMON_DISPLAYS);

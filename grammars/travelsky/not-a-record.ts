import { COMMON_DISPLAYS } from "../common/displays.ts";
import { displayLines } from "../common/not-a-record.ts";

/** Lines of displays that are no booking record. */
export const notARecord = displayLines("notARecord", COMMON_DISPLAYS);

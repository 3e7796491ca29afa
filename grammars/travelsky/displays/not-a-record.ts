import { COMMON_DISPLAYS } from "../../common/displays/displays.ts";
import { displayLines } from "../../common/displays/not-a-record.ts";

/** Lines of displays that are not booking records. */
export const notARecord = displayLines("notARecord", COMMON_DISPLAYS);

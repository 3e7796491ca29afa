import { notes } from "../../common/displays/notes.ts";
import { LINE_START } from "../item.ts";
import { BANNER, MARRIAGE_NOTICE } from "../shapes.ts";

/** Lines around a record that are not part of it: banners, entries, page marks. */
export const screenNotes = notes("screenNote", [
  ["banner", new RegExp(BANNER)],
  ["banner", new RegExp(MARRIAGE_NOTICE)],
  ["entry", new RegExp(`(?<=${LINE_START})>?(?:P[NBFL]1?|RT[A-Z]?|PAT:A)(?= *\\n)`)],
  ["page", new RegExp(`(?<=${LINE_START})PAGE +\\d{1,2}/\\d{1,2}(?= *\\n)`)],
  ["page mark", new RegExp(`(?<=${LINE_START})[+>-](?= *\\n)`)],
]);

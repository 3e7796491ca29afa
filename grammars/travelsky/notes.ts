import { notes } from "../common/displays/notes.ts";
import { LINE_START } from "./item.ts";

/** Screen furniture around a record: its banners, entries, marks of pages. */
export const screenNotes = notes("screenNote", [
  ["banner", /\*\*ELECTRONIC TICKET PNR\*\*/],
  ["banner", /MARRIED SEGMENT EXIST IN THE PNR/],
  ["entry", new RegExp(`(?<=${LINE_START})>?(?:P[NBFL]1?|RT[A-Z]?)(?= *\\n)`)],
  ["page", new RegExp(`(?<=${LINE_START})PAGE +\\d{1,2}/\\d{1,2}(?= *\\n)`)],
  ["page mark", new RegExp(`(?<=${LINE_START})[+>-](?= *\\n)`)],
]);

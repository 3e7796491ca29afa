import { notes, SCHEDULE_DATA } from "../../common/displays/notes.ts";
import { NOTICE } from "../../common/displays/notices.ts";
import { ADVISORY, CONTROL, SEE_SERVICES, SEGMENT_NOTICES } from "../shapes.ts";
import { oneOf } from "../../common/shapes.ts";

/** Lines around a record that are not part of it: entries, banners, advisories, page marks. */
export const screenNotes = notes("screenNote", [
  ["banner", /(?:\/\$)?-{3} ?(?=[A-Z]{2,4}[ A-Z]* ?-{3} *\n)/],
  ["advisory", /\*{3} +(?=NHP )/],
  ["advisory", /-(?=(?:PARENT|ASSOCIATE) PNR-)/],
  ["advisory", new RegExp(CONTROL + ADVISORY)],
  ["advisory", /AUCUN ELEMENT|ES WURDE KEIN ELEMENT|\*TRN\*/],
  ["priority", /-{7}(?: PRIORITY)?(?= *\n)/],
  ["entry", /(?:\/\$)?(?:\)?>)?RT(?:[A-Z]{1,4})?(?:[,/][A-Z*,/]+)?(?= *\n)/],
  ["entry", /(?:\)?>)?(?:MDR?|MUR?|MTR?|MBR?|TQT|TWD|RL|ER|ET)(?= *\n)/],
  ["page mark", /[)<][<>)]*(?= *\n)/],
  ["split", /\* SP (?=\d)/],
  ["security", /\* ES\/(?=[A-Z])/],
]);

/**
 * Indented lines below a segment, without a number, that contain nothing about travellers or times.
 */
export const segmentNotes = notes("segmentNote", [
  ["services", new RegExp(SEE_SERVICES)],
  ["segment notice", new RegExp(oneOf(...SEGMENT_NOTICES))],
  SCHEDULE_DATA,
  ["segment notice", new RegExp(`(?<=(?<![^\\n]) {5,9})${NOTICE}[A-Z/*]`)],
]);

import { EndCode, Note } from "../../common/segments/options.ts";
import { otherSegments } from "../../common/segments/other-segment.ts";
import { DATED_SERVICE } from "../../common/segments/service-frame.ts";
import { option, optionsOf } from "../../common/segments/slash-options.ts";
import { OTHER_SERVICES } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * Tours, insurance and everything else without a special segment, mostly to keep the record alive, and
 * the entry for one:
 *
 *   5  OTH YY 22FEB M GK1  XXX/PRESERVEPNR
 *   0OTHAAGK1JFK24FEB-RETENTION
 */

export const otherSegment = otherSegments(
  service(OTHER_SERVICES),
  DATED_SERVICE,
  optionsOf(
    { other: "NM|ID|BS|RC|RG|RQ|AP|FT|CD|PH|G" },
    option(EndCode, "DO", "[A-Z]{3}"),
    option(Note, "SI"),
  ),
);

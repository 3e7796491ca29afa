import { EndCode, ServiceType } from "../../common/segments/options.ts";
import { NO_TRAIN } from "../../common/segments/noted-train.ts";
import { otherSegments } from "../../common/segments/other-segment.ts";
import { SERVICE } from "../../common/segments/service-frame.ts";
import { option, optionsOf } from "../../common/segments/slash-options.ts";
import { OTHER_SERVICES } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * Tours, theatre, insurance and everything else without a special segment, and the entry for one:
 *
 *   7 OTH ZO BK1  XXX 21JAN-PRESERVEPNR
 *   6. TUR ZZ BK1  YYZ 22MAY-TEXT
 *   0SURZZNN2SOU24JAN-DO-NYC/TEXT
 */

export const otherSegment = otherSegments(
  `(?:${service(OTHER_SERVICES)})${NO_TRAIN}`,
  SERVICE,
  optionsOf(
    { other: "BS|NM|SI|ID" },
    option(ServiceType, "TYP", "[A-Z\\d]{2,5}"),
    option(EndCode, "DO", "[A-Z]{3}"),
  ),
);

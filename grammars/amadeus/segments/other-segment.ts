import { ServiceType } from "../../common/segments/options.ts";
import { otherSegments } from "../../common/segments/other-segment.ts";
import { NO_TRAIN } from "../../common/segments/noted-train.ts";
import { SERVICE, spacedService } from "../../common/segments/service-frame.ts";
import {
  confirmation,
  endDay,
  option,
  optionsOf,
  otherOption,
  startDay,
  supplierName,
} from "./options.ts";
import { OTHER_SERVICES } from "../shapes.ts";

/*
 * Tours, insurance, ancillary services and others without a special segment type:
 *
 *   4 MIS 1A HK1 PAR 28DEC-PRESERVEPNR
 *   7 ATX ZZ OO1 PARNCE 10MAY-TEXT
 *   8 /SVC ZZ HK1 BUST CDG 10MAY
 *   4 MCO ZZ *** 09SEP/USD 45.00/*SPLIT PAYMENT
 */
export const otherSegment = otherSegments(
  spacedService(OTHER_SERVICES) + NO_TRAIN,
  SERVICE,
  optionsOf(
    // `/TYP-TOR`: the type of service.
    option(ServiceType, "TYP", "[A-Z\\d]{2,5}"),
    confirmation,
    supplierName,
    startDay,
    endDay,
    otherOption,
  ),
);

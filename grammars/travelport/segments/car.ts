import { cars } from "../../common/segments/car.ts";
import {
  EndPlace,
  EndTime,
  OtherOption,
  Rate,
  StartPlace,
  StartTime,
  TIME,
  Total,
} from "../../common/segments/options.ts";
import { CARS } from "../shapes.ts";
import { agencyNumber, confirmation, option, optionsOf, SERVICE, service } from "./service.ts";

/*
 * A car that the system booked or an agent noted, and the entry for one:
 *
 *   3 CCR ZZ HK1 BOI 11MAY-13MAY CCAR/RG-USD36.00DY-UNL MI XH 12.10/PUP-BOIC02/ARR-1415/DT-0900 *
 *   0CARZZMK1BOI11MAY-13MAY/CCAR/ARR-1415/DT-0900/CF-100000003
 */

export const car = cars(
  service(CARS),
  SERVICE,
  optionsOf(
    confirmation,
    // The number of the arriving flight can come before the time.
    option(StartTime, "ARR", `(?:[A-Z\\d]{3,8}[- ])?${TIME}`),
    option(EndTime, "DT|RET|RT", TIME),
    option(Rate, "R[GQ]"),
    option(Total, "AP|TTL"),
    option(StartPlace, "PUP"),
    option(EndPlace, "DO"),
    agencyNumber,
    option(OtherOption, "CD|FT|ID|PH|RC|SI|S?BS|NM|SQ|TA|FP|VC|G|W"),
  ),
);

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
import { CAR } from "../shapes.ts";
import { agencyNumber, confirmation, option, optionsOf, SERVICE, service } from "./service.ts";

/*
 * A car that the system booked or an agent noted, and the entry for one:
 *
 *   4  CAR ZZ 02AUG S HK1  OPO/09AUG/CDMR/ARR-3P/RET-10A/RG-EUR22.00 UNL DY/AP-EUR161.00/CF-2
 *   0CARZZGK1FRA10MAY-12MAY/CDMR/RG-USD41.50/CF-ABC123
 */
export const car = cars(
  service(CAR),
  SERVICE,
  optionsOf(
    confirmation,
    // The number of the arriving flight can come before the time.
    option(StartTime, "ARR", `(?:[A-Z\\d]{3,8}[- ])?${TIME}`),
    option(EndTime, "RET|RT", TIME),
    option(Rate, "R[GQ]"),
    option(Total, "AP"),
    option(StartPlace, "PUP"),
    option(EndPlace, "DO"),
    agencyNumber,
    option(OtherOption, "CD|FT|ID|PH|RC|SI|DT|S?BS|NM|SQ|TA|FP|G"),
  ),
);

import { cars } from "../../common/segments/car.ts";
import {
  EndPlace,
  EndTime,
  Rate,
  StartPlace,
  StartTime,
  TIME,
  Total,
  UnitRate,
} from "../../common/segments/options.ts";
import { SERVICE, spacedService } from "../../common/segments/service-frame.ts";
import { confirmation, option, optionsOf, otherOption, supplierAndTimes } from "./options.ts";
import { CARS } from "../shapes.ts";

/*
 * A car, booked in the system or noted by an agent:
 *
 *   6 CCR ZZ HK1 MUC 13MAY 16MAY CDMR/BS-00000000/ARR-1030/RG-EUR 47.00- .00 UNL DY/RT-0800
 *   4 CAR 1A HK1 YYZ 10MAY-12MAY CFAR/SUC-ZZ/SUN-SAMPLERENT/SD-10MAY/ST-0100/TTL-123.50CAD/P1
 */

/** `ARR-1030`; the number of the arriving flight can precede the time: `ARR-BA117-1030`. */
const pickUpTime = option(StartTime, "ARR", `(?:[A-Z\\d]{3,8}[- ])?${TIME}`);

export const car = cars(
  spacedService(CARS),
  SERVICE,
  optionsOf(
    confirmation,
    pickUpTime,
    option(EndTime, "RT|RET", TIME),
    option(Rate, "R[GQ]"),
    option(UnitRate, "URA"),
    option(Total, "TTL"),
    ...supplierAndTimes,
    option(StartPlace, "PUP"),
    option(EndPlace, "DO"),
    otherOption,
  ),
);

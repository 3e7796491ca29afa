import { SERVICE } from "../../common/segments/service-frame.ts";
import { slashCars } from "../../common/segments/slash-car.ts";
import { CARS } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * A car that the system booked or an agent noted, and the entry for one:
 *
 *   3 CCR ZZ HK1 BOI 11MAY-13MAY CCAR/RG-USD36.00DY-UNL MI XH 12.10/PUP-BOIC02/ARR-1415/DT-0900 *
 *   0CARZZMK1BOI11MAY-13MAY/CCAR/ARR-1415/DT-0900/CF-100000003
 */

export const car = slashCars(service(CARS), SERVICE, {
  endTime: "DT|RET|RT",
  total: "AP|TTL",
  other: "CD|FT|ID|PH|RC|SI|S?BS|NM|SQ|TA|FP|VC|G|W",
});

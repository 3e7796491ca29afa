import { DATED_SERVICE } from "../../common/segments/service-frame.ts";
import { slashCars } from "../../common/segments/slash-car.ts";
import { CAR } from "../shapes.ts";
import { service } from "./service.ts";

/*
 * A car that the system booked or an agent noted, and the entry for one:
 *
 *   4  CAR ZZ 02AUG S HK1  OPO/09AUG/CDMR/ARR-3P/RET-10A/RG-EUR22.00 UNL DY/AP-EUR161.00/CF-2
 *   0CARZZGK1FRA10MAY-12MAY/CDMR/RG-USD41.50/CF-ABC123
 */

export const car = slashCars(service(CAR), DATED_SERVICE, {
  endTime: "RET|RT",
  total: "AP",
  other: "CD|FT|ID|PH|RC|SI|DT|S?BS|NM|SQ|TA|FP|G",
});

import { createToken } from "chevrotain";
import type { CarNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import {
  Confirmation,
  EndDay,
  EndTime,
  leftOverOf,
  option,
  OtherOption,
  optionTokens,
  SERVICE,
  ServiceLineRules,
  StartDay,
  StartTime,
  SupplierCode,
  SupplierName,
  TIME,
} from "../common/options.ts";
import { CityCode, EndDate, SERVICE_HEAD, ServiceDate } from "../common/tokens.ts";
import { clockValue, dateValue, markedDateValue, moneyWithin } from "../common/values.ts";

/*
 * A car, booked through the system or noted by an agent:
 *
 *   6 CCR ZZ HK1 MUC 13MAY 16MAY CDMR/BS-00000000/ARR-1030/RG-EUR 47.00- .00 UNL DY/RT-0800
 *   4 CAR 1A HK1 YYZ 10MAY-12MAY CFAR/SUC-ZZ/SUN-SAMPLERENT/SD-10MAY/ST-0100/TTL-123.50CAD/P1
 */

const CarHead = createToken({
  name: "CarHead",
  label: "car",
  pattern: new RegExp(`[*/#]?C(?:CR|AR)${SERVICE_HEAD}`),
  push_mode: "car",
});
/** Four letters: size, doors, gears, fuel. */
const CarType = createToken({
  name: "CarType",
  label: "car type",
  pattern: /[A-Z]{4}(?![A-Z\d])(?= *[/\n])/,
});

/** When the flight lands before, its number may stand in front: `ARR-BA117-1030`. */
const PickUpTime = option("PickUpTime", "ARR", `(?:[A-Z\\d]{3,8}[- ])?${TIME}`);
const ReturnTime = option("ReturnTime", "RT|RET", TIME);
const Rate = option("Rate", "R[GQ]");
const UnitRate = option("UnitRate", "URA");
const Total = option("Total", "TTL");
const PickUpPlace = option("PickUpPlace", "PUP");
const DropOffPlace = option("DropOffPlace", "DO");

const CAR = [
  ...SERVICE,
  CarType,
  ...optionTokens(
    Confirmation,
    PickUpTime,
    ReturnTime,
    Rate,
    UnitRate,
    Total,
    SupplierCode,
    SupplierName,
    StartDay,
    StartTime,
    EndDay,
    EndTime,
    PickUpPlace,
    DropOffPlace,
    OtherOption,
  ),
];

class CarRules extends ServiceLineRules {
  /**
   * car: elementNumber? CarHead provider CityCode? ServiceDate? (ServiceDate | EndDate)? CarType? options
   *
   *     6 CCR ZZ HK1 MUC 13MAY 16MAY CDMR/ARR-1030/RG-EUR 47.00- .00 UNL DY/RT-0800/CF-10000001
   */
  readonly line = this.RULE("car", (): CarNode => {
    const number = this.elementNumber();
    this.CONSUME(CarHead);
    const { vendor, status, count } = this.SUBRULE(this.provider);
    const city = this.optionalText(1, CityCode);
    const date = this.optional(2, ServiceDate, dateValue);
    const second = this.optional(3, ServiceDate, dateValue);
    const end = this.optional(4, EndDate, markedDateValue);
    const carType = this.optionalText(5, CarType);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => ({
      kind: "car",
      number,
      company: options.text(SupplierCode) ?? vendor,
      companyName: options.text(SupplierName),
      status,
      count,
      city,
      date: options.value(StartDay, dateValue) ?? date,
      dropOff: options.value(EndDay, dateValue) ?? end ?? second,
      pickUpTime: options.value(PickUpTime, clockValue) ?? options.value(StartTime, clockValue),
      dropOffTime: options.value(ReturnTime, clockValue) ?? options.value(EndTime, clockValue),
      pickUpPlace: options.text(PickUpPlace),
      dropOffPlace: options.text(DropOffPlace),
      carType,
      rate: moneyWithin(options.text(Rate)) ?? moneyWithin(options.text(UnitRate)),
      total: moneyWithin(options.text(Total)),
      confirmation: options.text(Confirmation),
      leftOver: leftOverOf([...options.leading, ...options.trailing]),
    }));
  });
}

export const car: LineFamily = {
  name: "car",
  openers: [CarHead],
  modes: { car: CAR },
  rules: CarRules,
};

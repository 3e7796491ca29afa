import type { TokenType } from "chevrotain";
import type { CarNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  Confirmation,
  EndDay,
  EndPlace,
  EndTime,
  freeText,
  unparsedOf,
  type Options,
  Rate,
  FramedServiceRules,
  StartDay,
  StartPlace,
  StartTime,
  SupplierCode,
  SupplierName,
  Total,
  UnitRate,
  serviceOpener,
} from "./options.ts";
import { clockValue, dateValue, moneyWithin } from "../values.ts";

/*
 * A car that the system booked or an agent noted, as every system prints it:
 *
 *   6 CCR ZZ HK1 MUC 13MAY 16MAY CDMR/ARR-1030/RG-EUR 47.00- .00 UNL DY/RT-0800
 *   4  CAR ZZ 02AUG S HK1  OPO/09AUG/CDMR/ARR-3P/RET-10A/RG-EUR22.00 UNL DY
 */

/** `CDMR`, after the dates: class, body, gearbox, fuel. */
const CarType = token("CarType", /[A-Z]{4}(?![A-Z\d])(?= *[/\n])/, { label: "car type" });

/** Provider, status and dates are read by service-frame.ts, options by options.ts. */
class CarRules extends FramedServiceRules {
  /**
   * car: CarHead frame CarType? options
   *
   *     6 CCR ZZ HK1 MUC 13MAY 16MAY CDMR/ARR-1030/RG-EUR 47.00- .00 UNL DY/RT-0800/CF-10000001
   */
  readonly line = this.RULE("car", (): CarNode => {
    const number = this.elementNumber();
    this.CONSUME(CarHead);
    const { vendor, status, count, city, date, weekday, end } = this.SUBRULE(this.frame);
    const type = this.optionalText(1, CarType);
    const options = this.SUBRULE(this.options);
    return this.ACTION(() => {
      const { carType, unparsed } = typeAmong(options);
      return {
        kind: "car",
        number,
        company: options.text(SupplierCode) ?? vendor,
        companyName: options.text(SupplierName),
        status,
        count,
        city,
        date: options.value(StartDay, dateValue) ?? date,
        weekday,
        dropOff: options.value(EndDay, dateValue) ?? end,
        pickUpTime: options.value(StartTime, clockValue),
        dropOffTime: options.value(EndTime, clockValue),
        pickUpPlace: options.text(StartPlace),
        dropOffPlace: options.text(EndPlace),
        carType: type ?? carType,
        rate: moneyWithin(options.text(Rate)) ?? moneyWithin(options.text(UnitRate)),
        total: moneyWithin(options.text(Total)),
        confirmation: options.text(Confirmation),
        unparsed,
      };
    });
  });
}

/** The type of the car, if it is the first of the parts without a key, and all other parts. */
function typeAmong({ leading, trailing }: Options): Pick<CarNode, "carType" | "unparsed"> {
  const [first, ...others] = leading;
  const type = first === undefined ? undefined : freeText([first]);
  return type !== undefined && /^[A-Z]{4}$/.test(type.value)
    ? { carType: type, unparsed: unparsedOf([...others, ...trailing]) }
    : { unparsed: unparsedOf([...leading, ...trailing]) };
}

/** `CCR`, `CAR`: the category of the systems' keywords. */
const CarHead = token("CarHead", /NOT_APPLICABLE/, { label: "car" });

/** The cars of a system: how they begin, the tokens up to the options, and those of the options. */
export function cars(
  head: string,
  frame: readonly TokenType[],
  options: readonly TokenType[],
): LineFamily {
  const opener = serviceOpener("CarOpener", head, CarHead, "car");
  return lineFamily("car", [opener], [...frame, CarType, ...options], CarRules);
}

import type { CarNode } from "../../../ast/nodes.ts";
import type { LineReading } from "../../../decode/engine/line-reading.ts";
import type { Line } from "../../scopes/lines.ts";
import { toldCarIn, type ToldCar } from "../../scopes/cars/told-cars.ts";
import { isWithin } from "../../scopes/unbooked/unbooked.ts";
import type { Rental } from "./rentals.ts";

/** The rented car of which sentences tell, by the readings of their lines, and the lines without these sentences. */
export function withToldCar(
  lines: readonly Line[],
  text: string,
): { readonly lines: readonly Line[]; readonly rentals: ReadonlyMap<LineReading, Rental> } {
  const car = toldCarIn(lines, text);
  if (car === undefined) return { lines, rentals: new Map() };
  const ends = [car.pickUp, car.dropOff];
  const own = lines.filter((line) => ends.some((end) => end.line === line));
  const left = new Map(
    own.map((line) => [
      line.reading,
      line.facts.filter((fact) => !ends.some(({ sentence }) => isWithin(fact, sentence))),
    ]),
  );
  const home = car.pickUp.line;
  const start = car.pickUp.sentence.start;
  const rental: Rental = { home: home.reading, start, node: nodeOf(car), facts: left };
  return {
    lines: lines.map((line) => ({ ...line, facts: left.get(line.reading) ?? line.facts })),
    rentals: new Map(own.map(({ reading }) => [reading, rental])),
  };
}

function nodeOf({ pickUp, dropOff, company }: ToldCar): CarNode {
  return {
    kind: "car",
    number: pickUp.line.number,
    companyName: company,
    carType: undefined,
    date: pickUp.day.date,
    weekday: pickUp.day.weekday,
    pickUpTime: pickUp.time,
    pickUpPlace: undefined,
    dropOff: dropOff.day.date,
    dropOffTime: dropOff.time,
    dropOffPlace: undefined,
    total: undefined,
    confirmation: undefined,
  };
}

import type { PlaceLeaf } from "schema-dts";
import type * as booking from "../../../booking/model/booking.ts";
import { findPlace } from "../../../reference/index.ts";
import { airportZone, isoText, localTime } from "../segments/local-time.ts";
import { oneLine } from "../segments/one-line.ts";
import type { Passenger } from "./common.ts";
import type { RentalCar, RentalCarReservation } from "./types.ts";

/** The reservations of a rented car; a string gives the reason if there are none. */
export function carReservations(
  car: booking.Car,
  passengers: readonly Passenger[],
): readonly RentalCarReservation[] | string {
  const { pickUpDate, pickUpTime, dropOffDate, dropOffTime, city } = car;
  if (pickUpDate === null || pickUpTime === null) return "it has no time of pick-up";
  if (dropOffDate === null || dropOffTime === null) return "it has no time of drop-off";
  const pickupLocation = locationOf(car.pickUpPlace ?? city);
  if (pickupLocation === null) return "it has no place of pick-up";
  const dropoffLocation = locationOf(car.dropOffPlace);
  // The car may be returned elsewhere, unless the record says that it is the same place.
  const isReturned = car.dropOffPlace !== null && car.dropOffPlace === car.pickUpPlace;
  const timeAt = (date: string, clock: string, place: string | null) =>
    isoText(localTime(`${date} ${clock}`, airportZone(place)));
  return passengers.map(({ common }) => ({
    ...common,
    "@type": "RentalCarReservation",
    reservationFor: rentalCarOf(car),
    pickupLocation,
    pickupTime: timeAt(pickUpDate, pickUpTime, codeIn(car.pickUpPlace) ?? city),
    ...(dropoffLocation !== null && { dropoffLocation }),
    dropoffTime: timeAt(
      dropOffDate,
      dropOffTime,
      codeIn(car.dropOffPlace) ?? (isReturned ? city : null),
    ),
  }));
}

function rentalCarOf(car: booking.Car): RentalCar {
  const name = oneLine(car.carType);
  const company = oneLine(car.companyName ?? car.company);
  return {
    "@type": "RentalCar",
    ...(name !== null && { name }),
    ...(company !== null && { rentalCompany: { "@type": "Organization", name: company } }),
  };
}

/** A place printed as the code of an airport or a city. */
function codeIn(place: string | null): string | null {
  return place !== null && findPlace(place) !== undefined ? place : null;
}

function locationOf(printed: string | null): PlaceLeaf | null {
  const name = oneLine(printed === null ? null : (findPlace(printed)?.name ?? printed));
  return name === null ? null : { "@type": "Place", name };
}

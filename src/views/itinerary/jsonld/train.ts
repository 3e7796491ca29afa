import type { SeatLeaf, TrainTripLeaf } from "schema-dts";
import type * as booking from "../../../booking/model/booking.ts";
import { operatorOf } from "../../v4/segment-extra.ts";
import { isoText, localTime, railZone } from "../segments/local-time.ts";
import { oneLine } from "../segments/one-line.ts";
import type { Passenger } from "./common.ts";
import { trainStationOf } from "./places.ts";
import { seatOf } from "./tickets.ts";
import type { TrainReservation } from "./types.ts";

/** The reservations of a train; a string gives the reason if there are none. */
export function trainReservations(
  train: booking.Train,
  passengers: readonly Passenger[],
): readonly TrainReservation[] | string {
  const reservationFor = tripOf(train);
  if (typeof reservationFor === "string") return reservationFor;
  return passengers.map(({ index, common }) => {
    const ticketedSeat = seat(train, seatOf(train.seats, index, passengers.length));
    return {
      ...common,
      "@type": "TrainReservation",
      reservationFor,
      ...(ticketedSeat !== null && { reservedTicket: { "@type": "Ticket", ticketedSeat } }),
    };
  });
}

function tripOf(train: booking.Train): TrainTripLeaf | string {
  const { origin, destination, departure, arrival } = train;
  if (departure === null) return "it has no departure time";
  if (arrival === null) return "it has no arrival time";
  const departureStation = trainStationOf(origin, train.originName, train);
  if (typeof departureStation === "string") return departureStation;
  const arrivalStation = trainStationOf(destination, train.destinationName, train);
  if (typeof arrivalStation === "string") return arrivalStation;
  const trainNumber = oneLine(train.number);
  const operator = oneLine(operatorOf(train));
  return {
    "@type": "TrainTrip",
    ...(trainNumber !== null && { trainNumber }),
    ...(operator !== null && { provider: { "@type": "Organization", name: operator } }),
    departureStation,
    departureTime: isoText(localTime(departure, railZone(origin, train))),
    arrivalStation,
    arrivalTime: isoText(localTime(arrival, railZone(destination, train))),
  };
}

function seat({ coach, bookingClass }: booking.Train, seatNumber: string | null): SeatLeaf | null {
  const [seatSection, seatingType] = [oneLine(coach), oneLine(bookingClass)];
  if (seatSection === null && seatingType === null && seatNumber === null) return null;
  return {
    "@type": "Seat",
    ...(seatSection !== null && { seatSection }),
    ...(seatNumber !== null && { seatNumber }),
    ...(seatingType !== null && { seatingType }),
  };
}

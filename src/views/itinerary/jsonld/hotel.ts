import type { LodgingBusinessLeaf } from "schema-dts";
import type * as booking from "../../../booking/model/booking.ts";
import { oneLine } from "../segments/one-line.ts";
import type { Passenger } from "./common.ts";
import type { LodgingReservation } from "./types.ts";

/** The reservations of a hotel; a string gives the reason if there are none. */
export function hotelReservations(
  hotel: booking.Hotel,
  passengers: readonly Passenger[],
): readonly LodgingReservation[] | string {
  const name = oneLine(hotel.name);
  const { checkIn, checkOut } = hotel;
  if (name === null) return "the hotel has no name";
  if (checkIn === null) return "it has no day of check-in";
  if (checkOut === null) return "it has no day of check-out";
  const [streetAddress, telephone, room] = [
    oneLine(hotel.address),
    oneLine(hotel.phone),
    oneLine(hotel.room),
  ];
  const reservationFor: LodgingBusinessLeaf = {
    "@type": "LodgingBusiness",
    name,
    ...(streetAddress !== null && { address: { "@type": "PostalAddress", streetAddress } }),
    ...(telephone !== null && { telephone }),
  };
  return passengers.map(({ common }) => ({
    ...common,
    "@type": "LodgingReservation",
    reservationFor,
    checkinTime: checkIn,
    checkinDate: checkIn,
    checkoutTime: checkOut,
    checkoutDate: checkOut,
    ...(room !== null && { lodgingUnitDescription: room }),
  }));
}

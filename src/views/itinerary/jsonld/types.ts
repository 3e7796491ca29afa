/**
 * The vocabulary of schema.org, with the few additional properties that Google and KDE Itinerary
 * read.
 */
import type * as schema from "schema-dts";

/** Programs compare the status with these texts; KDE Itinerary knows them only with `http`. */
export type ReservationStatus =
  | "http://schema.org/ReservationConfirmed"
  | "http://schema.org/ReservationPending"
  | "http://schema.org/ReservationCancelled";

/** The properties that reservations of all kinds have. */
export interface Common {
  readonly "@context": "https://schema.org";
  /** What Google and KDE Itinerary call `reservationId`. */
  readonly reservationNumber: string;
  readonly reservationId: string;
  readonly reservationStatus?: ReservationStatus;
  readonly underName: schema.PersonLeaf;
}

/** A reservation of schema.org, with some of its properties narrowed. */
type Reservation<Base, Own> = Omit<Base, keyof Common | keyof Own> & Common & Own;

/** Google and KDE Itinerary read the airline of the flight number from `airline`, which schema.org lacks. */
export interface Flight extends schema.FlightLeaf {
  readonly airline: schema.AirlineLeaf;
}

export type FlightReservation = Reservation<
  schema.FlightReservationLeaf,
  { readonly reservationFor: Flight; readonly airplaneSeat?: string }
>;

export type TrainReservation = Reservation<
  schema.TrainReservationLeaf,
  { readonly reservationFor: schema.TrainTripLeaf }
>;

/** Google reads the days from `checkinDate` and `checkoutDate`: `2026-11-24`. */
export type LodgingReservation = Reservation<
  schema.LodgingReservationLeaf,
  {
    readonly reservationFor: schema.LodgingBusinessLeaf;
    readonly checkinDate: string;
    readonly checkoutDate: string;
  }
>;

/** Google and KDE Itinerary name the car `RentalCar`, which schema.org lacks. */
export interface RentalCar {
  readonly "@type": "RentalCar";
  readonly name?: string;
  readonly rentalCompany?: schema.OrganizationLeaf;
}

export type RentalCarReservation = Reservation<
  schema.RentalCarReservationLeaf,
  { readonly reservationFor: RentalCar }
>;

export type JsonLdReservation =
  | FlightReservation
  | TrainReservation
  | LodgingReservation
  | RentalCarReservation;

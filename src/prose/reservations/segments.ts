import type { AirNode, CarNode, HotelNode, RailNode } from "../../ast/nodes.ts";
import { findPlace } from "../../reference/index.ts";
import { groupOf } from "../facts/fact.ts";
import { isAirline } from "../lexicon/codes.ts";
import type { Block } from "./block.ts";
import { momentAt } from "./moments.ts";

export type SegmentNode = AirNode | RailNode | HotelNode | CarNode;

/** The segment that a reservation books; undefined if it says too little. */
export function segmentOf(block: Block): SegmentNode | undefined {
  switch (block.type) {
    case "FlightReservation":
      return flightOf(block);
    case "TrainReservation":
      return trainOf(block);
    case "LodgingReservation":
      return hotelOf(block);
    case "RentalCarReservation":
      return carOf(block);
    default:
      return undefined;
  }
}

const AIRLINE = /^[A-Z\d]{2}$/;
/** `110`, `UA110`. */
const FLIGHT = /^(?:([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?)?(\d{1,4}[A-Z]?)$/;
const AIRPORT = /^[A-Z]{3}$/;
const TERMINAL = /^(?:terminal )?([A-Z\d]{1,3})$/i;
const CLASS = /^[A-Z]$/;

function flightOf(block: Block): AirNode | undefined {
  const printed = block.match(FLIGHT, "reservationFor.flightNumber");
  const own = printed && groupOf(printed, FLIGHT, 1);
  const flight = printed && groupOf(printed, FLIGHT, 2);
  const airline = block.match(AIRLINE, "reservationFor.airline.iataCode") ?? own;
  if (flight === undefined || airline === undefined || !isAirline(airline.value)) return undefined;
  if (own !== undefined && own.value !== airline.value) return undefined;
  const origin = block.match(AIRPORT, "reservationFor.departureAirport.iataCode");
  const destination = block.match(AIRPORT, "reservationFor.arrivalAirport.iataCode");
  return {
    kind: "air",
    airline,
    flight,
    origin,
    destination,
    ...timesOf(block, zoneOf(origin?.value), zoneOf(destination?.value)),
    departureTerminal: terminalOf(block, "reservationFor.departureTerminal"),
    arrivalTerminal: terminalOf(block, "reservationFor.arrivalTerminal"),
    bookingClass: block.match(CLASS, "airplaneSeatClass.name", "airplaneSeatClass"),
  };
}

function zoneOf(airport = ""): string | undefined {
  return findPlace(airport)?.zone;
}

function terminalOf(block: Block, path: string) {
  const printed = block.match(TERMINAL, path);
  return printed && groupOf(printed, TERMINAL, 1);
}

/** When a flight or a train departs and arrives. */
function timesOf(block: Block, from?: string, to?: string) {
  const departure = momentAt(block, ["reservationFor.departureTime"], from);
  const arrival = momentAt(block, ["reservationFor.arrivalTime"], to);
  return {
    date: departure.date,
    departure: departure.clock,
    arrivalDate: arrival.date,
    arrival: arrival.clock,
  };
}

function trainOf(block: Block): RailNode | undefined {
  const originName = block.find("reservationFor.departureStation.name");
  const destinationName = block.find("reservationFor.arrivalStation.name");
  if (originName === undefined || destinationName === undefined) return undefined;
  const seat = block.find("reservedTicket.ticketedSeat.seatNumber");
  return {
    kind: "rail",
    train: block.find("reservationFor.trainNumber"),
    originName,
    destinationName,
    ...timesOf(block),
    operator: block.find("reservationFor.provider.name", "provider.name"),
    coach: block.find("reservedTicket.ticketedSeat.seatSection"),
    seats: seat && [seat],
    confirmation: block.find("reservationNumber"),
  };
}

function hotelOf(block: Block): HotelNode | undefined {
  const name = block.find("reservationFor.name", "lodgingBusiness.name");
  if (name === undefined) return undefined;
  return {
    kind: "hotel",
    name,
    address: block.joined("reservationFor.address"),
    phone: block.find("reservationFor.telephone"),
    date: momentAt(block, ["checkinTime", "checkinDate"]).date,
    checkOut: momentAt(block, ["checkoutTime", "checkoutDate"]).date,
    room: block.find("lodgingUnitDescription", "lodgingUnitType"),
    confirmation: block.find("reservationNumber"),
  };
}

function carOf(block: Block): CarNode | undefined {
  const company = "reservationFor.rentalCompany.name";
  const companyName = block.find(company, "provider.name");
  const pickUp = momentAt(block, ["pickupTime", "pickupDate"]);
  if (companyName === undefined && pickUp.date === undefined) return undefined;
  const dropOff = momentAt(block, ["dropoffTime", "dropoffDate"]);
  return {
    kind: "car",
    companyName,
    carType: block.find("reservationFor.name", "reservationFor.model"),
    date: pickUp.date,
    pickUpTime: pickUp.clock,
    pickUpPlace: block.find("pickupLocation.name") ?? block.joined("pickupLocation.address"),
    dropOff: dropOff.date,
    dropOffTime: dropOff.clock,
    dropOffPlace: block.find("dropoffLocation.name") ?? block.joined("dropoffLocation.address"),
    confirmation: block.find("reservationNumber"),
  };
}

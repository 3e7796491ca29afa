/** The words of calendars and PDF files that the itinerary itself does not contain. */
export interface Words {
  readonly flight: string;
  readonly train: string;
  readonly hotel: string;
  readonly car: string;
  readonly departure: string;
  readonly arrival: string;
  readonly terminal: string;
  readonly duration: string;
  readonly booking: string;
  readonly travellers: string;
  readonly price: string;
  readonly page: string;
  /** What an itinerary is not. */
  readonly notATicket: string;
}

export const ENGLISH: Words = {
  flight: "Flight",
  train: "Train",
  hotel: "Hotel",
  car: "Car",
  departure: "Departure",
  arrival: "Arrival",
  terminal: "terminal",
  duration: "Duration",
  booking: "Booking",
  travellers: "Travellers",
  price: "Price",
  page: "Page",
  notATicket: "This is an itinerary, not a ticket.",
};

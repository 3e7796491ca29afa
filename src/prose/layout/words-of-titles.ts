/**
 * What a label or the title of a column announces. `unsided` belongs to neither end of a journey;
 * `other` is anything that only a title says.
 */
export type Title =
  | "departure"
  | "arrival"
  | "from"
  | "to"
  | "flight"
  | "airline"
  | "class"
  | "equipment"
  | "operator"
  | "train"
  | "hotel"
  | "address"
  | "checkIn"
  | "checkOut"
  | "ticket"
  | "locator"
  /** Of anything: of a stay, too. */
  | "confirmation"
  | "seat"
  | "coach"
  | "total"
  | "baseFare"
  | "taxes"
  | "phone"
  | "person"
  | "surname"
  | "given"
  | "terminal"
  /** Whether the supplier confirms it. */
  | "status"
  /** When a flight boards, or when passengers can check in for it. */
  | "boarding"
  /** Of a rented car. */
  | "car"
  /** Adult, child or infant. */
  | "type"
  /** Of a person: `Mr`. */
  | "personTitle"
  /** Both ends of a journey: `From/To`. */
  | "way"
  | "unsided"
  | "other";

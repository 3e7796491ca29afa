import type { Place } from "../../../reference/index.ts";

/** Writes values for the readers of an itinerary. Dates are `YYYY-MM-DD`, times of day `HH:MM`. */
export interface Formats {
  /** `24 Nov 2026` */
  readonly day: (date: string) => string;
  /** `24 Nov` */
  readonly dayWithoutYear: (date: string) => string;
  /** `Tue` */
  readonly weekday: (date: string) => string;
  /** `Tue 24 Nov 2026` */
  readonly date: (date: string) => string;
  /** What separates a label and its value. */
  readonly colon: string;
  /** What separates a date and a time of day. */
  readonly betweenDateAndClock: string;
  /** `18:55` or `6:55 pm` */
  readonly clock: (clock: string) => string;
  /** `11 h 55 min` */
  readonly duration: (minutes: number) => string;
  /** `9,405 km` */
  readonly distance: (kilometres: number) => string;
  /** `23 kg` */
  readonly weight: (kilograms: number) => string;
  /**
   * `EUR 1,204.50`
   *
   * @param currency as printed; null if it is unknown
   */
  readonly money: (amount: number, currency: string | null) => string;
  readonly country: (place: Pick<Place, "country" | "countryCode">) => string;
  /** `12A, 12B` */
  readonly list: (items: readonly string[]) => string;
}

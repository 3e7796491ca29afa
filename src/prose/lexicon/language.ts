/**
 * The words of one language, by what they say, in small letters: each topic a list parted by commas.
 * A letter before `?` can be missing. To teach another language is to write one more of these, and to
 * list it in `lexicon.ts`.
 */
export interface Language {
  /** January to December, the names of each parted by blanks. */
  readonly months?: string;
  /** Monday to Sunday, the names of each parted by blanks. */
  readonly weekdays?: string;
  /** Between a day and its month: `7 de marzo`. */
  readonly ofMonth?: string;
  /** Behind the figures of a day: `7th`. */
  readonly ordinals?: string;
  /** Before a date that is of no journey: `issued`. */
  readonly otherDates?: string;

  /** Behind the figures of a clock: `10:25 Uhr`. */
  readonly oClock?: string;
  /** That a landing is on the day after the departure. */
  readonly nextDay?: string;
  /** Behind a count of days: `+1 day`. */
  readonly days?: string;
  /** Before a time that is of no departure and of no landing: `boarding`. */
  readonly otherTimes?: string;

  /** Of the side from which one departs, with its time, its date and its place. */
  readonly departure?: string;
  readonly arrival?: string;
  /** Before the place from which one departs. */
  readonly from?: string;
  readonly to?: string;
  /** Labels that are of neither side. */
  readonly noSide?: string;
  /** Between two stations. */
  readonly links?: string;

  readonly flight?: string;
  /** What else stands before the number of a flight: in small letters, in capitals. */
  readonly flightNumber?: string;
  readonly flightBefore?: string;
  /** Other journeys than flights, where one is named by a word and a count. */
  readonly trip?: string;
  /** Before a number that is of no flight: `order`. */
  readonly notFlights?: string;
  readonly bookingClass?: string;
  readonly equipment?: string;
  readonly operatedBy?: string;
  /** What trains are called, before their number. */
  readonly train?: string;

  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly hotel?: string;
  readonly address?: string;
  readonly nights?: string;
  readonly rooms?: string;

  /** What the locator of a record is called, and nothing of a hotel is. */
  readonly recordLocator?: string;
  /** What the numbers of journeys and of stays are called. */
  readonly confirmation?: string;
  /** What the locator is called that an airline has. */
  readonly airlineLocator?: string;
  /** What stands where a locator belongs, and is none. */
  readonly noLocators?: string;
  readonly ticket?: string;
  readonly seat?: string;
  readonly total?: string;
  readonly phone?: string;

  /** Before and behind names of persons. */
  readonly titles?: string;
  /** In names of persons, in small letters. */
  readonly particles?: string;
  /** What is no surname, though a slash follows. */
  readonly noSurnames?: string;
  /** What names of persons do not have. */
  readonly noNames?: string;
  readonly adults?: string;
  readonly children?: string;
  readonly infants?: string;
  /** Between two of a list. */
  readonly and?: string;
  /** Before a traveller's name. */
  readonly nameLabels?: string;
  /** Above a list of travellers. */
  readonly travellers?: string;

  /** What parts one journey from the next: `outbound`. */
  readonly parting?: string;
  /** Between such a word and its day. */
  readonly beforeDay?: string;
  /** What stands around what is said of a journey, and says nothing more. */
  readonly known?: string;
  /** Titles of columns. */
  readonly columns?: string;
  /** Those of a column of booking classes. */
  readonly classColumns?: string;

  readonly cancelled?: string;
  /** What makes of it a term of what is booked: `can be cancelled`. */
  readonly notCancelled?: string;
  /** What asks for a journey. */
  readonly asked?: string;
  /** What sentences have, and names of places do not. */
  readonly ofSentences?: string;

  /** Words of three letters that are codes of places. */
  readonly likePlaces?: string;
  /** Words of two letters that are codes of airlines. */
  readonly likeAirlines?: string;
  /** Those that stand behind `flight`, too. */
  readonly behindFlight?: string;
}

/** What words can be about. */
export type Topic = keyof Language;

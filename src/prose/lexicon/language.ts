/**
 * The words of one language by meaning, in lower case; each topic is a list separated by commas. A
 * letter before `?` is optional. To add a language, write another one of these and list it in
 * `lexicon.ts`.
 */
export interface Language {
  /** January to December, the names of each separated by spaces. */
  readonly months?: string;
  /** Monday to Sunday, the names of each separated by spaces. */
  readonly weekdays?: string;
  /** Between a day and its month: `7 de marzo`. */
  readonly ofMonth?: string;
  /** After the digits of a day: `7th`. */
  readonly ordinals?: string;
  /** Before a date that does not belong to a journey: `issued`. */
  readonly otherDates?: string;

  /** After the digits of a time: `10:25 Uhr`. */
  readonly oClock?: string;
  /** For an arrival on the day after the departure. */
  readonly nextDay?: string;
  /** After a number of days: `+1 day`. */
  readonly days?: string;
  /** Before a time that is neither a departure nor an arrival: `boarding`. */
  readonly otherTimes?: string;

  /** For the departure: its time, its date and its place. */
  readonly departure?: string;
  readonly arrival?: string;
  /** After a place and before its time: `ab 13:00`. */
  readonly departsAt?: string;
  readonly arrivesAt?: string;
  /** Before the place of departure. */
  readonly from?: string;
  readonly to?: string;
  /** Labels that have no side. */
  readonly noSide?: string;
  /** Between two stations. */
  readonly links?: string;

  readonly flight?: string;
  /** What else precedes a flight number, in lower case or in capitals. */
  readonly flightNumber?: string;
  readonly flightBefore?: string;
  /** Several of them. */
  readonly flights?: string;
  /** Other journeys than flights, if named by a word and a number. */
  readonly trip?: string;
  /** Before a number that is not a flight's: `order`. */
  readonly notFlights?: string;
  /** After a number that is an amount. */
  readonly units?: string;
  readonly bookingClass?: string;
  readonly equipment?: string;
  readonly operatedBy?: string;
  /** Words for trains, before their number. */
  readonly train?: string;

  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly hotel?: string;
  readonly address?: string;
  readonly nights?: string;
  readonly rooms?: string;

  /** Words for the record locator that are never used for a hotel. */
  readonly recordLocator?: string;
  /** Words for the confirmation numbers of journeys and stays. */
  readonly confirmation?: string;
  /** Words for an airline locator. */
  readonly airlineLocator?: string;
  /** What can be in the place of a locator but is not one. */
  readonly noLocators?: string;
  readonly ticket?: string;
  readonly seat?: string;
  readonly total?: string;
  readonly phone?: string;

  /** Before and after names of persons. */
  readonly titles?: string;
  /** In names of persons, in lower case. */
  readonly particles?: string;
  /** What is not a surname, though a slash follows. */
  readonly noSurnames?: string;
  /** What names of persons do not contain. */
  readonly noNames?: string;
  readonly adults?: string;
  readonly children?: string;
  readonly infants?: string;
  /** Between two items of a list. */
  readonly and?: string;
  /** Before a traveller's name. */
  readonly nameLabels?: string;
  /** Those of these words that precede the names of others, too: `name`. */
  readonly anybody?: string;
  /** Before the names of those who meet. */
  readonly meetingLabels?: string;
  /** Above a list of travellers. */
  readonly travellers?: string;

  /** What separates one journey from the next: `outbound`. */
  readonly parting?: string;
  /** Between such a word and its day. */
  readonly beforeDay?: string;
  /** What accompanies the details of a journey and adds nothing. */
  readonly known?: string;
  /** Titles of columns. */
  readonly columns?: string;
  /** Titles of a column of booking classes. */
  readonly classColumns?: string;

  readonly cancelled?: string;
  /** What turns it into a condition of the booking: `can be cancelled`. */
  readonly notCancelled?: string;
  /** What requests a journey. */
  readonly asked?: string;
  /** Words that occur in sentences but not in names of places. */
  readonly ofSentences?: string;

  /** Three-letter words that are also codes of places. */
  readonly likePlaces?: string;
  /** Two-letter words that are also codes of airlines. */
  readonly likeAirlines?: string;
  /** Those of them that also follow `flight`. */
  readonly behindFlight?: string;
}

/** The topics that words can have. */
export type Topic = keyof Language;

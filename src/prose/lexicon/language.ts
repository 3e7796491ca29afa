import type { UnbookedWords } from "./unbooked/unbooked-words.ts";

/**
 * The words of one language by meaning, in lower case; each topic is a list separated by commas.
 * Accents are written as the language writes them and can be missing in a text. A language leaves out a
 * topic if it has no words for it, or if another language has the same. To add a language, write another
 * one of these and list it in `lexicon.ts`; docs/prose.md goes through it.
 */
export interface Language extends UnbookedWords {
  /** January to December, the forms of each separated by spaces: cases and abbreviations. */
  readonly months?: string;
  /** Monday to Sunday, in the same way. */
  readonly weekdays?: string;
  /** Months that can precede their day, in the same way: `March 7`. */
  readonly leadingMonths?: string;
  /** Between a day and its month: `7 de marzo`. */
  readonly ofMonth?: string;
  /** Between a month and its year: `marzo de 2027`. */
  readonly ofYear?: string;
  /** After a year: `2027 roku`. */
  readonly afterYear?: string;
  /** After the digits of a day: `7th`. */
  readonly ordinals?: string;
  /** Before a date that does not belong to a journey: `issued`. */
  readonly otherDates: string;

  /** After the digits of a time: `10:25 Uhr`. */
  readonly oClock?: string;
  /** Before the digits of a time: `kl. 07.45`. */
  readonly beforeClock?: string;
  /** The units of a duration: `2 h 15 min`. */
  readonly hours: string;
  readonly minutes: string;
  /** For an arrival on the day after the departure. */
  readonly nextDay: string;
  /** After a number of days: `+1 day`. */
  readonly days: string;
  /** Before a time that is neither a departure nor an arrival: `boarding`. */
  readonly otherTimes: string;

  /** For the departure: its time, its date and its place. */
  readonly departure: string;
  readonly arrival: string;
  /** After a place and before its time: `ab 13:00`. */
  readonly departsAt?: string;
  readonly arrivesAt?: string;
  /** Before the place of departure. */
  readonly from: string;
  readonly to: string;
  /** Labels that have no side. */
  readonly noSide: string;
  /** Between two stations. */
  readonly links?: string;
  /** Before a place in a sentence, where the same words mean something else in other languages: `do Porto`. */
  readonly ownFrom?: string;
  readonly ownTo?: string;
  /** Ends of the names of places after `from` and `to`, each with that of the name itself, `-` if it has none: `y a`. */
  readonly placeEndings?: string;
  /** Ends that state the side themselves: `Berlin'den`. */
  readonly fromEndings?: string;
  readonly toEndings?: string;
  readonly terminal: string;
  /** The same for one end of a flight: `Terminal wylotu`. */
  readonly departureTerminal: string;
  readonly arrivalTerminal: string;

  readonly flight: string;
  /** What else precedes a flight number, in lower case or in capitals. */
  readonly flightNumber: string;
  readonly flightBefore: string;
  /** Several of them. */
  readonly flights: string;
  /** Other journeys than flights, if named by a word and a number. */
  readonly trip?: string;
  /** Before a number that is not a flight's: `order`. */
  readonly notFlights: string;
  readonly bookingClass: string;
  /** Other labels before the class of a train. */
  readonly serviceClass?: string;
  /** Cabins, before their class in brackets: `Business (D)`. */
  readonly cabins: string;
  readonly equipment: string;
  readonly operatedBy: string;
  /** Words for trains, before their number. */
  readonly train: string;
  /** In the names of railway stations. */
  readonly station?: string;
  /** Before the number of a platform or a track. */
  readonly platform: string;
  /** Before the number of a coach of a train. */
  readonly coach: string;

  readonly checkIn: string;
  readonly checkOut: string;
  readonly hotel: string;
  /** Titles above one stay or several, where the word for a hotel alone is not enough: `ACCOMMODATIONS`. */
  readonly hotelTitles: string;
  /** In plans, before the name of a hotel that has a word for lodging: `Overnight at`. */
  readonly overnight?: string;
  /** In sentences, before the hotel at which a traveller stays: `we stay`; around it, `ich habe ... gebucht`. */
  readonly staying?: string;
  /** In sentences that begin with a hotel, behind it: `confirmed`. */
  readonly stayBooked?: string;
  /** The same beside one at which nobody does, or perhaps: `not`, `would`. */
  readonly notStaying?: string;
  /** What is in no plan, or is paid apart from it: `not included`. */
  readonly notIncluded?: string;
  /** In names of hotels, where they show what is named: `Inn`. */
  readonly lodging?: string;
  /** Before the name of anything but a person: below a title for hotels, that of the hotel. */
  readonly namesOfThings?: string;
  readonly address: string;
  readonly nights: string;
  readonly rooms: string;
  /** What is booked at a hotel and is in no name of one: `double`, `half board`. */
  readonly bookedAtHotels: string;
  /** In the place of a value that nobody knows yet. */
  readonly toBeConfirmed: string;

  /** Renting a car: also a label before the company. */
  readonly carRental: string;
  /** The car that is rented. */
  readonly rentalCar?: string;
  /** What shows the same only as a title: `CAR`. */
  readonly carTitles: string;
  /** Labels of lines about a rented car, which mean anything elsewhere. */
  readonly rentalCompany: string;
  readonly pickUp: string;
  readonly dropOff: string;
  readonly rentalPlace: string;
  readonly carGroup: string;
  /** After the model of a car, where only its group is certain: `Renault Clio or similar`. */
  readonly orSimilar: string;
  readonly carPrice: string;
  /** Leaving a car somewhere, whose price is no fare. */
  readonly parking: string;
  /** After such a word, what says that the place costs nothing more. */
  readonly parkingIncluded?: string;

  /** Words for the record locator that are never used for a hotel. */
  readonly recordLocator: string;
  /** Words that also precede other numbers: `Our ref`. */
  readonly weakLocator: string;
  /** Words for the confirmation numbers of journeys and stays. */
  readonly confirmation: string;
  /** Words for an airline locator. */
  readonly airlineLocator?: string;
  /** Between such a word and its value: `Die Buchungsnummer ist …`. */
  readonly is?: string;
  /** What can be in the place of a locator but is not one. */
  readonly noLocators?: string;
  readonly ticket: string;
  /** Between a word and its number: `Bilet nr`. */
  readonly numberWords: string;
  /** Between one of several tickets and its traveller: `117-0000000001 for Jane`. */
  readonly forWhom?: string;
  readonly seat: string;
  readonly total: string;
  /** Before the only amount of a text. */
  readonly price: string;
  /** Above the amounts that make the price of the trip, if the currency follows: `Price summary (INR)`. */
  readonly tripPrices: string;
  /** Before the lowest price of an offer; after it, if a mark precedes them: `from EUR 49`. */
  readonly pricesFrom: string;
  readonly baseFare: string;
  readonly taxes: string;
  /** Before taxes that a price contains: `dont taxes`. */
  readonly ofWhich?: string;
  /** Between the word for a total and the amount: `Der Gesamtpreis beträgt …`. */
  readonly amountsTo?: string;
  /** After the number of people that an amount covers: `Total for 2 people`. */
  readonly people: string;
  /** After an amount that is that of one of several people: `per person`. */
  readonly perPerson: string;
  /** Words and signs for currencies, each with its code: `zł pln`. */
  readonly currencies?: string;
  readonly phone: string;
  /** At the start of a line about a payment: a day in it is not a day of a journey. */
  readonly paid?: string;
  /** Labels of lines that say nothing about when and where: baggage, meals, payment. */
  readonly otherLabels: string;

  /** Before the subject of an email, in its header. */
  readonly mailSubject?: string;
  /** Before and after names of persons, in the answer as printed. */
  readonly titles?: string;
  /** Those that are one of the titles of terminals in the answer. */
  readonly titlesMr?: string;
  readonly titlesMrs?: string;
  readonly titlesMs?: string;
  readonly titlesMstr?: string;
  readonly titlesDr?: string;
  /** Those that say nothing about the person and are left out: `Sayın`. */
  readonly titlesDropped?: string;
  /** Those that are also names: titles only after a label of the language. */
  readonly titlesLikeNames?: string;
  /** In names of persons, where surnames begin. */
  readonly particles?: string;
  /** With a capital at the start of a name, those that only surnames begin with. */
  readonly surnameParticles?: string;
  /** What is not a surname, though a slash follows. */
  readonly noSurnames?: string;
  /** What names of persons do not contain. */
  readonly noNames?: string;
  /** After the number of years that a traveller is old: `26-59 ans`. */
  readonly yearsOfAge: string;
  readonly adults: string;
  readonly children: string;
  readonly infants: string;
  /** Between two items of a list. */
  readonly and: string;
  /** Before the word of a label, and without meaning: `Your`. */
  readonly yours?: string;
  /** Before the standing of a journey with its supplier: `Status`. */
  readonly statusLabels: string;
  /** What stands there if the supplier confirms it. */
  readonly confirmed: string;
  /** The same if it is on a waiting list. */
  readonly waitlisted?: string;
  /** Before the name of one traveller. */
  readonly nameLabels: string;
  /** Before the names of several. */
  readonly namesLabels: string;
  /** Before a client, who can be a company: a traveller only with a title. */
  readonly clientLabels: string;
  /** At the start of an email, before the name of its reader: `Dear`; none where names have another form there. */
  readonly salutations?: string;
  /** The same before anybody, whose name counts only with a title: `Good morning`. */
  readonly greetings?: string;
  /** Above the name of the person who signs a letter: `Best regards`. */
  readonly closings: string;
  /** In a sentence, before the name of a traveller: `in the name of`. */
  readonly inNameOf?: string;
  /** What one also books in a name, apart from travel: `table`. */
  readonly bookedElsewhere: string;
  /** Whether the surname is first in names of capitals, in all names, or in neither. */
  readonly surnameFirst: "capitals" | "always" | "never";
  /**
   * How many words after the given name are surnames: `two` where most people have two of them, `several` where the words
   * themselves must show how many.
   */
  readonly surnames: "one" | "two" | "several";
  /** Which of these words can also introduce people who do not travel: `name`. */
  readonly anybody: string;
  /**
   * Titles of columns, and labels, that are part of what a table says about flights and persons. A word for a given
   * name or a surname can be one for a whole name: it counts as such in a table without the other part.
   */
  readonly airline: string;
  readonly surname: string;
  readonly given: string;
  readonly personType: string;
  readonly personTitle: string;
  /** Before the names of those who meet. */
  readonly meetingLabels: string;
  /** Above a list of travellers. */
  readonly travellers: string;

  /** The way there, before what is of it: `Seat outbound 10C`. */
  readonly outward?: string;
  /** The same for the way back. */
  readonly returning?: string;
  /** Between two flights, before where or how long one waits: `Layover in Munich`. */
  readonly layovers: string;
  /** What takes travellers to and from hotels, at the start of a line: `Transfer`. */
  readonly transfers: string;
  /** What else has a time on the day of a journey, at the start of a sentence: `Meeting point`. */
  readonly meetings: string;
  /** What separates one journey from the next: `outbound`. */
  readonly parting: string;
  /** Between such a word and its day. */
  readonly beforeDay?: string;
  /** What accompanies the details of a journey and adds nothing. */
  readonly known: string;
  /** Titles of columns. */
  readonly columns: string;
  /** Short titles of columns, which mean something else elsewhere, each with its meaning: `orig from`. */
  readonly shortTitles?: string;
  /** Titles of a column of booking classes. */
  readonly classColumns: string;

  /** After a comma, what begins the part of a sentence about the next flight: `then`. */
  readonly nextClause?: string;
  /** Words that occur in sentences but not in names of places. */
  readonly ofSentences?: string;

  /** What airports are called, before their names: `Aeroporto da Madeira`. */
  readonly airport: string;
  /** Three-letter words that are also codes of places. */
  readonly likePlaces?: string;
  /** Words before others that are also airport codes, even where case shows nothing: `SIN ASIGNAR`. */
  readonly wordsLikePlaces?: string;
  /** Two-letter words that are also codes of airlines. */
  readonly likeAirlines?: string;
  /** Those of them that also follow `flight`. */
  readonly afterFlight?: string;
}

/** What all languages write alike. */
export interface International extends Partial<Language> {
  /** Parts of surnames that are joined to the next word: `d'Example`. */
  readonly elidedParticles: string;
  /** Those with which only a surname begins: `Degli Esempi`. */
  readonly headParticles: string;
  /** Those with which a name begins that has its surname first, unless they are a given name: `Da Exemplo`, `La Toya`. */
  readonly weakHeadParticles: string;
  /** After a number that is an amount. */
  readonly units: string;
  /** Kinds of trains in capitals before their number, most of which are also codes of airlines: `IC 2024`. */
  readonly trainCodes: string;
  /** Companies that run trains and no flights. */
  readonly railways: string;
  /** Kinds of trains beside the name of a railway: `Trenitalia FR 9519`. After anything else, some are airlines. */
  readonly railwayCodes: string;
  /** Cards for cheaper tickets, by their names or the words in which these end: `Bahncard`. */
  readonly railCards: string;
  /** Documents of what is booked beside a flight, before their numbers: `EMD`. */
  readonly extraDocuments: string;
  /** How a total is paid, by the names of cards and services: `Total paid with Visa`. */
  readonly paymentMeans: string;
  /** Companies that rent cars. */
  readonly lessors: string;
}

/** The topics that words can have. */
export type Topic = Exclude<keyof Language, "surnameFirst" | "surnames"> | keyof International;

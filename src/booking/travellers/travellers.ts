import type { PersonName, PrintedDate, Read, TravelDocument } from "../../ast/nodes.ts";
import type { FrequentFlyer } from "../model/booking.ts";
import { dayIn, hasCentury, printedDay, type PlainDay } from "../dates/days.ts";
import { isNonPerson } from "./non-persons.ts";
import type { Printed } from "../model/sources.ts";
import { splitSpacedTitle } from "./titles.ts";
import { valueOf } from "../model/values.ts";

/** A person under construction. */
export class Traveller {
  readonly source: PersonName;
  readonly surname: string;
  /** Where the surname is printed, be it with another name. */
  readonly surnameSource: Read<string> | undefined;
  /** Given names with a title, as printed. */
  readonly given: string;
  readonly printed: string;
  readonly number: string | null;
  readonly isOftenGlued: boolean;
  /** Books a seat, or keeps one open, and is nobody. */
  readonly isNonPerson: boolean;
  type: string | null;
  /** Where the type is printed; the name says whether it is one without. */
  typeSource: Printed | undefined;
  birthDay: PlainDay | null = null;
  birthDaySource: Printed | undefined;
  /** On whose lap the infant sits. */
  adult: Traveller | null;
  document: TravelDocument | null = null;
  readonly frequentFlyer: FrequentFlyer[] = [];
  readonly frequentFlyerSources: Printed[] = [];
  private readonly memberships = new Set<string>();
  readonly tickets: string[] = [];
  /** Where the first of the tickets is printed. */
  ticketSource: Printed | undefined;
  /** The place in the record's persons; set when the list is whole. */
  index = -1;
  /** The name as others are compared with it; made when first compared. */
  private ownName: PartialName | null = null;
  /** The name without its title; made when first asked for. */
  private plain: string | null = null;

  /**
   * @param previous whose surname a name without one shares
   * @param isOftenGlued whether it is the habit to glue titles to such names
   */
  constructor(source: PersonName, previous: Traveller | null, isOftenGlued: boolean) {
    this.source = source;
    this.isOftenGlued = isOftenGlued;
    const isShared = source.surname === undefined && previous !== null;
    this.surname = isShared ? previous.surname : surnameOf(source);
    this.surnameSource = isShared ? previous.surnameSource : (source.surname ?? source.printed);
    this.given = source.given?.value ?? "";
    this.number = valueOf(source.number);
    this.isNonPerson = isNonPerson(this.surname, this.given);
    const isLapInfant = source.infantOfPrevious === true;
    this.adult = isLapInfant && previous?.isNonPerson === false ? previous : null;
    this.type = typeOf(source);
    this.typeSource = source.passengerType;
    // An infant is printed as a part of its adult: `(INF/KAI)`.
    const isPart = isShared || isLapInfant;
    this.printed = isPart ? nameAsPrinted(this.surname, this.given) : source.printed.value;
  }

  get isInfant(): boolean {
    return this.adult !== null || this.type === "INF";
  }

  get isAdult(): boolean {
    return !this.isInfant && (this.type === null || !isChildType(this.type));
  }

  /** Whether a price for a passenger type is for the traveller; children have one type for each age. */
  isOfType(type: string | null): boolean {
    if (type === null) return false;
    if (type === "ADT") return this.isAdult && (this.type ?? "ADT") === "ADT";
    return this.type === type || (isChild(type) && this.type !== null && isChild(this.type));
  }

  /** Notes a day of birth, unless another line said one before. */
  takeBirthDay(day: PlainDay | null, printed: Printed | undefined): void {
    if (this.birthDay !== null || day === null) return;
    this.birthDay = day;
    this.birthDaySource = printed;
  }

  /** Notes a membership, unless another line said it before. */
  takeMembership(membership: FrequentFlyer, printed: Printed): void {
    const key = `${membership.airline} ${membership.number}`;
    if (this.memberships.has(key)) return;
    this.memberships.add(key);
    this.frequentFlyer.push(membership);
    this.frequentFlyerSources.push(printed);
  }

  /** Whether the name stands as a whole where it is printed: an infant's may be part of another. */
  get isPrintedWhole(): boolean {
    return this.printed === this.source.printed.value;
  }

  /** The name as printed, without its title. */
  get plainName(): string {
    return (this.plain ??= plainName(this.printed));
  }

  /** How a warning names the traveller, without the name: `Traveller 2`. */
  label(): string {
    return `Traveller ${this.number ?? this.index + 1}`;
  }

  /**
   * Whether a name printed elsewhere, cut or without its title, can be this traveller's: the letters
   * of the one begin like those of the other.
   */
  isNamed(other: PartialName): boolean {
    const own = (this.ownName ??= partialName(this.surname, this.given));
    if (!beginAlike(own.surname, other.surname)) return false;
    if (own.given === "" || other.given === "") return own.given === other.given;
    // Documents carry middle names that name lines leave out.
    return beginAlike(own.given, other.first) || beginAlike(other.given, own.first);
  }
}

/** A name, whole or cut, in what makes it comparable: letters without titles. */
export interface PartialName {
  readonly surname: string;
  readonly given: string;
  /** The first of the given names. */
  readonly first: string;
}

export function partialName(surname: string, given: string): PartialName {
  const plain = withoutTitle(given);
  return { surname: letters(surname), given: letters(plain), first: letters(firstWord(plain)) };
}

/** A printed name without its title. */
export function plainName(printed: string): string {
  const slash = printed.indexOf("/") + 1;
  return printed.slice(0, slash) + withoutTitle(printed.slice(slash));
}

export function nameAsPrinted(surname: string, given: string): string {
  return given === "" ? surname : `${surname}/${given}`;
}

/**
 * The day of a birth. The reference date tells the century of two digits: travellers were born before
 * it, infants not long before or, where a text is newer than the date, not long after.
 */
export function birthDayOf(
  date: PrintedDate | undefined,
  isInfant: boolean,
  reference: PlainDay,
): PlainDay | null {
  if (date === undefined || date.year === null) return null;
  if (hasCentury(date.year)) return printedDay(date);
  const late = dayIn(2000 + date.year, date);
  if (late === null || late <= reference) return late;
  const early = dayIn(1900 + date.year, date);
  const isLate = isInfant && (early === null || late - reference < reference - early);
  return isLate ? late : early;
}

/** `C-11` is the type `C11`; an infant's may go without saying. */
function typeOf({ passengerType, infant, infantOfPrevious }: PersonName): string | null {
  if (passengerType !== undefined) return passengerType.value.replace("-", "");
  return infant === true || infantOfPrevious === true ? "INF" : null;
}

const CHILD_TYPE = /^(?:CHD|CNN|INF|INS|UNN|UMNR|JNF|(?:C|CH|IN)\d\d)$/;

/** A child with a seat and a child's price. */
function isChild(type: string): boolean {
  return /^(?:CHD|CNN|C\d\d|CH\d\d)$/.test(type);
}

function isChildType(type: string): boolean {
  return type !== "ADT" && CHILD_TYPE.test(type);
}

function surnameOf({ surname, printed }: PersonName): string {
  return surname?.value ?? printed.value.split("/", 1)[0] ?? "";
}

function withoutTitle(given: string): string {
  return splitSpacedTitle(given)?.firstName ?? given;
}

function firstWord(text: string): string {
  const end = text.indexOf(" ");
  return end === -1 ? text : text.slice(0, end);
}

function beginAlike(one: string, other: string): boolean {
  return one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one));
}

/** Hyphens, apostrophes and spaces come and go between displays. */
export function letters(text: string): string {
  return text.replace(/[ '.-]/g, "");
}

import type { PersonName, PrintedDate, Read, TravelDocument } from "../../ast/nodes.ts";
import type { FrequentFlyer } from "../model/booking.ts";
import { dayIn, hasCentury, printedDay, type PlainDay } from "../dates/days.ts";
import { isNonPerson } from "./non-persons.ts";
import { partOf, type Printed } from "../model/sources.ts";
import { withoutAccents } from "./title-words.ts";
import { splitSpacedTitle, splitType } from "./titles.ts";
import { valueOf } from "../model/values.ts";

/** A person under construction. */
export class Traveller {
  readonly source: PersonName;
  readonly surname: string;
  /** Where the surname is printed, possibly as part of another name. */
  readonly surnameSource: Read<string> | undefined;
  /** Given names as printed, including a title. */
  readonly given: string;
  readonly printed: string;
  readonly number: string | null;
  readonly usuallyGluesTitles: boolean;
  /** The name books or reserves a seat without a person. */
  readonly isNonPerson: boolean;
  type: string | null;
  /** Where the type is printed, if it is. */
  typeSource: Printed | undefined;
  birthDay: PlainDay | null = null;
  birthDaySource: Printed | undefined;
  /** The adult on whose lap an infant travels. */
  adult: Traveller | null;
  document: TravelDocument | null = null;
  readonly frequentFlyer: FrequentFlyer[] = [];
  readonly frequentFlyerSources: Printed[] = [];
  private readonly memberships = new Set<string>();
  readonly tickets: string[] = [];
  /** Where the first ticket is printed. */
  ticketSource: Printed | undefined;
  /** The index in the booking's persons; set once the list is complete. */
  index = -1;
  /** The normalised name for comparisons; computed on demand. */
  private ownName: PartialName | null = null;
  /** The name without its title; computed on demand. */
  private plain: string | null = null;

  /**
   * @param previous the preceding traveller, whose surname applies if the name has none
   * @param usuallyGluesTitles whether the system usually glues titles to names
   */
  constructor(source: PersonName, previous: Traveller | null, usuallyGluesTitles: boolean) {
    this.source = source;
    this.usuallyGluesTitles = usuallyGluesTitles;
    const isShared = source.surname === undefined && previous !== null;
    this.surname = isShared ? previous.surname : surnameOf(source);
    this.surnameSource = isShared ? previous.surnameSource : (source.surname ?? source.printed);
    const typed = splitType(source.given?.value ?? "");
    this.given = typed.given;
    this.number = valueOf(source.number);
    this.isNonPerson = isNonPerson(this.surname, this.given);
    const isLapInfant = source.infantOfPrevious === true;
    this.adult = isLapInfant && previous?.isNonPerson === false ? previous : null;
    this.type = typeOf(source) ?? typed.type;
    this.typeSource = source.passengerType ?? partOf(source.given, typed.type ?? "", "last");
    // An infant can be printed as part of its adult's name: `(INF/KAI)`.
    const isPart = isShared || isLapInfant;
    this.printed = isPart ? nameAsPrinted(this.surname, this.given) : source.printed.value;
  }

  get isInfant(): boolean {
    return this.adult !== null || this.type === "INF";
  }

  get isAdult(): boolean {
    return !this.isInfant && (this.type === null || !isChildType(this.type));
  }

  /** Whether a price for a passenger type applies; children have a different type for each age. */
  isOfType(type: string | null): boolean {
    if (type === null) return false;
    if (type === "ADT") return this.isAdult && (this.type ?? "ADT") === "ADT";
    return this.type === type || (isChild(type) && this.type !== null && isChild(this.type));
  }

  /** Sets the day of birth, unless an earlier line already did. */
  setBirthDay(day: PlainDay | null, printed: Printed | undefined): void {
    if (this.birthDay !== null || day === null) return;
    this.birthDay = day;
    this.birthDaySource = printed;
  }

  /** Adds a membership, unless an earlier line already did. */
  addMembership(membership: FrequentFlyer, printed: Printed): void {
    const key = `${membership.airline} ${membership.number}`;
    if (this.memberships.has(key)) return;
    this.memberships.add(key);
    this.frequentFlyer.push(membership);
    this.frequentFlyerSources.push(printed);
  }

  /** Whether the name is printed as a whole: the name of an infant can be part of another. */
  get isPrintedWhole(): boolean {
    return this.printed === this.source.printed.value;
  }

  /** The name as printed, without its title. */
  get plainName(): string {
    return (this.plain ??= plainName(this.printed));
  }

  /** How warnings refer to the traveller, without the name: `Traveller 2`. */
  label(): string {
    return `Traveller ${this.number ?? this.index + 1}`;
  }

  /**
   * Whether a name printed elsewhere, truncated or without its title, can be this traveller's: the
   * letters of one begin with those of the other.
   */
  isNamed(other: PartialName): boolean {
    const own = (this.ownName ??= partialName(this.surname, this.given));
    if (!isPrefixEitherWay(own.surname, other.surname)) return false;
    if (own.given === "" || other.given === "") return own.given === other.given;
    // Documents include middle names that name lines omit.
    return isPrefixEitherWay(own.given, other.first) || isPrefixEitherWay(other.given, own.first);
  }
}

/** A name, possibly truncated, normalised for comparison: letters without titles. */
export interface PartialName {
  readonly surname: string;
  readonly given: string;
  /** The first given name. */
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
 * The day of birth. The reference date determines the century of a two-digit year: travellers were
 * born before it; infants were born shortly before it or, if the text is newer than the reference
 * date, shortly after.
 */
export function birthDayOf(
  date: PrintedDate | undefined,
  isInfant: boolean,
  reference: PlainDay,
): PlainDay | null {
  if (date === undefined) return null;
  if (date.year === null) return null;
  if (hasCentury(date.year)) return printedDay(date);
  const late = dayIn(2000 + date.year, date);
  if (late === null || late <= reference) return late;
  const early = dayIn(1900 + date.year, date);
  const isLate = isInfant && (early === null || late - reference < reference - early);
  return isLate ? late : early;
}

/** The passenger type; `C-11` means `C11`, and the type of an infant can be implicit. */
function typeOf({ passengerType, infant, infantOfPrevious }: PersonName): string | null {
  if (passengerType !== undefined) return passengerType.value.replace("-", "");
  return infant === true || infantOfPrevious === true ? "INF" : null;
}

const CHILD_TYPE = /^(?:CHD|CNN|INF|INS|UNN|UMNR|JNF|(?:C|CH|IN)\d\d)$/;

/** A child with a seat, at a child's price. */
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
  const name = splitType(given).given;
  return splitSpacedTitle(name)?.firstName ?? name;
}

function firstWord(text: string): string {
  const end = text.indexOf(" ");
  return end === -1 ? text : text.slice(0, end);
}

function isPrefixEitherWay(one: string, other: string): boolean {
  return one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one));
}

/** Removes accents, hyphens, apostrophes, dots and spaces, which not all displays print. */
export function letters(text: string): string {
  return withoutAccents(text).replace(/[ '.-]/g, "");
}

import type { NamesNode, PersonName, SsrNode } from "../../ast/nodes.ts";
import type { Person } from "../model/booking.ts";
import { formatDayOrNull, type PlainDay } from "../dates/days.ts";
import { applyDocuments } from "./documents.ts";
import { mergeInfants } from "./infants.ts";
import { Party } from "./party.ts";
import { partOf, sourcesOf, type Printed, type Sources } from "../model/sources.ts";
import { canBeGivenName } from "./title-words.ts";
import { bare, decideTitles, splitSpacedTitle, type SplitName } from "./titles.ts";
import { birthDayOf, type Traveller } from "./travellers.ts";
import { valueOf } from "../model/values.ts";

/** All travellers that the record names, each once. */
export function gatherParty(
  names: readonly NamesNode[],
  quotedNames: readonly NamesNode[],
  requests: readonly SsrNode[],
  reference: PlainDay,
  warnings: string[],
): Party {
  if (names.some(({ isReader }) => isReader === true)) warnings.push(READER);
  if (names.some(({ isIncomplete }) => isIncomplete === true)) warnings.push(INCOMPLETE);
  const party = new Party(names, quotedNames, warnings);
  for (const traveller of party.travellers) {
    const { birthDate, infantOf } = traveller.source;
    if (infantOf !== undefined) traveller.adult = party.withNumber(infantOf.value);
    const day = birthDayOf(birthDate?.value, traveller.isInfant, reference);
    traveller.setBirthDay(day, birthDate);
  }
  mergeInfants(requests, party, reference);
  party.close();
  applyDocuments(requests, party, reference);
  return party;
}

const READER = "No traveller is named; the one to whom the text is addressed is taken.";

const INCOMPLETE = "A line in the list of travellers is not read; there may be more travellers.";

/** The persons of the booking; must be called once the travellers are complete. */
export function personsOf(party: Party): readonly Person[] {
  const titles = decideTitles(party.travellers);
  return party.travellers.map((traveller, index) => {
    const split = titles[index] ?? { firstName: traveller.given, title: "", isDoubtful: false };
    if (split.isDoubtful)
      party.warn(`${traveller.label()}: the given name may end in a title; it is kept whole.`);
    return personOf(traveller, partsOf(traveller, split));
  });
}

interface NameParts extends SplitName {
  readonly lastName: string;
}

/** The parts of a name; a single name can be followed by a title: `MADONNA MRS`. */
function partsOf(
  { surname, given, source }: Traveller,
  { firstName, title }: SplitName,
): NameParts {
  if (title === "" && source.title !== undefined)
    return { firstName, lastName: surname, title: bare(source.title.value) };
  const split = given === "" ? splitSpacedTitle(surname) : null;
  if (split === null || split.firstName === "" || canBeGivenName(split.title))
    return { firstName, lastName: surname, title };
  return { firstName, lastName: split.firstName, title: split.title };
}

function personOf(traveller: Traveller, parts: NameParts): Person {
  return {
    source: traveller.source,
    sources: () => sourcesOfPerson(traveller, parts),
    firstName: withSpaces(parts.firstName),
    lastName: parts.lastName,
    title: parts.title,
    printed: traveller.printed,
    type: traveller.type,
    birthDate: formatDayOrNull(traveller.birthDay),
    infantOf: traveller.adult?.index ?? null,
    identification: valueOf(traveller.source.identification),
    frequentFlyer: traveller.frequentFlyer,
    tickets: traveller.tickets,
  };
}

const NAMES = { number: "element" };

function sourcesOfPerson(traveller: Traveller, { firstName, lastName, title }: NameParts): Sources {
  const { source, surnameSource, given } = traveller;
  // The title of a single name is part of the surname.
  const titled = given === "" ? surnameSource : source.given;
  return sourcesOf(source, NAMES, {
    printed: traveller.isPrintedWhole ? source.printed : undefined,
    surname: undefined,
    given: undefined,
    passengerType: undefined,
    infantOf: undefined,
    firstName: firstNameIn(source.given, firstName),
    lastName: partOf(surnameSource, lastName, "first"),
    title:
      titleApart(source, title) ??
      partOf(
        source.title ?? titled,
        title,
        isAtTheBeginning(title, titled?.value ?? "") ? "first" : "last",
      ),
    type: traveller.typeSource,
    birthDate: traveller.birthDaySource,
    frequentFlyer: traveller.frequentFlyerSources,
    ticket: traveller.ticketSource,
  });
}

/** Whether a title stands before a name, with or without a full stop: `M. WILLIAM`. */
function isAtTheBeginning(title: string, name: string): boolean {
  return [" ", "."].some((end) => name.startsWith(title + end));
}

/**
 * The whole place of a title that the text has apart from the name, without a full stop at its end: `MS` can stand for a
 * longer word.
 */
function titleApart({ title: read }: PersonName, title: string): Printed | undefined {
  if (read === undefined || title === "" || bare(read.value) !== title) return undefined;
  return { start: read.start, end: read.end - (read.value.endsWith(".") ? 1 : 0), within: read };
}

/** Locates the first name; given names are separated by a space or a slash. */
function firstNameIn(given: PersonName["given"], firstName: string): Printed | undefined {
  if (given === undefined) return undefined;
  const spaced = { ...given, value: withSpaces(given.value) };
  const found = partOf(spaced, withSpaces(firstName), "first");
  return found && { ...found, within: given };
}

/** Replaces the slashes that can separate given names with spaces. */
function withSpaces(givenNames: string): string {
  return givenNames.includes("/") ? givenNames.replaceAll("/", " ") : givenNames;
}

import type { PersonName, SsrNode } from "../../ast/nodes.ts";
import type { PlainDay } from "../dates/days.ts";
import type { Party } from "./party.ts";
import { enclosingSpan } from "../model/sources.ts";
import { birthDayOf, nameAsPrinted, partialName, type Traveller } from "./travellers.ts";

/** An infant as a service request names it. */
type RequestedInfant = NonNullable<SsrNode["infant"]>;

/**
 * Merges infants from service requests with those on name lines: a request adds the birth date and
 * the adult, or the infant itself if no name line has it.
 */
export function mergeInfants(
  requests: readonly SsrNode[],
  party: Party,
  reference: PlainDay,
): void {
  for (const request of requests) {
    const { infant } = request;
    if (infant === undefined) continue;
    const [adult = null, ...others] = party.concernedBy(request);
    const merged = mergeInfant(infant, others.length === 0 ? adult : null, party);
    merged.setBirthDay(birthDayOf(infant.birthDate?.value, true, reference), infant.birthDate);
  }
}

function mergeInfant(infant: RequestedInfant, adult: Traveller | null, party: Party): Traveller {
  const known = findInfant(infant, adult, party) ?? inOtherScript(adult, party);
  if (known === null) {
    if (adult === null) party.warn("The request for an infant does not name its adult.");
    return party.addInfant(nameOf(infant), adult);
  }
  if (adult !== null && known !== adult && known.adult === null) party.setAdult(known, adult);
  return known;
}

/** The infant of the same name with that adult, else one whose adult is not known. */
function findInfant(
  { surname, given }: RequestedInfant,
  adult: Traveller | null,
  party: Party,
): Traveller | null {
  const name = partialName(surname.value, given?.value ?? "");
  const candidates = party.inOrder(
    party
      .namesakes(name)
      .filter(
        (traveller) =>
          traveller.isInfant &&
          (adult === null || traveller.adult === null || traveller.adult === adult),
      ),
  );
  const [first = null] = candidates;
  const same = candidates.find((candidate) => candidate.given === given?.value);
  return same ?? candidates.find((candidate) => candidate.adult === adult) ?? first;
}

/** The adult's infant if its name is in a non-Latin script: it must be the one in the request. */
function inOtherScript(adult: Traveller | null, party: Party): Traveller | null {
  const infant = adult === null ? null : party.infantOf(adult);
  return infant === null || /[A-Z]/.test(infant.printed) ? null : infant;
}

function nameOf({ surname, given, birthDate }: RequestedInfant): PersonName {
  const value = nameAsPrinted(surname.value, given?.value ?? "");
  const span = enclosingSpan(given === undefined ? [surname] : [surname, given]) ?? surname;
  return { surname, given, birthDate, printed: { ...span, value }, infant: true };
}

import type { SsrNode, TravelDocument } from "../../ast/nodes.ts";
import type { PlainDay } from "../dates/days.ts";
import { onlyOf, type Party } from "./party.ts";
import { birthDayOf, partialName, type Traveller } from "./travellers.ts";

/** Gives travellers what their passports and the requests for children say: birth dates, names. */
export function applyDocuments(
  requests: readonly SsrNode[],
  party: Party,
  reference: PlainDay,
): void {
  for (const request of requests) {
    if (request.document !== undefined) applyDocument(request, request.document, party, reference);
    else if (request.birthDate !== undefined) applyBirthDate(request, party, reference);
    if (request.code.value === "CHLD")
      for (const child of party.associated(request)) markChild(child, request);
  }
}

function markChild(child: Traveller, { code }: SsrNode): void {
  if (child.type !== null) return;
  child.type = "CHD";
  child.typeSource = code;
}

function applyDocument(
  request: SsrNode,
  document: TravelDocument,
  party: Party,
  reference: PlainDay,
): void {
  const holder = holderOf(request, document, party);
  if (holder === null) return;
  holder.document ??= document;
  setBirthDay(holder, document.birthDate, party, reference);
}

function applyBirthDate(request: SsrNode, party: Party, reference: PlainDay): void {
  const [traveller, ...others] = party.concerned(request);
  if (traveller !== undefined && others.length === 0)
    setBirthDay(traveller, request.birthDate, party, reference);
}

function setBirthDay(
  traveller: Traveller,
  date: SsrNode["birthDate"],
  party: Party,
  reference: PlainDay,
): void {
  const day = birthDayOf(date?.value, traveller.isInfant, reference);
  if (day === null) return;
  if (traveller.birthDay !== null && traveller.birthDay !== day)
    party.warn(`${traveller.label()}: the record has two dates of birth.`);
  traveller.takeBirthDay(day, date);
}

/**
 * The traveller of a passport: the one whose name it bears, of those the request is about and their
 * infants. A name that fits nobody may be a former one, where there is but one it can be about.
 */
function holderOf(request: SsrNode, document: TravelDocument, party: Party): Traveller | null {
  const { surname, given } = document;
  const isInfants = isInfantsDocument(document);
  const name = partialName(surname?.value ?? "", given?.value ?? "");
  const named = party.associated(request);
  const candidates = named.length === 0 ? party.travellers : candidatesOf(named, party);
  const namesakes =
    named.length === 0
      ? party.namesakes(name)
      : candidates.filter((traveller) => traveller.isNamed(name));
  const canHold = ({ isInfant }: Traveller) => isInfant || !isInfants;
  const bearers = namesakes.filter(canHold);
  if (bearers.length <= 1) return bearers[0] ?? onlyOf(candidates, canHold);
  return onlyOf(bearers, ({ isInfant }) => isInfant === isInfants);
}

/** MI and FI: an infant's. */
function isInfantsDocument({ gender }: TravelDocument): boolean {
  return gender?.value.length === 2 && gender.value.endsWith("I");
}

/** The travellers a request names; an infant's passport names the adult. */
export function requesters(request: SsrNode, party: Party): readonly Traveller[] {
  const named = party.associated(request);
  if (request.document === undefined || !isInfantsDocument(request.document)) return named;
  return candidatesOf(named, party).filter(({ isInfant }) => isInfant);
}

/** The named and their infants. */
function candidatesOf(named: readonly Traveller[], party: Party): readonly Traveller[] {
  const candidates = new Set(named);
  for (const adult of named) {
    const infant = party.infantOf(adult);
    if (infant !== null) candidates.add(infant);
  }
  return [...candidates];
}

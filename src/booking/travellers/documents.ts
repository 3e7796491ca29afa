import type { SsrNode, TravelDocument } from "../../ast/nodes.ts";
import type { PlainDay } from "../dates/days.ts";
import { onlyOf, type Party } from "./party.ts";
import { birthDayOf, partialName, type Traveller } from "./travellers.ts";

/** Adds data from passports and child requests to the travellers: birth dates, names, types. */
export function applyDocuments(
  requests: readonly SsrNode[],
  party: Party,
  reference: PlainDay,
): void {
  for (const request of requests) {
    if (request.document !== undefined) applyDocument(request, request.document, party, reference);
    else if (request.birthDate !== undefined) applyBirthDate(request, party, reference);
    if (request.code.value === "CHLD")
      for (const child of party.associatedWith(request)) markChild(child, request);
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
  const [traveller, ...others] = party.concernedBy(request);
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
    party.warn(`${traveller.label()}: the record has conflicting dates of birth.`);
  traveller.setBirthDay(day, date);
}

/**
 * The holder of a passport: the traveller with that name among those the request refers to and their
 * infants. A name that matches no one can be a former name if there is only one candidate.
 */
function holderOf(request: SsrNode, document: TravelDocument, party: Party): Traveller | null {
  const { surname, given } = document;
  const isInfants = isInfantsDocument(document);
  const name = partialName(surname?.value ?? "", given?.value ?? "");
  const named = party.associatedWith(request);
  const candidates = named.length === 0 ? party.travellers : candidatesOf(named, party);
  const namesakes =
    named.length === 0
      ? party.namesakes(name)
      : candidates.filter((traveller) => traveller.isNamed(name));
  const canHold = ({ isInfant }: Traveller) => isInfant || !isInfants;
  const holders = namesakes.filter(canHold);
  if (holders.length <= 1) return holders[0] ?? onlyOf(candidates, canHold);
  return onlyOf(holders, ({ isInfant }) => isInfant === isInfants);
}

/** Gender codes `MI` and `FI` mark the document of an infant. */
function isInfantsDocument({ gender }: TravelDocument): boolean {
  return gender?.value.length === 2 && gender.value.endsWith("I");
}

/** The travellers a request refers to; the passport of an infant refers to the adult. */
export function requesters(request: SsrNode, party: Party): readonly Traveller[] {
  const named = party.associatedWith(request);
  if (request.document === undefined || !isInfantsDocument(request.document)) return named;
  return candidatesOf(named, party).filter(({ isInfant }) => isInfant);
}

/** The named travellers and their infants. */
function candidatesOf(named: readonly Traveller[], party: Party): readonly Traveller[] {
  const candidates = new Set(named);
  for (const adult of named) {
    const infant = party.infantOf(adult);
    if (infant !== null) candidates.add(infant);
  }
  return [...candidates];
}

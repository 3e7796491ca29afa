/** What the event of a card says to people. */
import { durationText, isSaid, joinNonEmpty, momentText, statusWords } from "../readable.ts";
import type { Card, CardPlace, Moment, RecordItinerary, StayEnd } from "../model/schema.ts";
import type { Booked } from "../segments/booked.ts";
import { airportZone, isoText, localTime, railZone } from "../segments/local-time.ts";
import { oneLine } from "../segments/one-line.ts";
import { carrierOf, routeOf, stopParts, titleParts } from "../segments/titles.ts";
import type { Words } from "../segments/words.ts";
import { standingOf } from "../segments/standing.ts";

/** `Flight AF 457 GRU–CDG`; unless it is confirmed, with its status, which not every calendar shows. */
export function summaryOf(card: Card, words: Words): string {
  const { status } = card;
  const isConfirmed = standingOf(status?.code ?? null) === "confirmed";
  const doubt = status && !isConfirmed && `(${status.text ?? status.code})`;
  return oneLine(joinNonEmpty(" ", [...titleParts(card, words), routeOf(card), doubt])) ?? "";
}

/** All that the card says, with local times, one fact a line. */
export function descriptionOf(
  card: Card,
  booked: Booked,
  record: RecordItinerary,
  words: Words,
): string {
  const { status } = card;
  const lines = [
    joinNonEmpty(" · ", [
      joinNonEmpty(" ", titleParts(card, words)),
      carrierOf(card),
      status && statusWords(status),
    ]),
    ...journeyLines(card, booked, words),
    ...card.facts.map(({ label, value }) => `${label}: ${value}`),
    record.locator && `${words.booking}: ${record.locator}`,
    record.travellers.length > 0 &&
      `${words.travellers}: ${record.travellers.map(({ name }) => name).join(", ")}`,
    words.notATicket,
  ];
  return lines
    .filter(isSaid)
    .map((line) => oneLine(line) ?? "")
    .join("\n");
}

function journeyLines(card: Card, booked: Booked, words: Words): readonly (string | false)[] {
  switch (card.kind) {
    case "flight":
    case "train": {
      const { departure, arrival, durationMinutes } = card;
      return [
        stopLine(words.departure, departure, card.origin, card.departureTerminal, booked, words),
        stopLine(words.arrival, arrival, card.destination, card.arrivalTerminal, booked, words),
        durationMinutes !== null && `${words.duration}: ${durationText(durationMinutes)}`,
      ];
    }
    case "hotel":
    case "car":
      return [stayLine(card.from), stayLine(card.to)];
    case "other":
      return [];
  }
}

/** `Pick-up: Wed 25 Nov 2026, 10:30, GATE 4` */
function stayLine({ words: label, moment, place }: StayEnd): string | false {
  if (moment === null && place === null) return false;
  return `${label}: ${joinNonEmpty(", ", [moment && momentText(moment), place])}`;
}

/** `Departure: Tue 24 Nov 2026, 18:55 (UTC-03:00), Guarulhos International Airport (GRU), …` */
function stopLine(
  label: string,
  moment: Moment | null,
  place: CardPlace | null,
  terminal: string | null,
  booked: Booked,
  words: Words,
): string | false {
  if (moment === null && place === null) return false;
  const offset = moment && offsetText(moment, place, booked);
  const when = moment && joinNonEmpty(" ", [momentText(moment), offset]);
  return `${label}: ${joinNonEmpty(", ", [when, ...stopParts(place, terminal, words)])}`;
}

function offsetText(
  { date, clock }: Moment,
  place: CardPlace | null,
  booked: Booked,
): string | null {
  const code = place?.code ?? null;
  const zone = booked.kind === "train" ? railZone(code, booked.segment) : airportZone(code);
  if (clock === null || zone === undefined) return null;
  const { local, offset } = localTime(`${date} ${clock}`, zone);
  return `(UTC${isoText({ local, offset }).slice(local.length)})`;
}

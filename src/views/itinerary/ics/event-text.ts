/** The texts of the event of a segment: the plan of a traveller, line by line. */
import type { Booked } from "../model/booked.ts";
import type { Card, CardPlace, Moment, RecordItinerary } from "../model/schema.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import type { PlanRide, PlanRow, PlanSegment, PlanStop } from "../plan/plan.ts";
import { isSaid, joinNonEmpty, type Part } from "../readable.ts";
import { airportZone, isoText, localTime, railZone } from "../segments/local-time.ts";
import { standingOf } from "../segments/standing.ts";
import { harmless, withoutIsolates } from "../wording/bidi.ts";
import type { Wording } from "../wording/wording.ts";

/** A segment as its event shows it. */
export interface Shown {
  readonly booked: Booked;
  readonly card: Card;
  readonly entry: PlanSegment;
  readonly record: RecordItinerary;
}

/**
 * `Flight AF 457 GRU–CDG`; with its status unless it is confirmed, because not every calendar shows
 * the status.
 */
export function summaryOf({ card, entry }: Shown): string {
  const { status } = card;
  const isConfirmed = standingOf(status?.code ?? null) === "confirmed";
  const doubt = status && !isConfirmed && `(${status.text ?? status.code})`;
  const title = entry.kind === "other" ? [entry.name ?? entry.label] : [entry.label, entry.name];
  return plain(joinNonEmpty(" ", [...title, routeOf(card), doubt]));
}

/** A text on one line, for fields that programs also read: without bidirectional marks. */
export function plain(text: string): string {
  return harmless(withoutIsolates(text));
}

/** `GRU–CDG`, `Lyon Part-Dieu – Paris Gare de Lyon`; null if the card is not a journey. */
function routeOf(card: Card): string | null {
  if (card.kind === "flight") return `${card.origin?.code ?? "?"}–${card.destination?.code ?? "?"}`;
  if (card.kind !== "train") return null;
  const nameOf = (place: CardPlace | null) => place?.name ?? place?.code ?? "?";
  return `${nameOf(card.origin)} – ${nameOf(card.destination)}`;
}

/**
 * Everything the itinerary contains about the segment, with local times, one fact per line; then
 * the doubts.
 */
export function descriptionOf(
  shown: Shown,
  { sections }: ItineraryStyle,
  caveats: readonly string[],
  wording: Wording,
): string {
  const { card, entry, record } = shown;
  const carrier = "carrier" in entry ? entry.carrier : null;
  const { locator, travellers } = record;
  const names = travellers.map(({ name }) => wording.apart(name)).join(", ");
  const lines: readonly Part[] = [
    joinNonEmpty(" · ", [
      joinNonEmpty(" ", [entry.label, entry.name]),
      carrier,
      entry.status?.text,
    ]),
    ...wayLines(shown, wording),
    ...entry.rows.map((row) => rowText(row, wording)),
    sections.has("references") &&
      locator !== null &&
      rowText({ label: wording.label("bookingReference"), value: wording.apart(locator) }, wording),
    sections.has("travellers") &&
      names !== "" &&
      rowText({ label: wording.label("travellers"), value: names }, wording),
    wording.say("notATicket", {}),
    !card.isYearKnown && wording.say("yearsAssumed", {}),
    ...caveats,
  ];
  return lines.filter(isSaid).map(harmless).join("\n");
}

function rowText({ label, value }: PlanRow, { formats: { colon } }: Wording): string {
  return joinNonEmpty(colon, [label, value]);
}

function wayLines({ booked, card, entry }: Shown, wording: Wording): readonly Part[] {
  switch (entry.kind) {
    case "flight":
    case "train":
      return card.kind === "flight" || card.kind === "train"
        ? [
            stopLine(entry.departure, offsetText(card.departure, card.origin, booked), wording),
            stopLine(entry.arrival, offsetText(card.arrival, card.destination, booked), wording),
          ]
        : [];
    case "hotel":
    case "car":
      return [
        entry.from && rowText(entry.from, wording),
        entry.to && rowText(entry.to, wording),
        entry.between,
      ];
    case "other":
      return [];
  }
}

/** `Departure: Tue, 24 Nov 2026 18:55 (UTC-03:00), GRU Guarulhos International Airport, …` */
function stopLine(stop: PlanRide["departure"], offset: string | null, wording: Wording): string {
  const { label, date, clock, dayShift } = stop;
  const shift = dayShift && `(${dayShift})`;
  const when = joinNonEmpty(
    " ",
    [date, clock, shift, offset].map((part) => apart(part, wording)),
  );
  const where = stopText(stop);
  const said = joinNonEmpty(", ", [when, where]);
  return said === "" ? "" : label + wording.formats.colon + said;
}

function apart(text: string | null, wording: Wording): string | null {
  return text === null ? null : wording.apart(text);
}

/** `GRU Guarulhos International Airport, Guarulhos, São Paulo, Brazil, terminal 3` */
export function stopText({ code, place, terminal }: PlanStop): string {
  return joinNonEmpty(", ", [joinNonEmpty(" ", [code, place]), terminal]);
}

/** `(UTC-03:00)`; null if the record has no time, or the zone of the place is unknown. */
function offsetText(moment: Moment | null, place: CardPlace | null, booked: Booked): string | null {
  const code = place?.code ?? null;
  const zone = booked.kind === "train" ? railZone(code, booked.segment) : airportZone(code);
  if (moment?.clock == null || zone === undefined) return null;
  const { local, offset } = localTime(`${moment.date} ${moment.clock}`, zone);
  return `(UTC${isoText({ local, offset }).slice(local.length)})`;
}

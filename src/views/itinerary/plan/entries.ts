/** The booked segments of a plan, and the layovers between them. */
import { placeText } from "../readable.ts";
import { statusKind, type StatusKind } from "../../../booking/model/statuses.ts";
import type {
  Card,
  CardPlace,
  CardStatus,
  Fact,
  FlightCard,
  Layover,
  Moment,
  OtherCard,
  StayCard,
  StayEnd,
  TrainCard,
} from "../model/schema.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import { SECTION_OF, type Column } from "../options/values.ts";
import type { Wording } from "../wording/wording.ts";
import type {
  PlanEntry,
  PlanLayover,
  PlanOther,
  PlanRide,
  PlanRow,
  PlanSegment,
  PlanStatus,
  PlanStay,
  PlanStop,
} from "./plan.ts";
import { rowOf, said, saidIfAny } from "./said.ts";

interface Shown extends Pick<ItineraryStyle, "columns" | "sections"> {
  /** Follows assumed years; default: nothing. */
  readonly yearMark?: string;
}

/** The mark after the year of a card, if it is assumed. */
function markOf({ isYearKnown }: Card, { yearMark = "" }: Shown): string {
  return isYearKnown ? "" : yearMark;
}

/** The parts of the cards that the style shows, in the same order. */
export function entriesOf(
  cards: readonly Card[],
  style: Shown,
  wording: Wording,
): readonly PlanEntry[] {
  return cards.flatMap((card): readonly PlanEntry[] => {
    const entry = entryOf(card, style, wording);
    if (entry === null) return [];
    const layover = "layover" in card ? card.layover : null;
    return layover === null ? [entry] : [layoverEntry(layover, wording), entry];
  });
}

/** The parts of a card that the style shows; null if it leaves out cards of this kind. */
export function entryOf(card: Card, style: Shown, wording: Wording): PlanSegment | null {
  if (!style.sections.has(SECTION_OF[card.kind])) return null;
  switch (card.kind) {
    case "flight":
    case "train":
      return rideEntry(card, style, wording);
    case "hotel":
    case "car":
      return stayEntry(card, style, wording);
    case "other":
      return otherEntry(card, style, wording);
  }
}

type RideCard = FlightCard | TrainCard;

function rideEntry(card: RideCard, style: Shown, wording: Wording): PlanRide {
  const { columns } = style;
  const isFlight = card.kind === "flight";
  const { durationMinutes, dayOffset } = card;
  const duration: PlanRow | null =
    columns.has("duration") && durationMinutes !== null
      ? { label: wording.label("duration"), value: wording.formats.duration(durationMinutes) }
      : null;
  const terminal = (printed: string | null) => (columns.has("terminals") ? printed : null);
  const yearMark = markOf(card, style);
  return {
    kind: card.kind,
    label: wording.label(card.kind),
    name: saidIfAny(
      isFlight ? wording.join(" ", [card.airline.code, card.number]) : card.number,
      wording,
    ),
    carrier: saidIfAny(isFlight ? card.airline.name : card.operator, wording),
    status: columns.has("status") ? rideStatus(card, wording) : null,
    departure: stopOf(
      wording.label(isFlight ? "departure" : "trainDeparture"),
      {
        ...{ moment: card.departure, yearMark },
        ...{ place: card.origin, terminal: terminal(card.departureTerminal) },
      },
      wording,
    ),
    arrival: {
      ...stopOf(
        wording.label(isFlight ? "arrival" : "trainArrival"),
        {
          ...{ moment: card.arrival, yearMark },
          ...{ place: card.destination, terminal: terminal(card.arrivalTerminal) },
        },
        wording,
      ),
      dayShift:
        dayOffset === null || dayOffset === 0 ? null : saidIfAny(shiftText(dayOffset), wording),
    },
    rows: [
      ...(duration === null ? [] : [duration]),
      ...rowsOf(
        card.facts.filter((fact) => isShownOfRide(fact, columns)),
        wording,
      ),
    ],
  };
}

/** Facts of rides that are not columns: they confirm a booking or give the position of a seat. */
const ALWAYS: ReadonlySet<Fact["kind"]> = new Set(["coach", "confirmation"]);

function isShownOfRide({ kind, value }: Fact, columns: ReadonlySet<Column>): boolean {
  if (kind === "stops" && value === "0") return false;
  return ALWAYS.has(kind) || [...columns].some((column) => column === kind);
}

function shiftText(days: number): string {
  return days > 0 ? `+${days}` : `−${-days}`;
}

function rideStatus(card: RideCard, wording: Wording): PlanStatus | null {
  if (card.kind === "flight" && card.flown)
    return { text: wording.say("flown", {}), isConfirmed: true };
  return statusOf(card.status, wording);
}

/** Kinds of status that mean that a segment is booked. */
const FIRM: ReadonlySet<StatusKind | undefined> = new Set([
  "confirmed",
  "unsaved",
  "scheduleChanged",
  "passive",
]);

function statusOf(status: CardStatus | null, wording: Wording): PlanStatus | null {
  if (status === null) return null;
  const text = said(status.text ?? status.code, wording);
  return { text, isConfirmed: FIRM.has(statusKind(status.code)) };
}

/** Whether the record says that a card is not, or not yet, confirmed. */
export function isUnconfirmed({ status }: Card): boolean {
  const meaning = status === null ? undefined : statusKind(status.code);
  return meaning === "waitlisted" || meaning === "onRequest" || meaning === "notConfirmed";
}

interface Stop {
  readonly moment: Moment | null;
  readonly yearMark: string;
  readonly place: CardPlace | null;
  readonly terminal: string | null;
}

function stopOf(label: string, stop: Stop, wording: Wording): PlanStop {
  const { moment, yearMark, place, terminal } = stop;
  const name = place?.name === place?.code ? null : place?.name;
  const clock = moment?.clock ?? null;
  return {
    label,
    date: moment === null ? null : wording.formats.date(moment.date) + yearMark,
    clock:
      clock === null
        ? moment && wording.say("timeUnknown", {})
        : saidIfAny(wording.formats.clock(clock), wording),
    dayShift: null,
    code: saidIfAny(place?.code ?? null, wording),
    place: saidIfAny(wording.join(", ", [name, place?.area]), wording),
    terminal: terminal === null ? null : saidIfAny(wording.say("terminal", { terminal }), wording),
  };
}

function layoverEntry(layover: Layover, wording: Wording): PlanLayover {
  const { minutes, place, arrivedAt, isOvernight, terminals } = layover;
  const isPossible = minutes >= 0;
  const values = { duration: wording.formats.duration(Math.abs(minutes)), place: placeText(place) };
  const change = arrivedAt !== null && { from: arrivedAt, to: place.code };
  const remarks = [
    isOvernight && wording.say("overnight", {}),
    change && wording.say("changeOfAirport", change),
    terminals !== null && wording.say("changeOfTerminal", terminals),
  ];
  return {
    kind: "layover",
    text: said(wording.say(isPossible ? "layover" : "departsBefore", values), wording),
    isPossible,
    remarks: remarks.flatMap((remark) =>
      remark === false ? [] : (saidIfAny(remark, wording) ?? []),
    ),
  };
}

/** Codes next to a name that only agents use. */
const FOR_AGENTS: ReadonlySet<Fact["kind"]> = new Set(["chain", "company", "type"]);

function stayEntry(card: StayCard, style: Shown, wording: Wording): PlanStay {
  const { sections } = style;
  const yearMark = markOf(card, style);
  const { facts, ...common } = bookedOf(card, wording);
  const isShown = ({ kind }: Fact) =>
    !FOR_AGENTS.has(kind) && (sections.has("references") || kind !== "confirmation");
  return {
    ...common,
    kind: card.kind,
    label: wording.label(card.kind),
    name: saidIfAny(card.name, wording),
    from: endRow(card.from, yearMark, wording),
    to: endRow(card.to, yearMark, wording),
    between: card.between,
    rows: rowsOf(facts.filter(isShown), wording),
  };
}

function endRow(end: StayEnd, yearMark: string, wording: Wording): PlanRow | null {
  const { words, moment, place } = end;
  const value = wording.join(" · ", [moment && wording.moment(moment, yearMark), place]);
  return value === "" ? null : { label: words, value: said(value, wording) };
}

function otherEntry(card: OtherCard, style: Shown, wording: Wording): PlanOther {
  const { facts, ...common } = bookedOf(card, wording);
  const yearMark = markOf(card, style);
  const marked = facts.map((fact) =>
    DAYS.has(fact.kind) ? { ...fact, value: fact.value + yearMark } : fact,
  );
  return {
    ...common,
    kind: "other",
    label: wording.label("otherService"),
    name: saidIfAny(wording.join(" · ", [card.title, card.name]), wording),
    rows: rowsOf(
      marked.filter(({ kind }) => !FOR_AGENTS.has(kind)),
      wording,
    ),
  };
}

/** The facts of other services that are days. */
const DAYS: ReadonlySet<Fact["kind"]> = new Set(["from", "to"]);

function bookedOf({ status, facts }: StayCard | OtherCard, wording: Wording) {
  return { status: statusOf(status, wording), facts };
}

function rowsOf(facts: readonly Fact[], wording: Wording): readonly PlanRow[] {
  return facts.map((fact) => rowOf(fact, wording));
}

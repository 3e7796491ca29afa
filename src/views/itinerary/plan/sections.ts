/** What a plan says besides the journey. */
import type { Deadline, Fact, RecordItinerary, Section } from "../model/schema.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import type { Wording } from "../wording/wording.ts";
import { isUnconfirmed } from "./entries.ts";
import type { PlanRow, PlanSection } from "./plan.ts";
import { row, rowOf, said, saidIfAny } from "./said.ts";

/** The sections that have content. */
export function sectionsOf(
  record: RecordItinerary,
  { sections }: ItineraryStyle,
  wording: Wording,
): readonly PlanSection[] {
  const own = (id: Section["id"]) => {
    const found = record.sections.find((section) => section.id === id);
    return found === undefined ? null : sectionOf(found, wording);
  };
  const all: readonly (PlanSection | null)[] = [
    sections.has("services") ? own("services") : null,
    ticketSection(record, sections, own("tickets"), wording),
    sections.has("fare") ? fareSection(record, own("fare"), wording) : null,
    sections.has("contacts") ? own("contacts") : null,
    sections.has("cancelled") ? own("cancelled") : null,
    sections.has("notes") ? notesSection(record, wording) : null,
  ];
  return all.flatMap((section) => (section === null || section.groups.length === 0 ? [] : section));
}

/** What only those who issue tickets need. */
const FOR_AGENTS: ReadonlySet<Fact["kind"]> = new Set(["coupon", "currency", "validatingCarrier"]);

function sectionOf({ title, groups }: Section, wording: Wording): PlanSection {
  const shown = groups.map(({ heading, facts }) => ({
    heading: saidIfAny(heading, wording),
    rows: facts
      .filter(({ kind }) => !FOR_AGENTS.has(kind) && kind !== "total")
      .map((fact) => rowOf(fact, wording)),
  }));
  return { title, groups: shown.filter(({ rows }) => rows.length > 0) };
}

/** The price with its persons replaces the total. */
function fareSection(
  { price }: RecordItinerary,
  section: PlanSection | null,
  wording: Wording,
): PlanSection | null {
  if (section === null || price === null) return section;
  const rows = [row("price", price, wording)];
  return { ...section, groups: [{ heading: null, rows }, ...section.groups] };
}

/** The tickets, below the day by which they must be issued. */
function ticketSection(
  { deadlines }: RecordItinerary,
  sections: ItineraryStyle["sections"],
  section: PlanSection | null,
  wording: Wording,
): PlanSection | null {
  const limits = sections.has("limit")
    ? deadlines.flatMap((deadline) => limitRow(deadline, wording))
    : [];
  const groups = sections.has("tickets") && section !== null ? section.groups : [];
  const all = limits.length === 0 ? groups : [{ heading: null, rows: limits }, ...groups];
  return { title: wording.title("tickets"), groups: all };
}

function limitRow({ label, moment, isLimit, isYearKnown }: Deadline, wording: Wording): PlanRow[] {
  if (!isLimit || moment === null) return [];
  const value = isYearKnown
    ? wording.moment(moment)
    : wording.say("yearUnknown", { day: wording.momentWithoutYear(moment) });
  return [{ label, value: said(value, wording) }];
}

function notesSection(record: RecordItinerary, wording: Wording): PlanSection | null {
  const unconfirmed = record.cards.filter(isUnconfirmed).length;
  const notes = [
    ...(record.cards.some(hasTime) ? [wording.say("localTimes", {})] : []),
    ...(unconfirmed > 0 ? [wording.count("unconfirmed", unconfirmed)] : []),
  ];
  if (notes.length === 0) return null;
  return untitled(
    wording.title("notes"),
    notes.map((note) => ({ label: note, value: "" })),
  );
}

function hasTime(card: RecordItinerary["cards"][number]): boolean {
  const moments =
    card.kind === "flight" || card.kind === "train"
      ? [card.departure, card.arrival]
      : card.kind === "other"
        ? []
        : [card.from.moment, card.to.moment];
  return moments.some((moment) => moment !== null && moment.clock !== null);
}

function untitled(title: string, rows: readonly PlanRow[]): PlanSection {
  return { title, groups: [{ heading: null, rows }] };
}

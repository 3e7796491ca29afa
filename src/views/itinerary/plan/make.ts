/** Makes the plan of travellers from the itinerary of agents: the same, with fewer sections. */
import type { Decoded } from "../../../decode/decode.ts";
import { bookedSegments, type Booked } from "../model/booked.ts";
import { toItinerary } from "../model/itinerary.ts";
import type { RecordItinerary } from "../model/schema.ts";
import { assumedYears } from "../model/years.ts";
import type { Agency } from "../options/schema.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import { SECTION_OF, type SectionName } from "../options/values.ts";
import { wordingForTravellers } from "../wording/travellers.ts";
import type { Wording } from "../wording/wording.ts";
import { caveatsOf, YEAR_MARK, yearCaveats } from "./caveats.ts";
import { entriesOf } from "./entries.ts";
import { viewsOf } from "./one-traveller.ts";
import type { Plan, PlanPart, PlanRow } from "./plan.ts";
import { row, said, saidIfAny } from "./said.ts";
import { sectionsOf } from "./sections.ts";

export function toPlan(decoded: Decoded, style: ItineraryStyle): Plan {
  const wording = wordingForTravellers(style);
  const years = assumedYears(bookedSegments(decoded).filter((each) => isShown(each, style)));
  const marked = { ...style, yearMark: years === "some" ? YEAR_MARK : "" };
  return {
    language: wording.language,
    direction: wording.direction,
    title: wording.say("itinerary", {}),
    agency: agencyOf(style.agency, wording),
    colon: wording.formats.colon,
    parts: viewsOf(decoded, style.by).flatMap((view) => partsOf(view, marked, wording)),
    disclaimer: wording.say("notATicket", {}),
    caveats: [...yearCaveats(years, wording), ...caveatsOf(decoded, wording)],
  };
}

function agencyOf({ name = "", footer = "", ...others }: Agency, wording: Wording): Agency {
  return { ...others, name: said(name, wording), footer: said(footer, wording) };
}

/** A style with the mark after the years that are assumed. */
interface MarkedStyle extends ItineraryStyle {
  readonly yearMark: string;
}

function isShown({ kind }: Booked, { sections }: ItineraryStyle): boolean {
  return sections.has(SECTION_OF[kind]);
}

function partsOf(decoded: Decoded, style: MarkedStyle, wording: Wording): readonly PlanPart[] {
  const { records } = toItinerary(decoded, { wording });
  return records.map((record, index) => {
    const number =
      records.length === 1
        ? null
        : wording.say("bookingOf", { number: String(index + 1), count: String(records.length) });
    return partOf(record, number, style, wording);
  });
}

function partOf(
  record: RecordItinerary,
  number: string | null,
  style: MarkedStyle,
  wording: Wording,
): PlanPart {
  const { sections } = style;
  const shown = <T>(name: SectionName, items: readonly T[]) => (sections.has(name) ? items : []);
  return {
    heading: wording.join(" · ", [headingOf(record, wording), number]),
    references: shown("references", referencesOf(record, wording)),
    travellersTitle: wording.label("travellers"),
    travellers: shown("travellers", record.travellers).map(({ name, facts, papers }) => ({
      name: said(name, wording),
      details: [...facts, ...papers].flatMap((detail) => saidIfAny(detail, wording) ?? []),
    })),
    journeyTitle: wording.title("journey"),
    entries: entriesOf(record.cards, style, wording),
    sections: sectionsOf(record, style, wording),
  };
}

/** The maximum number of travellers named in the heading. */
const MOST_NAMES = 2;

function headingOf({ travellers }: RecordItinerary, wording: Wording): string {
  const names = travellers.flatMap(({ name }) => saidIfAny(name, wording) ?? []);
  return names.length === 0 || names.length > MOST_NAMES
    ? wording.say("itinerary", {})
    : wording.say("itineraryFor", { name: wording.list(names) });
}

function referencesOf(
  { locator, locators }: RecordItinerary,
  wording: Wording,
): readonly PlanRow[] {
  const own = locator === null ? [] : [row("bookingReference", locator, wording)];
  const airlines = locators.map(({ locator, airline: { code, name } }) =>
    row("airlineReference", wording.join(" ", [name, code, locator]), wording),
  );
  return [...own, ...airlines];
}

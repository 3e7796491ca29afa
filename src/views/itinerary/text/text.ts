/** The plan in fixed pitch, for plain-text emails and terminals. */
import type {
  Plan,
  PlanEntry,
  PlanPart,
  PlanRide,
  PlanRow,
  PlanSection,
  PlanSegment,
  PlanStop,
} from "../plan/plan.ts";
import { joinNonEmpty } from "../readable.ts";
import { padded, widthOf } from "./width.ts";

const INDENT = "  ";
/** Longer lines of details are wrapped. */
const LINE_WIDTH = 78;
/** Labels longer than this do not push all values to the right. */
const LONGEST_LABEL = 36;

/** The plan as text that ends in a line feed. */
export function toText(plan: Plan): string {
  const { name, footer } = plan.agency;
  const blocks = [
    ...(name ? [[name]] : []),
    ...plan.parts.flatMap(partBlocks),
    ...(footer ? [[footer]] : []),
    [plan.disclaimer],
    plan.caveats.map((caveat) => `! ${caveat}`),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${line.trimEnd()}\n`).join(""))
    .join("\n");
}

function partBlocks(part: PlanPart): readonly (readonly string[])[] {
  const { heading, references, travellersTitle, travellers, entries, sections } = part;
  return [
    [heading, "=".repeat(widthOf(heading))],
    rows(references, ""),
    travellers.length === 0
      ? []
      : [
          travellersTitle,
          ...travellers.flatMap(({ name, details }, index) => [
            `${INDENT}${index + 1} ${name}`,
            ...wrapped(details, `${INDENT}${INDENT}`),
          ]),
        ],
    ...entries.map(entryLines),
    ...sections.map(sectionLines),
  ];
}

function entryLines(entry: PlanEntry): readonly string[] {
  if (entry.kind === "layover")
    return [`${INDENT}-- ${joinNonEmpty(" · ", [entry.text, ...entry.remarks])} --`];
  const { label, name, status } = entry;
  const carrier = "carrier" in entry ? entry.carrier : null;
  const title = joinNonEmpty(" · ", [joinNonEmpty(" ", [label, name]), carrier, status?.text]);
  return [title, ...rows(entryRows(entry))];
}

function entryRows(entry: PlanSegment): readonly PlanRow[] {
  switch (entry.kind) {
    case "flight":
    case "train":
      return [...stops(entry), ...entry.rows];
    case "hotel":
    case "car": {
      const ends = [entry.from, entry.to].filter((end) => end !== null);
      const between = entry.between === null ? [] : [{ label: "", value: entry.between }];
      return [...ends, ...between, ...entry.rows];
    }
    case "other":
      return entry.rows;
  }
}

function stops({ departure, arrival }: PlanRide): readonly PlanRow[] {
  return [departure, arrival].map((stop) => ({ label: stop.label, value: stopText(stop) }));
}

/** `Tue, 24 Nov 2026  18:55  GRU Guarulhos International Airport, Brazil, terminal 3` */
export function stopText({ date, clock, dayShift, code, place, terminal }: PlanStop): string {
  const time = joinNonEmpty(" ", [clock, dayShift && `(${dayShift})`]);
  const where = joinNonEmpty(", ", [joinNonEmpty(" ", [code, place]), terminal]);
  return joinNonEmpty("  ", [date, time, where]) || "?";
}

function sectionLines({ title, groups }: PlanSection): readonly string[] {
  return [
    title,
    ...groups.flatMap(({ heading, rows: own }) =>
      heading === null ? rows(own) : [`${INDENT}${heading}`, ...rows(own, `${INDENT}${INDENT}`)],
    ),
  ];
}

/** Labels and values below each other. */
function rows(all: readonly PlanRow[], indent = INDENT): readonly string[] {
  const widths = all.filter(({ value }) => value !== "").map(({ label }) => widthOf(label));
  const width = Math.max(0, ...widths.filter((each) => each <= LONGEST_LABEL));
  return all.map(({ label, value }) =>
    value === "" ? indent + label : `${indent}${padded(label, width)}  ${value}`,
  );
}

/** The parts, in as many lines as they need. */
function wrapped(parts: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? null : `${last} · ${part}`;
    if (longer !== null && widthOf(longer) <= LINE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => indent + line);
}

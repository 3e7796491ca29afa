/** The plan in Markdown: CommonMark with the tables of GitHub. */
import type {
  Plan,
  PlanEntry,
  PlanPart,
  PlanRow,
  PlanSection,
  PlanSegment,
  PlanStop,
} from "../plan/plan.ts";
import { joinNonEmpty } from "../readable.ts";

/** The plan as Markdown that ends in a line feed. */
export function toMarkdown(plan: Plan): string {
  const { name, footer } = plan.agency;
  const blocks = [
    ...(name ? [`**${plain(name)}**`] : []),
    ...plan.parts.flatMap((part) => partBlocks(part, plan.colon)),
    ...(footer ? [atStart(plain(footer))] : []),
    `*${plain(plan.disclaimer)}*`,
    ...plan.caveats.map((caveat) => `> **!** ${plain(caveat)}`),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function partBlocks(part: PlanPart, colon: string): readonly string[] {
  const { heading, references, travellersTitle, travellers, entries, sections } = part;
  const people = travellers.map(
    ({ name, details }, index) =>
      `${index + 1}. ${joinNonEmpty(" · ", [`**${plain(name)}**`, ...details.map(plain)])}`,
  );
  return [
    `# ${plain(heading)}`,
    list(references, colon),
    ...(people.length === 0 ? [] : [`## ${plain(travellersTitle)}`, people.join("\n")]),
    ...(entries.length === 0 ? [] : [`## ${plain(part.journeyTitle)}`]),
    ...entries.flatMap((entry) => entryBlocks(entry, colon)),
    ...sections.flatMap((section) => sectionBlocks(section, colon)),
  ];
}

function entryBlocks(entry: PlanEntry, colon: string): readonly string[] {
  if (entry.kind === "layover")
    return [`*${plain(joinNonEmpty(" · ", [entry.text, ...entry.remarks]))}*`];
  const { label, name, status } = entry;
  const carrier = "carrier" in entry ? entry.carrier : null;
  const title = joinNonEmpty(" · ", [joinNonEmpty(" ", [label, name]), carrier, status?.text]);
  return [`### ${plain(title)}`, ...wayBlocks(entry, colon), list(entry.rows, colon)];
}

function wayBlocks(entry: PlanSegment, colon: string): readonly string[] {
  switch (entry.kind) {
    case "flight":
    case "train":
      return [table(entry.departure, entry.arrival)];
    case "hotel":
    case "car": {
      const between = entry.between === null ? [] : [{ label: entry.between, value: "" }];
      const ends = [entry.from, entry.to].filter((end) => end !== null);
      return [list([...ends, ...between], colon)];
    }
    case "other":
      return [];
  }
}

/** Departure and arrival side by side. */
function table(departure: PlanStop, arrival: PlanStop): string {
  const stops = [departure, arrival];
  const rows = [
    stops.map(({ label }) => plain(label)),
    stops.map(() => "---"),
    stops.map(({ date, clock, dayShift }) =>
      joinNonEmpty(" ", [
        date && plain(date),
        clock && `**${plain(clock)}**`,
        dayShift && `(${dayShift})`,
      ]),
    ),
    stops.map(({ code, place, terminal }) =>
      joinNonEmpty(", ", [
        joinNonEmpty(" ", [code && `**${plain(code)}**`, place && plain(place)]),
        terminal && plain(terminal),
      ]),
    ),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function sectionBlocks({ title, groups }: PlanSection, colon: string): readonly string[] {
  return [
    `## ${plain(title)}`,
    ...groups.flatMap(({ heading, rows }) => [
      ...(heading === null ? [] : [`**${plain(heading)}**`]),
      list(rows, colon),
    ]),
  ];
}

function list(rows: readonly PlanRow[], colon: string): string {
  return rows
    .map(({ label, value }) =>
      value === ""
        ? `- ${atStart(plain(label))}`
        : `- ${atStart(plain(label))}${colon}**${plain(value)}**`,
    )
    .join("\n");
}

/**
 * What Markdown would interpret anywhere in a line, and addresses that it would turn into links.
 */
const SPECIAL = /[\\`*_{}[\]<>#|~&!$^]|:(?=\/\/)|(?<=\bwww)\./gi;
/** What would begin a list, a heading or a quotation at the start of a line. */
const AT_START = /^(?:[-+=]|\d+(?=[.)]))/;

function plain(text: string): string {
  return text.replace(SPECIAL, String.raw`\$&`);
}

function atStart(text: string): string {
  return text.replace(AT_START, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}

/** The plan as a message with WhatsApp's formatting: `*bold*`, `_italic_`. */
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

/** The plan as a message without a line feed at its end. */
export function toWhatsapp(plan: Plan): string {
  const { name, footer } = plan.agency;
  const blocks = [
    ...(name ? [[bold(name)]] : []),
    ...plan.parts.flatMap((part) => partBlocks(part, plan.colon)),
    ...(footer ? [[plain(footer)]] : []),
    [italic(plan.disclaimer)],
    plan.caveats.map((caveat) => `⚠️ ${plain(caveat)}`),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

function partBlocks(part: PlanPart, colon: string): readonly (readonly string[])[] {
  const { heading, references, travellersTitle, travellers, entries, sections } = part;
  return [
    [bold(heading), ...references.map(({ label, value }) => plain(label) + colon + bold(value))],
    travellers.length === 0
      ? []
      : [
          bold(travellersTitle),
          ...travellers.map(
            ({ name, details }) => `• ${joinNonEmpty(" · ", [name, ...details].map(plain))}`,
          ),
        ],
    ...entries.map((entry) => entryLines(entry, colon)),
    ...sections.map((section) => sectionLines(section, colon)),
  ];
}

const SYMBOLS = { flight: "✈️", train: "🚆", hotel: "🏨", car: "🚗", other: "📌" };

function entryLines(entry: PlanEntry, colon: string): readonly string[] {
  if (entry.kind === "layover")
    return [
      `${entry.isPossible ? "⏳" : "⚠️"} ${italic(joinNonEmpty(" · ", [entry.text, ...entry.remarks]))}`,
    ];
  const { kind, label, name, status } = entry;
  const title = `${SYMBOLS[kind]} ${bold(joinNonEmpty(" ", [label, name]))}`;
  const carrier = "carrier" in entry ? entry.carrier : null;
  return [
    joinNonEmpty(" · ", [title, carrier && plain(carrier), status && plain(status.text)]),
    ...wayLines(entry, colon),
    ...entry.rows.map((row) => rowLine(row, colon)),
  ];
}

function wayLines(entry: PlanSegment, colon: string): readonly string[] {
  switch (entry.kind) {
    case "flight":
    case "train":
      return [stopLine(entry.departure, colon), stopLine(entry.arrival, colon)];
    case "hotel":
    case "car":
      return [
        ...[entry.from, entry.to].flatMap((end) => (end === null ? [] : rowLine(end, colon))),
        ...(entry.between === null ? [] : [plain(entry.between)]),
      ];
    case "other":
      return [];
  }
}

function stopLine(stop: PlanStop, colon: string): string {
  const { label, date, clock, dayShift, code, place, terminal } = stop;
  const time = joinNonEmpty(" ", [clock && bold(clock), dayShift && `(${dayShift})`]);
  const where = joinNonEmpty(", ", [
    joinNonEmpty(" ", [code && bold(code), place && plain(place)]),
    terminal && plain(terminal),
  ]);
  const said = joinNonEmpty(" · ", [date && plain(date), time, where]) || "?";
  return plain(label) + colon + said;
}

function sectionLines({ title, groups }: PlanSection, colon: string): readonly string[] {
  return [
    bold(title),
    ...groups.flatMap(({ heading, rows }) => [
      ...(heading === null ? [] : [italic(heading)]),
      ...rows.map((row) => rowLine(row, colon)),
    ]),
  ];
}

function rowLine({ label, value }: PlanRow, colon: string): string {
  return `• ${value === "" ? plain(label) : plain(label) + colon + plain(value)}`;
}

function bold(text: string): string {
  return `*${plain(text)}*`;
}

function italic(text: string): string {
  return `_${plain(text)}_`;
}

/** Marks at the edge of a word, where WhatsApp would interpret them. */
const MARKS = /(?<![\p{L}\p{N}])[*_~`]|[*_~`](?![\p{L}\p{N}])/gu;
/** WhatsApp has no way to escape a mark, so a lookalike replaces it. */
const LOOKALIKES: Readonly<Record<string, string>> = { "*": "∗", _: "＿", "~": "∼", "`": "ˋ" };

function plain(text: string): string {
  return text.replace(MARKS, (mark) => LOOKALIKES[mark] ?? mark);
}

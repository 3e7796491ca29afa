/** The plan as a message with the marks of WhatsApp: `*bold*`, `_italic_`. */
import type { Plan, PlanEntry, PlanPart, PlanRow, PlanSection, PlanStop } from "../plan/plan.ts";
import { joinNonEmpty } from "../readable.ts";

/** The plan as a message without a line feed at its end. */
export function toWhatsapp(plan: Plan): string {
  const { name, footer } = plan.agency;
  const blocks = [
    ...(name ? [[bold(name)]] : []),
    ...plan.parts.flatMap(partBlocks),
    ...(footer ? [[plain(footer)]] : []),
    [italic(plan.disclaimer)],
    plan.caveats.map((caveat) => `⚠️ ${plain(caveat)}`),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

function partBlocks(part: PlanPart): readonly (readonly string[])[] {
  const { heading, references, travellersTitle, travellers, entries, sections } = part;
  return [
    [bold(heading), ...references.map(({ label, value }) => `${plain(label)}: ${bold(value)}`)],
    travellers.length === 0
      ? []
      : [
          bold(travellersTitle),
          ...travellers.map(
            ({ name, details }) => `• ${joinNonEmpty(" · ", [name, ...details].map(plain))}`,
          ),
        ],
    ...entries.map(entryLines),
    ...sections.map(sectionLines),
  ];
}

const SYMBOLS = { flight: "✈️", train: "🚆", hotel: "🏨", car: "🚗", other: "📌" };

function entryLines(entry: PlanEntry): readonly string[] {
  if (entry.kind === "layover")
    return [
      `${entry.isPossible ? "⏳" : "⚠️"} ${italic(joinNonEmpty(" · ", [entry.text, ...entry.remarks]))}`,
    ];
  const { kind, label, name, status } = entry;
  const title = `${SYMBOLS[kind]} ${bold(joinNonEmpty(" ", [label, name]))}`;
  const carrier = "carrier" in entry ? entry.carrier : null;
  return [
    joinNonEmpty(" · ", [title, carrier && plain(carrier), status && plain(status.text)]),
    ...wayLines(entry),
    ...entry.rows.map(rowLine),
  ];
}

function wayLines(entry: Exclude<PlanEntry, { kind: "layover" }>): readonly string[] {
  switch (entry.kind) {
    case "flight":
    case "train":
      return [stopLine(entry.departure), stopLine(entry.arrival)];
    case "hotel":
    case "car":
      return [
        ...[entry.from, entry.to].flatMap((end) => (end === null ? [] : rowLine(end))),
        ...(entry.between === null ? [] : [plain(entry.between)]),
      ];
    case "other":
      return [];
  }
}

function stopLine({ label, date, clock, dayShift, code, place, terminal }: PlanStop): string {
  const time = joinNonEmpty(" ", [clock && bold(clock), dayShift && `(${dayShift})`]);
  const where = joinNonEmpty(", ", [
    joinNonEmpty(" ", [code && bold(code), place && plain(place)]),
    terminal && plain(terminal),
  ]);
  return `${plain(label)}: ${joinNonEmpty(" · ", [date && plain(date), time, where]) || "?"}`;
}

function sectionLines({ title, groups }: PlanSection): readonly string[] {
  return [
    bold(title),
    ...groups.flatMap(({ heading, rows }) => [
      ...(heading === null ? [] : [italic(heading)]),
      ...rows.map(rowLine),
    ]),
  ];
}

function rowLine({ label, value }: PlanRow): string {
  return `• ${value === "" ? plain(label) : `${plain(label)}: ${plain(value)}`}`;
}

function bold(text: string): string {
  return `*${plain(text)}*`;
}

function italic(text: string): string {
  return `_${plain(text)}_`;
}

/** Marks that stand at the edge of a word, where WhatsApp would act on them. */
const MARKS = /(?<![\p{L}\p{N}])[*_~`]|[*_~`](?![\p{L}\p{N}])/gu;
/** WhatsApp has no way to escape a mark, so what looks like it stands for it. */
const LOOKALIKES: Readonly<Record<string, string>> = { "*": "∗", _: "＿", "~": "∼", "`": "ˋ" };

function plain(text: string): string {
  return text.replace(MARKS, (mark) => LOOKALIKES[mark] ?? mark);
}

/** A booked segment as a card, and a layover as the line between two cards. */
import type {
  PlanEntry,
  PlanRide,
  PlanSegment,
  PlanStatus,
  PlanStay,
  PlanStop,
} from "../plan/plan.ts";
import { markup, NOTHING, type Markup } from "./markup.ts";
import { STYLES } from "./styles.ts";
import { LAYOUT, row, rowsTable } from "./tables.ts";

export function entryBlock(entry: PlanEntry): Markup {
  if (entry.kind === "layover") {
    const style = entry.isPossible ? STYLES.layover : STYLES.noLayover;
    return markup`<div style="${style}">${[entry.text, ...entry.remarks].join(" · ")}</div>\n`;
  }
  const { label, name, status } = entry;
  const carrier = "carrier" in entry && entry.carrier !== null ? ` · ${entry.carrier}` : "";
  const title = markup`${label} <strong>${name ?? ""}</strong>${carrier}${statusMark(status)}`;
  return markup`<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.card}">
<tr><td bgcolor="#f2f2f2" style="${STYLES.cardHead}">${title}</td></tr>
${wayRow(entry)}${row("padding:4px 0 8px 0", rowsTable(entry.rows))}</table>
<div style="${STYLES.gap}">&nbsp;</div>
`;
}

function statusMark(status: PlanStatus | null): Markup {
  if (status === null) return NOTHING;
  const style = status.isConfirmed ? STYLES.confirmed : STYLES.unconfirmed;
  return markup` · <span style="${style}">${status.text}</span>`;
}

function wayRow(entry: PlanSegment): Markup {
  switch (entry.kind) {
    case "flight":
    case "train":
      return rideRow(entry);
    case "hotel":
    case "car":
      return stayRow(entry);
    case "other":
      return NOTHING;
  }
}

function sideBySide(first: Markup, second: Markup): Markup {
  return markup`<tr><td><table ${LAYOUT}><tr>
<td width="50%" style="${STYLES.cell}">${first}</td>
<td width="50%" style="${STYLES.cell}">${second}</td>
</tr></table></td></tr>
`;
}

function rideRow({ departure, arrival }: PlanRide): Markup {
  return sideBySide(stop(departure), stop(arrival));
}

function stop({ label, date, clock, dayShift, code, place, terminal }: PlanStop): Markup {
  const shift =
    dayShift === null ? NOTHING : markup` <span style="${STYLES.small}">${dayShift}</span>`;
  return markup`${[
    line(label, STYLES.small),
    line(clock, STYLES.clock, shift),
    line(date, STYLES.plain),
    line(code, STYLES.code),
    line(place, STYLES.plain),
    line(terminal, STYLES.plain),
  ]}`;
}

function line(text: string | null, style: string, after = NOTHING): Markup {
  return text === null ? NOTHING : markup`<div style="${style}">${text}${after}</div>\n`;
}

function stayRow({ from, to, between }: PlanStay): Markup {
  if (from === null && to === null && between === null) return NOTHING;
  const end = (row: PlanStay["from"]) =>
    row === null
      ? NOTHING
      : markup`${line(row.label, STYLES.small)}${line(row.value, STYLES.strong)}`;
  return sideBySide(markup`${end(from)}${line(between, STYLES.small)}`, end(to));
}

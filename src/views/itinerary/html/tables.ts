import type { PlanRow } from "../plan/plan.ts";
import { Markup, markup, NOTHING } from "./markup.ts";
import { STYLES } from "./styles.ts";

/** The attributes of tables that only lay out what they contain. */
export const LAYOUT = new Markup(
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
);

/** A row with one cell. */
export function row(style: string, content: Markup): Markup {
  return markup`<tr><td style="${style}">${content}</td></tr>\n`;
}

/** Labels and values; a label without a value takes the whole row. */
export function rowsTable(rows: readonly PlanRow[]): Markup {
  if (rows.length === 0) return NOTHING;
  const cells = rows.map(({ label, value }) =>
    value === ""
      ? markup`<tr><td colspan="2" style="${STYLES.value}">${label}</td></tr>\n`
      : markup`<tr><td width="32%" style="${STYLES.label}">${label}</td><td style="${STYLES.value}">${value}</td></tr>\n`,
  );
  return markup`<table ${LAYOUT}>\n${cells}</table>`;
}

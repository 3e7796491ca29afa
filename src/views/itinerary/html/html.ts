/**
 * The plan as a web page that mail programs show unchanged, including Outlook: tables, inline styles,
 * and nothing to load but the logo. In print, no card is split between pages.
 */
import { DEFAULT_COLOUR } from "../options/values.ts";
import type { Plan, PlanGroup, PlanPart, PlanSection } from "../plan/plan.ts";
import { entryBlock } from "./entry.ts";
import { Markup, markup, NOTHING } from "./markup.ts";
import { PRINT_STYLES, STYLES } from "./styles.ts";
import { LAYOUT, row, rowsTable } from "./tables.ts";

export function toHtml(plan: Plan): string {
  const { language, direction, title, parts } = plan;
  const colour = plan.agency.colour ?? DEFAULT_COLOUR;
  const align = direction === "rtl" ? "right" : "left";
  const content = [
    agencyRow(plan, colour),
    ...parts.flatMap((part, index) => partRows(part, colour, index > 0)),
    ...footerRows(plan),
  ];
  return markup`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.length === 1 ? (parts[0]?.heading ?? title) : title}</title>
${PRINT}
</head>
<body lang="${language}" dir="${direction}" style="${STYLES.body}">
<table ${LAYOUT}><tr><td align="center" style="padding:16px">
${OUTLOOK_START}
<table ${LAYOUT} dir="${direction}" align="center" style="${STYLES.page};text-align:${align}">
${content}</table>
${OUTLOOK_END}
</td></tr></table>
</body>
</html>
`.html;
}

const PRINT = new Markup(`<style>\n${PRINT_STYLES}\n</style>`);

/** Outlook does not support `max-width`, so it gets a table of that width around ours. */
const OUTLOOK_START = new Markup(
  '<!--[if mso]><table role="presentation" width="640" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
);
const OUTLOOK_END = new Markup("<!--[if mso]></td></tr></table><![endif]-->");

function agencyRow({ agency: { name = "", logo = "" } }: Plan, colour: string): Markup {
  if (name === "" && logo === "") return NOTHING;
  const image =
    logo === ""
      ? NOTHING
      : markup`<img src="${logo}" alt="${name}" height="48" style="${STYLES.logo}">`;
  return row(`${STYLES.agency};color:${colour}`, markup`${image}${name}`);
}

function partRows(part: PlanPart, colour: string, isLater: boolean): readonly Markup[] {
  const { heading, references, travellers, entries, sections, journeyTitle } = part;
  const pageBreak = isLater ? "page-break-before:always;break-before:page;" : "";
  const title = markup`<h1 style="${STYLES.heading};color:${colour}">${heading}</h1>`;
  return [
    row(pageBreak + STYLES.block, markup`${title}${rowsTable(references)}`),
    travellers.length === 0 ? NOTHING : travellerRow(part, colour),
    entries.length === 0 ? NOTHING : titledRow(journeyTitle, colour, entries.map(entryBlock)),
    ...sections.map((section) => sectionRow(section, colour)),
  ];
}

function titledRow(title: string, colour: string, content: readonly Markup[]): Markup {
  const heading = markup`<h2 style="${STYLES.title};color:${colour}">${title}</h2>`;
  return row(STYLES.block, markup`${heading}${content}`);
}

function travellerRow({ travellersTitle, travellers }: PlanPart, colour: string): Markup {
  const lines = travellers.map(({ name, details }) =>
    row(
      "padding:2px 0",
      markup`<strong>${name}</strong>${details.map((each) => markup` · ${each}`)}`,
    ),
  );
  return titledRow(travellersTitle, colour, [markup`<table ${LAYOUT}>\n${lines}</table>`]);
}

function sectionRow({ title, groups }: PlanSection, colour: string): Markup {
  return titledRow(title, colour, groups.map(groupTable));
}

function groupTable({ heading, rows }: PlanGroup): Markup {
  if (heading === null) return rowsTable(rows);
  return markup`<div style="padding:4px 0 2px 0"><strong>${heading}</strong></div>${rowsTable(rows)}`;
}

function footerRows({ disclaimer, agency: { footer = "" }, caveats }: Plan): readonly Markup[] {
  const line = (style: string, text: string) => row(style, markup`${text}`);
  return [
    footer === "" ? NOTHING : line(STYLES.small, footer),
    line(STYLES.disclaimer, disclaimer),
    ...caveats.map((caveat) => line(STYLES.caveat, caveat)),
  ];
}

/**
 * Inline styles: mail clients drop style sheets, and Outlook knows only old properties. Nothing is italic, because
 * Arabic, Hebrew, Chinese and Japanese fonts have no such letters.
 */
const FONT = "font-family:Arial,Helvetica,sans-serif";

export const STYLES = {
  body: `margin:0;padding:0;background-color:#ffffff;color:#1a1a1a;${FONT}`,
  page: `width:100%;max-width:640px;${FONT};font-size:14px;line-height:20px;color:#1a1a1a`,
  block: "padding:0 0 16px 0",
  agency: "padding:0 0 12px 0;font-size:16px;line-height:22px;font-weight:bold",
  heading: "margin:0;padding:0 0 8px 0;font-size:22px;line-height:28px;font-weight:bold",
  title: "margin:0;padding:0 0 6px 0;font-size:16px;line-height:22px;font-weight:bold",
  card: "border:1px solid #c8c8c8;border-collapse:separate;page-break-inside:avoid;break-inside:avoid",
  cardHead: "padding:8px 12px;background-color:#f2f2f2;font-size:15px;line-height:20px",
  cell: "padding:8px 12px;font-size:14px;line-height:20px;vertical-align:top",
  label:
    "padding:2px 12px 2px 12px;font-size:13px;line-height:18px;color:#595959;vertical-align:top",
  value: "padding:2px 12px 2px 12px;font-size:13px;line-height:18px;vertical-align:top",
  small: "font-size:12px;line-height:16px;color:#595959",
  clock: "font-size:20px;line-height:26px;font-weight:bold",
  code: "font-size:16px;line-height:22px;font-weight:bold",
  layover: "padding:8px 12px;font-size:13px;line-height:18px;color:#595959",
  noLayover: "padding:8px 12px;font-size:13px;line-height:18px;color:#a3120a;font-weight:bold",
  plain: "font-size:14px;line-height:20px",
  strong: "font-size:14px;line-height:20px;font-weight:bold",
  gap: "height:8px;font-size:8px;line-height:8px",
  logo: "display:block;height:48px;width:auto;border:0",
  confirmed: "color:#1b6e2f;font-weight:bold",
  unconfirmed: "color:#a3120a;font-weight:bold",
  disclaimer: "padding:8px 0 8px 0;font-size:13px;line-height:18px;font-weight:bold",
  caveat: "padding:8px 12px;border:1px solid #a3120a;font-size:13px;line-height:18px;color:#a3120a",
} as const;

/** Only printers and browsers read this; mail clients may drop it. */
export const PRINT_STYLES = `@page { size: A4; margin: 15mm; }
@media print { table.card { page-break-inside: avoid; break-inside: avoid; } a { color: inherit; } }`;

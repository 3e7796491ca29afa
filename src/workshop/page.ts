/** The frame of the workshop's pages: self-contained files for light and dark mode. */
import { escapeHtml } from "../views/itinerary/html/markup.ts";

/** The content of a page. */
export interface PageParts {
  /** Plain text, for the window and the heading. */
  readonly title: string;
  /** Additional CSS rules, which use the colours of the frame: `var(--ink)`. */
  readonly style?: string;
  /** HTML below the heading. */
  readonly body: string;
  /** JavaScript that runs once the body is loaded. */
  readonly script?: string;
}

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbfbfa; --panel: #ffffff; --ink: #1d2129; --faint: #667080; --rule: #dcdfe4;
  --accent: #0b57b8; --good: #17693a; --good-ground: #e2f3e8; --bad: #b3261e;
  --bad-ground: #fce8e6; --doubt: #8a5a00; --doubt-ground: #fdf1d8; --lit: #ffe08a; --lit-ink: #1d2129;
  --text: system-ui, sans-serif; --code: ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171c; --panel: #1b1f26; --ink: #e4e7ec; --faint: #98a2b1; --rule: #343a45;
    --accent: #83b4ff; --good: #7fd49d; --good-ground: #183424; --bad: #ff9d94;
    --bad-ground: #3f1d1b; --doubt: #f0c063; --doubt-ground: #3a2d10; --lit: #6b5200; --lit-ink: #fff4cf;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 var(--text); }
header, main { padding: 0 1.25rem; }
header { padding-block: 0.75rem; border-bottom: 1px solid var(--rule); }
h1 { margin: 0; font-size: 1.15rem; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.9rem; }
p { margin: 0.5rem 0; max-width: 75ch; }
a { color: var(--accent); }
code, pre { font-family: var(--code); font-size: 0.9em; }
pre { margin: 0; overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.1rem 1rem 0.1rem 0; text-align: left; vertical-align: baseline; }
th { color: var(--faint); font-weight: 500; }
.faint { color: var(--faint); }
.good { color: var(--good); }
.bad { color: var(--bad); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
`;

/** A whole HTML document, ending in a line feed. */
export function page({ title, style = "", body, script }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<header><h1>${escapeHtml(title)}</h1></header>
<main>
${body}
</main>
${script === undefined ? "" : `<script>${script}</script>\n`}</body>
</html>
`;
}

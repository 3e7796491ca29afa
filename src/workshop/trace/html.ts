/** A trace as a page that highlights everything made from the character under the mouse. */
import { page } from "../page.ts";
import { escapeHtml } from "../../views/itinerary/html/markup.ts";
import { Atoms } from "./atoms.ts";
import { panelOf } from "./panel.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style.ts";
import { drawStructures } from "./terminal.ts";
import type { Trace, TracedLine } from "./trace.ts";
import { isUnparsed } from "./words.ts";

/** @param name the title of the text */
export function tracePage(name: string, trace: Trace): string {
  const atoms = new Atoms(trace);
  const panels = trace.lines.map((line, index) => panelOf(line, index, trace, atoms));
  return page({
    title: `Trace of ${name}`,
    style: STYLE,
    body: `<div class="record" role="region" aria-label="The original text">
<pre>${recordOf(trace, atoms)}</pre>
</div>
<p class="hint faint">Point at a character or a row, or use Tab and the arrow keys. Click a
line to keep it; press Escape to release it.</p>
${structureHtml(trace)}<div class="panels">
${panels.join("\n")}
</div>`,
    script: SCRIPT,
  });
}

/** How the free texts were analysed; `""` if there are none. */
function structureHtml(trace: Trace): string {
  const drawn = drawStructures(trace);
  if (drawn === "") return "";
  return `<details class="structure"><summary>Blocks, labels and what was joined</summary>
<pre tabindex="0">${escapeHtml(drawn)}</pre></details>
`;
}

/** The line and the CSS class of each atom. */
type Looks = ReadonlyMap<number, { readonly line: number; readonly look: string }>;

/** The original lines, divided into atoms. */
function recordOf(trace: Trace, atoms: Atoms): string {
  const looks = looksOf(trace, atoms);
  return trace.sent.spans
    .map((span, index) => {
      const drawn = atoms.within([span]).map((atom) => atomOf(atom, trace, atoms, looks));
      return `<span class="sent" data-number="${index + 1}">${drawn.join("")}\n</span>`;
    })
    .join("");
}

function atomOf(index: number, { text }: Trace, atoms: Atoms, looks: Looks): string {
  const { start = 0, end = 0 } = atoms.all[index] ?? {};
  const shown = escapeHtml(text.slice(start, end));
  const found = looks.get(index);
  if (found === undefined) return `<span class="ignored">${shown}</span>`;
  const { line, look } = found;
  return `<span class="${look}" tabindex="-1" data-atom="${index}" data-of="${line}">${shown}</span>`;
}

/** Which line each atom belongs to, and whether it was read. */
function looksOf({ lines }: Trace, atoms: Atoms): Looks {
  const looks = new Map<number, { line: number; look: string }>();
  for (const [line, { places, pieces }] of lines.entries()) {
    for (const atom of atoms.within(places)) looks.set(atom, { line, look: "ignored" });
    for (const piece of pieces) {
      for (const atom of atoms.within(piece.places)) looks.set(atom, { line, look: lookOf(piece) });
      for (const field of piece.fields.filter(isUnparsed))
        for (const atom of atoms.within(field.places)) looks.set(atom, { line, look: "unread" });
    }
  }
  return looks;
}

function lookOf({ kind }: TracedLine["pieces"][number]): string {
  if (kind === null) return "unread";
  return kind === "note" || kind === "title" ? "ignored" : "read";
}

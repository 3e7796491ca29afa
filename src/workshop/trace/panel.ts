/** The panel of a line, next to the text: tokens, rule, node, answer, candidates. */
import { excerptOf } from "../../decode/text/excerpt.ts";
import { escapeHtml } from "../../views/itinerary/html/markup.ts";
import type { Atoms } from "./atoms.ts";
import type { CandidateReading } from "./candidates.ts";
import type { Step } from "./steps.ts";
import type { Trace, TracedLine, TracedPiece } from "./trace.ts";
import {
  branchText,
  columnOf,
  fateOf,
  isUnparsed,
  lineName,
  noteOn,
  othersText,
  readerOf,
  rowsOf,
  verdictOn,
} from "./words.ts";

/** @param index of the line in the trace */
export function panelOf(line: TracedLine, index: number, trace: Trace, atoms: Atoms): string {
  return new Panel(line, trace, atoms).draw(index);
}

/** A row that is highlighted together with the text it was made from. */
interface Row {
  readonly kind: "token" | "step" | "field" | "answer";
  /** Identifies it for tests and scripts. */
  readonly name: string;
  readonly atoms: readonly number[];
  /** HTML. */
  readonly cells: readonly string[];
  readonly title?: string;
}

class Panel {
  private readonly line: TracedLine;
  private readonly trace: Trace;
  private readonly atoms: Atoms;

  constructor(line: TracedLine, trace: Trace, atoms: Atoms) {
    this.line = line;
    this.trace = trace;
    this.atoms = atoms;
  }

  draw(index: number): string {
    const { line, trace } = this;
    const { isRead, text } = fateOf(line);
    return `<section class="panel" data-line="${index}" aria-label="${lineName(line, trace.sent)}">
<h2>${lineName(line, trace.sent)} <span class="faint">${escapeHtml(readerOf(line))}</span>
<span class="${isRead ? "good" : "bad"}">${escapeHtml(text)}</span></h2>
<div class="parts">
${[
  part("Tokens", rowsHtml(this.tokens())),
  part("Rule", rowsHtml(this.steps())),
  ...line.pieces.map((piece) => this.piece(piece)),
  part("Answer", rowsHtml(this.answer()) + this.additions()),
  this.candidates(),
]
  .filter((each) => each !== "")
  .join("\n")}
</div>
</section>`;
  }

  private tokens(): readonly Row[] {
    return this.line.tokens.map((token) => ({
      kind: "token",
      name: token.name,
      atoms: this.atoms.within(token.places),
      cells: [
        this.column(token.places),
        faint(token.mode),
        valueHtml(token.name),
        quoted(token.image),
        // The names of number and title tokens already say so.
        token.endsSection === null ? "" : faint(noteOn(token)),
      ],
    }));
  }

  private steps(): readonly Row[] {
    const { rule } = this.line;
    if (rule === null) return [];
    return rowsOf(rule).map(([step, depth]) => ({
      kind: "step",
      name: step.name,
      atoms: this.atomsOf(step),
      cells: [
        faint(branchText(step.taken)),
        `${"  ".repeat(depth)}${step.kind === "rule" ? `<b>${escapeHtml(step.name)}</b>` : valueHtml(step.name)}`,
      ],
      ...(step.kind === "rule" ? { title: step.production } : {}),
    }));
  }

  /** The atoms of a token or, for a rule, of all tokens that it read. */
  private atomsOf(step: Step): readonly number[] {
    if (step.kind === "rule") return step.steps.flatMap((each) => this.atomsOf(each));
    const token = this.line.tokens.find(({ start }) => start === step.start);
    return this.atoms.within(token?.places ?? []);
  }

  private piece({ kind, fields, problem }: TracedPiece): string {
    if (problem !== null) {
      const { text, start } = this.line;
      return part("Not read", this.carets(text, problem.at - start, problem.reason));
    }
    const rows = fields.map(({ path, value, places }): Row => ({
      kind: "field",
      name: path,
      atoms: this.atoms.within(places),
      cells: [
        isUnparsed({ path }) ? `<span class="bad">${escapeHtml(path)}</span>` : escapeHtml(path),
        valueHtml(value),
      ],
    }));
    const nothing = rows.length === 0 ? `<p class="faint">no values</p>` : "";
    return part(`Node ${kind ?? ""}`, rowsHtml(rows) + nothing);
  }

  private answer(): readonly Row[] {
    const { answer } = this.line;
    let entry = "";
    return answer.map(({ path, value, places }): Row => {
      const isPart = entry !== "" && path.startsWith(entry);
      if (value === null && !path.includes(" ")) entry = path;
      const shown = isPart ? `  ${path.slice(entry.length)}` : path;
      return {
        kind: "answer",
        name: path,
        atoms: this.atoms.within(places),
        cells: [escapeHtml(shown), valueHtml(value ?? "")],
      };
    });
  }

  private additions(): string {
    const { additions } = this.line;
    if (additions.length === 0) return "";
    const paths = additions.map((path) => `<li><code>booking.${escapeHtml(path)}</code></li>`);
    return `<p class="faint">Missing without this line:</p><ul>${paths.join("")}</ul>`;
  }

  private candidates(): string {
    const { candidates, mode } = this.line;
    if (candidates === null) return "";
    const { readings, others } = candidates;
    const names = others.map((name) => `<li>${escapeHtml(name)}</li>`).join("");
    const rest =
      others.length === 0
        ? ""
        : `<details><summary>${escapeHtml(othersText(others, mode))}</summary><ul>${names}</ul></details>`;
    return part("Candidates", readings.map((each) => this.candidate(each)).join("") + rest, "wide");
  }

  private candidate(each: CandidateReading): string {
    const { text, start } = this.line;
    const asked = each.asked.map(
      (pattern) =>
        `<p class="faint">Its opener requires more: ${escapeHtml(each.opener)} <code>${escapeHtml(pattern)}</code></p>`,
    );
    const carets = this.carets(text, each.reach - start, verdictOn(each));
    return `<h4>${escapeHtml(each.family)}</h4>${carets}${asked.join("")}`;
  }

  private carets(text: string, column: number, reason: string): string {
    const [line = "", caret = ""] = excerptOf(text, column).split("\n");
    return `<pre class="carets">${escapeHtml(line)}\n<span class="bad">${caret} ${escapeHtml(reason)}</span></pre>`;
  }

  private column(places: TracedLine["places"]): string {
    return faint(columnOf(places, this.line, this.trace.sent));
  }
}

function part(title: string, html: string, look = ""): string {
  return html === "" ? "" : `<div class="part ${look}"><h3>${escapeHtml(title)}</h3>${html}</div>`;
}

function rowsHtml(rows: readonly Row[]): string {
  if (rows.length === 0) return "";
  const drawn = rows.map(({ kind, name, atoms, cells, title = "" }) => {
    const data = `data-name="${escapeHtml(name)}" data-atoms="${[...new Set(atoms)].join(" ")}"`;
    const hint = title === "" ? "" : ` title="${escapeHtml(title)}"`;
    const inner = cells.map((cell) => `<td>${cell}</td>`).join("");
    return `<tr class="${kind}" tabindex="0" ${data}${hint}>${inner}</tr>`;
  });
  return `<table>${drawn.join("")}</table>`;
}

function faint(text: string): string {
  return text === "" ? "" : `<span class="faint">${escapeHtml(text)}</span>`;
}

function quoted(text: string): string {
  return valueHtml(`“${text}”`);
}

/** A text that is shown shortened, and in full under the mouse. */
function valueHtml(text: string): string {
  return `<span class="value" title="${escapeHtml(text)}">${escapeHtml(text)}</span>`;
}

/** Coverage as a page: the production of every rule, its branches coloured by coverage. */
import { dirname, relative, resolve } from "node:path";
import { page } from "../page.ts";
import { escapeHtml } from "../../views/itinerary/html/markup.ts";
import { keyOf, type Branch, type Part } from "../shape.ts";
import { freeTextLines } from "./free-text.ts";
import type { BranchCoverage, Coverage, RuleCoverage, SystemCoverage } from "./report.ts";
import { COUNTED, placeText, shareOf } from "./table.ts";

/** The location of a page, for its links. */
export interface PagePlace {
  /** Folder of the clone. */
  readonly root: string;
  /** Path of the page. */
  readonly file: string;
}

const STYLE = `
.free-text { white-space: pre-wrap; }
.rule { border-left: 3px solid var(--rule); margin: 0.75rem 0; padding: 0.1rem 0 0.1rem 0.75rem; }
.rule > p { margin: 0.15rem 0; max-width: none; }
.production { font-family: var(--code); font-size: 0.9em; overflow-wrap: anywhere; }
.branch { border-radius: 3px; padding: 0.05rem 0.2rem; }
.taken > .branch, .branch.taken { background: var(--good-ground); color: var(--good); }
.branch.untaken { background: var(--bad-ground); color: var(--bad); text-decoration: underline wavy; }
.branch.free.untaken { background: var(--doubt-ground); color: var(--doubt); text-decoration: underline dotted; }
.branch.excepted { background: var(--doubt-ground); color: var(--doubt); }
.rule.taken { border-color: var(--good); }
.rule.untaken { border-color: var(--bad); }
.rule.excepted { border-color: var(--doubt); }
summary { cursor: pointer; color: var(--faint); }
summary.bad { color: var(--bad); }
details table { margin: 0.25rem 0 0.5rem; }
details td:nth-child(2) { font-family: var(--code); font-size: 0.9em; overflow-wrap: anywhere; }
`;

/** A self-contained page about some systems. */
export function htmlOf(systems: readonly SystemCoverage[], place: PagePlace): string {
  const body = [
    legend(),
    figures(systems),
    ...systems.map((system) => sectionOf(system, place)),
  ].join("\n");
  return page({ title: "Coverage of the grammars", style: STYLE, body });
}

function legend(): string {
  return `<p class="faint">What the cases of the corpus cover of each rule:
<span class="branch taken">covered</span>
<span class="branch untaken">an alternative that none covers</span>
<span class="branch free untaken">an optional part or a loop that none covers</span>
<span class="branch excepted">none needs to cover it</span></p>`;
}

function figures(systems: readonly SystemCoverage[]): string {
  const headings = ["", ...COUNTED.map(([, heading]) => heading), "excepted"];
  const rows = systems.map(({ system, counts }) => {
    const cells = COUNTED.map(([kind]) => {
      const look = counts[kind].untaken === 0 ? "good" : "bad";
      return `<td class="${look}">${shareOf(counts[kind])}</td>`;
    });
    const excepted = counts.rule.excepted + counts.alternative.excepted;
    const name = escapeHtml(system);
    return `<tr><td><a href="#${name}">${name}</a></td>${cells.join("")}<td>${excepted}</td></tr>`;
  });
  return `<table id="figures">
<tr>${headings.map((heading) => `<th>${heading}</th>`).join("")}</tr>
${rows.join("\n")}
</table>`;
}

function sectionOf({ system, rules, stale, freeText }: SystemCoverage, place: PagePlace): string {
  const families = [...new Set(rules.map(({ shape }) => shape.family))];
  const name = escapeHtml(system);
  const diagrams = escapeHtml(linkTo(`${place.root}docs/grammars/${system}.md`, place));
  return [
    `<h2 id="${name}">${name} <a href="${diagrams}">diagrams</a></h2>`,
    ...stale.map((mistake) => `<p class="bad">untaken.json: ${escapeHtml(mistake)}</p>`),
    ...(freeText === undefined
      ? []
      : [`<pre class="free-text">${escapeHtml(freeTextLines(freeText).join("\n"))}</pre>`]),
    ...families.flatMap((family) => [
      `<h3>${escapeHtml(family)}</h3>`,
      ...rules.filter(({ shape }) => shape.family === family).map((rule) => ruleHtml(rule, place)),
    ]),
  ].join("\n");
}

function ruleHtml(rule: RuleCoverage, place: PagePlace): string {
  const { shape, branches, fate } = rule;
  const source =
    rule.place === null
      ? ""
      : ` <a href="${escapeHtml(linkTo(rule.place.file, place))}">${escapeHtml(placeText(rule.place, place.root))}</a>`;
  return `<div class="rule ${fate}" id="${escapeHtml(shape.id)}">
<p><strong>${escapeHtml(shape.name)}</strong>${source} <span class="faint">${casesText(rule)}</span></p>
<p class="production">${productionOf(shape.parts, branches)}</p>
${branches.length === 0 ? "" : branchTable(branches)}</div>`;
}

/** A production with coloured branches. */
function productionOf(parts: readonly Part[], branches: readonly BranchCoverage[]): string {
  const byKey = new Map(branches.map((each) => [keyOf(each.branch), each]));
  const htmlOfBranch = (branch: Branch): string => {
    const found = byKey.get(keyOf(branch));
    const looks = ["branch", found?.fate ?? "", ...(branch.kind === "alternative" ? [] : ["free"])];
    const text = branch.parts.length === 0 ? branch.text : htmlOfParts(branch.parts);
    const title = found === undefined ? "" : ` title="${casesText(found)}"`;
    return `<span class="${looks.join(" ")}"${title}>${text}</span>`;
  };
  const htmlOfPart = (part: Part): string => {
    if (part.is === "token")
      return `<span title="${escapeHtml(part.token.LABEL ?? "")}">${escapeHtml(part.token.name)}</span>`;
    if (part.is === "rule") return `<a href="#${escapeHtml(part.id)}">${escapeHtml(part.name)}</a>`;
    if (part.is === "choice") return `(${part.alternatives.map(htmlOfBranch).join(" | ")})`;
    const { branch, often } = part;
    const group = htmlOfBranch(branch);
    return branch.parts.length > 1 ? `(${group})${often}` : `${group}${often}`;
  };
  const htmlOfParts = (all: readonly Part[]) => all.map(htmlOfPart).join(" ");
  return parts.length === 0 ? "nothing" : htmlOfParts(parts);
}

function branchTable(branches: readonly BranchCoverage[]): string {
  const untaken = branches.filter(({ fate }) => fate === "untaken").length;
  const rows = branches.map(
    ({ branch: { kind, text }, ...coverage }) =>
      `<tr><td>${kind}</td><td>${escapeHtml(text)}</td><td>${casesText(coverage)}</td></tr>`,
  );
  const count = branches.length === 1 ? "1 branch" : `${branches.length} branches`;
  const summary =
    untaken === 0
      ? `<summary>${count}</summary>`
      : `<summary class="bad">${count}, ${untaken} not covered</summary>`;
  return `<details>${summary}<table>${rows.join("\n")}</table></details>`;
}

/** How many covering cases a page names. */
const NAMED = 4;

function casesText({ fate, cases, reason }: Coverage): string {
  if (fate !== "taken") return escapeHtml(reason ?? "no case");
  const names = cases.slice(0, NAMED).join(", ");
  const count = cases.length === 1 ? "1 case" : `${cases.length} cases`;
  return escapeHtml(`${count}: ${names}${cases.length > NAMED ? " …" : ""}`);
}

/** A link from the page to a file. */
function linkTo(target: string, { file }: PagePlace): string {
  return encodeURI(relative(dirname(resolve(file)), target));
}

import {
  Choice,
  Diagram,
  NonTerminal,
  OneOrMore,
  Optional,
  Options,
  Sequence,
  Skip,
  Stack,
  Start,
  Terminal,
  type FakeSVG,
} from "@prantlf/railroad-diagrams";
import { escapeHtml } from "../../views/itinerary/html/markup.ts";
import type { GroupPart, Part, RulePart, RuleShape } from "../shape.ts";
import { patternOf, tokensIn, tokenTexts, type TokenKinds } from "./tokens.ts";

/** What a drawing needs besides the rule. */
export interface DrawingContext {
  readonly kinds: TokenKinds;
  /** A link from the drawing to that of another rule; null: none. */
  readonly linkTo: (rule: RulePart) => string | null;
}

const STYLE = `
svg { background-color: #ffffff; }
path { stroke-width: 2; stroke: #4a5361; fill: none; }
text { font: 13px ui-monospace, "DejaVu Sans Mono", monospace; text-anchor: middle; white-space: pre; fill: #1d2129; }
rect { stroke-width: 1.5; stroke: #17693a; fill: #e2f3e8; }
.non-terminal rect { stroke: #0b57b8; fill: #e6effb; }
a text { fill: #0b57b8; text-decoration: underline; }
`;

// Aligns narrow items with the start of their neighbours.
Options.INTERNAL_ALIGNMENT = "left";

/** A wider sequence continues in the next row. */
const WIDEST = 760;

/** A static SVG of what a rule accepts. Tokens show their labels, and their patterns as titles. */
export function svgOf({ name, parts }: RuleShape, { kinds, linkTo }: DrawingContext): string {
  const texts = tokenTexts(tokensIn(parts));
  const drawn = (part: Part): FakeSVG => {
    if (part.is === "token") {
      const { token } = part;
      const title = escapeHtml(`${token.name}: ${patternOf(token, kinds)}`);
      return new Terminal(texts.get(token) ?? token.name, { title });
    }
    if (part.is === "rule") {
      const href = linkTo(part);
      return new NonTerminal(part.name, href === null ? {} : { href });
    }
    if (part.is === "choice")
      return new Choice(0, ...part.alternatives.map((branch) => inOneRow(branch.parts.map(drawn))));
    return grouped(part, inOneRow(part.branch.parts.map(drawn)));
  };
  const diagram = new Diagram(new Start({ label: name }), inRows(parts.map(drawn)));
  return diagram.toStandalone(STYLE);
}

function grouped({ often }: GroupPart, body: FakeSVG): FakeSVG {
  if (often === "?") return new Optional(body);
  return often === "+" ? new OneOrMore(body) : new Optional(new OneOrMore(body));
}

function inOneRow(items: readonly FakeSVG[]): FakeSVG {
  return items.length === 0 ? new Skip() : new Sequence(...items);
}

/**
 * Splits a sequence into rows that are not too wide. The package draws rows well only outside of
 * choices.
 */
function inRows(items: readonly FakeSVG[]): FakeSVG {
  const rows: FakeSVG[][] = [];
  let width = 0;
  for (const item of items) {
    const row = rows.at(-1);
    if (row === undefined || width + item.width > WIDEST) {
      rows.push([item]);
      width = item.width;
    } else {
      row.push(item);
      width += item.width;
    }
  }
  return rows.length < 2 ? inOneRow(items) : new Stack(...rows.map(inOneRow));
}

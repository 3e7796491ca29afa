/** How far each rule would come that could have read a line. */
import {
  createToken,
  createTokenInstance,
  Lexer,
  tokenLabel,
  type IToken,
  type TokenType,
} from "chevrotain";
import type { Node, Span } from "../../ast/nodes.ts";
import type { Grammar, LineFamily } from "../../decode/engine/grammar.ts";
import type { Rule } from "../../decode/engine/line-rules.ts";
import { Space, Eol, Junk } from "../../decode/engine/tokens.ts";
import { idOf } from "../shape.ts";
import { Modes } from "./modes.ts";
import { loosened, stickyPattern } from "./loosened.ts";

/** A line without the number and the title at its head. Offsets are those of the document. */
export interface CandidateLine extends Span {
  /** The lexer's mode at the line's head: only the families of this mode can read it. */
  readonly mode: string;
  /** Where the line begins, without its number and title. */
  readonly body: number;
}

/** What a family's rule makes of a line. */
export interface CandidateReading {
  readonly family: string;
  /** The token that begins such a line. */
  readonly opener: string;
  /** What the token asks of the text behind it, and does not find; empty where it begins the line. */
  readonly asked: readonly string[];
  /** Whether it reads all of the line, or would if its head asked for less. */
  readonly isWhole: boolean;
  /** The offset where the rule stopped: the end of the line where it read all of it. */
  readonly reach: number;
  /** The labels of the tokens that could stand there; empty where they are not known. */
  readonly expected: readonly string[];
  /** What stands there, as far as the next space; empty at the end of the line. */
  readonly found: string;
}

export interface Candidates {
  /** Those whose line begins like this, the one that comes farthest first. */
  readonly readings: readonly CandidateReading[];
  /** The names of all other families of the mode. */
  readonly others: readonly string[];
}

/** Tries each family of a line's mode on the line. */
export function candidatesFor(line: CandidateLine, grammar: Grammar, text: string): Candidates {
  const families = familiesIn(line.mode, grammar);
  const readings = families.flatMap((family) => {
    const head = headOf(family, line, text);
    const rule = grammar.ruleOf.get(family);
    if (head === undefined || rule === undefined) return [];
    return [readingOf(family, rule, head, line, grammar, text)];
  });
  const found = new Set(readings.map(({ family }) => family));
  // A line that is read but for a part is no news of the rule that reads it.
  const open = readings.filter(({ asked, isWhole }) => asked.length > 0 || !isWhole);
  return {
    readings: open.sort(
      (a, b) => b.reach - a.reach || Math.sign(a.asked.length) - Math.sign(b.asked.length),
    ),
    others: families.map(({ name }) => name).filter((name) => !found.has(name)),
  };
}

/** The families whose lines a mode knows, in the order in which they are tried. */
function familiesIn(
  mode: string,
  { modes, familyOf, sectionEndingOpeners }: Grammar,
): readonly LineFamily[] {
  const openers = (modes[mode] ?? []).map((token) => sectionEndingOpeners.get(token) ?? token);
  return [...new Set(openers.flatMap((opener) => familyOf.get(opener) ?? []))];
}

/** The token a line begins with, or would if less were asked. */
interface Head {
  readonly opener: TokenType;
  readonly image: string;
  readonly asked: readonly string[];
}

function headOf(family: LineFamily, { body, end }: Span & { body: number }, text: string) {
  const patterns = family.openers.flatMap((opener) => {
    const pattern = stickyPattern(opener);
    return pattern === null ? [] : [{ opener, pattern }];
  });
  const matchAt = (pattern: RegExp) => {
    pattern.lastIndex = body;
    const image = pattern.exec(text)?.[0] ?? "";
    return image === "" || body + image.length > end ? undefined : image;
  };
  for (const { opener, pattern } of patterns) {
    const image = matchAt(pattern);
    if (image !== undefined) return { opener, image, asked: [] };
  }
  for (const { opener, pattern } of patterns) {
    const loose = loosened(pattern);
    const image = loose === null ? undefined : matchAt(loose.pattern);
    if (loose !== null && image !== undefined) return { opener, image, asked: loose.asked };
  }
  return undefined;
}

function readingOf(
  family: LineFamily,
  rule: Rule<Node>,
  { opener, image, asked }: Head,
  line: CandidateLine,
  grammar: Grammar,
  text: string,
): CandidateReading {
  const { machine } = grammar;
  const { body, end } = line;
  const first = createTokenInstance(opener, image, body, body + image.length - 1, 1, 1, 1, 1);
  const tokens = [first, ...restOf(family, opener, body + image.length, line, text)];
  machine.source = text;
  machine.number = undefined;
  machine.title = undefined;
  const about = { family: family.name, opener: opener.name, asked };
  const stop = stopOf(rule, tokens, grammar);
  if (stop === null) return { ...about, isWhole: true, reach: end, expected: [], found: "" };
  const at = wordStart(tokens, stop);
  const before = tokens.filter(({ startOffset }) => startOffset < at);
  const expected = expectedBehind(rule, before, family, grammar);
  const found = /^[^\s]*/.exec(text.slice(at, end))?.[0] ?? "";
  return { ...about, isWhole: false, reach: Math.min(at, end), expected, found };
}

/** The tokens of a line behind its opener, cut as in the modes of a family. */
function restOf(
  { modes }: LineFamily,
  { PUSH_MODE: mode }: TokenType,
  from: number,
  { start, end }: Span,
  text: string,
): readonly IToken[] {
  // The head stays before the rest, for patterns that look back at it.
  const head = text.slice(start, from);
  const Head = createToken({
    name: "Head",
    pattern: (_, offset) => (offset === 0 ? [head] : null),
    line_breaks: false,
    ...(mode === undefined ? {} : { push_mode: mode }),
  });
  const own: Record<string, TokenType[]> = { head: [Head, Eol, Space, Junk] };
  for (const [name, tokens] of Object.entries(modes)) own[name] = [Eol, Space, ...tokens, Junk];
  const lexer = new Lexer(
    { modes: own, defaultMode: "head" },
    { positionTracking: "onlyOffset", skipValidations: true },
  );
  const { tokens } = lexer.tokenize(`${text.slice(start, end)}\n`);
  return tokens.slice(1).flatMap((token) => {
    if (token.image === "\n") return [];
    return [{ ...token, startOffset: token.startOffset + start }];
  });
}

/** Where a rule stops; null where it reads all tokens. Infinite where it lacks more of them. */
function stopOf(rule: Rule<Node>, tokens: readonly IToken[], { machine }: Grammar): number | null {
  machine.input = [...tokens];
  rule.call(machine);
  const error = machine.errors[0];
  if (error === undefined) return null;
  const { startOffset } = error.token;
  return Number.isInteger(startOffset) ? startOffset : Infinity;
}

const IN_WORD = /[A-Z\d]/;

/** Where the word begins that a rule stopped in: its first letters can have been read as another's. */
function wordStart(tokens: readonly IToken[], stop: number): number {
  let at = tokens.findIndex(({ startOffset }) => startOffset === stop);
  if (at === -1) return stop;
  for (; at > 1; at--) {
    const { image = "", startOffset = 0 } = tokens[at] ?? {};
    const before = tokens[at - 1];
    if (before === undefined || before.startOffset + before.image.length < startOffset) break;
    if (!IN_WORD.test(before.image.slice(-1)) || !IN_WORD.test(image.charAt(0))) break;
  }
  return tokens[at]?.startOffset ?? stop;
}

/** A longer line has a rule that goes round: what may follow takes too long to find. */
const MOST_TOKENS = 100;

/** The labels of what can stand behind the tokens that a rule has read. */
function expectedBehind(
  rule: Rule<Node>,
  before: readonly IToken[],
  { modes }: LineFamily,
  grammar: Grammar,
): readonly string[] {
  const { machine } = grammar;
  if (before.length > MOST_TOKENS) return [];
  const next = machine.computeContentAssist(idOf(rule), [...before]);
  const types = [...new Set(next.map(({ nextTokenType }) => nextTokenType))];
  const mode = before.reduce((passed, token) => passed.pass(token), new Modes(""));
  const known = new Set((modes[mode.top] ?? []).flatMap((type) => [type, ...kindsOf(type)]));
  // What the lexer does not look for here, the rule waits for in vain.
  const possible = types.filter((type) => known.has(type));
  const labels = (possible.length > 0 ? possible : types).map(tokenLabel);
  const end = stopOf(rule, before, grammar) === null ? ["the end of the line"] : [];
  return [...new Set([...labels, ...end])];
}

/** What a token is a kind of. */
function kindsOf({ CATEGORIES: kinds = [] }: TokenType): readonly TokenType[] {
  return kinds;
}

/** How far each rule that could have read a line gets. */
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

/** A line with its number and title removed. Offsets refer to the document. */
export interface CandidateLine extends Span {
  /** The lexer's mode at the start of the line: only the families of this mode can read it. */
  readonly mode: string;
  /** Where the line begins, after its number and title. */
  readonly body: number;
}

/** The result of trying a family's rule on a line. */
export interface CandidateReading {
  readonly family: string;
  /** The token that begins such a line. */
  readonly opener: string;
  /** What the token requires of the text after it but does not find; empty if it matches. */
  readonly asked: readonly string[];
  /** Whether it reads the whole line, or would if its opener required less. */
  readonly isWhole: boolean;
  /** The offset where the rule stopped: the end of the line if it read everything. */
  readonly reach: number;
  /** The labels of the tokens that are possible there; empty if unknown. */
  readonly expected: readonly string[];
  /** The text there, up to the next space; empty at the end of the line. */
  readonly found: string;
}

export interface Candidates {
  /** The families whose lines begin like this one; the one that gets furthest comes first. */
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
  // The rule that read the line, except for a part, is not a candidate.
  const open = readings.filter(({ asked, isWhole }) => asked.length > 0 || !isWhole);
  return {
    readings: open.sort(
      (a, b) => b.reach - a.reach || Math.sign(a.asked.length) - Math.sign(b.asked.length),
    ),
    others: families.map(({ name }) => name).filter((name) => !found.has(name)),
  };
}

/** The families that can begin in a mode, in the order in which they are tried. */
function familiesIn(
  mode: string,
  { modes, familyOf, sectionEndingOpeners }: Grammar,
): readonly LineFamily[] {
  const openers = (modes[mode] ?? []).map((token) => sectionEndingOpeners.get(token) ?? token);
  return [...new Set(openers.flatMap((opener) => familyOf.get(opener) ?? []))];
}

/** The token that begins a line, or would if it required less. */
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
  const expected = expectedAfter(rule, before, family, grammar);
  const found = /^[^\s]*/.exec(text.slice(at, end))?.[0] ?? "";
  return { ...about, isWhole: false, reach: Math.min(at, end), expected, found };
}

/** The tokens of a line after its opener, as the lexer cuts them in the modes of a family. */
function restOf(
  family: LineFamily,
  { PUSH_MODE: mode }: TokenType,
  from: number,
  { start, end }: Span,
  text: string,
): readonly IToken[] {
  const tokens = restLexerOf(family, mode).tokenize(text.slice(start, from), text.slice(from, end));
  return tokens.slice(1).flatMap((token) => {
    if (token.image === "\n") return [];
    return [{ ...token, startOffset: token.startOffset + start }];
  });
}

/** Cuts the rest of a line after a head that its caller knows. */
class RestLexer {
  private readonly lexer: Lexer;
  private head = "";

  /** @param mode that the opener at the end of the head begins */
  constructor(modes: LineFamily["modes"], mode: string | undefined) {
    const Head = createToken({
      name: "Head",
      pattern: (_, offset) => (offset === 0 ? [this.head] : null),
      line_breaks: false,
      ...(mode === undefined ? {} : { push_mode: mode }),
    });
    const own: Record<string, TokenType[]> = { head: [Head, Eol, Space, Junk] };
    for (const [name, tokens] of Object.entries(modes)) own[name] = [Eol, Space, ...tokens, Junk];
    this.lexer = new Lexer(
      { modes: own, defaultMode: "head" },
      { positionTracking: "onlyOffset", skipValidations: true },
    );
  }

  /** The head stays before the rest, for patterns with look-behinds, and is the first token. */
  tokenize(head: string, rest: string): readonly IToken[] {
    this.head = head;
    return this.lexer.tokenize(`${head}${rest}\n`).tokens;
  }
}

/** Kept by family and mode, because making a lexer takes much longer than using it. */
const restLexers = new WeakMap<LineFamily, Map<string | undefined, RestLexer>>();

function restLexerOf(family: LineFamily, mode: string | undefined): RestLexer {
  const lexers = restLexers.get(family) ?? new Map<string | undefined, RestLexer>();
  const lexer = lexers.get(mode) ?? new RestLexer(family.modes, mode);
  restLexers.set(family, lexers.set(mode, lexer));
  return lexer;
}

/** Where a rule stops; null if it reads all tokens, infinite if it needs more of them. */
function stopOf(rule: Rule<Node>, tokens: readonly IToken[], { machine }: Grammar): number | null {
  machine.input = [...tokens];
  rule.call(machine);
  const error = machine.errors[0];
  if (error === undefined) return null;
  const { startOffset } = error.token;
  return Number.isInteger(startOffset) ? startOffset : Infinity;
}

const IN_WORD = /[A-Z\d]/;

/**
 * The start of the word in which a rule stopped: another token may have taken its first letters.
 */
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

/** In a longer line, a rule loops, and computing what may follow takes too long. */
const MOST_TOKENS = 100;

/** The labels of what can follow the tokens that a rule has read. */
function expectedAfter(
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
  // Excludes tokens that the lexer does not look for in this mode.
  const possible = types.filter((type) => known.has(type));
  const labels = (possible.length > 0 ? possible : types).map(tokenLabel);
  const end = stopOf(rule, before, grammar) === null ? ["the end of the line"] : [];
  return [...new Set([...labels, ...end])];
}

/** The categories of a token. */
function kindsOf({ CATEGORIES: kinds = [] }: TokenType): readonly TokenType[] {
  return kinds;
}

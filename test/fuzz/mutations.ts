import type { Random } from "./random.ts";

/** Changes a text at random, or replaces it. */
type Mutation = (text: string, random: Random, other: string) => string;

/** No character, a character that pastes bring along, or half of one. */
const INTRUDERS = [
  ...Array.from(
    "\0\t\r\n\f\v \u0085\u00a0\u00ad\u200b\u200e\u202e\u2028\ufeff\ufffd\ud83d\ude00\ud800İıßﬁ",
  ),
  ...Array.from("0O1I/*-+.#@&;=<>\"'\\$%()[]{}|~"),
  "\u0301",
  "&nbsp;",
  "&#x10FFFF;",
  "=C3=A9",
  "<br>",
  "\\n",
  "张",
  "ي",
  "한",
];

/** A random piece of a list, at most so long. */
function piece(length: number, random: Random, most: number): readonly [number, number] {
  const start = random.below(length + 1);
  return [start, Math.min(length, start + 1 + random.below(most))];
}

function withLines(change: (lines: string[], random: Random, other: string[]) => void): Mutation {
  return (text, random, other) => {
    const lines = text.split("\n");
    change(lines, random, other.split("\n"));
    return lines.join("\n");
  };
}

/** The mutations by name. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  "delete lines": withLines((lines, random) => {
    const [start, end] = piece(lines.length, random, 3);
    lines.splice(start, end - start);
  }),
  "double a line": withLines((lines, random) => {
    const [start, end] = piece(lines.length, random, 2);
    lines.splice(random.below(lines.length + 1), 0, ...lines.slice(start, end));
  }),
  "swap lines": withLines((lines, random) => {
    const [one, two] = [random.below(lines.length), random.below(lines.length)];
    [lines[one], lines[two]] = [lines[two] ?? "", lines[one] ?? ""];
  }),
  "join lines": withLines((lines, random) => {
    const at = random.below(lines.length);
    lines.splice(at, 2, lines.slice(at, at + 2).join(random.pick(["", " "])));
  }),
  "splice lines of another": withLines((lines, random, other) => {
    const [start, end] = piece(other.length, random, 8);
    lines.splice(random.below(lines.length + 1), 0, ...other.slice(start, end));
  }),
  "delete a column": withLines((lines, random) => {
    const [start, end] = piece(60, random, 6);
    for (const [index, line] of lines.entries())
      lines[index] = line.slice(0, start) + line.slice(end);
  }),
  "insert a column": withLines((lines, random) => {
    const at = random.below(60);
    const column = random.pick([" ", "|", "\t", "> ", "X"]);
    for (const [index, line] of lines.entries())
      lines[index] = line.slice(0, at) + column + line.slice(at);
  }),
  "cut a column off": withLines((lines, random) => {
    const at = random.below(70);
    for (const [index, line] of lines.entries()) lines[index] = line.slice(0, at);
  }),
  "wrap lines": withLines((lines, random) => {
    const width = 20 + random.below(60);
    const wrapped = lines.flatMap((line) => line.match(new RegExp(`.{1,${width}}|^$`, "g")) ?? []);
    lines.splice(0, lines.length, ...wrapped);
  }),
  "delete characters": (text, random) => {
    const [start, end] = piece(text.length, random, 5);
    return text.slice(0, start) + text.slice(end);
  },
  "double characters": (text, random) => {
    const [start, end] = piece(text.length, random, 12);
    return text.slice(0, end) + text.slice(start);
  },
  "replace a character": (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(INTRUDERS) + text.slice(at + 1);
  },
  "insert characters": (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + random.pick(INTRUDERS).repeat(1 + random.below(3)) + text.slice(at);
  },
  "exchange a digit": (text, random) => {
    const at = text.slice(random.below(text.length)).search(/\d/);
    return at < 0 ? text : text.slice(0, at) + String(random.below(10)) + text.slice(at + 1);
  },
  truncate: (text, random) => text.slice(0, random.below(text.length + 1)),
  "cut the beginning off": (text, random) => text.slice(random.below(text.length + 1)),
  "lower case": (text) => text.toLowerCase(),
  "spaces of another kind": (text, random) =>
    text.replaceAll(" ", random.pick(["\u00a0", "\t", "&nbsp;", "  ", "\u3000"])),
  "line ends of another kind": (text, random) =>
    text.replaceAll("\n", random.pick(["\r\n", "\r", "\u2028", "\n\n", "\\n", "<br>", " "])),
  "UTF-8 read as Latin-1": (text) => Buffer.from(text).toString("latin1"),
  "Latin-1 read as UTF-8": (text) => Buffer.from(text, "latin1").toString(),
  "quote as a mail does": (text, random) =>
    text.replaceAll(/^/gm, random.pick(["> ", ">> ", "| ", "  "])),
  "JSON string": (text) => JSON.stringify(text),
  "random characters": (text, random) =>
    Array.from({ length: random.below(200) }, () =>
      random.below(3) === 0
        ? String.fromCharCode(random.below(0x1_0000))
        : random.pick([...INTRUDERS, ...Array.from(text.slice(0, 40))]),
    ).join(""),
};

/** A text after a few random mutations, and their names. */
export function mutated(
  texts: readonly string[],
  random: Random,
): { readonly text: string; readonly how: readonly string[] } {
  const how = Array.from({ length: 1 + random.below(4) }, () =>
    random.pick(Object.keys(MUTATIONS)),
  );
  const text = how.reduce(
    (before, name) => MUTATIONS[name]?.(before, random, random.pick(texts)) ?? before,
    random.pick(texts),
  );
  return { text, how };
}

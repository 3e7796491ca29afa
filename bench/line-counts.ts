import * as definitions from "../grammars/index.ts";
import { makeSystems } from "../grammars/system.ts";
import { decodeWith } from "../src/decode/decode.ts";
import { NOBODY, ObservedMachine } from "../src/decode/engine/observed.ts";
import { REFERENCE_DATE } from "./stages.ts";

/** How often lines are lexed and parsed, per line of a text. */
export interface LineCounts {
  readonly lexed: number;
  readonly parsed: number;
}

const systems = makeSystems(Object.values(definitions), ObservedMachine);
let lexed = 0;
let parsed = 0;
let depth = 0;

for (const { grammar } of systems) {
  const { lexer, machine } = grammar;
  const tokenize = lexer.tokenize.bind(lexer);
  lexer.tokenize = (text) => {
    lexed += linesIn(text);
    return tokenize(text);
  };
  if (machine instanceof ObservedMachine)
    machine.observer = {
      ...NOBODY,
      enter: () => {
        if (depth++ === 0) parsed++;
      },
      leave: () => {
        depth--;
      },
    };
}

/** Counts while a text is decoded, with all systems as candidates. */
export function lineCounts(text: string): LineCounts {
  [lexed, parsed] = [0, 0];
  decodeWith(systems, text, { referenceDate: REFERENCE_DATE });
  const lines = linesIn(text);
  return { lexed: lexed / lines, parsed: parsed / lines };
}

export function linesIn(text: string): number {
  return text.trimEnd().split("\n").length;
}

/** Whether pastes of the corpus still give their answers: what the tests of pastes and of two records compare. */
import { decodeWith, isDecodable } from "../../src/decode/decode.ts";
import type { System } from "../../src/decode/systems.ts";
import { withoutDoubts } from "../../src/views/v4/reading.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import type { Expectation } from "../../src/workshop/cases.ts";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import { hasOwnForm } from "../own-form.ts";
import { BREAK_PASTES, brokenText, LEAST, leftOf, type Left } from "../paste-breaks.ts";
import { pairedIn, pairsOf, STRIDES } from "../pasted/pairs.ts";
import { atOnce, lineByLine } from "../pasted/pastes.ts";
import type { Subject } from "./mutant.ts";
import { noticedIn } from "./switch.ts";

/** One in so many cases goes through each of the pastes that must change nothing. */
const SHARE = 6;

/** A text that must give the same answer with and without a mutant. */
interface Pasted {
  readonly name: string;
  readonly text: string;
  readonly referenceDate: string;
  readonly algorithms: readonly (string | null)[];
}

/** A text that lost its line breaks, and what it must still give. */
interface Broken extends Pasted {
  readonly paste: string;
  readonly system: string;
  readonly expected: Expectation["answer"];
}

/** What a text gives without a mutant, and the steps that were noticed in it. */
interface Known<Text extends Pasted, Answer> {
  readonly pasted: Text;
  readonly answer: Answer;
  readonly noticed: ReadonlySet<string>;
}

/** Finds the paste that fails because of a mutant. */
export class PasteOracle {
  readonly #same: readonly Known<Pasted, string>[];
  readonly #broken: readonly Known<Broken, Left>[];

  constructor(cases: readonly RunCase[], systems: readonly System[]) {
    this.#same = [...pastesOf(cases), ...pairs(cases)].map((pasted) =>
      known(pasted, () => answerTo(pasted, systems)),
    );
    this.#broken = brokenOf(cases).map((pasted) =>
      known(pasted, () => whatIsLeft(pasted, systems)),
    );
  }

  /** The name of a text that gives another answer because of a mutant; null if none does. */
  killerOf({ during, reaches }: Subject): string | null {
    const canChange = ({ pasted, noticed }: Known<Pasted, unknown>) =>
      reaches({ ...pasted, noticed });
    return during((systems) => {
      const changed = this.#same
        .filter(canChange)
        .find(({ pasted, answer }) => answerTo(pasted, systems) !== answer);
      return changed?.pasted.name ?? this.#brokenBy(this.#broken.filter(canChange), systems);
    });
  }

  /** The first text with a new wrong value, or else the paste that keeps too few of the right ones. */
  #brokenBy(texts: readonly Known<Broken, Left>[], systems: readonly System[]): string | null {
    const lost = new Map<string, number>();
    for (const { pasted, answer } of texts) {
      const left = whatIsLeft(pasted, systems);
      if (left.wrong.join() !== answer.wrong.join()) return pasted.name;
      const key = keyOf(pasted);
      lost.set(key, (lost.get(key) ?? 0) + answer.equal - left.equal);
    }
    return [...lost].find(([key, values]) => this.#isTooMuch(key, values))?.[0] ?? null;
  }

  #isTooMuch(key: string, lost: number): boolean {
    const own = this.#broken.filter(({ pasted }) => keyOf(pasted) === key);
    const [first] = own;
    if (first === undefined) return false;
    const sum = (field: "values" | "equal") =>
      own.reduce((total, { answer }) => total + answer[field], 0);
    const least = LEAST[first.pasted.paste]?.[first.pasted.system] ?? 0;
    return ((sum("equal") - lost) / sum("values")) * 100 < least;
  }
}

function known<Text extends Pasted, Answer>(pasted: Text, ask: () => Answer): Known<Text, Answer> {
  const answers: Answer[] = [];
  const noticed = noticedIn(() => answers.push(ask()));
  const [answer] = answers;
  if (answer === undefined) throw new Error("unreachable: every text has an answer");
  return { pasted, answer, noticed };
}

function answerTo({ text, referenceDate }: Pasted, systems: readonly System[]): string {
  return JSON.stringify(withoutDoubts(toV4(decodeWith(systems, text, { referenceDate }))));
}

function whatIsLeft({ text, referenceDate, expected }: Broken, systems: readonly System[]): Left {
  const decoded = decodeWith(systems, text, { referenceDate });
  const answer: unknown = isDecodable(decoded)
    ? JSON.parse(JSON.stringify(withoutDoubts(toV4(decoded))))
    : null;
  return leftOf(expected, answer);
}

function keyOf({ paste, system }: Broken): string {
  return `${system} ${paste}: the share of values`;
}

function pastesOf(cases: readonly RunCase[]): readonly Pasted[] {
  const whole = cases.filter(({ text }) => !hasOwnForm(text));
  return Object.entries({ ...lineByLine, ...atOnce }).flatMap(([paste, apply], number) =>
    whole
      .filter((_, index) => index % SHARE === number % SHARE)
      .map(({ name, text, expectation }) => ({
        name: `${name} ${paste}`,
        text: apply(text),
        referenceDate: expectation?.referenceDate ?? "",
        algorithms: [expectation?.algorithm ?? null],
      })),
  );
}

function pairs(cases: readonly RunCase[]): readonly Pasted[] {
  const paired = pairedIn(cases);
  return pairsOf(paired, STRIDES[0] ?? 1).map(([first, second]) => ({
    name: `${first.name} + ${second.name}`,
    text: `${first.text}\n${second.text}`,
    referenceDate: first.referenceDate,
    algorithms: [first.algorithm, second.algorithm],
  }));
}

function brokenOf(cases: readonly RunCase[]): readonly Broken[] {
  return Object.entries(BREAK_PASTES).flatMap(([paste, apply]) =>
    cases.flatMap(({ name, text, expectation }) => {
      if (expectation === null || name.includes("paste/")) return [];
      const system = expectation.algorithm ?? "none";
      const broken = brokenText({ name, text, system }, apply);
      if (broken === null) return [];
      const { referenceDate, answer: expected } = expectation;
      const algorithms = [expectation.algorithm];
      const pasted = { name: `${name} ${paste}`, text: broken, referenceDate, algorithms };
      return [{ ...pasted, paste, system, expected }];
    }),
  );
}

/** Asks the service what a text says, while it is typed. */
import type { Workbench } from "../../views/workbench/schema.ts";
import { call, withKeys, type Outcome } from "../shared/api.ts";

/** How long the text must stay as it is before it is asked for. */
const PAUSE_MS = 150;

export interface Question {
  readonly text: string;
  /** Wire value; `""`: the service chooses. */
  readonly algorithm: string;
  /** YYYY-MM-DD; `""`: today. */
  readonly referenceDate: string;
  /** `""`: none. */
  readonly key: string;
}

/** The query of a question, with its `?`; `""` where all is left to the service. */
export function queryOf({ algorithm, referenceDate }: Question): string {
  const query = new URLSearchParams(
    Object.entries({ algorithm, referenceDate }).filter(([, value]) => value !== ""),
  ).toString();
  return query === "" ? "" : `?${query}`;
}

/**
 * The body that the service takes for this text to the letter: of a body it would take off the mark
 * at its start, and the quotes around it.
 */
export function bodyOf(text: string): string {
  return /^\uFEFF|^\s*"[^]*"\s*$/.test(text) ? JSON.stringify(text) : text;
}

const isWorkbench = withKeys<Workbench>("lines", "fields", "itinerary", "answers");

type Tell = (question: Question, outcome: Outcome<Workbench>) => void;

/**
 * One request is under way at a time, and an answer that comes too late is dropped. A key that asked
 * too often rests for as long as the service said.
 */
export class Decoder {
  private next: Question | null = null;
  private asked = 0;
  private isDue = false;
  private isBusy = false;
  private timer = 0;
  /** The key that asked too often, and when it may again, in milliseconds since 1970. */
  private rest = { key: "", until: 0 };
  private readonly tell: Tell;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  /** @param question null: nothing is to be asked any more */
  ask(question: Question | null): void {
    this.next = question;
    this.asked++;
    this.plan(PAUSE_MS);
  }

  /** Asks the last question once more, at once. */
  readonly again = (): void => {
    this.rest = { key: "", until: 0 };
    this.asked++;
    this.plan(0);
  };

  /** Asks the next question after a pause, or as soon as its key may. */
  private plan(pauseMs: number): void {
    this.isDue = false;
    clearTimeout(this.timer);
    if (this.next === null) return;
    const restMs = this.next.key === this.rest.key ? this.rest.until - Date.now() : 0;
    const ask = () => {
      this.isDue = true;
      void this.run();
    };
    this.timer = window.setTimeout(ask, Math.max(pauseMs, restMs));
  }

  private async run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isDue && this.next !== null) {
      const question = this.next;
      const { asked } = this;
      this.isDue = false;
      const outcome = await post(question);
      const isToRest = this.noteRest(question, outcome);
      if (asked === this.asked || isToRest) this.tell(question, outcome);
    }
    this.isBusy = false;
  }

  /** Whether the next question has to wait, as this one was one too many. */
  private noteRest({ key }: Question, outcome: Outcome<Workbench>): boolean {
    const againAt = outcome.ok ? null : outcome.problem.againAt;
    if (againAt === null) return false;
    this.rest = { key, until: againAt.getTime() };
    this.plan(PAUSE_MS);
    return this.next?.key === key;
  }
}

function post(question: Question): Promise<Outcome<Workbench>> {
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
  if (question.key !== "") headers.set("X-Api-Key", question.key);
  const body = bodyOf(question.text);
  return call(`/site/workbench${queryOf(question)}`, isWorkbench, {
    method: "POST",
    headers,
    body,
  });
}

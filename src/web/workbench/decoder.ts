/** Decodes the text while it is being typed. */
import type { Workbench } from "../../views/workbench/schema.ts";
import { call, type Outcome } from "../shared/api.ts";
import { asVisitor } from "../shared/session.ts";
import { isWrapped } from "./input/record-in.ts";
import { decodeHere, isWorkbench } from "./offline/here.ts";

/** How long the text must stay unchanged before it is decoded. */
const PAUSE_MS = 150;

export interface Question {
  readonly text: string;
  /** Wire value; `""`: the service chooses. */
  readonly algorithm: string;
  /** YYYY-MM-DD; `""`: today. */
  readonly referenceDate: string;
  /** `""`: none. */
  readonly key: string;
  /** Whether the page decodes by itself. */
  readonly isOffline: boolean;
}

/** The query of a question, including `?`; `""` if everything is left to the service. */
export function queryOf({
  algorithm,
  referenceDate,
}: Pick<Question, "algorithm" | "referenceDate">): string {
  const query = new URLSearchParams(
    Object.entries({ algorithm, referenceDate }).filter(([, value]) => value !== ""),
  ).toString();
  return query === "" ? "" : `?${query}`;
}

/**
 * The body from which the service reads exactly this text. From a plain body it would remove a byte-order
 * mark, surrounding quotes and the JSON around a record. JSON without a record stays unchanged, so that
 * the service reports what is missing.
 */
export function bodyOf(text: string): string {
  return isWrapped(text) ? JSON.stringify(text) : text;
}

type OnOutcome = (question: Question, outcome: Outcome<Workbench>) => void;

/**
 * Sends one request at a time and discards outdated answers. After too many requests with a key, waits
 * as long as the service asks.
 */
export class Decoder {
  private next: Question | null = null;
  private asked = 0;
  private isDue = false;
  private isBusy = false;
  private timer = 0;
  /** The key with too many requests, and when it may be used again, in milliseconds since 1970. */
  private rest = { key: "", until: 0 };
  private readonly onOutcome: OnOutcome;

  constructor(onOutcome: OnOutcome) {
    this.onOutcome = onOutcome;
  }

  /** @param question null: stop asking */
  ask(question: Question | null): void {
    this.next = question;
    this.asked++;
    this.schedule(PAUSE_MS);
  }

  /** Asks the last question again immediately. */
  readonly retry = (): void => {
    this.rest = { key: "", until: 0 };
    this.asked++;
    this.schedule(0);
  };

  /** Asks the next question after a pause, or as soon as its key may be used. */
  private schedule(pauseMs: number): void {
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
      const outcome = await outcomeFor(question);
      const mustWait = this.noteRest(question, outcome);
      if (asked === this.asked || mustWait) this.onOutcome(question, outcome);
    }
    this.isBusy = false;
  }

  /** Whether the next question has to wait because this one exceeded the limit. */
  private noteRest({ key }: Question, outcome: Outcome<Workbench>): boolean {
    const againAt = outcome.ok ? null : outcome.problem.againAt;
    if (againAt === null) return false;
    this.rest = { key, until: againAt.getTime() };
    this.schedule(PAUSE_MS);
    return this.next?.key === key;
  }
}

function outcomeFor(question: Question): Promise<Outcome<Workbench>> {
  const { text, algorithm, referenceDate, isOffline } = question;
  return isOffline ? decodeHere({ body: bodyOf(text), algorithm, referenceDate }) : post(question);
}

/** Asks with the key or, without one, as the visitor who may be logged in. */
function post(question: Question): Promise<Outcome<Workbench>> {
  return asVisitor(question.key, (headers) => {
    headers.set("Content-Type", "text/plain; charset=utf-8");
    const body = bodyOf(question.text);
    const init = { method: "POST", headers, body };
    return call(`/site/workbench${queryOf(question)}`, isWorkbench, init);
  });
}

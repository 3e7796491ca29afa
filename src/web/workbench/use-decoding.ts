import { useEffect, useMemo, useState } from "preact/hooks";
import type { Workbench } from "../../views/workbench/schema.ts";
import type { Problem } from "../shared/api.ts";
import { Decoder, type Question } from "./decoder.ts";

/** The result of decoding the text. */
export interface Decoding {
  /** The last answer and its question; null if there is none. */
  readonly answer: { readonly question: Question; readonly model: Workbench } | null;
  /** Why there is no newer answer. */
  readonly problem: Problem | null;
}

const NOTHING: Decoding = { answer: null, problem: null };

/** Decodes the question whenever it changes; `retry` repeats it immediately. */
export function useDecoding(question: Question): Decoding & { readonly retry: () => void } {
  const [decoding, setDecoding] = useState(NOTHING);
  const decoder = useMemo(
    () =>
      new Decoder((asked, outcome) => {
        setDecoding(({ answer }) =>
          outcome.ok
            ? { answer: { question: asked, model: outcome.value }, problem: null }
            : { answer: isAboutText(outcome.problem) ? null : answer, problem: outcome.problem },
        );
      }),
    [],
  );
  const { text, algorithm, referenceDate, key, isOffline } = question;
  useEffect(() => {
    const isEmpty = text.trim() === "";
    decoder.ask(isEmpty ? null : question);
    if (isEmpty) setDecoding(NOTHING);
  }, [text, algorithm, referenceDate, key, isOffline]);
  return { ...decoding, retry: decoder.retry };
}

/** Whether the service refused the text itself: then an earlier answer is useless. */
function isAboutText({ status }: Problem): boolean {
  return REFUSALS_OF_TEXTS.has(status);
}

const REFUSALS_OF_TEXTS = new Set([400, 413, 415, 422]);

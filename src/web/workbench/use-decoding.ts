import { useEffect, useMemo, useState } from "preact/hooks";
import type { Workbench } from "../../views/workbench/schema.ts";
import type { Problem } from "../shared/api.ts";
import { Decoder, type Question } from "./decoder.ts";

/** What is known of the text. */
export interface Decoding {
  /** The last answer, and what was asked; null where there is none. */
  readonly answer: { readonly question: Question; readonly model: Workbench } | null;
  /** Why there is no newer one. */
  readonly problem: Problem | null;
}

const NOTHING: Decoding = { answer: null, problem: null };

/** Decodes what is asked for, while it changes; `again` asks the same once more, at once. */
export function useDecoding(question: Question): Decoding & { readonly again: () => void } {
  const [decoding, setDecoding] = useState(NOTHING);
  const decoder = useMemo(
    () =>
      new Decoder((asked, outcome) => {
        setDecoding(({ answer }) =>
          outcome.ok
            ? { answer: { question: asked, model: outcome.value }, problem: null }
            : { answer, problem: outcome.problem },
        );
      }),
    [],
  );
  const { text, algorithm, referenceDate, key } = question;
  useEffect(() => {
    const isEmpty = text.trim() === "";
    decoder.ask(isEmpty ? null : question);
    if (isEmpty) setDecoding(NOTHING);
  }, [text, algorithm, referenceDate, key]);
  return { ...decoding, again: decoder.again };
}

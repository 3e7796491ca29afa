import { useEffect, useState } from "preact/hooks";
import { callFile, type Outcome, type Problem } from "../../shared/api.ts";
import { asVisitor } from "../../shared/session.ts";
import { queryOf, type Question } from "../decoder.ts";
import { optionsOf, type SendChoices } from "./choices.ts";
import { isText, type SendFormat } from "./formats.ts";

/** How long choices must stay unchanged before the service is asked. */
const PAUSE_MS = 250;

export interface Rendered {
  readonly format: SendFormat;
  readonly file: Blob;
  /** Null if it is none. */
  readonly text: string | null;
  /** How many segments the format cannot show. */
  readonly leftOut: number;
}

interface Rendering {
  /** The latest itinerary; null if there is none. */
  readonly rendered: Rendered | null;
  /** Why there is no newer one. */
  readonly problem: Problem | null;
}

/** The itinerary as chosen, written whenever the record or a choice changes; `retry` writes it again. */
export function useRendering(
  question: Question,
  choices: SendChoices,
  format: SendFormat | undefined,
): Rendering & { readonly retry: () => void } {
  const [rendering, setRendering] = useState<Rendering>({ rendered: null, problem: null });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (format === undefined) return undefined;
    let isLatest = true;
    const ask = () => {
      void render(question, choices, format).then((outcome) => {
        if (!isLatest) return;
        setRendering(
          outcome.ok
            ? { rendered: outcome.value, problem: null }
            : { rendered: null, problem: outcome.problem },
        );
      });
    };
    const timer = setTimeout(ask, rendering.rendered === null ? 0 : PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [question, choices, format, tries]);
  return {
    ...rendering,
    retry: () => {
      setTries(tries + 1);
    },
  };
}

async function render(
  question: Question,
  choices: SendChoices,
  format: SendFormat,
): Promise<Outcome<Rendered>> {
  const { text } = question;
  const body = JSON.stringify({ text, format: format.name, options: optionsOf(choices) });
  const outcome = await asVisitor(question.key, (headers) => {
    headers.set("Content-Type", "application/json");
    return callFile(`/site/itinerary${queryOf(question)}`, { method: "POST", headers, body });
  });
  if (!outcome.ok) return outcome;
  const { file, headers } = outcome.value;
  const leftOut = Number(headers.get("Recloc-Left-Out"));
  const written = isText(format) ? await file.text() : null;
  return { ok: true, value: { format, file, text: written, leftOut } };
}

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { useEditor } from "../editor-pane.tsx";
import { ProblemNote } from "../answer/problem-note.tsx";
import { useDecoding, type Decoding } from "../use-decoding.ts";
import type { Choices } from "../toolbar.tsx";
import { Outcome } from "./outcome.tsx";

interface Props {
  /** The version in the page's own editor. */
  readonly earlier: ReturnType<typeof useEditor>;
  readonly earlierAnswer: Decoding["answer"];
  readonly later: ReturnType<typeof useEditor>;
  readonly choices: Choices;
  readonly close: () => void;
}

/** A second version of the record, and what has changed since the first. */
export function Compare({ earlier, earlierAnswer, later, choices, close }: Props) {
  const { pane, editor, text } = later;
  const { answer, problem, retry } = useDecoding({ text, ...choices });
  useEffect(() => {
    editor.setReading(answer?.question.text ?? null, answer?.model ?? null);
  }, [answer]);
  return (
    <div class="compare">
      <div class="compare-head">
        <h2>What has changed</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <p class="faint">The earlier version is in the first editor, the later one here.</p>
      {pane}
      <div aria-live="polite">
        {problem !== null && (
          <ProblemNote problem={problem} retry={retry} hasOlder={answer !== null} />
        )}
        {earlier.text.trim() === "" ? (
          <Hint>Paste the earlier version into the first editor.</Hint>
        ) : text.trim() === "" ? (
          <Hint>Paste the later version above.</Hint>
        ) : (
          earlierAnswer !== null &&
          answer !== null && (
            <Outcome
              earlier={{ model: earlierAnswer.model, goTo: earlier.editor.goTo }}
              later={{ model: answer.model, goTo: editor.goTo }}
            />
          )
        )}
      </div>
    </div>
  );
}

function Hint({ children }: { readonly children: ComponentChildren }) {
  return <p class="faint">{children}</p>;
}

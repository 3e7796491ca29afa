import { useEffect, useMemo, useState } from "preact/hooks";
import type { Sample, SystemName } from "../../views/workbench/schema.ts";
import { Answer } from "./answer/answer.tsx";
import { useEditor } from "./editor-pane.tsx";
import { LineWords } from "./answer/line-words.tsx";
import { linesByPathOf, type Links } from "./links.ts";
import { isAboutKey, ProblemNote } from "./answer/problem-note.tsx";
import { Summary } from "./answer/summary.tsx";
import { systemNames } from "./system-names.ts";
import { Toolbar, type Choices } from "./toolbar.tsx";
import { useDecoding, type Decoding } from "./use-decoding.ts";
import { useVisit } from "./use-visit.ts";
import { Welcome } from "./welcome.tsx";

const NO_CHOICES: Choices = { algorithm: "", referenceDate: "", key: "" };

/** The whole page. It stores no text and no key anywhere. */
export function Workbench() {
  const visit = useVisit();
  const [choices, setChoices] = useState(NO_CHOICES);
  const { pane, editor, text, cursor, pointed } = useEditor();
  const decoding = useDecoding({ text, ...choices });
  const refused = useRefused(decoding);
  const { answer, problem, retry } = decoding;
  const isCurrent = answer?.question.text === text;
  useEffect(() => {
    if (answer !== null) editor.setReading(answer.question.text, answer.model);
  }, [answer]);
  const linesByPath = useMemo(
    () => (answer ? linesByPathOf(answer.model) : new Map<string, readonly number[]>()),
    [answer],
  );
  const links: Links = {
    linesByPath,
    pointed: isCurrent ? (pointed ?? cursor.line) : null,
    link: editor.link,
    goTo: editor.goTo,
  };
  /** Starts over with a text and keeps only the key. */
  const load = ({ text: sample }: Pick<Sample, "text">) => {
    editor.setText(sample);
    setChoices(({ key }) => ({ ...NO_CHOICES, key }));
  };
  return (
    <div class="workbench">
      <h1 class="unseen">Workbench</h1>
      <section class="source" aria-label="Text">
        <Toolbar
          choices={choices}
          choose={(change) => {
            setChoices((known) => ({ ...known, ...change }));
          }}
          systems={systemsOf(visit.samples, decoding)}
          samples={visit.samples}
          load={load}
          clear={() => {
            load({ text: "" });
          }}
          asksForKey={visit.keyless === false || refused}
        />
        {pane}
        <p class="line-words" role="status">
          {isCurrent && <LineWords model={answer.model} cursor={cursor} />}
        </p>
      </section>
      <section class="result" aria-label="Result">
        <div aria-live="polite">
          {problem !== null && (
            <ProblemNote problem={problem} retry={retry} hasOlder={answer !== null} />
          )}
          {answer !== null && <Summary model={answer.model} />}
        </div>
        {text.trim() === "" && <Welcome samples={visit.samples} load={load} />}
        {answer !== null && <Answer {...answer} {...links} />}
      </section>
    </div>
  );
}

/** Whether the service has ever asked this page for a key, or for a different one. */
function useRefused({ problem }: Decoding): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (problem !== null && isAboutKey(problem)) setRefused(true);
  }, [problem]);
  return refused;
}

/** The systems that can be chosen: those of the samples and those in the answer. */
function systemsOf(samples: readonly Sample[], { answer }: Decoding): readonly SystemName[] {
  const names = new Map(samples.map(({ system }) => [system.wire, system.name]));
  for (const [wire, name] of answer === null ? [] : systemNames(answer.model))
    names.set(wire, name);
  return [...names].map(([wire, name]) => ({ wire, name }));
}

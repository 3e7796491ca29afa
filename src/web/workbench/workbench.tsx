import { useEffect, useMemo, useState } from "preact/hooks";
import type { SystemName } from "../../views/lines-schema.ts";
import type { Sample } from "../../views/workbench/schema.ts";
import { Answer } from "./answer/answer.tsx";
import type { RecordEditor } from "./editor/record-editor.ts";
import { useEditor } from "./editor-pane.tsx";
import { LineWords } from "./answer/line-words.tsx";
import { linesByPathOf, type Links } from "./links.ts";
import { openFile } from "./open-file.ts";
import { isAboutKey, ProblemNote } from "./answer/problem-note.tsx";
import { Summary } from "./answer/summary.tsx";
import { systemNames } from "./system-names.ts";
import { Toolbar, type Choices } from "./toolbar.tsx";
import { useDecoding, type Decoding } from "./use-decoding.ts";
import { useVisit, type Visit } from "./use-visit.ts";
import { Welcome } from "./welcome.tsx";

const NO_CHOICES: Choices = { algorithm: "", referenceDate: "", key: "" };

/** The whole page. It stores no text and no key anywhere. */
export function Workbench() {
  const visit = useVisit();
  const { pane, editor, text, cursor, pointed, dropped } = useEditor();
  const { choices, choose, load } = useChoices(editor);
  const decoding = useDecoding({ text, ...choices });
  const asksForKey = useKeyQuestion(visit, decoding);
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
  const { open, refusal } = useOpening(load, text, dropped);
  return (
    <div class="workbench">
      <h1 class="unseen">Workbench</h1>
      <section class="source" aria-label="Text">
        <Toolbar
          choices={choices}
          choose={choose}
          systems={systemsOf(visit.samples, decoding)}
          samples={visit.samples}
          load={load}
          open={open}
          clear={() => {
            load({ text: "" });
          }}
          asksForKey={asksForKey}
        />
        {pane}
        <p class="line-words" role="status">
          {refusal ?? (isCurrent && <LineWords model={answer.model} cursor={cursor} />)}
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

/** What the visitor has chosen beside the text; `load` starts over with a text and keeps only the key. */
function useChoices({ setText }: Pick<RecordEditor, "setText">) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const choose = (change: Partial<Choices>) => {
    setChoices((known) => ({ ...known, ...change }));
  };
  const load = ({ text }: Pick<Sample, "text">) => {
    setText(text);
    setChoices(({ key }) => ({ ...NO_CHOICES, key }));
  };
  return { choices, choose, load };
}

/** Opens files, chosen or dropped; `refusal` says why the last one was not opened. */
function useOpening(load: (opened: { text: string }) => void, text: string, dropped: File | null) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = (file: File) => {
    void openFile(file).then((opened) => {
      setRefusal(opened.ok ? null : opened.why);
      if (opened.ok) load(opened);
    });
  };
  useEffect(() => {
    if (dropped !== null) open(dropped);
  }, [dropped]);
  useEffect(() => {
    setRefusal(null);
  }, [text]);
  return { open, refusal };
}

/**
 * Whether to ask for a key: the visitor is a stranger, or the service has refused since it last answered
 * without one. Goes on by itself when the visitor has logged in.
 */
function useKeyQuestion(visit: Visit, { problem, answer, retry }: ReturnType<typeof useDecoding>) {
  const [refused, setRefused] = useState(false);
  const isStranger = problem?.code === "missing_api_key";
  useEffect(() => {
    if (problem !== null && isAboutKey(problem)) setRefused(true);
    else if (problem === null && answer?.question.key === "") setRefused(false);
  }, [problem, answer]);
  useEffect(() => {
    if (isStranger) visit.ask();
  }, [isStranger]);
  useEffect(() => {
    if (isStranger && visit.keyless === true) retry();
  }, [visit.keyless]);
  return visit.keyless === false || refused;
}

/** The systems that can be chosen: those of the samples and those in the answer. */
function systemsOf(samples: readonly Sample[], { answer }: Decoding): readonly SystemName[] {
  const names = new Map(samples.map(({ system }) => [system.wire, system.name]));
  for (const [wire, name] of answer === null ? [] : systemNames(answer.model))
    names.set(wire, name);
  return [...names].map(([wire, name]) => ({ wire, name }));
}

import { useEffect, useState } from "preact/hooks";
import { Answer } from "./answer/answer.tsx";
import { LineWords } from "./answer/line-words.tsx";
import { ProblemNote } from "./answer/problem-note.tsx";
import { Summary } from "./answer/summary.tsx";
import { Compare } from "./compare/compare.tsx";
import { useEditor } from "./editor-pane.tsx";
import { useOpening } from "./input/use-opening.ts";
import { useLinks } from "./links.ts";
import { useRedacting } from "./redact/use-redacting.ts";
import { systemsOf } from "./system-names.ts";
import { Toolbar } from "./toolbar.tsx";
import { useChoices } from "./use-choices.ts";
import { useDecoding } from "./use-decoding.ts";
import { useKeyQuestion } from "./use-key-question.ts";
import { useVisit } from "./use-visit.ts";
import { Intro, Welcome } from "./welcome/welcome.tsx";

/** The whole page. It stores no text and no key anywhere. */
export function Workbench() {
  const bench = useBench();
  const { isEmpty, isDragging, isComparing } = bench;
  return (
    <div class={isDragging ? "workbench dropping" : "workbench"}>
      {isEmpty && !isComparing ? <Intro /> : <h1 class="unseen">Workbench</h1>}
      <Source {...bench} />
      <Result {...bench} />
    </div>
  );
}

type Bench = ReturnType<typeof useBench>;

/** The state that the parts of the page share. */
function useBench() {
  const visit = useVisit();
  const first = useEditor("Booking record");
  const later = useEditor("Later version");
  const { editor, text } = first;
  const [isComparing, setComparing] = useState(false);
  const choosing = useChoices(editor);
  const { choices, choose, load } = choosing;
  const decoding = useDecoding({ text, ...choices });
  const { answer } = decoding;
  useEffect(() => {
    editor.setReading(answer?.question.text ?? null, answer?.model ?? null);
  }, [answer]);
  const isEmpty = text.trim() === "";
  const opening = useOpening({
    load: (opened) => {
      const isLater = isComparing && !isEmpty;
      if (isLater) later.editor.setText(opened);
      else load({ text: opened });
      // Lets the visitor continue there, or undo it.
      (isLater ? later.editor : editor).focus();
    },
    loadShared: ({ text: shared, algorithm, referenceDate }) => {
      load({ text: shared });
      choose({ algorithm, referenceDate });
    },
    text,
    problem: decoding.problem,
  });
  const redacting = useRedacting({ text, ...choices, setText: editor.setText });
  const asksForKey = useKeyQuestion(visit, decoding);
  const links = useLinks(first, answer);
  return {
    ...{ visit, first, later, decoding, isEmpty, asksForKey, links },
    ...choosing,
    ...opening,
    ...redacting,
    ...{ isComparing, setComparing },
  };
}

function Source(bench: Bench) {
  const { visit, first, decoding, load, isComparing, setComparing } = bench;
  const notice = bench.notice ?? bench.said;
  const { text, cursor, pane } = first;
  const { answer } = decoding;
  return (
    <section class="source" aria-label="Text">
      <Toolbar
        {...bench}
        text={text}
        systems={systemsOf(visit.samples, answer?.model)}
        visit={visit}
        clear={() => {
          load({ text: "" });
        }}
        compare={() => {
          setComparing(!isComparing);
        }}
      />
      {pane}
      <p class="line-words" role="status">
        {notice !== null && <span class={notice.isRefusal ? "bad" : "doubt"}>{notice.words}</span>}
        {notice?.isRefusal !== true && answer?.question.text === text && (
          <LineWords model={answer.model} cursor={cursor} />
        )}
      </p>
    </section>
  );
}

function Result({ decoding, isEmpty, links, visit, load, later, choices, ...bench }: Bench) {
  const { answer, problem, retry } = decoding;
  const { isComparing, setComparing, first, notice } = bench;
  return (
    <section class="result" aria-label="Result">
      <div aria-live="polite">
        {problem !== null && notice?.isRefusal !== true && (
          <ProblemNote problem={problem} retry={retry} hasOlder={answer !== null} />
        )}
        {answer !== null && <Summary model={answer.model} goTo={links.goTo} />}
      </div>
      {isComparing && (
        <Compare
          earlier={first}
          earlierAnswer={answer}
          later={later}
          choices={choices}
          close={() => {
            setComparing(false);
          }}
        />
      )}
      {!isComparing && isEmpty && <Welcome samples={visit.samples} load={load} />}
      {!isComparing && answer !== null && <Answer {...answer} {...links} />}
    </section>
  );
}

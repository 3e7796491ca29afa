import { useRef } from "preact/hooks";
import type { Workbench } from "../../../views/workbench/schema.ts";
import type { Problem } from "../../shared/api.ts";
import { counted } from "../../shared/count.ts";
import { Choice } from "../../shared/choice.tsx";
import { problemText } from "../../shared/problem-words.ts";
import type { Question } from "../decoder.ts";
import { Actions } from "./actions.tsx";
import { AgencyFields } from "./agency-fields.tsx";
import { BeforeSending } from "./before-sending.tsx";
import { labelOf, useFormats } from "./formats.ts";
import { Preview } from "./preview.tsx";
import { Fold, StyleFields } from "./style-fields.tsx";
import { SellAgain } from "./sell-again.tsx";
import { useKeptChoices } from "./use-kept-choices.ts";
import { useRendering, type Rendered } from "./use-rendering.ts";

interface Props {
  readonly model: Workbench;
  readonly question: Question;
  /** Moves the cursor to a place in the text. */
  readonly goTo: (offset: number) => void;
}

/** An itinerary for travellers, as the visitor wants it, and the ways to send it. */
export function Send(props: Props) {
  const { model, question } = props;
  if (!model.decodable)
    return <Empty words="No booking was found in this text, so there is no itinerary to send." />;
  return (
    <>
      {question.isOffline ? <Empty words={OFFLINE} /> : <SendItinerary {...props} />}
      <SellAgain model={model} />
    </>
  );
}

const OFFLINE =
  "The service writes itineraries, and this record does not leave your device. Turn off “Decode on this device” to " +
  "send one.";

function Empty({ words }: { readonly words: string }) {
  return (
    <div class="empty panel">
      <p>{words}</p>
    </div>
  );
}

function SendItinerary({ model, question, goTo }: Props) {
  const { formats, refusal, askFormats } = useFormats();
  const { choices, choose, reset } = useKeptChoices();
  const format = formats.find(({ name }) => name === choices.format) ?? formats[0];
  const { rendered, problem, retry } = useRendering(question, choices, format);
  return (
    <div class="send">
      <BeforeSending model={model} text={question.text} goTo={goTo} />
      {format !== undefined && (
        <Choice
          label="Format"
          options={formats.map((each) => ({ value: each.name, text: labelOf(each) }))}
          chosen={format.name}
          choose={(name) => {
            choose({ format: name });
          }}
        />
      )}
      <StyleFields choices={choices} choose={choose} />
      <Fold title="Your agency">
        <AgencyFields
          agency={choices.agency}
          choose={(change) => {
            choose({ agency: { ...choices.agency, ...change } });
          }}
        />
      </Fold>
      <p class="faint send-kept">
        This browser keeps these choices, and nothing of the record.{" "}
        <button type="button" class="quiet" onClick={reset}>
          Forget them
        </button>
      </p>
      {refusal !== null && <Failed problem={refusal} retry={askFormats} />}
      {problem !== null && <Failed problem={problem} retry={retry} />}
      {rendered !== null && <Result model={model} rendered={rendered} />}
    </div>
  );
}

function Failed({ problem, retry }: { readonly problem: Problem; readonly retry: () => void }) {
  return (
    <div class="problem panel" role="alert">
      <p>{problemText(problem)}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function Result({ model, rendered }: { readonly model: Workbench; readonly rendered: Rendered }) {
  const shown = useRef<HTMLPreElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const locator = model.answers.v4?.extraInfo?.record_locator ?? null;
  const parts = { rendered, shown, frame };
  return (
    <section aria-label="Itinerary to send">
      <Actions {...parts} locator={locator} />
      <LeftOut count={rendered.leftOut} />
      <Preview {...parts} />
    </section>
  );
}

/** What the file lacks, for its sender. */
function LeftOut({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p class="doubt" role="note">
      {counted(count, "segment")} of the record cannot be shown in this format: too little is known
      of what is booked.
    </p>
  );
}

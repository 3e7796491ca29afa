import type { Workbench } from "../../../views/workbench/schema.ts";
import { Doubts } from "../answer/doubts.tsx";
import { NotRead } from "../itinerary/not-read.tsx";

interface Props {
  readonly model: Workbench;
  /** The text that the model is about. */
  readonly text: string;
  readonly goTo: (offset: number) => void;
}

/** Below this, itineraries say that they may be wrong. */
const CERTAIN = 0.9;

/** What somebody has to check before sending the itinerary. */
export function BeforeSending({ model, text, goTo }: Props) {
  const { warnings, confidence, answers } = model;
  const unread = answers.v4?.extraInfo?.unread_lines ?? [];
  const isUncertain = confidence < CERTAIN;
  if (!isUncertain && warnings.length === 0 && unread.length === 0) return null;
  return (
    <div class="before-sending" role="note">
      <p>
        <b>Check this before you send the itinerary.</b>
        {isUncertain && " It is not certain which system printed the record."}
        {unread.length > 0 && " The itinerary lacks what was not read."}
      </p>
      <Doubts warnings={warnings} model={model} text={text} goTo={goTo} />
      <NotRead model={model} goTo={goTo} />
    </div>
  );
}

import type { UnreadSpan } from "../../../views/lines-schema.ts";
import type { Workbench, WorkbenchCandidate } from "../../../views/workbench/schema.ts";
import { counted } from "../../shared/count.ts";
import { Blocks } from "./blocks.tsx";
import { Doubts } from "./doubts.tsx";
import { PlaceButton } from "./place-button.tsx";
import { FATES, linesWith } from "../unread-lines.ts";
import { percent } from "../words.ts";

interface Props {
  readonly model: Workbench;
  /** The text that the model is about. */
  readonly text: string;
  readonly goTo: (offset: number) => void;
}

/** The systems that may have printed the text, and how its lines were read. */
export function HowItWasRead({ model, text, goTo }: Props) {
  const { algorithm, forced, candidates, warnings, lines, records, decodable, looksLike } = model;
  const unread = lines.flatMap(({ number, unread: parts }) =>
    parts.map((part) => ({ ...part, number })),
  );
  return (
    <div class="reading">
      <section>
        <h2>System</h2>
        <p>
          Read as <b>{algorithm.name}</b> (<code>{algorithm.wire}</code>),{" "}
          {forced ? "as requested." : "detected from the text."}
          {!decodable && looksLike !== null && ` It looks like: ${looksLike}.`}
        </p>
        <ul class="candidates">
          {candidates.map((candidate) => (
            <Candidate key={candidate.wire} {...candidate} />
          ))}
        </ul>
      </section>
      {records.length > 0 && <Records model={model} goTo={goTo} />}
      <section>
        <h2>Lines</h2>
        <Coverage model={model} />
        {unread.length > 0 && <Unread parts={unread} goTo={goTo} />}
      </section>
      {model.structures.map((structure, index) => (
        <Blocks key={index} structure={structure} model={model} text={text} goTo={goTo} />
      ))}
      <Doubts warnings={warnings} model={model} text={text} goTo={goTo} />
    </div>
  );
}

function Candidate({ name, confidence, reasons }: WorkbenchCandidate) {
  return (
    <li>
      <div class="sure">
        <span>{name}</span>
        <span class="track" aria-hidden="true">
          <span class="share" style={{ width: `${confidence * 100}%` }} />
        </span>
        <span class="figure">{percent(confidence)}</span>
      </div>
      {reasons.length > 0 && (
        <ul class="faint">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Records({ model, goTo }: Omit<Props, "text">) {
  return (
    <section>
      <h2>{counted(model.records.length, "record")} in this text</h2>
      <ul class="places">
        {model.records.map(({ locator, algorithm, lines: { first, last } }, index) => (
          <li key={index}>
            <PlaceButton
              number={first}
              start={model.lines[first - 1]?.start ?? 0}
              goTo={goTo}
              words={first === last ? `line ${first}` : `lines ${first} to ${last}`}
            />
            <span>
              {locator ?? "no locator"} · {algorithm.name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const COUNTED = [
  ["read", "read"],
  ["partly", "read in part"],
  ["ignored", "say nothing about the booking"],
  ["unread", "not read"],
] as const;

function Coverage({ model }: { model: Workbench }) {
  return (
    <ul class="coverage">
      {COUNTED.map(([fate, words]) => (
        <li key={fate} class={`fate-${fate}`}>
          <span aria-hidden="true">{FATES[fate].sign}</span> <b>{linesWith(fate, model).length}</b>{" "}
          {words}
        </li>
      ))}
    </ul>
  );
}

type NumberedPart = UnreadSpan & { readonly number: number };

function Unread({ parts, goTo }: { parts: readonly NumberedPart[]; goTo: Props["goTo"] }) {
  return (
    <>
      <h3>Not read</h3>
      <ul class="places">
        {parts.map(({ number, start, reason }) => (
          <li key={start}>
            <PlaceButton number={number} start={start} goTo={goTo} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { Workbench } from "../../../views/workbench/schema.ts";
import { counted } from "../../shared/count.ts";
import { FATES, linesWith, unreadLinesOf, type LineFate } from "../unread-lines.ts";
import { percent } from "../words.ts";

interface Props {
  readonly model: Workbench;
  /** Moves the cursor to a place in the text. */
  readonly goTo: (offset: number) => void;
}

/** The system or systems that printed the text, and whether all of it was read. */
export function Summary({ model, goTo }: Props) {
  const { algorithm, forced, confidence, decodable, lines, records } = model;
  const isWhole = unreadLinesOf(model).length === 0;
  const systems = new Set(records.map((record) => record.algorithm.name));
  return (
    <p class="summary">
      <b class="system">{systems.size > 1 ? [...systems].join(", ") : algorithm.name}</b>
      {(decodable || forced) && (
        <span>{forced ? "as requested" : `${percent(confidence)} sure`}</span>
      )}
      {records.length > 0 && <span>{counted(records.length, "record")}</span>}
      <span>{counted(lines.length, "line")}</span>
      <Lines fate="unread" tone="bad" model={model} goTo={goTo} />
      <Lines fate="partly" tone="doubt" model={model} goTo={goTo} />
      {isWhole && <span class="good">all accounted for</span>}
    </p>
  );
}

interface LinesProps extends Props {
  readonly fate: LineFate;
  readonly tone: "bad" | "doubt";
}

/** The number of lines with a fate that nobody should miss; a click goes to the first of them. */
function Lines({ fate, tone, model, goTo }: LinesProps) {
  const lines = linesWith(fate, model);
  const [first] = lines;
  if (first === undefined) return null;
  const { number, start, unread } = first;
  return (
    <button
      type="button"
      class={`fate-button ${tone}`}
      title={`Go to ${lines.length === 1 ? "" : "the first, "}line ${number}`}
      onClick={() => {
        goTo(unread[0]?.start ?? start);
      }}
    >
      {lines.length} {FATES[fate].meaning}
    </button>
  );
}

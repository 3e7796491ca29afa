import { useMemo, useState } from "preact/hooks";
import type { TextSpan } from "../../../views/lines-schema.ts";
import type {
  Workbench,
  WorkbenchBlock,
  WorkbenchJourney,
  WorkbenchStructure,
} from "../../../views/workbench/schema.ts";
import { counted } from "../../shared/count.ts";
import { lineAt } from "../links.ts";
import { PlaceButton } from "./place-button.tsx";

interface Props {
  readonly structure: WorkbenchStructure;
  readonly model: Workbench;
  /** The text that the model is about. */
  readonly text: string;
  readonly goTo: (offset: number) => void;
}

/** Something in a block: a layout, a label or a fact. */
interface Said {
  readonly start: number;
  readonly what: string;
  readonly words: string;
  /** How it was used, or what it means. */
  readonly fate: string;
  readonly isRead: boolean;
}

interface BlockProps extends Pick<Props, "model" | "text"> {
  readonly block: WorkbenchBlock;
  readonly said: readonly Said[];
}

/** How a text that no system printed was analysed, and what was joined. */
export function Blocks(props: Props) {
  const { structure, model, text } = props;
  const { language, blocks, journeys } = structure;
  const said = useMemo(() => saidInBlocks(props), [structure]);
  return (
    <section class="blocks">
      <h2>Blocks and what was joined</h2>
      <p>
        {counted(blocks.length, "block")},{" "}
        {language === null ? "without labels." : `labels mostly ${capital(language)}.`}
      </p>
      {journeys.length > 0 && (
        <ul class="places">
          {journeys.map((journey) => (
            <Journey key={journey.start} {...props} journey={journey} />
          ))}
        </ul>
      )}
      {blocks.map((block) => (
        <Block
          key={block.start}
          block={block}
          said={said.get(block) ?? []}
          model={model}
          text={text}
        />
      ))}
    </section>
  );
}

function Journey({ journey, text, model, goTo }: Props & { readonly journey: WorkbenchJourney }) {
  const { kind, start, unread, isCancelled, parts } = journey;
  return (
    <li>
      <PlaceButton number={lineAt(model, start) ?? 1} start={start} goTo={goTo} />
      <div>
        <b>
          {capital(kind)} {wordsAt(journey, text)}
        </b>{" "}
        {unread !== null && <span class="bad">not read: {unread}</span>}
        {isCancelled && <span class="doubt">cancelled</span>}
        <ul class="joined">
          {parts.map((part) => (
            <li key={part.name}>
              <span class="faint">{readable(part.name)}</span> {wordsAt(part, text)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The inside of a block is drawn only when somebody opens it. */
function Block({ block, said, text, model }: BlockProps) {
  const [isOpen, open] = useState(false);
  const [first, last] = [block.start, Math.max(block.start, block.end - 1)].map((offset) =>
    lineAt(model, offset),
  );
  const labels = said.filter(({ what }) => what === "label").length;
  const unread = said.filter(({ isRead }) => !isRead).length;
  return (
    <details
      onToggle={(event) => {
        open(event.currentTarget.open);
      }}
    >
      <summary>
        {first === last ? `Line ${first}` : `Lines ${first} to ${last}`}
        {labels > 0 && <span class="faint">{counted(labels, "label")}</span>}
        {unread > 0 && <span class="bad">{unread} not read</span>}
      </summary>
      {isOpen && <Content block={block} said={said} text={text} />}
    </details>
  );
}

function Content({ block, said, text }: Omit<BlockProps, "model">) {
  return (
    <>
      <ul class="rows">
        {block.rows.map(({ start, cells }) => (
          <li key={start}>
            {cells.map((cell) => (
              <code key={cell.start}>{wordsAt(cell, text)}</code>
            ))}
          </li>
        ))}
      </ul>
      <ul class="said">
        {said.map(({ what, words, fate, isRead }, index) => (
          <li key={index}>
            <span class="faint">{what}</span>
            <b>{words}</b>
            <span class={isRead ? "" : "bad"}>{fate}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The layouts, labels and facts of each block, in the order of the text. */
function saidInBlocks({ structure, model, text }: Props): ReadonlyMap<WorkbenchBlock, Said[]> {
  const { blocks, layouts, labels, facts, journeys } = structure;
  const joinedTo = (index: number | null) => {
    const journey = index === null ? undefined : journeys[index];
    if (journey === undefined) return "read";
    return `joined to the ${journey.kind} on line ${lineAt(model, journey.start)}`;
  };
  const all: Said[] = [
    ...layouts.map(({ start, layout }) => ({
      start,
      what: "layout",
      words: "",
      fate: layout,
      isRead: true,
    })),
    ...labels.map((label) => ({
      start: label.start,
      what: "label",
      words: wordsAt(label, text),
      fate: [readable(label.topic), ...label.languages.map(capital)].join(", "),
      isRead: true,
    })),
    ...facts.map((fact) => ({
      start: fact.start,
      what: readable(fact.kind),
      words: wordsAt(fact, text),
      fate: fact.unread === null ? joinedTo(fact.journey) : `not read: ${fact.unread}`,
      isRead: fact.unread === null,
    })),
  ].sort((one, other) => one.start - other.start);
  let next = 0;
  return new Map(
    blocks.map((block) => {
      const from = next;
      while ((all[next]?.start ?? Infinity) <= block.end) next++;
      return [block, all.slice(from, next)];
    }),
  );
}

function wordsAt({ start, end }: TextSpan, text: string): string {
  return text.slice(start, end);
}

/** `recordLocator` as `record locator`. */
function readable(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

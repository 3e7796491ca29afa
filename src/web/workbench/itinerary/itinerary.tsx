import { Fragment } from "preact";
import { useState } from "preact/hooks";
import type { RecordItinerary } from "../../../views/itinerary/model/schema.ts";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { Choice } from "../../shared/choice.tsx";
import { counted } from "../../shared/count.ts";
import type { Links } from "../links.ts";
import { Doubts } from "../answer/doubts.tsx";
import { Cards } from "./cards.tsx";
import { Header } from "./header.tsx";
import { NotRead } from "./not-read.tsx";
import { Sections } from "./sections.tsx";

interface Props {
  readonly model: Workbench;
  /** The text that the model is about. */
  readonly text: string;
  readonly links: Links;
  /** On paper there is no switcher and nothing is collapsed. */
  readonly isPrinted: boolean;
}

/** The trip from a traveller's point of view and what an agent checks, one record at a time; on paper, all records. */
export function Itinerary({ model, text, links, isPrinted }: Props) {
  const { records } = model.itinerary;
  const [chosen, choose] = useState(0);
  const at = Math.min(chosen, records.length - 1);
  const shown = isPrinted ? records : records.slice(at, at + 1);
  const [first] = shown;
  if (!model.decodable || first === undefined) return <NotDecodable model={model} />;
  return (
    <div class="itinerary">
      {records.length > 1 && (
        <div class="records">
          <Choice
            label="Record"
            options={records.map((each, value) => ({ value, text: nameOf(each, value) }))}
            chosen={at}
            choose={choose}
          />
        </div>
      )}
      {shown.map((record) => (
        <Fragment key={records.indexOf(record)}>
          <Header record={record} isOneOfSeveral={records.length > 1} />
          {record === first && (
            <>
              <Doubts warnings={model.warnings} model={model} text={text} goTo={links.goTo} />
              <NotRead model={model} goTo={links.goTo} />
            </>
          )}
          <Cards record={record} links={links} />
          <Sections record={record} isUnfolded={isPrinted} />
        </Fragment>
      ))}
    </div>
  );
}

/** `1 · ZQ7KXA · Sabre` */
function nameOf({ locator, system }: RecordItinerary, index: number): string {
  return `${index + 1} · ${locator ?? "no locator"} · ${system.name}`;
}

function NotDecodable({ model: { message, looksLike, lines } }: { model: Workbench }) {
  return (
    <div class="empty panel">
      <h2>No booking was found in this text</h2>
      {looksLike !== null && (
        <p>
          It looks like: <b>{looksLike}</b>.
        </p>
      )}
      <p class="faint">{message}</p>
      <p class="faint">
        “How it was read” explains what happened to its {counted(lines.length, "line")}. If you know
        which system printed it, choose that above.
      </p>
    </div>
  );
}

import { useRef, useState } from "preact/hooks";
import type { Workbench } from "../../../views/workbench/schema.ts";
import { Choice } from "../../shared/choice.tsx";
import { CopyButton } from "../../shared/copy-button.tsx";
import { Fold } from "./style-fields.tsx";

type Entries = Workbench["entries"]["records"][number];
type SystemEntries = Entries["systems"][number];

/** The entries with which an agent would book the flights again. */
export function SellAgain({ model }: { readonly model: Workbench }) {
  const records = model.entries.records.filter(
    ({ systems, leftOut }) => systems.length + leftOut.length > 0,
  );
  const [chosen, choose] = useState("");
  const systems = records.find((record) => record.systems.length > 0)?.systems ?? [];
  const system = systems.find((each) => each.system === chosen) ?? systems[0];
  if (records.length === 0) return null;
  return (
    <section class="sell-again" aria-label="Entries to book the flights again">
      <Fold title="Book the flights again">
        <p class="faint">
          Entries for agents, as a proposal. Nothing is sold until somebody types them; only the
          system knows whether seats and fares are still there.
        </p>
        {system !== undefined && (
          <Choice
            label="System of the entries"
            options={systems.map((each) => ({ value: each.system, text: each.displayName }))}
            chosen={system.system}
            choose={choose}
          />
        )}
        {records.map((record, index) => (
          <OfRecord key={index} record={record} system={system?.system} model={model} />
        ))}
      </Fold>
    </section>
  );
}

interface RecordProps {
  readonly record: Entries;
  readonly system: string | undefined;
  readonly model: Workbench;
}

function OfRecord({ record, system, model }: RecordProps) {
  const { systems, leftOut, recordLocator } = record;
  const shown = systems.find((each) => each.system === system);
  return (
    <>
      {model.entries.records.length > 1 && <h3>{recordLocator ?? "Record without a locator"}</h3>}
      {shown === undefined ? <p>No flight can be sold again.</p> : <EntryList {...shown} />}
      {leftOut.length > 0 && (
        <>
          <p>Left out:</p>
          <ul>
            {leftOut.map(({ flight, message }) => (
              <li key={flight}>
                {flightName(model, flight)}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function EntryList({ displayName, sell, price }: SystemEntries) {
  const list = useRef<HTMLPreElement>(null);
  const lines = [...sell.map(({ entry }) => entry), ...(price === null ? [] : [price])].join("\n");
  return (
    <div class="copied">
      <pre ref={list} tabIndex={0} role="region" aria-label={`Entries of ${displayName}`}>
        {lines}
      </pre>
      <CopyButton
        label="Copy entries"
        text={lines}
        mark={() => {
          if (list.current !== null) getSelection()?.selectAllChildren(list.current);
        }}
      />
      {price === null && <p>No entry of {displayName} prices these flights.</p>}
    </div>
  );
}

/** `LH 461, 2026-11-27` */
function flightName({ answers }: Workbench, index: number): string {
  const flight = answers.v4?.flightInfo.flights[index];
  if (flight === undefined) return "A flight";
  const name = `${flight.company.iataCode} ${flight.flight}`.trim();
  const day = flight.departureTime?.slice(0, 10);
  return day === undefined ? name : `${name}, ${day}`;
}

import { useState } from "preact/hooks";
import type { KeyEntry, UsageAnswer } from "../../../server/site/schema.ts";
import { Choice } from "../../shared/choice.tsx";
import { counted, countOf } from "../../shared/count.ts";
import { problemText } from "../../shared/problem-words.ts";
import { Failure } from "../form/fields.tsx";
import { nameOf } from "../keys/key-list.ts";
import { site } from "../site.ts";
import { KeyShares } from "./key-shares.tsx";
import { Kinds } from "./kinds.tsx";
import { UsageChart } from "./usage-chart.tsx";
import { UsageTable } from "./usage-table.tsx";
import { useUsage } from "./use-usage.ts";
import { shareOf, shortDay } from "../words.ts";

const RANGES = [
  { value: 7, text: "7 days" },
  { value: 30, text: "30 days" },
  { value: 90, text: "90 days" },
];
const LOOKS = [
  { value: "chart", text: "Chart" },
  { value: "table", text: "As a table" },
] as const;

interface UsageProps {
  /** At least one. */
  readonly keys: readonly KeyEntry[];
  /** Reloads the keys, to update when they were last used. */
  readonly reload: () => void;
}

/** The usage by day, of all keys or one. */
export function Usage({ keys, reload }: UsageProps) {
  const [chosen, choose] = useState<string | null>(null);
  const [range, setRange] = useState(30);
  const [look, setLook] = useState<(typeof LOOKS)[number]["value"]>("chart");
  const { usage, problem, refresh } = useUsage(chosen, range);
  return (
    <section class="panel" aria-labelledby="usage-title">
      <div class="head">
        <h2 id="usage-title">Usage</h2>
        <div class="buttons">
          <a class="button" href={site.usageCsv(chosen, range)} download>
            Download CSV
          </a>
          <button
            type="button"
            onClick={() => {
              reload();
              refresh();
            }}
          >
            Refresh
          </button>
        </div>
      </div>
      <div class="choices">
        <KeySelect keys={keys} id={chosen} choose={choose} />
        <Choice label="Range" options={RANGES} chosen={range} choose={setRange} />
        <Choice label="View" options={LOOKS} chosen={look} choose={setLook} />
      </div>
      <Failure text={problem === null ? null : problemText(problem)} />
      {usage === null ? (
        <p class="faint">Loading the usage…</p>
      ) : (
        <>
          <UsageOfDays usage={usage} isChart={look === "chart"} />
          <Kinds usage={usage} />
          {chosen === null && keys.length > 1 ? (
            <KeyShares usage={usage} keys={keys} choose={choose} />
          ) : null}
        </>
      )}
    </section>
  );
}

function UsageOfDays({ usage: { days }, isChart }: { usage: UsageAnswer; isChart: boolean }) {
  const requests = sum(days.map((day) => day.requests));
  if (requests === 0)
    return (
      <p class="empty" role="status">
        No requests in the last {days.length} days. New requests appear here after a few seconds.
      </p>
    );
  const busiest = days.reduce((most, day) => (day.requests > most.requests ? day : most));
  const figureOf = (count: number) => (
    <>
      {countOf(count)} <span class="faint">{shareOf(count, requests)}</span>
    </>
  );
  return (
    <>
      <dl class="sums">
        <div>
          <dt>Requests</dt>
          <dd>{countOf(requests)}</dd>
        </div>
        <div>
          <dt>Not decodable</dt>
          <dd>{figureOf(sum(days.map((day) => day.notDecodable)))}</dd>
        </div>
        <div>
          <dt>Errors</dt>
          <dd>{figureOf(sum(days.map((day) => day.errors)))}</dd>
        </div>
        <div>
          <dt>Busiest day</dt>
          <dd>
            {shortDay(busiest.day)}{" "}
            <span class="faint">{counted(busiest.requests, "request")}</span>
          </dd>
        </div>
      </dl>
      {isChart ? <UsageChart days={days} /> : null}
      {isChart ? (
        <div class="unseen">
          <UsageTable days={days} />
        </div>
      ) : (
        <div class="scroll" tabIndex={0} role="region" aria-label="Usage by day">
          <UsageTable days={days} />
        </div>
      )}
    </>
  );
}

interface KeySelectProps {
  readonly keys: readonly KeyEntry[];
  /** Null: all. */
  readonly id: string | null;
  readonly choose: (id: string | null) => void;
}

function KeySelect({ keys, id, choose }: KeySelectProps) {
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null);
  const optionOf = (key: KeyEntry) => (
    <option key={key.id} value={key.id}>
      {nameOf(key)} ({key.prefix}…)
    </option>
  );
  return (
    <select
      aria-label="Key"
      value={id ?? ""}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value === "" ? null : currentTarget.value);
      }}
    >
      <option value="">All keys</option>
      {keys.filter(({ revokedAt }) => revokedAt === null).map(optionOf)}
      {revoked.length === 0 ? null : <optgroup label="Revoked">{revoked.map(optionOf)}</optgroup>}
    </select>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

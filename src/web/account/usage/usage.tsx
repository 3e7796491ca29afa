import { useEffect, useState } from "preact/hooks";
import type { KeyEntry } from "../../../server/site/schema.ts";
import type { Problem } from "../../shared/api.ts";
import { counted, countOf } from "../../shared/count.ts";
import { problemText } from "../../shared/problem-words.ts";
import { Choice, Failure } from "../form/fields.tsx";
import { nameOf } from "../keys/key-list.ts";
import { site } from "../site.ts";
import { useTask } from "../form/task.ts";
import { UsageChart } from "./usage-chart.tsx";
import type { UsageDay } from "./usage-day.ts";
import { UsageTable } from "./usage-table.tsx";
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

/** The usage of a key by day. */
export function Usage({ keys, reload }: UsageProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [range, setRange] = useState(30);
  const [look, setLook] = useState<(typeof LOOKS)[number]["value"]>("chart");
  const id = chosen ?? latestUsed(keys);
  const { days, problem, refresh } = useUsage(id, range);
  return (
    <section class="panel" aria-labelledby="usage-title">
      <div class="head">
        <h2 id="usage-title">Usage</h2>
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
      <div class="choices">
        <KeySelect keys={keys} id={id} choose={setChosen} />
        <Choice label="Range" options={RANGES} chosen={range} choose={setRange} />
        <Choice label="View" options={LOOKS} chosen={look} choose={setLook} />
      </div>
      <Failure text={problem === null ? null : problemText(problem)} />
      {days === null ? (
        <p class="faint">Loading the usage…</p>
      ) : (
        <UsageOfDays days={days} isChart={look === "chart"} />
      )}
    </section>
  );
}

function UsageOfDays({ days, isChart }: { days: readonly UsageDay[]; isChart: boolean }) {
  const requests = sum(days.map((day) => day.requests));
  if (requests === 0)
    return (
      <p class="empty" role="status">
        No requests in the last {days.length} days. New requests appear here after a few seconds.
      </p>
    );
  const busiest = days.reduce((most, day) => (day.requests > most.requests ? day : most));
  const errors = sum(days.map((day) => day.errors));
  return (
    <>
      <dl class="sums">
        <div>
          <dt>Requests</dt>
          <dd>{countOf(requests)}</dd>
        </div>
        <div>
          <dt>Errors</dt>
          <dd>
            {countOf(errors)} <span class="faint">{shareOf(errors, requests)}</span>
          </dd>
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
  readonly id: string;
  readonly choose: (id: string) => void;
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
      value={id}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value);
      }}
    >
      {keys.filter(({ revokedAt }) => revokedAt === null).map(optionOf)}
      {revoked.length === 0 ? null : <optgroup label="Revoked">{revoked.map(optionOf)}</optgroup>}
    </select>
  );
}

interface UsageState {
  readonly days: readonly UsageDay[] | null;
  readonly problem: Problem | null;
  readonly refresh: () => void;
}

/** The usage of a key. Answers for a previously chosen key are dropped. */
function useUsage(id: string, range: number): UsageState {
  const [known, setKnown] = useState<{ id: string; days: readonly UsageDay[] } | null>(null);
  const [refreshes, setRefreshes] = useState(0);
  const { problem, run } = useTask();
  useEffect(() => {
    const request = { isCurrent: true };
    run(async () => {
      const { days } = await site.usage(id, range);
      if (request.isCurrent) setKnown({ id, days });
    });
    return () => {
      request.isCurrent = false;
    };
  }, [id, range, refreshes]);
  const refresh = (): void => {
    setRefreshes(refreshes + 1);
  };
  return { days: known?.id === id ? known.days : null, problem, refresh };
}

/** The most recently used key; if none was used, the newest. */
function latestUsed(keys: readonly KeyEntry[]): string {
  const useOf = ({ lastUsedAt }: KeyEntry): string => lastUsedAt ?? "";
  const latest = keys.reduceRight<KeyEntry | undefined>(
    (best, key) => (best === undefined || useOf(key) > useOf(best) ? key : best),
    undefined,
  );
  return latest?.id ?? "";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

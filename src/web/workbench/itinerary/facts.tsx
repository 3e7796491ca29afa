import type { Fact } from "../../../views/itinerary/model/schema.ts";
import { StatusMark } from "./status-mark.tsx";

interface Props {
  readonly facts: readonly Fact[];
  /** Whether each has a line to itself. */
  readonly isList?: boolean;
}

/** Facts of a record about something, each with its label. */
export function Facts({ facts, isList = false }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl class={isList ? "facts list" : "facts"}>
      {facts.map(({ label, value, status }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {status !== null && <StatusMark status={status} />} {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

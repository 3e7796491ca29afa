import { momentText } from "../../../views/itinerary/readable.ts";
import type { StayCard, StayEnd } from "../../../views/itinerary/model/schema.ts";

/** The period of a stay or a rental. */
export function StayRoute({ card: { from, to, between } }: { card: StayCard }) {
  return (
    <div class="route stay">
      <End name="from" end={from} />
      <div class="way">{between !== null && <span>{between}</span>}</div>
      <End name="to" end={to} />
    </div>
  );
}

function End({ name, end: { words, moment, place } }: { name: string; end: StayEnd }) {
  return (
    <div class={`end end-${name}`}>
      <span class="faint">{words}</span>
      <span class="date">
        {moment === null ? <span class="faint">date unknown</span> : momentText(moment)}
      </span>
      {place !== null && <span class="town">{place}</span>}
    </div>
  );
}

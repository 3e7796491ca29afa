import { dateOf, durationText } from "../../../views/itinerary/readable.ts";
import type {
  CardPlace,
  FlightCard,
  Moment,
  TrainCard,
} from "../../../views/itinerary/model/schema.ts";
import { counted } from "../../shared/count.ts";

type Ride = FlightCard | TrainCard;

/** Where and when a flight or a train departs and arrives. */
export function RideRoute({ card }: { card: Ride }) {
  return (
    <div class="route">
      <End
        words="from"
        place={card.origin}
        moment={card.departure}
        terminal={card.departureTerminal}
      />
      <div class="way">
        {card.durationMinutes !== null && <span>{durationText(card.durationMinutes)}</span>}
      </div>
      <End
        words="to"
        place={card.destination}
        moment={card.arrival}
        terminal={card.arrivalTerminal}
        dayOffset={card.dayOffset ?? 0}
      />
    </div>
  );
}

interface EndProps {
  readonly words: string;
  readonly place: CardPlace | null;
  readonly moment: Moment | null;
  readonly terminal: string | null;
  readonly dayOffset?: number;
}

function End({ words, place, moment, terminal, dayOffset = 0 }: EndProps) {
  return (
    <div class={`end end-${words}`}>
      <span class="unseen">{words}</span>
      <div class="place-and-time">
        <Code code={place?.code ?? null} />
        <span class="clock">
          {moment?.clock ?? <small class="faint">time unknown</small>}
          {dayOffset !== 0 && <DayOffset days={dayOffset} />}
        </span>
      </div>
      <span class="date">
        {moment === null ? <span class="faint">date unknown</span> : dateOf(moment)}
      </span>
      {place !== null && <Town place={place} />}
      {place?.city != null && <span class="faint airport">{place.name}</span>}
      {terminal !== null && <span class="terminal">Terminal {terminal}</span>}
    </div>
  );
}

/** The name of a station, which is longer, may replace the code. */
const LONGEST_CODE = 5;

function Code({ code }: { code: string | null }) {
  if (code === null) return <span class="code long faint">place unknown</span>;
  return <span class={code.length > LONGEST_CODE ? "code long" : "code"}>{code}</span>;
}

function Town({ place: { code, name, city, area } }: { place: CardPlace }) {
  const town = area ?? city ?? name;
  return town === null || town === code ? null : <span class="town">{town}</span>;
}

function DayOffset({ days }: { days: number }) {
  const when = days > 0 ? "later" : "earlier";
  return (
    <sup>
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`}</span>
      <span class="unseen"> {counted(Math.abs(days), `day ${when}`, `days ${when}`)}</span>
    </sup>
  );
}

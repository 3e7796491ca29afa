import type {
  CardPlace,
  CardSeat,
  FlightCard,
  Moment,
  TrainCard,
} from "../../../views/workbench/schema.ts";
import { counted } from "../../shared/count.ts";
import { dateOf, durationText } from "../words.ts";
import { Facts, type Fact } from "./facts.tsx";

type Ride = FlightCard | TrainCard;

/** A flight or a train, with departure and arrival. */
export function RideCard({ card }: { card: Ride }) {
  const isFlight = card.kind === "flight";
  return (
    <>
      <div class="route">
        <End
          words="from"
          place={card.origin}
          moment={card.departure}
          terminal={isFlight ? card.departureTerminal : null}
        />
        <div class="way">
          {isFlight && card.durationMinutes !== null && (
            <span>{durationText(card.durationMinutes)}</span>
          )}
        </div>
        <End
          words="to"
          place={card.destination}
          moment={card.arrival}
          terminal={isFlight ? card.arrivalTerminal : null}
          dayOffset={card.dayOffset ?? 0}
        />
      </div>
      <Facts facts={factsOf(card)} />
    </>
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

/** Instead of a code there may be the name of a station, which is longer. */
const LONGEST_CODE = 5;

function Code({ code }: { code: string | null }) {
  if (code === null) return <span class="code long faint">place unknown</span>;
  return <span class={code.length > LONGEST_CODE ? "code long" : "code"}>{code}</span>;
}

function Town({ place: { code, name, city } }: { place: CardPlace }) {
  const town = city ?? name;
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

function factsOf(card: Ride): readonly Fact[] {
  const shared: readonly Fact[] = [
    ["Class", card.bookingClass],
    ["Seats", seatsText(card.seats)],
    ["Equipment", card.equipment],
  ];
  if (card.kind === "train")
    return [...shared, ["Coach", card.coach], ["Confirmation", card.confirmation]];
  return [...shared, ["Operated by", card.operatedBy], ["Airline locator", card.airlineLocator]];
}

/** `12A Bruno Martinelli, 12B` */
function seatsText(seats: readonly CardSeat[]): string {
  return seats.map(({ seat, name }) => (name === null ? seat : `${seat} ${name}`)).join(", ");
}

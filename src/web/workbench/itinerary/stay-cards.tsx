import type {
  CarCard,
  CardMoney,
  CardPlace,
  HotelCard,
  Moment,
  OtherCard,
} from "../../../views/workbench/schema.ts";
import { counted } from "../../shared/count.ts";
import { momentText, moneyText, placeText } from "../words.ts";
import { Facts } from "./facts.tsx";

export function HotelContent({ card }: { card: HotelCard }) {
  const { checkIn, checkOut, nights, rooms } = card;
  return (
    <>
      <Span
        from={["Check-in", checkIn, null]}
        to={["Check-out", checkOut, null]}
        between={nights === null ? null : counted(nights, "night")}
      />
      <Facts
        facts={[
          ["City", placeOf(card.city)],
          ["Address", card.address],
          ["Rooms", rooms === null ? null : String(rooms)],
          ["Rate", rateOf(card.rate)],
          ["Phone", card.phone],
          ["Confirmation", card.confirmation],
        ]}
      />
    </>
  );
}

export function CarContent({ card }: { card: CarCard }) {
  return (
    <>
      <Span
        from={["Pick-up", card.pickUp, card.pickUpPlace]}
        to={["Drop-off", card.dropOff, card.dropOffPlace]}
        between={null}
      />
      <Facts
        facts={[
          ["City", placeOf(card.city)],
          ["Car type", card.carType],
          ["Rate", rateOf(card.rate)],
          ["Confirmation", card.confirmation],
        ]}
      />
    </>
  );
}

export function OtherContent({ card }: { card: OtherCard }) {
  const cities = [card.city, card.toCity].filter((city) => city !== null).map(placeText);
  return (
    <Facts
      facts={[
        ["From", card.from === null ? null : momentText(card.from)],
        ["To", card.to === null ? null : momentText(card.to)],
        ["Where", cities.join(" to ")],
        ["Text", card.text],
        ["Confirmation", card.confirmation],
      ]}
    />
  );
}

type End = readonly [name: string, moment: Moment | null, place: string | null];

/** A period from one day to another. */
function Span({ from, to, between }: { from: End; to: End; between: string | null }) {
  return (
    <div class="route stay">
      <StayEnd name="from" end={from} />
      <div class="way">{between !== null && <span>{between}</span>}</div>
      <StayEnd name="to" end={to} />
    </div>
  );
}

function StayEnd({ name, end: [words, moment, place] }: { name: string; end: End }) {
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

function placeOf(place: CardPlace | null): string | null {
  return place === null ? null : placeText(place);
}

function rateOf(rate: CardMoney | null): string | null {
  return rate === null ? null : moneyText(rate);
}

import { Fragment } from "preact";
import { useMemo } from "preact/hooks";
import { durationText, layoverText, placeText } from "../../../views/itinerary/readable.ts";
import type { Card, Layover, RecordItinerary } from "../../../views/itinerary/model/schema.ts";
import type { Links } from "../links.ts";
import { CardFrame } from "./card-frame.tsx";
import { Facts } from "./facts.tsx";
import { RideRoute } from "./ride-route.tsx";
import { StayRoute } from "./stay-route.tsx";

/** The booked segments of a record, in the order of travel. */
export function Cards({ record, links }: { record: RecordItinerary; links: Links }) {
  const { cards } = record;
  // Hovering over cards redraws only their frames, not their contents.
  const contents = useMemo(() => cards.map((card) => <Content card={card} />), [cards]);
  if (cards.length === 0) return <p class="faint">This record contains no booked journey.</p>;
  return (
    <ol class="cards">
      {cards.map((card, index) => (
        <Fragment key={card.path}>
          {"layover" in card && card.layover !== null && <LayoverLine layover={card.layover} />}
          <CardFrame card={card} links={links}>
            {contents[index]}
          </CardFrame>
        </Fragment>
      ))}
    </ol>
  );
}

function Content({ card }: { card: Card }) {
  return (
    <>
      <Route card={card} />
      <Facts facts={card.facts} />
    </>
  );
}

function Route({ card }: { card: Card }) {
  switch (card.kind) {
    case "flight":
    case "train":
      return <RideRoute card={card} />;
    case "hotel":
    case "car":
      return <StayRoute card={card} />;
    case "other":
      return null;
  }
}

function LayoverLine({ layover }: { layover: Layover }) {
  const { minutes, place, arrivedAt } = layover;
  return (
    <li class="layover">
      {minutes < 0 ? (
        <span class="bad">{layoverText(layover)}</span>
      ) : (
        <span>
          <b>{durationText(minutes)}</b> in {placeText(place)}
        </span>
      )}
      {arrivedAt !== null && (
        <span class="doubt">
          change of airport: {arrivedAt} to {place.code}
        </span>
      )}
    </li>
  );
}

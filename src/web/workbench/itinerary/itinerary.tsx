import { Fragment } from "preact";
import { useMemo } from "preact/hooks";
import type { Card, Layover, Workbench } from "../../../views/workbench/schema.ts";
import { counted } from "../../shared/count.ts";
import type { Links } from "../links.ts";
import { Doubts } from "../answer/doubts.tsx";
import { durationText, placeText, recordName } from "../words.ts";
import { CardFrame } from "./card-frame.tsx";
import { Header } from "./header.tsx";
import { RideCard } from "./ride-card.tsx";
import { CarContent, HotelContent, OtherContent } from "./stay-cards.tsx";

/** The trip from a traveller's point of view. */
export function Itinerary({ model, links }: { model: Workbench; links: Links }) {
  const { itinerary, records, warnings } = model;
  // Hovering over cards redraws only their frames, not their contents.
  const contents = useMemo(
    () => itinerary.cards.map((card) => <Content card={card} />),
    [itinerary],
  );
  if (!model.decodable) return <NotDecodable model={model} />;
  return (
    <div class="itinerary">
      <Header itinerary={itinerary} records={records} />
      <Doubts warnings={warnings} />
      {itinerary.cards.length === 0 && <p class="faint">This text contains no booked journey.</p>}
      <ol class="cards">
        {itinerary.cards.map((card, index) => (
          <Fragment key={card.path}>
            {"layover" in card && card.layover !== null && <LayoverLine layover={card.layover} />}
            <CardFrame card={card} record={recordName(records, card.record)} links={links}>
              {contents[index]}
            </CardFrame>
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

function Content({ card }: { card: Card }) {
  switch (card.kind) {
    case "flight":
    case "train":
      return <RideCard card={card} />;
    case "hotel":
      return <HotelContent card={card} />;
    case "car":
      return <CarContent card={card} />;
    case "other":
      return <OtherContent card={card} />;
  }
}

function LayoverLine({ layover: { minutes, place, arrivedAt } }: { layover: Layover }) {
  return (
    <li class="layover">
      <span>
        <b>{durationText(minutes)}</b> in {placeText(place)}
      </span>
      {arrivedAt !== null && (
        <span class="doubt">
          change of airport: {arrivedAt} to {place.code}
        </span>
      )}
    </li>
  );
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

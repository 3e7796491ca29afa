import type { ComponentChildren } from "preact";
import type { Card, CardStatus } from "../../../views/itinerary/model/schema.ts";
import type { Links } from "../links.ts";
import { StatusMark } from "./status-mark.tsx";

interface Props {
  readonly card: Card;
  readonly links: Links;
  readonly children: ComponentChildren;
}

/** What all cards share: kind, status and place in the text, which is highlighted on hover. */
export function CardFrame({ card, links, children }: Props) {
  const lines = links.linesByPath.get(card.path) ?? [];
  const isPointed = links.pointed !== null && lines.includes(links.pointed);
  const [first] = lines;
  const goTo = () => {
    if (card.span !== null) links.goTo(card.span.start);
  };
  return (
    <li
      class={`card card-${card.kind}${isPointed ? " linked" : ""}`}
      onMouseEnter={() => {
        links.link(lines);
      }}
      onMouseLeave={() => {
        links.link([]);
      }}
    >
      <div class="card-head">
        <h3>{titleOf(card)}</h3>
        <Status status={card.status} isFlown={card.kind === "flight" && card.flown} />
      </div>
      {children}
      {first !== undefined && card.span !== null && (
        <button
          type="button"
          class="quiet place-button"
          onClick={goTo}
          onFocus={() => {
            links.link(lines);
          }}
          onBlur={() => {
            links.link([]);
          }}
        >
          line {first}
        </button>
      )}
    </li>
  );
}

function titleOf(card: Card): ComponentChildren {
  switch (card.kind) {
    case "flight": {
      const { airline, number } = card;
      return (
        <>
          <span class="number">
            {airline.code} {number ?? "number unknown"}
          </span>
          {airline.name !== null && <span class="carrier">{airline.name}</span>}
        </>
      );
    }
    case "train":
      return (
        <>
          <span class="number">Train {card.number ?? "number unknown"}</span>
          {card.operator !== null && <span class="carrier">{card.operator}</span>}
        </>
      );
    case "hotel":
      return <Named kind="Hotel" name={card.name ?? "name unknown"} />;
    case "car":
      return <Named kind="Car" name={card.name ?? "company unknown"} />;
    case "other":
      return <Named kind={card.title} name={card.name} />;
  }
}

function Named({ kind, name }: { kind: string; name: string | null }) {
  return (
    <>
      <span class="number">{kind}</span>
      {name !== null && <span class="carrier">{name}</span>}
    </>
  );
}

function Status({ status, isFlown }: { status: CardStatus | null; isFlown: boolean }) {
  if (status === null && !isFlown) return <span class="status plain">no status</span>;
  return (
    <span class="statuses">
      {isFlown && <span class="status plain">flown</span>}{" "}
      {status !== null && <StatusMark status={status} />}
    </span>
  );
}

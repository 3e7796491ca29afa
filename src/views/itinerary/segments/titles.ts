/** What cards are about, in one line. */
import { joinNonEmpty } from "../readable.ts";
import type { Card, CardPlace } from "../model/schema.ts";
import type { Words } from "./words.ts";

/** `Flight AF 457`, `Hotel HOTEL EXEMPLE`, `Tour · City walk` */
export function titleOf(card: Card, words: Words): string {
  switch (card.kind) {
    case "flight":
      return joinNonEmpty(" ", [words.flight, card.airline.code, card.number]);
    case "train":
      return joinNonEmpty(" ", [words.train, card.number]);
    case "hotel":
    case "car":
      return joinNonEmpty(" ", [words[card.kind], card.name]);
    case "other":
      return joinNonEmpty(" · ", [card.title, card.name]);
  }
}

/** `GRU–CDG`, `Lyon Part-Dieu – Paris Gare de Lyon`; null if the card is no journey */
export function routeOf(card: Card): string | null {
  if (card.kind === "flight")
    return joinNonEmpty("–", [card.origin?.code ?? "?", card.destination?.code ?? "?"]);
  if (card.kind !== "train") return null;
  const nameOf = (place: CardPlace | null) => place?.name ?? place?.code ?? "?";
  return `${nameOf(card.origin)} – ${nameOf(card.destination)}`;
}

/** `Guarulhos International Airport (GRU), Guarulhos, São Paulo, Brazil, terminal 3` */
export function stopText(place: CardPlace | null, terminal: string | null, words: Words): string {
  const name = place?.name ?? null;
  const named = name === null || name === place?.code ? place?.code : `${name} (${place?.code})`;
  return joinNonEmpty(", ", [named, place?.area, terminal && `${words.terminal} ${terminal}`]);
}

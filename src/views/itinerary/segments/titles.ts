/** What cards are about, as parts that each output joins in its own way. */
import type { Part } from "../readable.ts";
import type { Card, CardPlace } from "../model/schema.ts";
import type { Words } from "./words.ts";

/** `Flight`, `AF 457`; `Hotel`, `HOTEL EXEMPLE`; `Tour`, `City walk` */
export function titleParts(card: Card, words: Words): readonly Part[] {
  switch (card.kind) {
    case "flight":
      return [words.flight, flightNumber(card.airline.code, card.number)];
    case "train":
      return [words.train, card.number];
    case "hotel":
    case "car":
      return [words[card.kind], card.name];
    case "other":
      return [card.title, card.name];
  }
}

function flightNumber(airline: string, number: string | null): string {
  return number === null ? airline : `${airline} ${number}`;
}

/** Who flies or runs it; null for what is no journey. */
export function carrierOf(card: Card): string | null {
  if (card.kind === "flight") return card.airline.name;
  return card.kind === "train" ? card.operator : null;
}

/** `GRU–CDG`, `Lyon Part-Dieu – Paris Gare de Lyon`; null if the card is no journey */
export function routeOf(card: Card): string | null {
  if (card.kind === "flight") return `${card.origin?.code ?? "?"}–${card.destination?.code ?? "?"}`;
  if (card.kind !== "train") return null;
  const nameOf = (place: CardPlace | null) => place?.name ?? place?.code ?? "?";
  return `${nameOf(card.origin)} – ${nameOf(card.destination)}`;
}

/** `Guarulhos International Airport (GRU)`, `Guarulhos, São Paulo, Brazil`, `terminal 3` */
export function stopParts(
  place: CardPlace | null,
  terminal: string | null,
  words: Words,
): readonly Part[] {
  const { code, name = null } = place ?? {};
  const named = name === null || name === code ? code : `${name} (${code ?? ""})`;
  return [named, place?.area, terminal && `${words.terminal} ${terminal}`];
}

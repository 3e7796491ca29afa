/** Words for the page. */
import type { CardStatus } from "../../views/itinerary/model/schema.ts";

export function percent(share: number): string {
  return share > 0 && share < 0.01 ? "under 1 %" : `${Math.round(share * 100)} %`;
}

export type Tone = "good" | "doubt" | "bad" | "plain";

/** The meaning of a status for the traveller. */
export function toneOf({ text }: CardStatus): Tone {
  if (text === null) return "plain";
  if (text.startsWith("not ")) return "bad";
  return text.startsWith("confirmed") && !text.includes("changed") ? "good" : "doubt";
}

/** Formats values for the page. */
import type {
  CardMoney,
  CardPlace,
  CardStatus,
  Moment,
  WorkbenchRecord,
} from "../../views/workbench/schema.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `2026-11-24` as `24 Nov 2026`. */
export function dayOf(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** `Tue 24 Nov 2026` */
export function dateOf({ weekday, date }: Moment): string {
  return `${weekday} ${dayOf(date)}`;
}

/** `Tue 24 Nov 2026, 18:55` */
export function momentText(moment: Moment): string {
  return moment.clock === null ? dateOf(moment) : `${dateOf(moment)}, ${moment.clock}`;
}

/** 715 as `11 h 55 min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""]
    .join(" ")
    .trim();
}

/** `São Paulo GRU` */
export function placeText({ code, name, city }: CardPlace): string {
  const known = city ?? name;
  return known === null || known === code ? code : `${known} ${code}`;
}

export function moneyText({ currency, amount }: CardMoney): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `${currency} ${amount.toLocaleString("en", { minimumFractionDigits: digits })}`;
}

export function percent(share: number): string {
  return share > 0 && share < 0.01 ? "under 1 %" : `${Math.round(share * 100)} %`;
}

/** The name of a record; null if there is only one. */
export function recordName(records: readonly WorkbenchRecord[], index: number): string | null {
  const record = records[index];
  return record === undefined ? null : `record ${record.locator ?? index + 1}`;
}

export type Tone = "good" | "doubt" | "bad" | "plain";

/** What a status means for the traveller. */
export function toneOf({ text }: CardStatus): Tone {
  if (text === null) return "plain";
  if (text.startsWith("not ")) return "bad";
  return text.startsWith("confirmed") && !text.includes("changed") ? "good" : "doubt";
}

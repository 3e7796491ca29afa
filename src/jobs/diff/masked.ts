/** Fields whose values reveal nothing about a person: places, times and trade codes. */
const PLAIN = new Set([
  ...["iataCode", "departureTime", "landingTime", "arrivingTime", "departure_date", "arrival_date"],
  ...["checkIn", "checkOut", "departureStationCode", "arrivingStationCode", "flight", "carrier"],
  ...["booking_class", "class", "cabin", "status", "equipment", "currency", "type", "kind", "code"],
  ...["origin", "destination", "city", "chain", "operated_by", "marketed_by", "terminal"],
]);
const LONGEST = 60;

/**
 * A value as others may see it: if it may reveal something about a person, only its form, `Aaaaa
 * 99`.
 *
 * @param field as `Difference` has it
 */
export function masked(field: string, value: unknown): string {
  if (value === undefined) return "";
  const json = JSON.stringify(value);
  const name = field.replaceAll("[]", "").split(".").at(-1) ?? "";
  if (typeof value !== "string" && typeof value !== "number") return json.slice(0, LONGEST);
  const text = PLAIN.has(name) ? json : formOf(json);
  return text.slice(0, LONGEST);
}

function formOf(text: string): string {
  return text
    .replaceAll(/\p{N}/gu, "9")
    .replaceAll(/\p{Lu}/gu, "A")
    .replaceAll(/(?!A)\p{L}/gu, "a");
}

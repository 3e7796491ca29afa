import { keepData } from "./data.ts";

/** The tables that decoding needs, by the names of their files. */
export const TABLES = [
  "airline-codes.json",
  "airlines.json",
  "airports.json",
  "amtrak.json",
  "equipment.json",
  "first-characters.json",
  "place-names.json",
  "stations.json",
] as const;

/**
 * Fetches the tables that decoding needs: airports, airlines, stations and others, 0.4 MB if the server compresses
 * them. It makes no other requests, then or later.
 *
 * @param folder the address of the folder with the tables, with a slash at the end; by default `tables/` beside this
 *   module
 * @throws Error if a table cannot be fetched
 */
export async function loadTables(
  folder: string | URL = new URL("tables/", import.meta.url),
): Promise<void> {
  const texts = await Promise.all(TABLES.map((name) => fetchText(folder, name)));
  for (const [index, name] of TABLES.entries()) keepData(name, texts[index] ?? "");
}

async function fetchText(folder: string | URL, name: string): Promise<string> {
  const response = await fetch(String(folder) + name);
  if (!response.ok) throw new Error(`${name} cannot be fetched: status ${response.status}`);
  return response.text();
}

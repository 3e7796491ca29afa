import { resolve } from "node:path";
import { DestinationFolder, SourceFolder } from "./folder.ts";
import type { DestinationPlace, SourcePlace } from "./place.ts";

/** The address of a place as every worker can use it: absolute, wherever it is started. */
export function addressOf(place: string): string {
  return resolve(place);
}

/** Opens the source at an address. */
export function openSource(address: string): Promise<SourcePlace> {
  return Promise.resolve(new SourceFolder(address));
}

/** Opens the destination at an address. */
export function openDestination(address: string): Promise<DestinationPlace> {
  return Promise.resolve(new DestinationFolder(address));
}

import { resolve } from "node:path";
import { DestinationFolder, SourceFolder } from "./folder.ts";
import type { DestinationPlace, SourcePlace } from "./place.ts";
import { isInS3, s3AddressIn } from "./s3-address.ts";

/**
 * The address of a place in a form that every worker can use: absolute, wherever the worker is
 * started.
 */
export function addressOf(place: string): string {
  return isInS3(place) ? place : resolve(place);
}

/** Whether an address is possible. */
export function isAddress(address: string): boolean {
  return !isInS3(address) || s3AddressIn(address) !== null;
}

/** Opens the source at an address. */
export async function openSource(address: string): Promise<SourcePlace> {
  return (await s3At(address)) ?? new SourceFolder(address);
}

/** Opens the destination at an address. */
export async function openDestination(address: string): Promise<DestinationPlace> {
  return (await s3At(address)) ?? new DestinationFolder(address);
}

/** Loaded only if needed, because it is large. Null if an address is a path. */
async function s3At(address: string) {
  const found = s3AddressIn(address);
  return found === null ? null : new (await import("./s3.ts")).S3Place(found);
}

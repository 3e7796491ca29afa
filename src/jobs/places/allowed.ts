import { isAbsolute, resolve } from "node:path";
import { isInS3, s3AddressIn } from "./s3-address.ts";

/** The places that submitters of jobs may name, each with everything below it. */
export interface AllowedPlaces {
  readonly sources: readonly string[];
  readonly destinations: readonly string[];
}

/**
 * A place in the only form in which it can be compared: an absolute path without `..`, or `s3://bucket/folder`, without a
 * slash at its end. Null if a text is neither.
 */
export function placeIn(text: string): string | null {
  if (/\p{Cc}/u.test(text)) return null;
  if (!isInS3(text)) return isAbsolute(text) ? resolve(text) : null;
  const place = text.replace(/\/$/, "");
  // Storage on a file system might take them for steps to a parent folder.
  const hasSteps = place
    .slice("s3://".length)
    .split("/")
    .some((part) => /^\.{0,2}$/.test(part));
  return hasSteps || s3AddressIn(place) === null ? null : place;
}

/** Whether a place equals another or is below it. Both have the form that `placeIn` returns. */
export function isWithin(place: string, other: string): boolean {
  return place === other || place.startsWith(other.endsWith("/") ? other : `${other}/`);
}

import type { Static } from "typebox";
import { contradictionIn, defaultOptions, type JobOptions } from "../../jobs/options.ts";
import { isWithin, placeIn, type AllowedPlaces } from "../../jobs/places/allowed.ts";
import { CALENDAR_DAY, isCalendarDay } from "../../views/calendar-day.ts";
import { ApiError } from "../errors.ts";
import type { NewJob } from "./schema.ts";

/** A job that may be done. */
export interface AllowedJob {
  readonly source: string;
  readonly destination: string;
  readonly options: JobOptions;
}

/**
 * The job that a request asks for, if it is allowed. A worker finds out whether the places exist: the service need not
 * reach them.
 *
 * @throws ApiError if a place is not below an allowed one, or the options contradict each other
 */
export function newJobOf(
  { source, destination, ...chosen }: Static<typeof NewJob>,
  places: AllowedPlaces,
): AllowedJob {
  const options = { ...defaultOptions(), ...chosen };
  const contradiction = contradictionIn(options);
  if (contradiction !== null) throw new ApiError("invalid_parameter", contradiction);
  if (!isCalendarDay(options.referenceDate))
    throw new ApiError("invalid_parameter", `referenceDate must be ${CALENDAR_DAY}`);
  const [from, to] = [
    allowedIn(places.sources, "source", source),
    allowedIn(places.destinations, "destination", destination),
  ];
  // Otherwise the job would decode its own output.
  if (isWithin(to, from))
    throw new ApiError("invalid_parameter", "destination must not be in source");
  return { source: from, destination: to, options };
}

function allowedIn(allowed: readonly string[], name: string, text: string): string {
  const place = placeIn(text);
  if (place === null)
    throw new ApiError(
      "invalid_parameter",
      `${name} must be an absolute path or s3://bucket/folder`,
    );
  if (allowed.some((each) => isWithin(place, each))) return place;
  throw new ApiError("forbidden_place", `${name} is not in any place that the operator allows`);
}

import { systems } from "../../decode/systems.ts";
import { CALENDAR_DAY, isCalendarDay } from "../../views/calendar-day.ts";
import { UsageError } from "../io.ts";
import { checkAlgorithm } from "./algorithm.ts";

/** How files are decoded. */
export interface InputFlags {
  readonly algorithm?: string;
  readonly referenceDate?: string;
}

/** @throws UsageError if a flag has an invalid value, or a text is passed instead of a file */
export function checkInputFlags(
  files: readonly string[],
  { referenceDate, algorithm }: InputFlags,
): void {
  if (referenceDate !== undefined && !isCalendarDay(referenceDate))
    throw new UsageError(`--reference-date must be ${CALENDAR_DAY}`);
  if (algorithm !== undefined) checkAlgorithm(algorithm, systems);
  // Not quoted in the message, because it may be a record.
  if (files.some((file) => file.includes("\n")))
    throw new UsageError(
      "an argument is a text, not the name of a file; pass a text on standard input",
    );
}

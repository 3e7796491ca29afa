/** How much jobs demand of the thread that carries them out. */
import { FORMATS } from "../../views/itinerary/formats.ts";
import type { Job } from "./job.ts";

/** A text up to this length, in characters, takes a few hundredths of a second, whatever it contains. */
const SHORT_TEXT = 8 * 1024;
/** A thread that writes a PDF file may first have to load its fonts. */
const SHARES_OF_LARGE_FORMAT = 15;

/** Whether jobs end soon, whatever their texts contain. */
export function areShort(jobs: readonly Job[]): boolean {
  return lengthOf(jobs) <= SHORT_TEXT;
}

/** How many times longer than others a job may take. */
export function sharesOf(job: Job): number {
  return job.answer === "itinerary" && FORMATS[job.format].isLarge ? SHARES_OF_LARGE_FORMAT : 1;
}

/** The characters of their texts. */
export function lengthOf(jobs: readonly Job[]): number {
  return jobs.reduce((length, { text }) => length + text.length, 0);
}

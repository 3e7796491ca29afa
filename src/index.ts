/**
 * Recloc as a library, also published alone as `@recloc/core`: it turns the text of a booking record into
 * structured data. Decoding is synchronous, keeps no state, uses no network and reads no files except
 * tables of the package.
 *
 *     import { decode, itinerary, toV4 } from "recloc";
 *     const decoded = decode(text, { referenceDate: "2026-11-21" });
 *     decoded.booking.flights[0].departure; // "2026-11-24 18:55:00", local, without a zone
 *     toV4(decoded); // the response of POST /v4/decode
 *     await itinerary(decoded, "html", { language: "de" }); // for travellers
 */
export { decode, isDecodable } from "./decode/decode.ts";
export type {
  Candidate,
  Coverage,
  CoverageCount,
  Decoded,
  DecodedRecord,
  DecodeOptions,
  LineRange,
  Unread,
} from "./decode/decode.ts";
export type * from "./booking/model/booking.ts";
export {
  entries,
  entrySystems,
  type EntriesOptions,
  type LeftOut,
  type RecordEntries,
  type SellEntry,
  type SystemEntries,
} from "./entries/propose.ts";
export type { WhyNot } from "./entries/why-not.ts";
export { redact, type Counts, type Redacted, type RedactOptions } from "./redact/redact.ts";
export type { FormatName } from "./views/itinerary/formats.ts";
export { itinerary } from "./views/itinerary/library.ts";
export type { ItineraryOptions } from "./views/itinerary/options/schema.ts";
export type { Rendered } from "./views/itinerary/written.ts";
export type { V3Answer } from "./views/v3/schema.ts";
export { toV3 } from "./views/v3/view.ts";
export type { V4Answer } from "./views/v4/schema.ts";
export { toV4, type V4Options } from "./views/v4/view.ts";

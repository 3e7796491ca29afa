/** How a text was read, for the top-level `extraInfo` map of the v4 answer. */
import type { Decoded, Unread } from "../../decode/decode.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import type { ExtraInfo, UnreadEntry } from "./extra-info-schema.ts";
import { orNull } from "./or-null.ts";
import type { V4Answer } from "./schema.ts";

/** Confidence from here on does not need to be reported unasked. */
const SURE = 0.9;

/** Adds what users must not miss: what was not read, what is doubtful, and low confidence. */
export function addDoubts(info: ExtraInfo, { unread, warnings, confidence }: Decoded): void {
  if (confidence < SURE) info.confidence = confidence;
  if (unread.length > 0) info.unread_lines = unread.map(toUnreadLine);
  if (warnings.length > 0) info.warnings = warnings.map(redact);
}

/** An answer without what `addDoubts` adds: what the record says, however it was pasted. */
export function withoutDoubts(answer: V4Answer): V4Answer {
  const info = { ...answer.extraInfo };
  delete info.confidence;
  delete info.unread_lines;
  delete info.warnings;
  return { ...answer, extraInfo: orNull(info) };
}

/** Adds everything about the reading of the whole text. */
export function addReading(info: ExtraInfo, decoded: Decoded): void {
  const { algorithm, candidates, confidence, coverage, unread } = decoded;
  addDoubts(info, decoded);
  info.decoder_algorithm = algorithm;
  info.confidence = confidence;
  info.coverage = coverage;
  if (candidates.length > 0) info.candidates = candidates;
  const reasons = candidates.find((candidate) => candidate.algorithm === algorithm)?.reasons ?? [];
  if (reasons.length > 0) info.reasons = reasons;
  if (unread.length > 0) info.unread_lines = unread.map(toPlacedUnreadLine);
  const { by } = decoded.booking.yearEvidence;
  if (by !== "none") info.year_evidence = by;
}

function toUnreadLine({ line, column, text, reason }: Unread): UnreadEntry {
  return { line, column, text: redact(text), reason: redact(reason) };
}

function toPlacedUnreadLine(unread: Unread): UnreadEntry {
  const { excerpt, span } = unread;
  return { ...toUnreadLine(unread), excerpt, span: [...span] };
}

import { groupsOf } from "../batch/groups.ts";
import { inOrder } from "../batch/in-order.ts";
import type { RecordOutcome } from "./outcome.ts";
import { sizeOf, type ArchiveRecord } from "./record.ts";

/** How much of small records a thread decodes before it hands them back, in characters or bytes. */
const GROUP = 64 * 1024;

/** Decodes records together. Never rejects: an error is an outcome. */
export type DecodeGroup = (records: readonly ArchiveRecord[]) => Promise<readonly RecordOutcome[]>;

/**
 * The outcomes of records, in order, in groups.
 *
 * @param atOnce how many groups are in progress at once
 */
export function outcomesOf(
  records: AsyncIterable<ArchiveRecord>,
  atOnce: number,
  decodeGroup: DecodeGroup,
): AsyncGenerator<readonly RecordOutcome[], void, void> {
  return inOrder(groupsOf(records, GROUP, sizeOf), atOnce, decodeGroup);
}

import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";
import type { JobRow } from "./rows.ts";

/**
 * Makes other changes to a job wait until this transaction ends; null if there is none. It uses an update because that
 * takes a lock in every database.
 */
export async function lockJob(
  transaction: Kysely<Tables>,
  id: string,
): Promise<Pick<JobRow, "cancelled_at" | "submitted_at"> | null> {
  const row = transaction
    .updateTable("jobs")
    .set((job) => ({ id: job.ref("id") }))
    .where("id", "=", id)
    .returning(["cancelled_at", "submitted_at"]);
  return (await row.executeTakeFirst()) ?? null;
}

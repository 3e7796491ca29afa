import type { Kysely } from "kysely";

/** The migration that creates the tables of jobs. Never edit it once it is released. */
export async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.references("accounts.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("submitted_at", "text")
    .addColumn("cancelled_at", "text")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("destination", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("jobs_account_id").on("jobs").column("account_id").execute();
  await createChunks(db);
  await db.schema
    .createTable("job_chunk_errors")
    .addColumn("job_id", "text", (column) =>
      column.notNull().references("jobs.id").onDelete("cascade"),
    )
    .addColumn("chunk", "integer", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("records", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("job_chunk_errors_pk", ["job_id", "chunk", "code"])
    .execute();
}

async function createChunks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("job_chunks")
    .addColumn("job_id", "text", (column) =>
      column.notNull().references("jobs.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("pieces", "text", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("digest", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("run_at", "text", (column) => column.notNull())
    .addColumn("worker", "text")
    .addColumn("beat_at", "text")
    .addColumn("begun_at", "text")
    .addColumn("finished_at", "text")
    .addColumn("engine", "text")
    .addColumn("records", "integer", (column) => column.notNull())
    .addColumn("failed", "integer", (column) => column.notNull())
    .addColumn("reason", "text")
    .addPrimaryKeyConstraint("job_chunks_pk", ["job_id", "number"])
    .execute();
  await db.schema
    .createIndex("job_chunks_state")
    .on("job_chunks")
    .columns(["state", "run_at"])
    .execute();
}

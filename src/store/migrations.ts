import { Migrator, sql, type Kysely, type Migration } from "kysely";
import { createJobs } from "./jobs/create-jobs.ts";
import { StoreFault } from "./store-fault.ts";

/** Run in the order of their names, on SQLite and PostgreSQL alike. Never edit a released migration. */
const migrations: Readonly<Record<string, Migration>> = {
  "0001-api-keys": { up: createApiKeys },
  "0002-key-secrets": { up: splitApiKeys },
  "0003-accounts": { up: createAccounts },
  "0004-usage": { up: createUsage },
  "0005-counters": { up: createCounters },
  "0006-key-expiry": { up: addKeyExpiry },
  "0007-usage-refusals": { up: createUsageRefusals },
  "0008-password-resets": { up: createPasswordResets },
  "0009-session-use": { up: addSessionUse },
  "0010-jobs": { up: createJobs },
  "0011-second-factors": { up: createSecondFactors },
};

/**
 * Brings a database to the newest version.
 *
 * @throws StoreFault if the database belongs to a newer version; another error if a migration fails
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  if (await isNewer(db)) throw new StoreFault("newer", { cause: error });
  throw new Error("The store cannot be migrated", { cause: error });
}

/** Whether migrations that this version does not know have run on a database. */
async function isNewer<DB>(db: Kysely<DB>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.some(({ name }) => !Object.hasOwn(migrations, name));
  } catch {
    return false;
  }
}

async function createApiKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("api_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("prefix", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("digest", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
}

/** Gives each key its own id, which stays the same when its secret changes. */
async function splitApiKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .addColumn("revoked_at", "text")
    .addColumn("limit_minute", "integer")
    .addColumn("limit_day", "integer")
    .execute();
  await db.schema
    .createTable("key_secrets")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("key_id", "text", (column) =>
      column.notNull().references("keys.id").onDelete("cascade"),
    )
    .addColumn("prefix", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text")
    .execute();
  await createIndex(db, "key_secrets", "key_id");
  await sql`insert into keys (id, name, created_at, revoked_at)
    select id, name, created_at, revoked_at from api_keys`.execute(db);
  await sql`insert into key_secrets (digest, key_id, prefix, created_at)
    select digest, id, prefix, created_at from api_keys`.execute(db);
  await db.schema.dropTable("api_keys").execute();
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await createIndex(db, "sessions", "account_id");
  await db.schema
    .alterTable("keys")
    .addColumn("account_id", "text", (column) =>
      column.references("accounts.id").onDelete("cascade"),
    )
    .execute();
  await createIndex(db, "keys", "account_id");
}

async function createUsage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("usage")
    .addColumn("key_id", "text", (column) =>
      column.notNull().references("keys.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("bucket", "integer", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addColumn("errors", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("usage_pk", ["key_id", "day", "bucket"])
    .execute();
  await createIndex(db, "usage", "day");
}

/** rate-limiter-flexible requires these columns in this order. */
async function createCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("counters")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint")
    .execute();
  await createIndex(db, "counters", "expire");
}

async function addKeyExpiry(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("keys").addColumn("expires_on", "text").execute();
}

async function createUsageRefusals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("usage_refusals")
    .addColumn("key_id", "text", (column) =>
      column.notNull().references("keys.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("requests", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("usage_refusals_pk", ["key_id", "day", "code"])
    .execute();
  await createIndex(db, "usage_refusals", "day");
}

async function createPasswordResets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("password_resets")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await createIndex(db, "password_resets", "account_id");
}

async function addSessionUse(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("last_used_at", "text").execute();
}

async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_factors")
    .addColumn("account_id", "text", (column) =>
      column.primaryKey().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("last_step", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .execute();
  await createIndex(db, "recovery_codes", "account_id");
}

async function createIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

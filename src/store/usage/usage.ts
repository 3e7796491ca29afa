import { sql, type Kysely } from "kysely";
import type { RefusalRow, Tables, UsageRow } from "../schema.ts";
import {
  dayOf,
  lastDays,
  NOT_DECODABLE,
  toUsageDays,
  type UsageDay,
  type UsageTotal,
} from "./usage-day.ts";
import { addRefusals, addRows, knownKeys, updateLastUsed } from "./usage-rows.ts";

/** Usage to add in one transaction. */
export interface UsageSums {
  readonly rows: readonly UsageRow[];
  /** Default: none. */
  readonly refusals?: readonly RefusalRow[];
  /** When each key was last used, by its id. */
  readonly lastUsed: ReadonlyMap<string, string>;
}

/** What usage to read. */
interface Span {
  /** The keys: one, or all of an account, including revoked ones. */
  readonly of: { readonly keyId: string } | { readonly accountId: string };
  readonly days: readonly string[];
}

export class UsageStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Adds all sums, or none if it rejects. Skips deleted keys. */
  async add({ rows, refusals = [], lastUsed }: UsageSums): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const known = await knownKeys(db, [...lastUsed.keys()]);
      const isKnown = ({ key_id }: { readonly key_id: string }) => known.has(key_id);
      await addRows(db, rows.filter(isKnown));
      await addRefusals(db, refusals.filter(isKnown));
      await updateLastUsed(
        db,
        [...lastUsed].filter(([id]) => known.has(id)),
      );
    });
  }

  /**
   * The usage of a key for each of the last days, including today and days without requests.
   *
   * @param days how many days
   * @param today YYYY-MM-DD, UTC
   */
  days(keyId: string, days: number, today = dayOf(Date.now())): Promise<readonly UsageDay[]> {
    return this.#days({ of: { keyId }, days: lastDays(days, today) });
  }

  /** The same for all keys of an account together. */
  accountDays(
    accountId: string,
    days: number,
    today = dayOf(Date.now()),
  ): Promise<readonly UsageDay[]> {
    return this.#days({ of: { accountId }, days: lastDays(days, today) });
  }

  /**
   * How often each key of an account was used in the last days, by its id; without unused ones.
   *
   * @param days how many days
   * @param today YYYY-MM-DD, UTC
   */
  async accountKeys(
    accountId: string,
    days: number,
    today = dayOf(Date.now()),
  ): Promise<ReadonlyMap<string, UsageTotal>> {
    const span = { of: { accountId }, days: lastDays(days, today) };
    const rows = await this.#db
      .selectFrom("usage")
      .select("key_id")
      .select(({ fn }) => [
        fn.sum<number | string>("requests").as("requests"),
        fn.sum<number | string>("errors").as("errors"),
      ])
      .where(isWithin(span))
      .groupBy("key_id")
      .execute();
    const refusals = await this.#db
      .selectFrom("usage_refusals")
      .select("key_id")
      .select(({ fn }) => fn.sum<number | string>("requests").as("requests"))
      .where(isWithin(span))
      .where("code", "=", NOT_DECODABLE)
      .groupBy("key_id")
      .execute();
    const notDecodable = new Map(refusals.map((row) => [row.key_id, Number(row.requests)]));
    return new Map(
      rows.map(({ key_id: id, requests, errors }) => [
        id,
        {
          requests: Number(requests),
          notDecodable: notDecodable.get(id) ?? 0,
          errors: Number(errors),
        },
      ]),
    );
  }

  /** The database adds up the keys: an account may have many. */
  async #days(span: Span): Promise<readonly UsageDay[]> {
    const rows = await this.#db
      .selectFrom("usage")
      .select(["day", "bucket"])
      .select(({ fn }) => [
        fn.sum<number | string>("requests").as("requests"),
        fn.sum<number | string>("errors").as("errors"),
      ])
      .where(isWithin(span))
      .groupBy(["day", "bucket"])
      .execute();
    const refusals = await this.#db
      .selectFrom("usage_refusals")
      .select(["day", "code"])
      .select(({ fn }) => fn.sum<number | string>("requests").as("requests"))
      .where(isWithin(span))
      .groupBy(["day", "code"])
      .execute();
    // PostgreSQL returns sums as texts.
    return toUsageDays(
      span.days,
      rows.map((row) => ({ ...row, requests: Number(row.requests), errors: Number(row.errors) })),
      refusals.map((row) => ({ ...row, requests: Number(row.requests) })),
    );
  }
}

function isWithin({ of, days }: Span) {
  const keys =
    "keyId" in of ? sql`${of.keyId}` : sql`select id from keys where account_id = ${of.accountId}`;
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  return sql<boolean>`key_id in (${keys}) and day between ${first} and ${last}`;
}

import type Router from "@koa/router";
import type { RouterContext, RouterMiddleware } from "@koa/router";
import type { Account } from "../../store/accounts/account.ts";
import type { KeyStore } from "../../store/keys/key-store.ts";
import { dayOf, type UsageDay, type UsageTotal } from "../../store/usage/usage-day.ts";
import type { UsageStore } from "../../store/usage/usage.ts";
import { checkOf } from "../../views/check.ts";
import { ApiError, ERRORS } from "../errors.ts";
import { makeRouter } from "../router.ts";
import { ownKey } from "./own-key.ts";
import { UsageAnswer } from "./schema.ts";
import { usageCsv, type KeyUsage } from "./usage-csv.ts";
import { accountOf, type Visitors } from "./visitor.ts";

/** The parts that the usage routes are built from. */
export interface UsageParts {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly visitors: Visitors;
}

const MOST_DAYS = 366;

const checkUsage = checkOf(UsageAnswer);

/** The usage of the keys of the logged-in account, together and one by one, also as CSV. */
export function usageRouter(parts: UsageParts): Router {
  const reading = (act: Action): RouterMiddleware => {
    return async (ctx) => act(ctx, accountOf(await parts.visitors.identify(ctx)), parts);
  };
  return makeRouter("/site")
    .get("/usage", reading(showAll))
    .get("/usage.csv", reading(downloadAll))
    .get("/keys/:id/usage", reading(showOne))
    .get("/keys/:id/usage.csv", reading(downloadOne));
}

type Action = (ctx: RouterContext, account: Account, parts: UsageParts) => Promise<void>;

async function showAll(ctx: RouterContext, { id }: Account, { usage }: UsageParts): Promise<void> {
  const count = readDays(ctx);
  answer(ctx, await usage.accountDays(id, count), await usage.accountKeys(id, count));
}

async function showOne(ctx: RouterContext, account: Account, parts: UsageParts): Promise<void> {
  const { id } = await ownKey(ctx, account, parts.keys);
  const days = await parts.usage.days(id, readDays(ctx));
  answer(ctx, days, new Map([[id, totalOf(days)]]));
}

async function downloadAll(
  ctx: RouterContext,
  { id }: Account,
  { keys, usage }: UsageParts,
): Promise<void> {
  const count = readDays(ctx);
  const used = await usage.accountKeys(id, count);
  const usages: KeyUsage[] = [];
  // One after the other, so that other requests have their turn.
  for (const key of await keys.ofAccount(id))
    if (used.has(key.id)) usages.push({ key, days: await usage.days(key.id, count) });
  download(ctx, usages);
}

async function downloadOne(ctx: RouterContext, account: Account, parts: UsageParts): Promise<void> {
  const key = await ownKey(ctx, account, parts.keys);
  download(ctx, [{ key, days: await parts.usage.days(key.id, readDays(ctx)) }]);
}

function download(ctx: RouterContext, usages: readonly KeyUsage[]): void {
  ctx.attachment(`recloc-usage-${dayOf(Date.now())}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.body = usageCsv(usages);
}

function answer(
  ctx: RouterContext,
  days: readonly UsageDay[],
  keys: ReadonlyMap<string, UsageTotal>,
): void {
  const body: UsageAnswer = {
    days: days.map(({ day, requests, notDecodable, errors, medianMs, p99Ms }) => {
      return { day, requests, notDecodable, errors, medianMs, p99Ms };
    }),
    refusals: refusalsOf(days),
    keys: [...keys].map(([id, total]) => ({ id, ...total })),
  };
  checkUsage(body);
  ctx.body = body;
}

/** How many requests were answered with each code, most frequent first. */
function refusalsOf(days: readonly UsageDay[]): UsageAnswer["refusals"] {
  const byCode = new Map<string, number>();
  for (const { refusals } of days)
    for (const [code, requests] of refusals) byCode.set(code, (byCode.get(code) ?? 0) + requests);
  const kinds = new Map<string, { status: number; means: string }>(Object.entries(ERRORS));
  return [...byCode]
    .sort(([, a], [, b]) => b - a)
    .map(([code, requests]) => {
      const { status = null, means = "" } = kinds.get(code) ?? {};
      return { code, status, means, requests };
    });
}

function totalOf(days: readonly UsageDay[]): UsageTotal {
  const sumOf = (count: keyof UsageTotal) => days.reduce((sum, day) => sum + day[count], 0);
  return {
    requests: sumOf("requests"),
    notDecodable: sumOf("notDecodable"),
    errors: sumOf("errors"),
  };
}

function readDays(ctx: RouterContext): number {
  const { days = "30" } = ctx.query;
  const count = typeof days === "string" && /^\d{1,3}$/.test(days) ? Number(days) : 0;
  if (count >= 1 && count <= MOST_DAYS) return count;
  throw new ApiError("invalid_parameter", `days must be a number from 1 to ${MOST_DAYS}`);
}

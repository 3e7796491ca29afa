import type Router from "@koa/router";
import type { RouterContext, RouterMiddleware } from "@koa/router";
import type { Middleware } from "koa";
import type { Settings } from "../../settings.ts";
import type { Account } from "../../store/accounts/account.ts";
import type { KeyRecord, KeyStore, CreatedKey } from "../../store/keys/key-store.ts";
import type { KeyLimits } from "../../store/keys/limits.ts";
import { checkOf } from "../../views/check.ts";
import { noteSubject } from "../answered.ts";
import { ApiError } from "../errors.ts";
import { makeRouter } from "../router.ts";
import type { Attempts } from "./attempts.ts";
import { jsonBody } from "./json-body.ts";
import { noKey, ownKey } from "./own-key.ts";
import { translateRuleErrors } from "./rules.ts";
import {
  KeyAnswer,
  KeyChange,
  KeysAnswer,
  NewKeyAnswer,
  NewKey,
  Rotation,
  type KeyEntry,
} from "./schema.ts";
import { accountOf, type Visitors } from "./visitor.ts";

/** The parts that the key routes are built from. */
export interface KeysParts {
  readonly keys: KeyStore;
  readonly visitors: Visitors;
  readonly attempts: Attempts;
  readonly settings: Pick<Settings, "limits">;
  readonly body: Middleware;
}

const HOUR_MS = 60 * 60 * 1000;

const checkKeys = checkOf(KeysAnswer);
const checkKey = checkOf(KeyAnswer);
const checkCreated = checkOf(NewKeyAnswer);
const readNewKey = jsonBody(NewKey);
const readKeyChange = jsonBody(KeyChange);
const readRotation = jsonBody(Rotation);

/** The keys of the logged-in account. */
export function keysRouter(parts: KeysParts): Router {
  const { body } = parts;
  const reading = (act: Action): RouterMiddleware => {
    return async (ctx) => act(ctx, accountOf(await parts.visitors.identify(ctx)), parts);
  };
  const changing = (act: Action): RouterMiddleware => {
    return async (ctx) => {
      const account = accountOf(await parts.visitors.authorise(ctx));
      noteSubject(ctx, { account: account.id });
      await act(ctx, account, parts);
    };
  };
  return makeRouter("/site/keys")
    .get("/", reading(listKeys))
    .post("/", body, changing(createKey))
    .patch("/:id", body, changing(changeKey))
    .post("/:id/rotate", body, changing(rotateKey))
    .post("/:id/revoke", changing(revokeKey));
}

type Action = (ctx: RouterContext, account: Account, parts: KeysParts) => Promise<void>;

async function listKeys(ctx: RouterContext, { id }: Account, { keys }: KeysParts): Promise<void> {
  const answer = { keys: (await keys.ofAccount(id)).map(toEntry) };
  checkKeys(answer);
  ctx.body = answer;
}

async function createKey(ctx: RouterContext, { id }: Account, parts: KeysParts): Promise<void> {
  const { name, limits = parts.settings.limits, expiresOn = null } = readNewKey(ctx);
  checkWithin(limits, parts);
  await parts.attempts.countKey(id);
  const options = { name: name.trim(), accountId: id, limits, expiresOn };
  answerCreated(ctx, id, await translateRuleErrors(() => parts.keys.create(options)));
}

async function changeKey(ctx: RouterContext, account: Account, parts: KeysParts): Promise<void> {
  const { keys } = parts;
  const { id } = await ownKey(ctx, account, parts.keys);
  const { name, limits } = readKeyChange(ctx);
  if (limits !== undefined) checkWithin(limits, parts);
  await translateRuleErrors(async () => {
    if (name !== undefined) await keys.rename(id, name.trim());
    if (limits !== undefined) await keys.setLimits(id, limits);
  });
  await answerKey(ctx, account, parts);
}

async function rotateKey(ctx: RouterContext, account: Account, parts: KeysParts): Promise<void> {
  const { id } = await ownKey(ctx, account, parts.keys);
  const { graceHours } = readRotation(ctx);
  await parts.attempts.countKey(account.id);
  const created = await translateRuleErrors(() => parts.keys.rotate(id, graceHours * HOUR_MS));
  if (created === null) throw noKey();
  answerCreated(ctx, account.id, created);
}

async function revokeKey(ctx: RouterContext, account: Account, parts: KeysParts): Promise<void> {
  const { id } = await ownKey(ctx, account, parts.keys);
  await parts.keys.revoke(id);
  await answerKey(ctx, account, parts);
}

/** Owners choose limits within those of the service; if the service has a limit, a key needs one. */
function checkWithin(limits: KeyLimits, { settings }: KeysParts): void {
  const isWithin = (limit: number | null, most: number | null) =>
    most === null || (limit !== null && limit <= most);
  const { perMinute, perDay } = settings.limits;
  if (isWithin(limits.perMinute, perMinute) && isWithin(limits.perDay, perDay)) return;
  const bounds = [
    ...(perMinute === null ? [] : [`at most ${perMinute} requests a minute`]),
    ...(perDay === null ? [] : [`at most ${perDay} requests a day`]),
  ];
  throw new ApiError(
    "invalid_parameter",
    `limits: a key of this service may have ${bounds.join(" and ")}`,
  );
}

async function answerKey(ctx: RouterContext, account: Account, parts: KeysParts): Promise<void> {
  const record = await ownKey(ctx, account, parts.keys);
  noteSubject(ctx, { account: account.id, key: record.id });
  const answer = { record: toEntry(record) };
  checkKey(answer);
  ctx.body = answer;
}

function answerCreated(ctx: RouterContext, account: string, { key, record }: CreatedKey): void {
  noteSubject(ctx, { account, key: record.id });
  const answer = { key, record: toEntry(record) };
  checkCreated(answer);
  ctx.body = answer;
}

function toEntry(record: KeyRecord): KeyEntry {
  const { id, name, prefix, createdAt, lastUsedAt, revokedAt, limits, ...ends } = record;
  const { expiresOn, expiring } = ends;
  return { id, name, prefix, createdAt, lastUsedAt, revokedAt, limits, expiresOn, expiring };
}

import type { RouterContext } from "@koa/router";
import type { Account } from "../../store/accounts/account.ts";
import type { KeyRecord, KeyStore } from "../../store/keys/key-store.ts";
import { ApiError } from "../errors.ts";

/**
 * The key named by the path.
 *
 * @throws ApiError if there is none: keys of other accounts do not exist for this one
 */
export async function ownKey(
  ctx: RouterContext,
  account: Account,
  keys: KeyStore,
): Promise<KeyRecord> {
  const record = await keys.get(ctx.params.id ?? "");
  if (record?.accountId !== account.id) throw noKey();
  return record;
}

export function noKey(): ApiError {
  return new ApiError("not_found", "there is no such key");
}

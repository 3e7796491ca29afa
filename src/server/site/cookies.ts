import type { Context } from "koa";

/** The cookies of the pages. They only identify the visitor, and nothing else reads them. */
export type CookieName = "recloc_session" | "recloc_visitor";

export function readCookie(ctx: Context, name: CookieName): string | null {
  const value = ctx.cookies.get(fullName(ctx, name)) ?? "";
  return value === "" ? null : value;
}

/** @param maxAgeMs default: until the browser is closed */
export function writeCookie(
  ctx: Context,
  name: CookieName,
  value: string,
  maxAgeMs?: number,
): void {
  ctx.cookies.set(fullName(ctx, name), value, {
    ...attributesOf(ctx),
    ...(maxAgeMs === undefined ? {} : { maxAge: maxAgeMs }),
  });
}

export function forgetCookie(ctx: Context, name: CookieName): void {
  ctx.cookies.set(fullName(ctx, name), null, attributesOf(ctx));
}

function attributesOf({ secure }: Context) {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", overwrite: true } as const;
}

/** With TLS, the prefix makes the browser accept the cookie only from this host and only over TLS. */
function fullName({ secure }: Context, name: CookieName): string {
  return secure ? `__Host-${name}` : name;
}

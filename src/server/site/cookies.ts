import type { Context } from "koa";

/** The cookies of the pages. They say nothing but who is logged in, and nothing reads them elsewhere. */
export type CookieName = "recloc_session" | "recloc_visitor";

export function readCookie(ctx: Context, name: CookieName): string | null {
  const value = ctx.cookies.get(fullName(ctx, name)) ?? "";
  return value === "" ? null : value;
}

/** @param maxAgeMs for how long; absent: until the browser is closed */
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

/** Behind TLS the browser takes the cookie from this host alone, over TLS alone. */
function fullName({ secure }: Context, name: CookieName): string {
  return secure ? `__Host-${name}` : name;
}

import type { Context } from "koa";
import type { Settings } from "../../settings.ts";
import { hasProxyTrace } from "./proxy-traces.ts";

/** All of `127.0.0.0/8`, including the form that an IPv6 socket shows, and `::1`. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i;

/** The names of the local machine, with or without a port. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** The values of `Sec-Fetch-Site` for a request from our page, or from no page at all. */
const OWN_PAGE = /^(?:same-origin|none)$/;

/** The parts of a request that show who sent it. */
export type Visit = Pick<Context, "headers"> & {
  /** The address at the other end of the connection. */
  readonly remoteAddress: string | undefined;
  /** `1.1`. */
  readonly httpVersion: string;
};

/** The operator's settings for visits. */
export type VisitSettings = Pick<Settings, "workbench" | "trustProxy">;

/**
 * Whether a request comes from the machine that the service runs on, so that it needs no key. The
 * connection alone does not prove it: a proxy on this machine connects on behalf of others, a foreign page
 * can reach the service through DNS rebinding, which its `Host` header reveals, and no other foreign page
 * may use the service either. A proxy that leaves no trace cannot be detected: the setting covers that.
 */
export function isLocalVisit(
  { remoteAddress, headers, httpVersion }: Visit,
  { workbench, trustProxy }: VisitSettings,
): boolean {
  const { host = "", origin = `http://${host}` } = headers;
  return (
    workbench === "local" &&
    trustProxy === 0 &&
    // Some proxies still use it, but no browser does.
    httpVersion !== "1.0" &&
    LOOPBACK.test(remoteAddress ?? "") &&
    LOCAL_HOST.test(host) &&
    origin === `http://${host}` &&
    OWN_PAGE.test(headers["sec-fetch-site"] ?? "none") &&
    !hasProxyTrace(Object.keys(headers))
  );
}

/** The same for a Koa context. */
export function isLocalVisitor({ headers, req }: Context, settings: VisitSettings): boolean {
  const { httpVersion, socket } = req;
  return isLocalVisit({ headers, httpVersion, remoteAddress: socket.remoteAddress }, settings);
}

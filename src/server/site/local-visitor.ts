import type { Context } from "koa";
import type { Settings } from "../../settings.ts";
import { hasProxyTrace } from "./proxy-traces.ts";

/** The whole of `127.0.0.0/8`, also as an IPv6 socket shows it, and `::1`. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i;

/** What the own machine is called, with or without a port. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** How a browser calls a request of a page that came from here, or of nobody's page. */
const OWN_PAGE = /^(?:same-origin|none)$/;

/** The parts of a request that tell who sent it. */
export type Visit = Pick<Context, "headers"> & {
  /** The address at the other end of the connection. */
  readonly remoteAddress: string | undefined;
  /** `1.1`. */
  readonly httpVersion: string;
};

/** What the operator says of visits. */
export type VisitSettings = Pick<Settings, "workbench" | "trustProxy">;

/**
 * Whether a request comes from the machine that the service runs on, so that it needs no key. The
 * connection alone does not tell: a proxy on this machine connects from here for others, and a page
 * from elsewhere whose name was made to lead here (DNS rebinding) sends the name as `Host`; any other
 * page, if it does send something, is not to have us work for it. A proxy that leaves no trace cannot
 * be told: for that there is the setting.
 */
export function isLocalVisit(
  { remoteAddress, headers, httpVersion }: Visit,
  { workbench, trustProxy }: VisitSettings,
): boolean {
  const { host = "", origin = `http://${host}` } = headers;
  return (
    workbench === "local" &&
    trustProxy === 0 &&
    // Some proxies still speak it, and no browser does.
    httpVersion !== "1.0" &&
    LOOPBACK.test(remoteAddress ?? "") &&
    LOCAL_HOST.test(host) &&
    origin === `http://${host}` &&
    OWN_PAGE.test(headers["sec-fetch-site"] ?? "none") &&
    !hasProxyTrace(Object.keys(headers))
  );
}

/** The same of a request under way. */
export function isLocalVisitor({ headers, req }: Context, settings: VisitSettings): boolean {
  const { httpVersion, socket } = req;
  return isLocalVisit({ headers, httpVersion, remoteAddress: socket.remoteAddress }, settings);
}

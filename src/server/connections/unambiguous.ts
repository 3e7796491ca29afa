import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { ApiError } from "../errors.ts";

/** The parts of a request by which it can be misread. */
export type Head = Pick<IncomingMessage, "url" | "httpVersion" | "headers" | "rawHeaders">;

/** The target of a request in its absolute form. */
const ABSOLUTE = /^(?<scheme>[a-z][a-z\d+.-]*):\/\/(?<authority>[^/?#]*)/i;

/** The ports that a name may leave out. */
const DEFAULT_PORTS: Readonly<Partial<Record<string, RegExp>>> = { http: /:80$/, https: /:443$/ };

/**
 * Refuses requests that a proxy in front of the service may have read otherwise than we do: whom they
 * are for, and where their body ends. Node lets them pass. The connection is closed, since nobody can
 * tell what else comes on it.
 */
export const refuseAmbiguous: Middleware = async ({ req }, next) => {
  const reason = ambiguityOf(req);
  if (reason !== null)
    throw new ApiError("bad_request", reason, { headers: { Connection: "close" } });
  await next();
};

/** What is ambiguous about a request, for people; null where nothing is. */
export function ambiguityOf(head: Head): string | null {
  return doubtfulHost(head) ?? doubtfulBody(head);
}

function doubtfulHost({ url = "", httpVersion, headers, rawHeaders }: Head): string | null {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts > 1) return "there is more than one header Host";
  if (hosts === 0 && httpVersion !== "1.0") return "the header Host is missing";
  const { scheme = "", authority } = ABSOLUTE.exec(url)?.groups ?? {};
  if (authority === undefined || headers.host === undefined) return null;
  const isSame = hostOf(authority, scheme) === hostOf(headers.host, scheme);
  return isSame ? null : "the header Host and the address name different hosts";
}

function hostOf(authority: string, scheme: string): string {
  const port = DEFAULT_PORTS[scheme.toLowerCase()];
  const host = authority.toLowerCase();
  return port === undefined ? host : host.replace(port, "");
}

function doubtfulBody({ httpVersion, headers }: Head): string | null {
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return null;
  if (httpVersion === "1.0") return "HTTP/1.0 has no Transfer-Encoding";
  return coding.toLowerCase() === "chunked"
    ? null
    : "the only Transfer-Encoding accepted is chunked";
}

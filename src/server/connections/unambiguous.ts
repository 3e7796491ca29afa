import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { ApiError } from "../errors.ts";

/** The parts of a request that can make it ambiguous. */
export type Head = Pick<IncomingMessage, "url" | "httpVersion" | "headers" | "rawHeaders">;

/** The target of a request in its absolute form. */
const ABSOLUTE = /^(?<scheme>[a-z][a-z\d+.-]*):\/\/(?<authority>[^/?#]*)/i;

/** The default ports, which an address may omit. */
const DEFAULT_PORTS: Readonly<Partial<Record<string, RegExp>>> = { http: /:80$/, https: /:443$/ };

/**
 * Rejects requests that a proxy in front of the service may interpret differently: which host they are
 * for, and where their body ends. Node accepts them. The connection is closed because whatever follows on
 * it is just as doubtful.
 */
export const refuseAmbiguous: Middleware = async ({ req }, next) => {
  const reason = ambiguityOf(req);
  if (reason !== null)
    throw new ApiError("bad_request", reason, { headers: { Connection: "close" } });
  await next();
};

/** Explains what is ambiguous about a request; null if nothing is. */
function ambiguityOf(head: Head): string | null {
  return ambiguousHost(head) ?? ambiguousBody(head);
}

function ambiguousHost({ url = "", httpVersion, headers, rawHeaders }: Head): string | null {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts > 1) return "there is more than one Host header";
  if (hosts === 0 && httpVersion !== "1.0") return "the Host header is missing";
  const { scheme = "", authority } = ABSOLUTE.exec(url)?.groups ?? {};
  if (authority === undefined || headers.host === undefined) return null;
  const isSame = hostOf(authority, scheme) === hostOf(headers.host, scheme);
  return isSame ? null : "the Host header and the address name different hosts";
}

function hostOf(authority: string, scheme: string): string {
  const port = DEFAULT_PORTS[scheme.toLowerCase()];
  const host = authority.toLowerCase();
  return port === undefined ? host : host.replace(port, "");
}

function ambiguousBody({ httpVersion, headers }: Head): string | null {
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return null;
  if (httpVersion === "1.0") return "HTTP/1.0 has no Transfer-Encoding";
  return coding.toLowerCase() === "chunked"
    ? null
    : "the only Transfer-Encoding accepted is chunked";
}

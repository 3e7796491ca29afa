import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Decoder } from "../decoding/decoder.ts";
import { ApiError } from "../errors.ts";
import { makeRouter } from "../router.ts";
import { checkOrigin } from "./origin.ts";
import { threadReader } from "./thread-reader.ts";

/** The parts that the server for assistants is built from. */
export interface McpParts {
  readonly decoder: Decoder;
  readonly readBody: Middleware;
  readonly logger: Logger;
  readonly corsOrigins: readonly string[];
}

/** `POST /mcp`: the Model Context Protocol, by streamable HTTP without sessions or streams. */
export function mcpRouter({ decoder, readBody, logger, corsOrigins }: McpParts): Router {
  return makeRouter().post("/mcp", checkOrigin(corsOrigins), readBody, async (ctx) => {
    const message = messageIn(ctx);
    // Loaded by the first request, because many services never get one.
    const { answerPosted } = await import("../../mcp/http.ts");
    const reader = threadReader(ctx, decoder, logger);
    await sendResponse(ctx, await answerPosted({ headers: headersOf(ctx), message, reader }));
  });
}

/**
 * The one message of a request.
 *
 * @throws ApiError if there is none or several: a request counts once, however much work it asks for
 */
function messageIn(ctx: Context): object {
  const message = parsed(rawText(ctx));
  if (typeof message !== "object" || message === null)
    throw new ApiError("bad_request", "the body must be a JSON-RPC message");
  if (Array.isArray(message)) throw new ApiError("bad_request", "send one message in a request");
  return message;
}

function rawText(ctx: Context): string {
  const { rawBody } = ctx.request;
  return typeof rawBody === "string" ? Buffer.from(rawBody, "latin1").toString("utf8") : "";
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The headers as sent: `readBody` changes the type. */
function headersOf({ req }: Context): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(req.headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}

async function sendResponse(ctx: Context, response: Response): Promise<void> {
  ctx.status = response.status;
  for (const [name, value] of response.headers) ctx.set(name, value);
  ctx.body = await response.text();
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";

/** As much of the protocol of S3 as jobs use, with objects in memory. */
export interface S3Server {
  readonly url: string;
  /** By `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  readonly close: () => void;
}

/** How many objects a page of a list has. */
const PAGE = 2;

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer(objects, request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, objects, close };
}

async function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
  const key = decodeURIComponent(pathname);
  if (request.method === "PUT") {
    objects.set(key, await buffer(request));
    response.setHeader("ETag", '"e"').end();
  } else if (searchParams.has("list-type")) response.end(listOf(objects, key, searchParams));
  else sendObject(objects.get(key), request, response);
}

function listOf(objects: Map<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const start = `${bucket.replace(/\/?$/, "/")}${query.get("prefix") ?? ""}`;
  const all = [...objects].filter(([key]) => key.startsWith(start)).sort();
  const from = Number(query.get("continuation-token") ?? 0);
  const contents = all.slice(from, from + PAGE).map(([key, { length }]) => {
    const name = key.slice(bucket.replace(/\/?$/, "/").length);
    return `<Contents><Key>${name}</Key><Size>${length}</Size></Contents>`;
  });
  const isMore = from + PAGE < all.length;
  const next = `<NextContinuationToken>${from + PAGE}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${isMore ? next : ""}${contents.join("")}</ListBucketResult>`;
}

function sendObject(
  object: Buffer | undefined,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (object === undefined) {
    response.statusCode = 404;
    response.end("<Error><Code>NoSuchKey</Code></Error>");
    return;
  }
  const [, start = "0", end = ""] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const part = object.subarray(Number(start), end === "" ? object.length : Number(end) + 1);
  response.statusCode = headers.range === undefined ? 200 : 206;
  response.setHeader("Content-Length", part.length);
  response.end(method === "HEAD" ? undefined : part);
}

/**
 * A bare Koa route, for comparison: reads a body and answers, without keys, limits, counts, deadlines and threads.
 * Arguments: the number of processes that share its port, and the number of bytes of JSON to answer with. Without the
 * latter, it makes the service's answers.
 */
import cluster from "node:cluster";
import bodyParser from "koa-bodyparser";
import Koa from "koa";
import { answerTo } from "./answer.ts";

const [processes, bytes] = process.argv.slice(2).map(Number);

if (cluster.isPrimary) start(Number(processes));
else listen();

/** Tells the port when all processes are ready. */
function start(count: number): void {
  let ready = 0;
  cluster.on("listening", (_worker, { port }) => {
    ready += 1;
    if (ready === count) console.log(`listens on http://127.0.0.1:${port}\n`);
  });
  for (let started = 0; started < count; started += 1) cluster.fork();
}

function listen(): void {
  const fixed = bytes === undefined ? null : JSON.stringify({ text: "x".repeat(bytes) });
  const app = new Koa();
  app.use(bodyParser({ enableTypes: ["text"] }));
  app.use(async (context) => {
    const { body } = context.request;
    context.type = "json";
    context.body = fixed ?? (await jsonFor(typeof body === "string" ? body : ""));
  });
  app.listen(0, "127.0.0.1");
}

async function jsonFor(text: string): Promise<string> {
  const outcome = await answerTo(text);
  if (outcome.kind !== "answered") throw new Error("a record of the benchmark cannot be decoded");
  return outcome.json;
}

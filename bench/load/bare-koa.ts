/** A bare Koa route, for comparison: reads a body, and answers with as many bytes of JSON as given at its start. */
import bodyParser from "koa-bodyparser";
import Koa from "koa";

const answer = JSON.stringify({ text: "x".repeat(Number(process.argv[2])) });
const app = new Koa();
app.use(bodyParser({ enableTypes: ["text"] }));
app.use((context) => {
  context.type = "json";
  context.body = answer;
});
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null)
    console.log(`listens on http://127.0.0.1:${address.port}\n`);
});

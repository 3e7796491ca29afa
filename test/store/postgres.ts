import { PostgresServer } from "./postgres-server/server.ts";

/** One for all tests of a run: a start takes a second. */
let server: Promise<PostgresServer> | undefined;

/** The server, which is started where it is first asked for, and ended after all tests. */
export function postgresServer(): Promise<PostgresServer> {
  server ??= startOnce();
  return server;
}

async function startOnce(): Promise<PostgresServer> {
  const started = await PostgresServer.start();
  process.once("exit", () => {
    started.kill();
  });
  return started;
}

/** A PostgreSQL database of its own for each test of the suite that calls this: its address. */
export function usePostgres(): () => string {
  let url = "";
  before(async function () {
    this.timeout(60_000);
    await postgresServer();
  });
  beforeEach(async () => {
    url = await (await postgresServer()).newDatabase();
  });
  afterEach(async () => {
    await (await postgresServer()).dropDatabase(url);
  });
  return () => url;
}

// Of the root suite: it is run when all tests of all files have been.
after(async () => {
  await (await server)?.remove();
});

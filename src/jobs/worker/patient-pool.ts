import pg from "pg";
import type { Sockets } from "../../store/engines/postgres-sockets.ts";

/** The code of a starting server: Graphile Worker retries after this one, and ends the process after others. */
const TRY_AGAIN = "57P03";

/**
 * Connections for Graphile Worker. It reports the outcome of a chunk in the background, and would end the process if the
 * connection were lost in the meantime; so a lost connection is made to look like a starting server.
 */
export function patientPool(url: string, connections: number, sockets: Sockets): pg.Pool {
  const { make: stream } = sockets;
  const pool = new PatientPool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    stream,
  });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    const query = client.query.bind(client);
    Object.defineProperty(client, "query", {
      value: (...parameters: unknown[]): unknown => {
        const result: unknown = Reflect.apply(query, client, parameters);
        return patient(result);
      },
    });
  });
  return pool;
}

/**
 * A request for a connection after the worker has ended would be retried again and again, and keep
 * the process alive.
 */
const NEVER = new Promise<pg.PoolClient>(() => undefined);

class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | void {
    if (callback === undefined) return this.ending ? NEVER : patient(super.connect());
    super.connect(callback);
  }
}

/** The same value; if it is a promise, with translated errors. */
function patient<T>(result: T): T;
function patient(result: unknown): unknown {
  return result instanceof Promise
    ? result.catch((error: unknown) => {
        throw isAnswer(error)
          ? error
          : Object.assign(new Error("no connection"), { code: TRY_AGAIN });
      })
    : result;
}

/** Whether the server has answered: its codes have five characters, and those of a stopping server begin with 57P. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error)) return false;
  return /^(?!57P|08)[0-9A-Z]{5}$/.test(String(error.code));
}

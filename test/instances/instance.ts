import { spawn } from "node:child_process";
import { once } from "node:events";
import { BUILT, UNPREPARED, useBuilt } from "../cli/built.ts";
import { listenTo } from "../cli/serve/listen-to.ts";
import { postgresServer } from "../store/postgres.ts";

/** A service in a process of its own, as one of several behind a load balancer. */
export interface Instance {
  readonly url: string;
  /** Ends the process at once, without a chance to write anything. */
  readonly kill: () => Promise<void>;
}

/** Starts an instance on a free port of this machine, on a PostgreSQL database. */
export async function startInstance(databaseUrl: string): Promise<Instance> {
  const child = spawn(process.execPath, [...BUILT, "serve"], {
    env: {
      ...UNPREPARED,
      PATH: process.env.PATH,
      PORT: "0",
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const failed = ended.then(() => {
    throw new Error("the instance ended before it listened");
  });
  const screen = await Promise.race([listenTo(child.stdout).until(/listens on .*\n/), failed]);
  failed.catch(() => undefined);
  return {
    url: /http:\S+/.exec(screen)?.[0] ?? "",
    kill: async () => {
      // Where it has ended already, this does nothing.
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Instances on one database of their own for the tests of a suite; killed after them. */
export function useInstances(): { start(): Promise<Instance> } {
  let databaseUrl = "";
  const started: Instance[] = [];
  useBuilt();
  before(async () => {
    databaseUrl = await (await postgresServer()).newDatabase();
  });
  after(async () => {
    for (const instance of started) await instance.kill();
    await (await postgresServer()).dropDatabase(databaseUrl);
  });
  return {
    start: async () => {
      const instance = await startInstance(databaseUrl);
      started.push(instance);
      return instance;
    },
  };
}

/**
 * A process at work on a store, for tests that kill it: `node --import tsx at-work.ts FOLDER WORK`. It writes a line
 * for everything that is done.
 */
import { writeSync } from "node:fs";
import { openStore, type Store } from "../../../src/store/store.ts";
import { UsageRecorder } from "../../../src/store/usage/usage-recorder.ts";

const STDOUT = 1;

function say(line: string): void {
  // Waits until it is written, unlike `process.stdout`.
  writeSync(STDOUT, `${line}\n`);
}

/** Creates keys, and rotates each of them. */
async function makeKeys({ keys }: Store): Promise<never> {
  for (;;) {
    const { key, record } = await keys.create({ name: "made" });
    say(`made ${key}`);
    const rotated = await keys.rotate(record.id, 0);
    if (rotated !== null) say(`rotated ${key} ${rotated.key}`);
  }
}

/** Records uses of a key that were refused, and writes them. */
async function recordUses({ keys, usage }: Store): Promise<never> {
  const { key, record } = await keys.create({ name: "used" });
  const recorder = new UsageRecorder(usage);
  say(`made ${key}`);
  for (;;) {
    for (const ms of [1, 10, 100])
      recorder.record({ keyId: record.id, status: 413, code: "too_large", ms });
    await recorder.flush();
    say("used");
  }
}

/** Records a use, and stops as the service does. */
async function stop(store: Store): Promise<void> {
  const { keys, usage } = store;
  const { key, record } = await keys.create({ name: "used" });
  const recorder = new UsageRecorder(usage);
  recorder.record({ keyId: record.id, status: 413, code: "too_large", ms: 1 });
  say(`made ${key}`);
  await recorder.close();
  say("used");
  await store.close();
  say("closed");
}

const [folder = "", work = ""] = process.argv.slice(2);
say("opens");
const opened = await openStore({ dataDir: folder, databaseUrl: null });
say("open");
if (work === "keys") await makeKeys(opened);
else if (work === "usage") await recordUses(opened);
else await stop(opened);

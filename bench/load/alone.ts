/**
 * Makes answers without a server, for comparison with the service. For each number that its parent process sends, it makes
 * answers for as many milliseconds, and returns what they took.
 */
import { answerTo, recordInTurn } from "./answer.ts";
import type { Made } from "./made.ts";

process.on("message", (milliseconds) => {
  void make(Number(milliseconds)).then((made) => process.send?.(made));
});

async function make(milliseconds: number): Promise<Made> {
  const before = process.cpuUsage();
  const end = performance.now() + milliseconds;
  let answers = 0;
  for (; performance.now() < end; answers += 1) await answerTo(recordInTurn());
  const { user, system } = process.cpuUsage(before);
  return { answers, cpuMs: (user + system) / 1000 };
}

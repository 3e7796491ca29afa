/**
 * Makes answers without a server, for comparison with the service. For each number that its parent process sends, it makes
 * as many answers, and returns the processor time of one in milliseconds.
 */
import { answerTo, recordInTurn } from "./answer.ts";

process.on("message", (count) => {
  void timed(Number(count)).then((ms) => process.send?.(ms));
});

async function timed(count: number): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) await answerTo(recordInTurn());
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

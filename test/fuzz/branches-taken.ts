/* Run by `branches.test.ts` in a process of its own. */
import { Branches } from "./branches.ts";

function classOf(value: number): string {
  if (value < 0) return "negative";
  return value > 9 ? "large" : "small";
}

const branches = new Branches(/branches-taken/);
const isNew = [1, 2, -1, 3, 10, -7, 11].map((value) => branches.takesNew(() => classOf(value)));
branches.close();
process.stdout.write(JSON.stringify(isNew));

import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

describe("Guided fuzzing", () => {
  it("notices what takes a branch that nothing took before", () => {
    const script = fileURLToPath(new URL("branches-taken.ts", import.meta.url));
    const taken = execFileSync(process.execPath, ["--import=tsx/esm", script], {
      env: { ...process.env, NODE_V8_COVERAGE: "" },
      encoding: "utf8",
    });
    // Of 1, 2, -1, 3, 10, -7 and 11.
    expect(JSON.parse(taken)).to.deep.equal([true, false, true, false, true, false, false]);
  });
});

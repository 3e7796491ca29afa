import { expect } from "chai";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  NOTHING_DONE,
  readState,
  removeState,
  writeState,
} from "../../../src/cli/archives/run-state.ts";
import { UsageError } from "../../../src/cli/io.ts";
import { temporaryFolder } from "../../store/folder.ts";

describe("The state of an unfinished output", () => {
  const folder = temporaryFolder();
  const output = () => join(folder(), "answers.ndjson");
  const STATE = {
    run: { answer: "v4" },
    referenceDate: "2026-11-01",
    done: { ...NOTHING_DONE, records: 7, last: "a.txt" },
  };

  /** What reading a state of this content throws. */
  async function errorFor(content: string): Promise<unknown> {
    writeFileSync(`${output()}.resume`, content);
    return readState(output()).catch((error: unknown) => error);
  }

  it("is read as it was written, until it is removed", async () => {
    expect(await readState(output())).to.equal(null);
    await writeState(output(), STATE);
    expect(await readState(output())).to.deep.equal(STATE);
    await removeState(output());
    expect(existsSync(`${output()}.resume`)).to.equal(false);
  });

  const { done, ...withoutDone } = STATE;
  for (const [name, content] of [
    ["cut off", JSON.stringify(STATE).slice(0, -9)],
    ["a list", "[]"],
    ["null", "null"],
    ["without its records", JSON.stringify(withoutDone)],
    ["without a day", JSON.stringify({ ...STATE, referenceDate: 7 })],
    ["with a number for its records", JSON.stringify({ ...STATE, done: done.records })],
    ["without the last record", JSON.stringify({ ...STATE, done: { records: 7 } })],
  ] as const)
    it(`is damaged if it is ${name}`, async () => {
      const error = await errorFor(content);
      expect(error).to.be.instanceOf(UsageError);
      expect(String(error)).to.contain(`${output()}.resume is damaged; delete it and the output`);
      expect(readFileSync(`${output()}.resume`, "utf8")).to.equal(content);
    });
});

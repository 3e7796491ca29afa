import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { families } from "../../bench/hostile-families.ts";

interface Told {
  readonly growths: readonly (readonly [name: string, growth: number])[];
  readonly control: number;
  readonly most: number;
}

function isTold(told: unknown): told is Told {
  return typeof told === "object" && told !== null && "growths" in told && "control" in told;
}

/** What `stages-growth.ts` measures. */
function measured(): Told {
  const programme = fileURLToPath(new URL("stages-growth.ts", import.meta.url));
  // Room for what is alive, so that the collector does not begin to copy it at some length.
  const options = ["--min-semi-space-size=256", "--max-semi-space-size=256"];
  const output = execFileSync(process.execPath, [...options, "--import", "tsx/esm", programme], {
    encoding: "utf8",
    env: { ...process.env, NODE_V8_COVERAGE: "" },
  });
  const told: unknown = JSON.parse(output);
  if (!isTold(told)) throw new Error("stages-growth.ts told something else");
  return told;
}

describe("Decoding takes time in proportion to the text", function () {
  this.timeout(300_000);
  let told: Told;
  before(() => {
    told = measured();
  });

  for (const { name } of families)
    it(`of ${name}`, () => {
      const growth = told.growths.find(([each]) => each === name)?.[1];
      expect(growth).to.be.at.most(told.most);
    });

  it("which work in proportion to the square does not", () => {
    expect(told.control).to.be.greaterThan(told.most);
  });
});

import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { families } from "../../bench/hostile-families.ts";

interface Measurement {
  readonly growths: readonly (readonly [name: string, growth: number])[];
  readonly control: number;
  readonly most: number;
}

function isMeasurement(value: unknown): value is Measurement {
  return typeof value === "object" && value !== null && "growths" in value && "control" in value;
}

/** What `stages-growth.ts` measures. */
function measured(): Measurement {
  const programme = fileURLToPath(new URL("stages-growth.ts", import.meta.url));
  // A large heap, so that the collector does not start to copy at some length.
  const options = ["--min-semi-space-size=256", "--max-semi-space-size=256"];
  const output = execFileSync(process.execPath, [...options, "--import", "tsx/esm", programme], {
    encoding: "utf8",
    env: { ...process.env, NODE_V8_COVERAGE: "" },
  });
  const value: unknown = JSON.parse(output);
  if (!isMeasurement(value)) throw new Error("stages-growth.ts printed something else");
  return value;
}

describe("Decoding takes linear time", function () {
  this.timeout(300_000);
  let value: Measurement;
  before(() => {
    value = measured();
  });

  for (const { name } of families)
    it(`for ${name}`, () => {
      const growth = value.growths.find(([each]) => each === name)?.[1];
      expect(growth).to.be.at.most(value.most);
    });

  it("but quadratic work does not", () => {
    expect(value.control).to.be.greaterThan(value.most);
  });
});

import { expect } from "chai";
import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { compiledChecks } from "../../scripts/compiled-checks.ts";
import { isObject } from "../../src/reference/tables.ts";
import { checkV3 } from "../../src/views/v3/check.ts";
import { toV3 } from "../../src/views/v3/view.ts";
import { checkV4 } from "../../src/views/v4/check.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { checkSamples, checkWorkbench } from "../../src/views/workbench/check.ts";
import { decodedOf, flight, hotel, person } from "./samples.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CHECKS = `
export * from "./src/views/v3/check.ts";
export * from "./src/views/v4/check.ts";
export * from "./src/views/workbench/check.ts";`;
const AT_RUN_TIME = { checkV3, checkV4, checkWorkbench, checkSamples };

/** The checks as the build compiles them. */
async function compiled(): Promise<{ readonly code: string; readonly checks: object }> {
  const { outputFiles } = await build({
    stdin: { contents: CHECKS, resolveDir: ROOT, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    plugins: [compiledChecks],
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join("");
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  const checks: unknown = await import(url);
  return { code, checks: isObject(checks) ? checks : {} };
}

/** The message of the error that a check throws; empty if it passes. */
function outcome(check: unknown, answer: unknown): string {
  if (!isCheck(check)) throw new TypeError("the check is missing");
  try {
    check(answer);
    return "";
  } catch (error) {
    return String(error);
  }
}

function isCheck(value: unknown): value is (answer: unknown) => void {
  return typeof value === "function";
}

describe("the compiled checks", () => {
  let checks: object = {};
  let code = "";
  before(async () => {
    ({ checks, code } = await compiled());
  });

  it("need neither AJV nor the schemas", () => {
    expect(code).to.not.match(/Ajv2020|^import /m);
  });

  it("pass and refuse the same answers as those compiled at run time, for the same reasons", () => {
    const right = decodedOf({ persons: [person()], flights: [flight({})], hotels: [hotel({})] });
    const noSuchDay = decodedOf({ hotels: [hotel({ checkIn: "2026-02-30" })] });
    const noTime = decodedOf({ flights: [flight({ departure: "24NOV" })] });
    const answers = [
      ...[right, noSuchDay, noTime].flatMap((each) => [toV3(each), toV4(each)]),
      ...[{ ...toV4(right), more: 1 }, { persons: [] }, [], {}, null, ""],
    ];
    for (const [name, check] of Object.entries(AT_RUN_TIME)) {
      const ours: unknown = Reflect.get(checks, name);
      const outcomes = answers.map((answer) => outcome(check, answer));
      expect(answers.map((answer) => outcome(ours, answer))).to.deep.equal(outcomes);
      expect(new Set(outcomes).size).to.be.at.least(2, name);
    }
    expect(outcome(Reflect.get(checks, "checkV4"), toV4(right))).to.equal("");
    expect(outcome(Reflect.get(checks, "checkV3"), toV3(noSuchDay))).to.match(/checkIn\/format$/);
  });
});

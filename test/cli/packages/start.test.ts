import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import * as nodeModule from "node:module";
import { isObject } from "../../../src/reference/tables.ts";
import { BUILT, UNCOUNTED, useBuilt } from "../built.ts";

const INDEX = new URL("../../../dist/src/index.js", import.meta.url).href;
const COMPILED = new URL("../../../dist/.compiled", import.meta.url);
const RECORD = "  1.ROE/ADA MRS\n  2  BA 117 Y 12APR 1 LHRJFK HK1  0820 1105  12APR  E\n";
const MAIL = "Dear Ada Roe,\nyour flight BA117 on 12 April 2027 departs London (LHR) at 08:20.\n";

/** Prints how often each function is called, by its name: by the import, by a record, by an email. */
const PROGRAM = `
import { Session } from "node:inspector/promises";
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true });
const calls = async () => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const ours = result.filter(({ url }) => url.includes("/dist/src/"));
  return Object.fromEntries(ours.flatMap(({ functions }) =>
    functions.map(({ functionName, ranges }) => [functionName, ranges[0].count])));
};
const { decode } = await import(${JSON.stringify(INDEX)});
const counts = [await calls()];
for (const text of ${JSON.stringify([RECORD, MAIL])}) {
  decode(text);
  counts.push(await calls());
}
console.log(JSON.stringify(counts));
`;

describe("The start of the built programs", () => {
  useBuilt();
  let calls: readonly unknown[] = [];

  before(function () {
    this.timeout(30_000);
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      encoding: "utf8",
      env: { ...process.env, ...UNCOUNTED },
    });
    const parsed: unknown = JSON.parse(printed);
    calls = Array.isArray(parsed) ? parsed : [];
  });

  /** How often a function was called by the import, by a record, by an email. */
  const countsOf = (name: string) =>
    calls.map((each) => Number(isObject(each) ? (each[name] ?? 0) : NaN));

  it("compiles no grammar before the first text, and then that of the system that printed it", () => {
    expect(countsOf("defineGrammars").slice(0, 2)).to.deep.equal([0, 1]);
  });

  it("evaluates the words of all languages only for a text that is not a record", () => {
    const [imported, record, mail] = countsOf("eitherOf");
    expect([imported, record]).to.deep.equal([0, 0]);
    expect(mail).to.be.greaterThan(100);
  });

  it("lets the command line keep what Node compiled in the package, if Node can", () => {
    rmSync(COMPILED, { recursive: true, force: true });
    execFileSync(process.execPath, [...BUILT, "systems"], {
      env: { ...process.env, ...UNCOUNTED },
    });
    expect(existsSync(COMPILED)).to.equal("enableCompileCache" in nodeModule);
  });
});

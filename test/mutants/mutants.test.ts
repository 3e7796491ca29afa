import { expect } from "chai";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import { toy } from "../workshop/toy.ts";
import { fatesOf } from "./fates.ts";
import type { Fate } from "./mutant.ts";
import { Oracle } from "./oracle.ts";
import { reportOf } from "./report.ts";
import { blockable, ruleSubjects } from "./rules.ts";
import { STAGE_NAMES, STAGES, type SteppedFile } from "./stages.ts";
import { items, noticedIn, step, whileOn } from "./switch.ts";
import { lengthOfList, withSteps } from "./transform.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** @param unread the expected unread texts; undefined if the case does not say */
function caseOf(name: string, text: string, unread?: readonly string[]): RunCase {
  const expectation = {
    shows: name,
    referenceDate: "2026-11-21",
    algorithm: null,
    answer: null,
    looksLike: null,
    ...(unread === undefined ? {} : { unread }),
  };
  return { name, path: name, text, fault: null, isPrivate: false, expectation };
}

describe("npm run mutants", () => {
  describe("of rules", () => {
    /** The killer of each branch, by its name. */
    function killersIn(cases: readonly RunCase[]): Readonly<Record<string, string | null>> {
      const rules = blockable([toy]);
      const fates = fatesOf(ruleSubjects(rules, cases, ROOT), new Oracle(cases, rules.systems));
      return Object.fromEntries(
        fates.map(({ id, killer }) => [id.slice(id.indexOf(" ") + 1), killer]),
      );
    }

    it("are killed by the case that needs the branch", () => {
      const cases = [caseOf("digits", "WORD 12", []), caseOf("letters", "WORD AB CD.", [])];
      expect(killersIn(cases)).to.deep.equal({
        "toy: alternative 0 Digits": "digits",
        "toy: alternative 0 letters": "letters",
        "toy: alternative 0 Stop": null,
        "toy: option 0 Stop": "letters",
        "letters: repetition 0 Letters": "letters",
      });
    });

    it("survive if no case says what they change", () => {
      expect(killersIn([caseOf("digits", "WORD 12.")])["toy: option 0 Stop"]).to.equal(null);
    });

    it("need cases that are right without them", () => {
      expect(() => killersIn([caseOf("wrong", "WORD 12", ["WORD 12"])])).to.throw(
        "wrong fails without any mutant",
      );
    });
  });

  describe("of stages", () => {
    it("exist in the sources", () => {
      for (const file of STAGES)
        expect(withSteps(sourceOf(file), file, "switch.ts"), file.file).to.include("step$");
      expect(new Set(STAGES.map(({ stage }) => stage))).to.have.keys(STAGE_NAMES);
    });

    it("are the items of lists, too", () => {
      for (const file of STAGES)
        for (const name of file.lists ?? [])
          expect(lengthOfList(sourceOf(file), file, name), name).to.be.greaterThan(1);
    });

    it("are made of functions, methods and getters, without moving a line", () => {
      const source = [
        "export function one(text: string): string {",
        "  return text.trim();",
        "}",
        "class Part {",
        "  get isWhole(): boolean {",
        "    return true;",
        "  }",
        "}",
        "const LIST = [1, 2];",
      ].join("\n");
      const file: SteppedFile = {
        stage: "repair",
        file: "a.ts",
        steps: { one: "args[0]", "Part.isWhole": "false" },
        lists: ["LIST"],
      };
      const lines = withSteps(source, file, "switch.ts").split("\n");
      expect(lines).to.have.length(9);
      expect(lines[0]).to.include('step$(on, { "a.ts#one=args[0]": () => (args[0]) })');
      expect(lines[0]).to.include("function one$(text: string)");
      expect(lines[4])
        .to.include('"a.ts#Part.isWhole=false": () => (false)')
        .and.include("isWhole$()");
      expect(lines[8]).to.equal('const LIST = items$("a.ts#LIST", [1, 2]);');
      expect(() => withSteps(source, { ...file, steps: { two: "0" } }, "")).to.throw(
        "a.ts has no two",
      );
    });

    it("take the place of a step while they are on, and are noticed where they would matter", () => {
      const trimmed = (text: string) => step(() => text.trim(), { off: () => text });
      const list = items("list", ["a", "b"]);
      expect(trimmed(" a ")).to.equal("a");
      expect(whileOn("off", () => trimmed(" a "))).to.equal(" a ");
      expect(whileOn("list[0]", () => list.join())).to.equal("b");
      expect([...noticedIn(() => trimmed(" a "))]).to.deep.equal(["off"]);
      expect([...noticedIn(() => trimmed("a"))]).to.deep.equal([]);
      expect([...noticedIn(() => list.length)]).to.deep.equal(["list[0]", "list[1]"]);
    });

    function sourceOf({ file }: SteppedFile): string {
      return readFileSync(`${ROOT}${file}`, "utf8");
    }
  });

  describe("reports", () => {
    const killed: Fate = { id: "a.ts#killed", stage: "repair", systems: [], killer: "x", reach: 2 };
    const left: Fate = { ...killed, id: "a.ts#left", killer: null };
    const options = { isWhole: true, withKillers: true };

    it("demands a reason for each survivor", () => {
      const { lines, isFine } = reportOf([killed, left], { ...options, reasons: {} });
      expect(isFine).to.equal(false);
      expect(lines).to.include("repair      2         1         1         1");
      expect(lines.join("\n")).to.include("  a.ts#killed\n      x");
      expect(lines.join("\n")).to.include("without a reason\n  a.ts#left\n      2 cases take it");
      expect(reportOf([left], { ...options, reasons: { [left.id]: "why" } }).isFine).to.equal(true);
    });

    it("allows no reason for what is killed or gone, if all mutants were tried", () => {
      const reasons = { [killed.id]: "why" };
      expect(reportOf([killed], { ...options, reasons }).isFine).to.equal(false);
      expect(reportOf([killed], { ...options, reasons, isWhole: false }).isFine).to.equal(true);
    });
  });
});

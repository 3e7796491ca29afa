import { expect } from "chai";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { exceptionsOf, type Exception } from "../../src/workshop/coverage/exceptions.ts";
import { LAYOUTS } from "../../src/ast/structure.ts";
import { decode } from "../../src/decode/decode.ts";
import {
  freeTextCoverage,
  freeTextLines,
  isEnough,
  leastLabelsOf,
  partsIn,
} from "../../src/workshop/coverage/free-text.ts";
import { htmlOf } from "../../src/workshop/coverage/html.ts";
import { jsonOf } from "../../src/workshop/coverage/json.ts";
import { coverageOf, isComplete, type SystemCoverage } from "../../src/workshop/coverage/report.ts";
import { coverageIn, reportCoverage } from "../../src/workshop/coverage/run.ts";
import { placeText, tableOf } from "../../src/workshop/coverage/table.ts";
import { ruleUsageOf } from "../../src/workshop/coverage/rule-usage.ts";
import { runWorkshop } from "../../src/workshop/main.ts";
import { useChromium } from "../browser/chromium.ts";
import { captured } from "../server/service.ts";
import { temporaryFolder } from "../store/folder.ts";
import { caseOf, toy } from "./toy.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LOOK = { root: ROOT, paint: (_: string, text: string) => text, withCases: false };

describe("recloc coverage", () => {
  const folder = temporaryFolder();

  describe("of our grammars", () => {
    let systems: readonly SystemCoverage[] = [];
    before(function () {
      this.timeout(120_000);
      systems = coverageIn(ROOT);
    });

    it("is complete, except for documented exceptions", () => {
      expect(systems.length).to.be.greaterThan(3);
      const missing = systems.flatMap(missingIn);
      if (missing.length > 0) throw new Error(`no case covers\n${missing.join("\n")}`);
      const tooFew = systems.filter((each) => !isComplete(each)).map(({ system }) => system);
      expect(tooFew, "layouts without a case, or fewer labels than before").to.deep.equal([]);
    });

    it("makes a page and JSON, and passes a check", () => {
      const file = `${folder()}/coverage.html`;
      const [stdout, stderr] = [captured(), captured()];
      const io = { stdout: stdout.stream, stderr: stderr.stream, environment: {}, root: ROOT };
      const generic = systems.filter(({ system }) => system === "generic");
      const flags = { json: true, check: true, html: file };
      expect(reportCoverage(generic, flags, io)).to.equal(0);
      expect(JSON.parse(stdout.text())).to.have.length(1);
      expect(readFileSync(file, "utf8")).to.include("Coverage of the grammars");
    });

    it("knows where each rule is defined", () => {
      for (const { rules } of systems)
        for (const { shape, place } of rules) {
          if (place === null) throw new Error(`${shape.id} has no known place`);
          const line = readFileSync(place.file, "utf8").split("\n")[place.line - 1];
          expect(line).to.include("this.RULE(");
        }
    });
  });

  describe("of a small grammar", () => {
    it("finds the rules, alternatives and optional parts that no case covers", () => {
      const coverage = coverageOfToy(["WORD 12"]);
      expect(untakenIn(coverage)).to.deep.equal([
        "toy alternative letters",
        "toy alternative Stop",
        "toy option Stop",
        "letters",
        "letters repetition Letters",
      ]);
      expect(coverage.counts.rule).to.deep.equal({ taken: 1, untaken: 1, excepted: 0 });
      expect(isComplete(coverage)).to.equal(false);
    });

    it("lists the cases that cover a rule, each once", () => {
      const { rules } = coverageOfToy(["WORD 12.\nWORD 13\nWORD .", "WORD AB CD"]);
      expect(rules.map(({ cases }) => cases)).to.deep.equal([["toy/1", "toy/2"], ["toy/2"]]);
      expect(untakenIn(coverageOfToy(["WORD 12.\nWORD .", "WORD AB CD"]))).to.deep.equal([]);
    });

    it("ignores lines that were not read to their end, whatever surrounds them", () => {
      const coverage = coverageOfToy(["WORD AB 12\n\nWORD .\n   WORD 1 1\nMORE\nWORD"]);
      expect(untakenIn(coverage)).to.deep.equal([
        "toy alternative Digits",
        "toy alternative letters",
        "toy option Stop",
        "letters",
        "letters repetition Letters",
      ]);
    });
  });

  describe("of free text", () => {
    const LAYOUT = "table with tabs";
    const whole = new Map<string, readonly string[]>(LAYOUTS.map((layout) => [layout, ["a"]]));
    const usage = new Map([...whole, ["german seat", ["b", "c"]]]);

    it("needs a case for each layout", () => {
      expect(isEnough(freeTextCoverage(usage))).to.equal(true);
      const without = freeTextCoverage(new Map([...usage].filter(([name]) => name !== LAYOUT)));
      expect(isEnough(without)).to.equal(false);
      expect(freeTextLines(without).slice(0, 2)).to.deep.equal([
        `  layouts: ${LAYOUTS.length - 1}/${LAYOUTS.length}`,
        `    no case has: ${LAYOUT}`,
      ]);
    });

    it("needs as many labels as before", () => {
      expect(isEnough(freeTextCoverage(usage, 1))).to.equal(true);
      const tooFew = freeTextCoverage(usage, 2);
      expect(isEnough(tooFew)).to.equal(false);
      const lines = freeTextLines(tooFew);
      expect(lines[1]).to.match(/^ {2}labels of 10 languages: 1\/\d{3,4}, at least 2$/);
      const german = lines.find((line) => line.includes("no case in german"));
      expect(german).to.contain(" ticket,").and.not.to.contain(" seat,");
    });

    it("counts layouts, and labels in the language of the text", () => {
      const text = "Sitz: 12A\nFlug: LH 400\nDatum: 14.01.2027\nPNR: ZQ7KXA\nVon: FRA\nNach: JFK";
      const [structure] = decode(text).documents.flatMap((each) => each.structure?.() ?? []);
      expect(structure && partsIn(structure)).to.deep.equal(
        ["seat", "flight", "noSide", "from", "to"].map((topic) => `german ${topic}`),
      );
    });

    it("reads how many labels must be covered", () => {
      const corpus = `${folder()}/`;
      mkdirSync(`${corpus}toy`, { recursive: true });
      expect(leastLabelsOf(corpus, "toy")).to.equal(undefined);
      writeFileSync(`${corpus}toy/labels.json`, '{ "least": 7 }');
      expect(leastLabelsOf(corpus, "toy")).to.equal(7);
      writeFileSync(`${corpus}toy/labels.json`, "[]");
      expect(() => leastLabelsOf(corpus, "toy")).to.throw("toy/labels.json: must be");
    });
  });

  describe("accepts exceptions", () => {
    const reason = "no screen prints it";

    it("for a rule with everything in it", () => {
      const coverage = coverageOfToy(
        ["WORD 12\nWORD ."],
        [
          { rule: "word_letters", reason },
          { rule: "word_toy", alternative: "letters", reason },
        ],
      );
      expect(isComplete(coverage)).to.equal(true);
      expect(coverage.counts.rule).to.deep.equal({ taken: 1, untaken: 0, excepted: 1 });
      expect(coverage.counts.alternative).to.deep.equal({ taken: 2, untaken: 0, excepted: 1 });
      expect(coverage.counts.repetition).to.deep.equal({ taken: 0, untaken: 0, excepted: 1 });
    });

    for (const [exception, mistake] of [
      [{ rule: "word_words", reason }, "there is no rule word_words"],
      [{ rule: "word_toy", reason }, "word_toy is covered: toy/1"],
      [{ rule: "word_toy", alternative: "Comma", reason }, "word_toy has no alternative Comma"],
      [{ rule: "word_toy", alternative: "Digits", reason }, "word_toy: Digits is covered: toy/1"],
    ] as const)
      it(`unless ${mistake}`, () => {
        const coverage = coverageOfToy(["WORD 12.\nWORD .\nWORD A"], [exception]);
        expect(coverage.stale).to.deep.equal([mistake]);
        expect(isComplete(coverage)).to.equal(false);
        expect(tableOf([coverage], LOOK)).to.include(`untaken.json: ${mistake}`);
      });

    it("from a file in the system's folder", () => {
      const corpus = `${folder()}/`;
      mkdirSync(`${corpus}toy`);
      expect(exceptionsOf(corpus, "toy")).to.deep.equal([]);
      const exceptions = [{ rule: "word_letters", reason }];
      writeFileSync(`${corpus}toy/untaken.json`, JSON.stringify(exceptions));
      expect(exceptionsOf(corpus, "toy")).to.deep.equal(exceptions);
      for (const wrong of [{}, [1], [{ rule: "a" }], [{ rule: "a", reason: " " }], [{ reason }]]) {
        writeFileSync(`${corpus}toy/untaken.json`, JSON.stringify(wrong));
        expect(() => exceptionsOf(corpus, "toy")).to.throw("toy/untaken.json: must be a list of");
      }
    });
  });

  describe("prints", () => {
    const coverage = coverageOfToy(
      ["WORD 12", "WORD 13"],
      [{ rule: "word_toy", alternative: "Stop", reason: "seldom" }],
    );

    it("a table of what is not covered", () => {
      expect(tableOf([coverage], LOOK)).to.equal(`\
                rules           alternatives    optional parts  loops           excepted
toy             1/2             1/2             0/1             0/1             1

toy
  word: toy  test/workshop/toy.ts:19
    alternative     letters
    optional part   Stop

  word: letters  test/workshop/toy.ts:35
    rule            Letters+
`);
    });

    it("also what is covered, on request", () => {
      const table = tableOf([coverage], { ...LOOK, withCases: true });
      expect(table).to.include("    alternative     Digits  2 cases, for example toy/1\n");
      expect(table).to.include("    alternative     Stop  seldom\n");
    });

    it("only figures for what is complete", () => {
      const complete = coverageOfToy(["WORD 12.\nWORD .\nWORD A"]);
      expect(tableOf([complete], LOOK).split("\n")).to.have.length(3);
      expect(tableOf([complete], { ...LOOK, withCases: true })).to.include("Stop  toy/1\n");
    });

    it("JSON", () => {
      const answer: unknown = JSON.parse(jsonOf([coverage], ROOT));
      expect(answer).to.have.nested.property("[0].rules[0].rule", "word_toy");
      expect(answer).to.have.nested.property("[0].rules[0].place", "test/workshop/toy.ts:19");
      expect(answer).to.have.nested.property("[0].rules[0].branches[2].fate", "excepted");
      expect(placeText(null, ROOT)).to.equal("");
    });
  });

  it("omits the source of rules whose place is unknown", () => {
    const coverage = coverageOfToy(["WORD 12"]);
    const rules = coverage.rules.map((rule) => ({ ...rule, place: null }));
    const html = htmlOf([{ ...coverage, rules }], { root: ROOT, file: `${ROOT}coverage.html` });
    expect(html).to.include("<strong>toy</strong> <span").and.not.to.include("toy.ts");
  });

  describe("as a command", () => {
    it("knows the names of grammars", async () => {
      const { code, stderr } = await run(["coverage", "nosuch"]);
      expect(code).to.equal(2);
      expect(stderr).to.match(/^recloc: there is no grammar nosuch; there are /);
    });

    it("explains itself", async () => {
      const { code, stdout } = await run(["coverage", "--help"]);
      expect(code).to.equal(0);
      expect(stdout).to.include("untaken.json").and.to.include("Examples:");
    });

    it("writes a page, and JSON for the requested grammars, and fails without cases", async () => {
      const root = `${folder()}/`;
      mkdirSync(`${root}corpus/generic`, { recursive: true });
      const file = `${root}coverage.html`;
      const flags = ["--json", "--check", "--html", file];
      const { code, stdout } = await run(["coverage", "generic", ...flags], root);
      expect(code).to.equal(1);
      expect(JSON.parse(stdout)).to.have.length(1);
      expect(readFileSync(file, "utf8")).to.include("Coverage of the grammars");
    });
  });

  describe("as a page", () => {
    const { page } = useChromium();

    it("shows what is covered and what is not, and links to the sources", async () => {
      const coverage = coverageOfToy(
        ["WORD 12", "WORD 13", "WORD 14", "WORD 15", "WORD 16"],
        [
          { rule: "word_toy", alternative: "Stop", reason: "<seldom>" },
          { rule: "word_words", reason: "gone" },
        ],
      );
      const file = `${folder()}/coverage.html`;
      writeFileSync(file, htmlOf([coverage], { root: ROOT, file }));
      const shown = await page();
      const requests: string[] = [];
      shown.on("request", (request) => requests.push(request.url()));
      await shown.goto(pathToFileURL(file).href);
      await shown.screenshot({ path: `${folder()}/coverage.png`, fullPage: true });
      expect(requests).to.deep.equal([pathToFileURL(file).href]);
      const looksOf = (selector: string) => shown.locator(selector).allInnerTexts();
      expect(await looksOf("#toy_word_toy .branch.taken")).to.deep.equal(["Digits"]);
      expect(await looksOf("#toy_word_toy .branch.excepted")).to.deep.equal(["Stop"]);
      expect(await looksOf("#toy_word_toy .branch.untaken")).to.deep.equal(["letters", "Stop"]);
      expect(await looksOf("#toy_word_letters.untaken")).to.have.length(1);
      expect(await looksOf("p.bad")).to.deep.equal(["untaken.json: there is no rule word_words"]);
      expect(await looksOf("#toy_word_toy > p:first-child")).to.deep.equal([
        "toy test/workshop/toy.ts:19 5 cases: toy/1, toy/2, toy/3, toy/4 …",
      ]);
      await shown.locator("#toy_word_toy summary").press("Enter");
      expect(await looksOf("#toy_word_toy td")).to.include("<seldom>");
      const source = await shown.locator("#toy_word_toy > p > a").first().getAttribute("href");
      expect(new URL(source ?? "", pathToFileURL(file)).pathname).to.equal(
        `${ROOT}test/workshop/toy.ts`,
      );
    });
  });
});

function coverageOfToy(
  texts: readonly string[],
  exceptions: readonly Exception[] = [],
): SystemCoverage {
  const cases = texts.map((text, index) => caseOf(`toy/${index + 1}`, text));
  const usage = ruleUsageOf([toy], cases);
  const [grammar] = usage.grammars;
  if (grammar === undefined) throw new Error("the definition produced no grammar");
  return coverageOf(grammar, usage, exceptions);
}

/** The rules and branches that nothing covers: `letters`, `toy option Stop`. */
function untakenIn({ rules }: SystemCoverage): readonly string[] {
  return rules.flatMap(({ shape: { name }, fate, branches }) => [
    ...(fate === "untaken" ? [name] : []),
    ...branches
      .filter((each) => each.fate === "untaken")
      .map(({ branch }) => `${name} ${branch.kind} ${branch.text}`),
  ]);
}

/** What keeps the corpus from covering all rules and alternatives of a system. */
function missingIn({ system, rules, stale }: SystemCoverage): readonly string[] {
  return [
    ...stale.map((mistake) => `${system}/untaken.json: ${mistake}`),
    ...rules.flatMap(({ name, fate, branches, place }) => {
      const at = `${system} ${name} (${placeText(place, ROOT)})`;
      if (fate === "untaken") return [`${at}: the whole rule`];
      return branches
        .filter((each) => each.branch.kind === "alternative" && each.fate === "untaken")
        .map(({ branch }) => `${at}: ${branch.text}`);
    }),
  ];
}

async function run(args: readonly string[], root = ROOT) {
  const [stdout, stderr] = [captured(), captured()];
  const io = { stdout: stdout.stream, stderr: stderr.stream, environment: {}, root };
  const code = await runWorkshop(args, io);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

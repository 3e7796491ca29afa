import { expect } from "chai";
import { createToken, Lexer } from "chevrotain";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as definitions from "../../grammars/index.ts";
import { diagramsOf } from "../../src/workshop/diagrams/diagrams.ts";
import { staleIn } from "../../src/workshop/diagrams/run.ts";
import { samplesAbove } from "../../src/workshop/diagrams/samples.ts";
import { patternOf, tokenTexts } from "../../src/workshop/diagrams/tokens.ts";
import { runWorkshop } from "../../src/workshop/main.ts";
import { useChromium } from "../browser/chromium.ts";
import { captured } from "../server/service.ts";
import { temporaryFolder } from "../store/folder.ts";
import { toy } from "./toy.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

describe("recloc diagrams", () => {
  const folder = temporaryFolder();

  describe("of our grammars", () => {
    let files: ReadonlyMap<string, string> = new Map();
    before(function () {
      this.timeout(120_000);
      files = diagramsOf(Object.values(definitions), ROOT);
    });
    const { page } = useChromium();

    it('match docs/grammars (otherwise run "recloc diagrams")', () => {
      expect(staleIn(`${ROOT}docs/grammars/`, files)).to.deep.equal([]);
    });

    it("are well-formed, and their links lead to other diagrams", async () => {
      const drawings = [...files].filter(([file]) => file.endsWith(".svg"));
      const shown = await page();
      const broken = await shown.evaluate(
        `${JSON.stringify(drawings)}.filter(([, text]) => new DOMParser()
          .parseFromString(text, "image/svg+xml").querySelector("parsererror")).map(([file]) => file)`,
      );
      expect(broken).to.deep.equal([]);
      for (const [file, content] of files) {
        const link = file.endsWith(".svg") ? /xlink:href="([^"]+)"/g : /\]\((?!\.\.)([^)]+)\)/g;
        const targets = [...content.matchAll(link)].map(([, target = ""]) =>
          join(dirname(file), target),
        );
        expect(
          targets.filter((target) => !files.has(target)),
          file,
        ).to.deep.equal([]);
      }
    });

    it("are drawn once if systems share a rule", () => {
      const shared = [...files.keys()].filter((file) => file.startsWith("common/"));
      expect(shared.length).to.be.greaterThan(10);
      for (const file of shared) {
        const pages = [...files].filter(
          ([page, content]) => page.endsWith(".md") && content.includes(`(${file})`),
        );
        expect(pages.length, file).to.be.greaterThan(1);
      }
    });
  });

  describe("of a small grammar", () => {
    const files = diagramsOf([toy], ROOT);
    const { page } = useChromium();

    it("are one SVG per rule, a page for the system, and an index", () => {
      expect([...files.keys()]).to.deep.equal([
        "README.md",
        "toy.md",
        "toy/word/toy.svg",
        "toy/word/letters.svg",
      ]);
      expect(files.get("README.md")).to.include("| [toy](toy.md) | 1 | 2 |");
    });

    it("appear below the rule's name, which links to its source, and its sample", () => {
      expect(files.get("toy.md")).to.match(
        /^## word\n\n### \[toy\]\(..\/..\/test\/workshop\/toy.ts#L\d+\)\n\n```text\nWORD 12.\nWORD AB CD\n```\n\n\[!\[/m,
      );
    });

    it("show labels of tokens with patterns as titles, and link rules", async () => {
      for (const [file, content] of files) {
        mkdirSync(dirname(join(folder(), file)), { recursive: true });
        writeFileSync(join(folder(), file), content);
      }
      const shown = await page();
      const url = pathToFileURL(join(folder(), "toy/word/toy.svg")).href;
      await shown.goto(url);
      await shown.screenshot({ path: join(folder(), "toy.png") });
      const textsOf = (selector: string) => shown.locator(selector).allTextContents();
      expect(await textsOf("text")).to.deep.equal(["toy", "WORD", "digits", "letters", ".", "."]);
      expect(await textsOf(".terminal title")).to.deep.equal([
        "Word: /WORD/",
        "Digits: /\\d+/",
        'Stop: "."',
        'Stop: "."',
      ]);
      await shown.locator("a").click();
      expect(shown.url()).to.match(/\/letters\.svg$/);
    });
  });

  describe("show", () => {
    it("a token category by its tokens", () => {
      const kind = createToken({ name: "Kind", pattern: Lexer.NA });
      expect(patternOf(kind, new Map([[kind, ["One", "Other"]]]))).to.equal("One or Other");
      expect(patternOf(kind, new Map())).to.equal("");
    });

    it("tokens by name if two have the same label", () => {
      const [one, other] = ["One", "Other"].map((name) => createToken({ name, label: "word" }));
      const alone = createToken({ name: "Alone", label: "number" });
      if (one === undefined || other === undefined) throw new Error("expected two tokens");
      const texts = tokenTexts([one, other, alone, one]);
      expect([...texts.values()]).to.deep.equal(["One", "Other", "number"]);
    });
  });

  describe("extract samples from docstrings:", () => {
    const rule = "readonly line = this.RULE(";
    const samplesIn = (docstring: string, code = rule) => {
      const source = `${docstring}\n${code}`;
      return samplesAbove(source, source.split("\n").length);
    };

    it("the indented lines after the production", () => {
      expect(
        samplesIn(`/**
 * line:
 *   Word digits
 *
 *    WORD 1        WORD 2
 *     WORD 3
 *
 * The number can be long:
 *
 *    WORD 1234
 */`),
      ).to.deep.equal(["WORD 1        WORD 2", " WORD 3", "WORD 1234"]);
    });

    it("none if there is only a production, or no docstring", () => {
      expect(samplesIn("/** line: Word */")).to.deep.equal([]);
      expect(samplesIn("/**\n * line:\n *   Word\n */")).to.deep.equal([]);
      expect(samplesIn("/**\n * line: Word\n *\n * A line.\n */")).to.deep.equal([]);
      expect(samplesIn("const a = 1;")).to.deep.equal([]);
      expect(samplesIn("*/")).to.deep.equal([]);
    });

    it("none of another rule", () => {
      const other = `/**\n * line: Word\n *\n *   WORD\n */\n${rule}"other")\n\n\n`;
      expect(samplesIn(other)).to.deep.equal([]);
      expect(
        samplesIn("/**\n * line: Word\n *\n *   WORD\n */\nreadonly line =", rule),
      ).to.deep.equal(["WORD"]);
    });
  });

  describe("as a command", () => {
    it("writes what changed, deletes what is superfluous, and checks", async function () {
      this.timeout(120_000);
      const root = `${folder()}/`;
      expect(await run(root)).to.match(/^0 docs\/grammars\/: (\d+) files, \1 changed\n$/);
      const page = `${root}docs/grammars/README.md`;
      const content = readFileSync(page, "utf8");
      writeFileSync(page, "");
      writeFileSync(`${root}docs/grammars/more.svg`, "");
      const stale = ["README.md", "more.svg"].map(
        (file) => `docs/grammars/${file} is out of date: run "recloc diagrams"\n`,
      );
      expect(await run(root, "--check")).to.equal(`1 ${stale.join("")}`);
      expect(await run(root)).to.match(/^0 .* files, 2 changed\n$/);
      expect(readFileSync(page, "utf8")).to.equal(content);
      expect(await run(root, "--check")).to.equal("0 ");
    });
  });
});

/** The exit code, and the output. */
async function run(root: string, ...args: readonly string[]): Promise<string> {
  const { stream, text } = captured();
  const io = { stdout: stream, stderr: stream, environment: {}, root };
  const code = await runWorkshop(["diagrams", ...args], io);
  return `${code} ${text()}`;
}

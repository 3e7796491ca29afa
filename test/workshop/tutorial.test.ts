import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { copiedClone, type Clone, type Ran } from "./clone.ts";
import { changed, isPrinted, snippetsOf, type Snippet } from "./snippets.ts";

const ROOT = new URL("../../", import.meta.url);
const NAMED = "docs/writing-a-grammar.md";
const PAGE = readFileSync(new URL(NAMED, ROOT), "utf8");

describe(NAMED, function () {
  this.timeout(120_000);
  let clone: Clone;

  before(() => {
    clone = copiedClone();
  });
  after(() => {
    clone.dispose();
  });

  describe("works, block after block", () => {
    let printed = "";
    for (const snippet of snippetsOf(PAGE)) {
      it(`line ${snippet.line}: ${titleOf(snippet)}`, async () => {
        printed = await follow(snippet, printed, clone);
      });
    }
  });

  describe("at its end", () => {
    it("has a build that says so once it is older than a grammar", async () => {
      const decode = ["decode", "--reference-date", "2026-03-05", "record.txt"];
      const { code, printed } = await clone.built(decode);
      expect(code).to.equal(0);
      expect(printed).to.contain('"ZQ7KXA"').and.not.to.contain("warning");
      const path = "grammars/meridian/names.ts";
      const later = new Date(Date.now() + 1000);
      utimesSync(clone.root + path, later, later);
      expect((await clone.built(decode)).printed).to.contain(
        `recloc: warning: the build is older than ${path}, and without its changes: npm run build\n`,
      );
    });

    it("has code that compiles and passes the style checks, as does a new grammar", async () => {
      await clone.recloc(["new-grammar", "north-star"]);
      writeFileSync(
        `${clone.root}tsconfig.json`,
        readFileSync(`${clone.root}tsconfig.json`, "utf8").replace(
          /"include": .*/,
          '"include": ["grammars"]',
        ),
      );
      const written = ["grammars/meridian", "grammars/north-star"];
      const [style, form] = await Promise.all([
        clone.tool("oxlint/bin/oxlint", [
          ...["--type-aware", "--type-check", "--deny-warnings"],
          ...written,
        ]),
        clone.tool("oxfmt/bin/oxfmt", ["--check", ...written, "grammars/index.ts"]),
      ]);
      expect(style.code).to.equal(0, style.printed);
      expect(form.code).to.equal(0, form.printed);
    });

    it("names existing files", () => {
      const files = PAGE.match(/(?<=`)(?:src|test|grammars|corpus)\/[\w./-]+\.\w+(?=`)/g) ?? [];
      expect(files.length).to.be.greaterThan(10);
      const missing = files.filter(
        (file) => !existsSync(new URL(file, ROOT)) && !existsSync(clone.root + file),
      );
      expect(missing).to.deep.equal([]);
    });
  });
});

function titleOf({ language, isPart, file, text }: Snippet): string {
  if (file === "") return `${language} ${text.split("\n")[0] ?? ""}`;
  return `${language} ${isPart ? "in " : ""}${file}`;
}

/** Follows the instructions of a block; returns the output that the next one may show. */
async function follow(snippet: Snippet, printed: string, clone: Clone): Promise<string> {
  const { language, isPart, fails, file, text } = snippet;
  if (language === "sh") {
    const { code, printed: now } = await run(text, clone);
    expect(code).to.equal(fails ? 1 : 0, now);
    return now;
  }
  if (file === "") {
    if (language !== "text") throw new Error("the block does not name a file");
    if (!isPrinted(printed, text)) expect(printed).to.equal(text);
    return "";
  }
  const path = clone.root + file;
  if (isPart) expect(withoutIndent(readFileSync(path, "utf8"))).to.include(withoutIndent(text));
  else if (language === "diff") writeFileSync(path, changed(readFileSync(path, "utf8"), text));
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return "";
}

/** A page shows parts of files without their indent. */
function withoutIndent(text: string): string {
  return text.replaceAll(/^ +/gm, "");
}

/** The exit code of the last command, and the output of all. */
async function run(commands: string, clone: Clone): Promise<Ran> {
  let code = 0;
  let printed = "";
  for (const command of commands.trimEnd().split("\n")) {
    const ran = await runOne(command, clone);
    code = ran.code;
    printed += ran.printed;
  }
  return { code, printed };
}

const RECLOC = "npx recloc ";
/** The commands of the workshop run the sources, these the build. */
const OF_BUILD = /^(?:decode|systems)\b/;

async function runOne(command: string, clone: Clone): Promise<Ran> {
  if (command.startsWith(RECLOC)) {
    const line = command.slice(RECLOC.length);
    return OF_BUILD.test(line) ? clone.built(line.split(" ")) : clone.recloc(line.split(" "));
  }
  if (command === "npm run build") {
    await clone.build();
    return { code: 0, printed: "" };
  }
  execFileSync("sh", ["-c", command], { cwd: clone.root });
  return { code: 0, printed: "" };
}

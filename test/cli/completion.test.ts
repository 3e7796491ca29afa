import { expect } from "chai";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SCRIPTS } from "../../src/cli/completion/scripts.ts";
import { temporaryFolder } from "../store/folder.ts";
import { FROM_SOURCE } from "./from-source.ts";
import { runLine } from "./terminal.ts";

/** The candidates for the last word, without their descriptions. */
async function candidates(...words: string[]): Promise<readonly string[]> {
  const { code, stdout, stderr } = await runLine(["complete", "--", ...words]);
  expect([code, stderr]).to.deep.equal([0, ""]);
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => line.replace(/\t.*/, ""));
}

/** A test in a shell; none where the machine lacks it (on Debian, the packages `zsh` and `fish`). */
function onlyWith(shell: string, test: () => void): void {
  if (spawnSync(shell, ["-c", "exit"]).error === undefined) it(`works in ${shell}`, test);
}

const FORMATS = [
  ...["json", "ndjson", "text", "csv"],
  ...["whatsapp", "markdown", "html", "ics", "jsonld", "pdf"],
];

describe("Completion", () => {
  for (const [line, expected] of [
    ["dec", ["decode"]],
    ["comp", ["completion"]],
    ["keys r", ["revoke"]],
    ["decode --ex", ["--explain"]],
    ["decode --format ", FORMATS],
    ["decode -f t", ["text"]],
    ["decode a.txt --format=nd", ["--format=ndjson"]],
    ["decode --format = nd", ["ndjson"]],
    ["decode --format =", FORMATS],
    ["decode -e --api v", ["v3", "v4"]],
    ["decode --algorithm AMA", ["AMADEUS"]],
    ["decode --reference-date ", []],
    ["decode ", [":files"]],
    ["decode a.txt b", [":files"]],
    ["corpus ", [":files"]],
    ["entries --system ga", ["galileo"]],
    ["entries ", [":files"]],
    ["keys list --data-dir ", [":folders"]],
    ["serve --p", ["--port"]],
    ["airports ", []],
    ["completion ", ["bash", "zsh", "fish"]],
    ["completion bash ", []],
    ["nonsense", []],
  ] as const)
    it(`of ${JSON.stringify(`recloc ${line}`)}`, async () => {
      expect(await candidates(...line.split(" "))).to.deep.equal(expected);
    });

  it("describes commands and flags", async () => {
    const { stdout } = await runLine(["complete", "--", "sys"]);
    expect(stdout).to.equal("systems\tlist the supported systems\n");
  });

  it("is a script for each shell, and no other", async () => {
    for (const shell of ["bash", "zsh", "fish"] as const)
      expect((await runLine(["completion", shell])).stdout).to.equal(SCRIPTS[shell]);
    const { code, stderr } = await runLine(["completion", "tcsh"]);
    expect(code).to.equal(2);
    expect(stderr).to.contain("Allowed choices are bash, zsh, fish");
  });

  describe("in a shell", function () {
    this.timeout(60_000);
    const folder = temporaryFolder();

    /** Runs lines of a shell with `recloc` on its path, in a folder with a file and a folder. */
    function ran(shell: string, script: string): string {
      const program = [process.execPath, ...FROM_SOURCE].map((word) => `'${word}'`).join(" ");
      mkdirSync(join(folder(), "sub"), { recursive: true });
      writeFileSync(
        join(folder(), "recloc"),
        `#!/bin/sh\ncd '${process.cwd()}' && exec ${program} "$@"\n`,
        { mode: 0o755 },
      );
      const env = { PATH: `${folder()}:${process.env.PATH ?? ""}`, HOME: folder() };
      return execFileSync(shell, ["-c", script], { cwd: folder(), env, encoding: "utf8" });
    }

    onlyWith("bash", () => {
      const script = `${SCRIPTS.bash}
        compopt() { echo "compopt $*"; }
        of() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _recloc; echo "\${COMPREPLY[*]}"; }
        of recloc dec
        of recloc decode --format = n
        of recloc decode ''
        of recloc keys list --data-dir ''
        of recloc airports ''`;
      expect(ran("bash", script).split("\n")).to.deep.equal([
        ...["decode", "ndjson", "", "compopt -o dirnames +o default", ""],
        ...["compopt +o default", "", ""],
      ]);
    });

    onlyWith("zsh", () => {
      const script = `compdef() { echo "compdef $*"; }
        _files() { echo "_files $*"; }
        _describe() { print -rl -- "\${(@P)2}"; }
        ${SCRIPTS.zsh}
        of() { words=("$@"); CURRENT=$#; _recloc; }
        of recloc sys
        of recloc decode ''
        of recloc keys list --data-dir ''
        of recloc airports '' || echo none`;
      expect(ran("zsh", script).split("\n")).to.deep.equal([
        ...["compdef _recloc recloc", "systems:list the supported systems"],
        ...["_files ", "_files -/", "none", ""],
      ]);
    });

    onlyWith("fish", () => {
      const script = `${SCRIPTS.fish}
        complete -C 'recloc sys'
        complete -C 'recloc decode --format=n'
        complete -C 'recloc decode rec'
        complete -C 'recloc keys list --data-dir s'
        complete -C 'recloc airports '`;
      expect(ran("fish", script).split("\n")).to.deep.equal([
        ...[
          "systems\tlist the supported systems",
          "--format=ndjson",
          "recloc",
          "sub/\tDirectory",
          "",
        ],
      ]);
    });
  });
});

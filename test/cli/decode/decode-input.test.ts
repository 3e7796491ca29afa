import { expect } from "chai";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { readInput } from "../../../src/cli/decode/input.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { makeIo, runLine } from "../terminal.ts";

const RECORD = "1.MARTINELLI/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E";

/** The first bytes of files that are not texts, and the advice that they get. */
const NOT_TEXTS: readonly (readonly [name: string, bytes: readonly number[], reason: string])[] = [
  ["photo.png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], "it is an image"],
  ["photo.jpg", [0xff, 0xd8, 0xff, 0xe0], "it is an image"],
  [
    "letter.docx",
    [0x50, 0x4b, 3, 4, 20],
    "it is an Office document or a ZIP archive; save it as text or PDF",
  ],
  [
    "mail.msg",
    [0xd0, 0xcf, 0x11, 0xe0],
    "it is an Outlook message or an Office document; save it as .eml or text",
  ],
  ["a.txt.gz", [0x1f, 0x8b, 8], "it is compressed; unpack it first"],
  ["program", [0x7f, 0x45, 0x4c, 0x46, 0, 1], "it is not text"],
];

describe("The input of recloc decode", () => {
  const folder = temporaryFolder();

  function file(name: string, content: string | Uint8Array): string {
    const path = join(folder(), name);
    writeFileSync(path, content);
    return path;
  }

  for (const [name, bytes, reason] of NOT_TEXTS)
    it(`says why ${name} is not decoded`, async () => {
      const path = file(name, Uint8Array.from(bytes));
      const { code, stderr } = await runLine(["decode", path]);
      expect(code).to.equal(1);
      expect(stderr).to.equal(`recloc: ${path}: nothing to decode: ${reason}\n`);
    });

  it("says that a file is empty", async () => {
    const path = file("a.txt", " \n");
    const { code, stderr } = await runLine(["decode", path]);
    expect(code).to.equal(1);
    expect(stderr).to.equal(`recloc: ${path}: nothing to decode: the input is empty\n`);
  });

  it("says why a file cannot be read", async () => {
    const inside = join(folder(), "sub");
    mkdirSync(inside);
    const text = file("a.txt", RECORD);
    const below = join(text, "b.txt");
    const { code, stderr } = await runLine([
      "decode",
      ...["missing.txt", inside, below, join(folder(), "*.pnr"), text],
    ]);
    expect(code).to.equal(2);
    expect(stderr.split("\n")).to.deep.equal([
      "recloc: missing.txt: no such file",
      `recloc: ${inside}: is a folder; name the files in it`,
      `recloc: ${below}: no such file`,
      `recloc: ${join(folder(), "*.pnr")}: no file matches this pattern`,
      "",
    ]);
  });

  it("says that permission is denied, and names other errors of the system", async () => {
    const failing = (code: string) => ({
      stdin: new Readable({
        read() {
          this.destroy(Object.assign(new Error("CANARY"), { code }));
        },
      }),
    });
    for (const [code, message] of [
      ["EACCES", "permission denied"],
      ["EIO", "cannot be read (EIO)"],
    ] as const)
      expect(await runLine(["decode"], failing(code))).to.deep.equal({
        code: 2,
        stdout: "",
        stderr: `recloc: ${message}\n`,
      });
  });

  it("reads UTF-16 with a byte-order mark, as PowerShell writes it", async () => {
    const little = Buffer.from(`\ufeff${RECORD}`, "utf16le");
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big])
      expect(await readInput(file("a.txt", bytes), makeIo().io)).to.deep.equal({
        kind: "text",
        text: RECORD,
      });
  });

  it("says at a terminal that it waits for a paste, and only there", async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    stdin.end(RECORD);
    const typed = await runLine(["decode"], { stdin });
    expect(typed.code).to.equal(0);
    expect(typed.stderr).to.match(/^Paste a record, then press Enter and Ctrl-\S.* to decode it/);
    const piped = await runLine(["decode"], { stdin: Readable.from([Buffer.from(RECORD)]) });
    expect(piped.stderr).to.equal("");
    expect(typed.stdout).to.equal(piped.stdout);
  });
});

import { expect } from "chai";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { temporaryFolder } from "../store/folder.ts";
import { captured } from "../server/service.ts";
import { runLine, type Outcome } from "./terminal.ts";

const RECORD = "1.MARTINELLI/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E";

describe("recloc itinerary", () => {
  const folder = temporaryFolder();

  function file(name: string, content: string): string {
    const path = join(folder(), name);
    writeFileSync(path, content);
    return path;
  }

  const write = (...args: string[]) => writeFrom(Readable.from([]), ...args);
  /** Before the flight: an itinerary in the past comes with a warning. */
  const writeFrom = (stdin: Readable, ...args: string[]) =>
    runLine(["itinerary", "--reference-date", "2026-11-21", ...args], { stdin });

  it("writes the itinerary of a record in a format and language", async () => {
    const one = file("one.txt", RECORD);
    const text = await write("--language", "it", "--by", "traveller", one);
    expect(text.code).to.equal(0);
    expect(text.stdout).to.match(/^Itinerario di Mr Bruno Martinelli\n/);
    const html = await write("-f", "html", "--agency-name", "Sample Travel", one);
    expect(html.stdout)
      .to.match(/^<!doctype html>/)
      .and.contain("Sample Travel");
    const stdin = Readable.from([Buffer.from(RECORD)]);
    const message = await writeFrom(stdin, "-f", "whatsapp");
    expect(message.stdout).to.match(/^\*Itinerary for Mr Bruno Martinelli\*\n[^]*_\n$/);
  });

  it("is also what decode --format writes, in the default style", async () => {
    const one = file("one.txt", RECORD);
    const decode = (...args: string[]) =>
      runLine(["decode", "--reference-date", "2026-11-21", ...args]);
    // A calendar says when it was written.
    const timeless = (run: Outcome) => ({
      ...run,
      stdout: run.stdout.replace(/^(?:DTSTAMP|LAST-MODIFIED|SEQUENCE):.*$/gm, ""),
    });
    for (const format of ["whatsapp", "markdown", "html", "ics", "jsonld"])
      expect(timeless(await decode("-f", format, one))).to.deep.equal(
        timeless(await write("-f", format, one)),
      );
    const output = join(folder(), "calendars");
    expect((await decode("-f", "ics", "--output", output, one)).code).to.equal(0);
    expect(readdirSync(output)).to.deep.equal(["one.ics"]);
    expect((await decode("-f", "html", "-a", "AMADEUS", one)).stdout).to.contain("<!doctype");
    for (const [args, message] of [
      [["--explain"], /--explain has no effect with --format whatsapp/],
      [["--api", "v3"], /--api has no effect with --format whatsapp/],
      [["--ndjson"], /--format has no effect with archives/],
      [["--resume"], /--resume requires --ndjson or --parquet/],
    ] as const) {
      const { code, stderr } = await decode("-f", "whatsapp", ...args, one);
      expect(code).to.equal(2);
      expect(stderr).to.match(message);
    }
  });

  it("writes one file for each record into a folder, and says which it cannot", async () => {
    const files = [file("a.txt", RECORD), file("b.txt", "nothing"), file("c.txt", RECORD)];
    const output = join(folder(), "out");
    const result = await write("-f", "markdown", "-o", output, ...files);
    expect(result.code).to.equal(1);
    expect(result.stdout).to.equal("");
    expect(result.stderr).to.contain("b.txt: nothing to decode");
    expect(readdirSync(output).sort()).to.deep.equal(["a.md", "c.md"]);
    expect(readFileSync(join(output, "a.md"), "utf8")).to.match(/^# Itinerary for Mr Bruno/);
  });

  it("refuses wrong flags, and what would overwrite", async () => {
    const [a, b] = [file("a.txt", RECORD), file("a.eml", RECORD)];
    for (const [args, message] of [
      [["--language", "xx", a], /Allowed choices are en, de,/],
      [["--columns", "xx", a], /--columns must be some of status,/],
      [["--agency-colour", "red", a], /--agency-colour must be a colour such as #0b5394/],
      [[a, b], /several files need --output/],
      [["-o", folder(), a, b], /two files would be written to a\.txt/],
    ] as const) {
      const { code, stderr } = await write(...args);
      expect(code).to.equal(2);
      expect(stderr).to.match(message);
    }
  });

  it("writes a PDF file into a folder or another program, and not at a terminal", async () => {
    const one = file("one.txt", RECORD);
    const terminal = captured();
    const stdout = Object.assign(terminal.stream, { isTTY: true, columns: 80 });
    const refused = await runLine(["itinerary", "-f", "pdf", one], { stdout });
    expect(refused.code).to.equal(2);
    expect(refused.stderr).to.match(/pdf is not text: name a folder with --output, or redirect it/);
    expect(terminal.text()).to.equal("");
    const output = join(folder(), "out");
    const written = await runLine(["itinerary", "-f", "pdf", "-o", output, one], { stdout });
    expect(written.code).to.equal(0);
    expect(terminal.text()).to.equal("");
    expect(readFileSync(join(output, "one.pdf"), "latin1")).to.match(/^%PDF-/);
    expect((await write("-f", "pdf", one)).stdout).to.match(/^%PDF-/);
  });
});

import { expect } from "chai";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { captured } from "../../server/service.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { runLine } from "../terminal.ts";

const FLIGHT = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E";
const RECORD = `  1.MARTINELLI/BRUNO MR\n${FLIGHT}\n>\nWHAT\tIS THIS 4111 1111 1111 1111\u001b[31m\n`;
const EXPLAIN = ["decode", "--reference-date", "2026-11-21", "--explain"];

const ESCAPE = "\u001b";

describe("recloc decode --explain", () => {
  const folder = temporaryFolder();

  const explain = (text: string, ...flags: string[]) =>
    runLine([...EXPLAIN, ...flags], { stdin: Readable.from([Buffer.from(text)]) });

  /** Runs it in a terminal of a width, with an environment. */
  async function inTerminal(
    environment: Record<string, string>,
    columns = 120,
    ...flags: string[]
  ) {
    const { stream, text } = captured();
    const stdout: Writable = Object.assign(stream, { isTTY: true, columns });
    const stdin = Readable.from([Buffer.from(RECORD)]);
    await runLine([...EXPLAIN, ...flags], { stdin, stdout, environment });
    return text();
  }

  it("draws the text and marks each line, without colours outside a terminal", async () => {
    const { code, stdout } = await explain(RECORD, "--format", "text");
    expect(code).to.equal(0);
    expect(stdout.split("\n").slice(0, 6)).to.deep.equal([
      "    1     1.MARTINELLI/BRUNO MR",
      `    2   ${FLIGHT}`,
      "    3 · >",
      "    4 ! WHAT\tIS THIS **** **** **** 1111\ufffd[31m",
      "        ^ no rule begins like this",
      "",
    ]);
    expect(stdout).not.to.contain(ESCAPE);
  });

  it("shows the candidates, the coverage, the warnings and the itinerary", async () => {
    const { stdout } = await explain(RECORD.replace("HK2", "UN2"), "--format", "text");
    expect(stdout).to.match(/\nCandidates\n\* +\d+ % {2}GDS_A {2,}\S/);
    expect(stdout).to.contain("\nCoverage\n  lines       2 read  1 ignored  1 unread\n");
    expect(stdout).to.match(/\nWarnings\n {2}Segment 3 \(AF 457\): not confirmed/);
    expect(stdout).to.match(
      /\nItinerary\n\nBooking .*\n\n {2}1 Mr Bruno Martinelli .*\n\nFlight {2}AF 457 .*\n/,
    );
  });

  it("aligns the caret after a tab, and wraps long lines", async () => {
    const [drawn = ""] = (await explain(`${FLIGHT}\n\t(`, "--format", "text")).stdout.split("\n\n");
    expect(drawn).to.match(/\n {4}2 ! \t\(\n {8}\^/);
    const narrow = await inTerminal({ NO_COLOR: "1" }, 40);
    expect(narrow).to.contain(
      [`    2   ${FLIGHT.slice(0, 32)}`, `        ${FLIGHT.slice(32)}`].join("\n"),
    );
  });

  it("is the default in a terminal unless another format is requested", async () => {
    expect(await inTerminal({})).to.contain("Itinerary");
    expect(JSON.parse(await inTerminal({}, 80, "--format", "json"))).to.have.property("persons");
    expect(JSON.parse((await explain(RECORD)).stdout)).to.have.property("persons");
  });

  it("has colours in a terminal unless they are disabled", async () => {
    for (const [environment, isColoured] of [
      [{}, true],
      [{ NO_COLOR: "1" }, false],
      [{ NO_COLOR: "" }, true],
      [{ TERM: "dumb" }, false],
      [{ FORCE_COLOR: "1", NO_COLOR: "1" }, true],
      [{ FORCE_COLOR: "0" }, false],
    ] as const)
      expect((await inTerminal(environment)).includes(`${ESCAPE}[32m`)).to.equal(isColoured);
    const forced = await runLine([...EXPLAIN, "--format", "text"], {
      stdin: Readable.from([Buffer.from(RECORD)]),
      environment: { FORCE_COLOR: "1" },
    });
    expect(forced.stdout).to.contain(`${ESCAPE}[31mWHAT`);
  });

  it("prints in a pipe why nothing was found", async () => {
    const { code, stdout } = await explain("no record at all");
    expect(code).to.equal(1);
    const error: unknown = JSON.parse(stdout);
    expect(error).to.include({ code: "not_decodable" });
    expect(error).to.have.nested.property("extraInfo.lines[0].fate", "unread");
  });

  it("also draws a text without a booking", async () => {
    const { code, stdout } = await explain("no record at all", "--format", "text");
    expect(code).to.equal(1);
    expect(stdout).to.match(/^ {4}1 ! no record at all\n {8}\^ nothing shows/);
    expect(stdout).to.contain("1 unread").and.not.to.contain("Itinerary");
  });

  it("shows the lines of each of several records", async () => {
    const { stdout } = await explain(
      "RP/PARZZ2199/PARZZ2199            AA/SU  20NOV26/0914Z   ZQ7KXA\n" +
        `  1.MARTINELLI/BRUNO MR\n${FLIGHT}\n` +
        "RP/PARZZ2199/PARZZ2199            AA/SU  20NOV26/0914Z   ZQ8KXB\n" +
        "  1.DUBOIS/NICOLAS MR\n  2  AF 345 Y 04DEC 5 YULCDG HK1  2040 0925+1 77W E\n",
      "--format",
      "text",
    );
    expect(stdout).to.match(
      /\nRecords\n.*GDS_A +lines 1 to 3 {2}ZQ7KXA\n.*lines 4 to 6 {2}ZQ8KXB\n/,
    );
  });

  it("prints the name of each of several files above its drawing", async () => {
    const paths = ["a.txt", "b.txt"].map((name) => join(folder(), name));
    for (const path of paths) writeFileSync(path, RECORD);
    const { stdout } = await runLine([...EXPLAIN, "--format", "text", ...paths]);
    expect(stdout).to.match(/^== .*a\.txt\n\n {4}1 [^]*\n\n== .*b\.txt\n\n {4}1 /);
  });
});

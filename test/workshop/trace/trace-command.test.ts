import { expect } from "chai";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { WorkshopIo } from "../../../src/workshop/io.ts";
import { runWorkshop } from "../../../src/workshop/main.ts";
import { captured } from "../../server/service.ts";
import { BROKEN, RECORD } from "./tracing.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs `recloc trace` in this process. */
async function traced(args: readonly string[], overrides: Partial<WorkshopIo> = {}) {
  const [stdout, stderr] = [captured(), captured()];
  const io = { stdout: stdout.stream, stderr: stderr.stream, environment: {}, root: ROOT };
  const code = await runWorkshop(["trace", ...args], { ...io, ...overrides });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** The same for a text on standard input. */
function tracedText(text: string, args: readonly string[] = []) {
  const stdin = Readable.from([Buffer.from(text)]);
  return traced(["--reference-date", "2026-11-21", ...args], { stdin });
}

describe("recloc trace", () => {
  const folder = mkdtempSync(join(tmpdir(), "recloc-trace-"));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it("shows a line with its tokens, rule, node and answer", async () => {
    const { code, stdout } = await tracedText("  1.DOE/JANE MS\n  2 AP PAR 01 23 45 67 89\n");
    expect(code).to.equal(0);
    expect(stdout).to.equal(`line 1  GDS_A · mode “record” · names · read as names
    1.DOE/JANE MS
  └──┘└─┘╵└─────┘
Tokens
  1  record  NamesHead  “  1.”
  5  names   NamePart   “DOE”
  8  names   Slash      “/”
  9  names   NamePart   “JANE MS”
Rule
       names           CutHead? (person groups)+
  *      person        (NameNumber NamePart givenName? | NamePart givenName)
  1|2      NamesHead   “  1.”
           NamePart    “DOE”
  ?        givenName   Slash NamePart? (Slash NamePart)*
             Slash     “/”
  ?          NamePart  “JANE MS”
         groups        (typeGroup | identificationGroup | infantGroup | unknownGroup)*
Node names
  3  persons[0].number   "1"
  5  persons[0].surname  "DOE"
  9  persons[0].given    "JANE MS"
  5  persons[0].printed  "DOE/JANE MS"
Answer
  1   persons[0]
  3   persons[0] (element)
  5   persons[0].rawData    "DOE/JANE MS"
  9   persons[0].firstName  "JANE"
  5   persons[0].lastName   "DOE"
  14  persons[0].title      "MS"

line 2  GDS_A · mode “record” · contact · read as contact
    2 AP PAR 01 23 45 67 89
  └──┘└┘ └────────────────┘
Tokens
  1  record   ElementNumber  “  2 ”                the line's number
  5  record   PhoneHead      “AP”
  8  contact  FieldText      “PAR 01 23 45 67 89”
Rule
         contact         head contactWords Language? AssociationRefs?
           head          (PhoneHead | EmailHead | NoticePhoneHead | NoticeEmailHead | AddressHead)
  1|5        PhoneHead   “AP”
           contactWords  (FieldText | Slash)*
  * 1|2      FieldText   “PAR 01 23 45 67 89”
Node contact
  3  number  "2"
     type    "phone"
  8  value   "PAR 01 23 45 67 89"
Answer
  booking.contacts[0]  missing without this line
`);
  });

  it("shows for an unread line how far each candidate got", async () => {
    const { stdout } = await tracedText(BROKEN, ["--line", "2"]);
    expect(stdout).to.include("no rule begins like this · not read");
    expect(stdout).to.include(`Candidates
  air segment
      2  BA 178 Y 12X4RX 1 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
                  ^ expected date, weekday, *, city pair, status or the end of the line but found “12X4RX”
    its opener requires more: Airline (?= *`);
    expect(stdout).to.match(
      /\d+ other families of the mode “record” do not begin like this \(--all/,
    );
    const all = await tracedText(BROKEN, ["--line", "2", "--all"]);
    expect(all.stdout).to.match(/do not begin like this: .*contact/);
  });

  it("shows only the requested lines", async () => {
    const { stdout } = await tracedText(BROKEN, ["--line", "2-3"]);
    expect(stdout.match(/^line \d/gm)).to.deep.equal(["line 2", "line 3"]);
  });

  it("includes line numbers for an element that spans several lines", async () => {
    const { stdout } = await tracedText(
      `${RECORD}  3 SSR DOCS BA HK1 P/GBR/123456789/GBR/01JAN80/F/01JAN30/DOE/JA\n       NE/P1\n`,
      ["--line", "4"],
    );
    expect(stdout)
      .to.match(/^lines 3 to 4 /)
      .and.to.match(/^ {2}3:5 +record/m);
  });

  it("cuts what is wider than the terminal, and continues the text below", async () => {
    const stdout = Object.assign(captured(), { columns: 50 });
    Object.assign(stdout.stream, { columns: 50 });
    const stdin = Readable.from([Buffer.from(`${RECORD}\n`)]);
    await traced(["--line", "2"], { stdin, stdout: stdout.stream });
    const lines = stdout.text().split("\n");
    expect(lines.slice(1).every((line) => line.length <= 50)).to.equal(true);
    expect(lines.slice(1, 5).join("\n")).to.include("  2  BA 178").and.to.include("BA/ZQ7KXA");
  });

  it("traces a file, and a case of the corpus with its reference date", async () => {
    const file = join(folder, "record.txt");
    writeFileSync(file, RECORD);
    expect((await traced([file])).stdout).to.include("└──┘");
    const byName = await traced(["amadeus/air/date-line", "--line", "2"]);
    expect(byName.stdout).to.include("UA 200 Y 01DEC").and.to.include('"2026-12-01 07:05:00"');
    const byPath = await traced(["corpus/amadeus/air/date-line.txt", "--line", "2"]);
    expect(byPath).to.deep.equal(byName);
  });

  it("writes a page to a file or to standard output", async () => {
    const file = join(folder, "record.html");
    const { code, stdout } = await tracedText(RECORD, ["--html", file]);
    expect({ code, stdout }).to.deep.equal({ code: 0, stdout: "" });
    const sent = await tracedText(RECORD, ["--html", "-"]);
    expect(sent.stdout)
      .to.equal(readFileSync(file, "utf8"))
      .and.to.match(/^<!doctype html>/);
  });

  it("refuses an unknown algorithm with advice", async () => {
    const { code, stderr } = await traced(["--algorithm", "sabr", "-"]);
    expect(code).to.equal(2);
    expect(stderr).to.contain('--algorithm "sabr" is not a known system: did you mean SABRE?');
  });

  it("uses the given algorithm", async () => {
    const { stdout } = await tracedText(RECORD, ["--algorithm", "GDS_B", "--line", "1"]);
    expect(stdout).to.match(/^line 1 {2}GDS_B/);
  });

  it("reports errors", async () => {
    for (const [args, message] of [
      [["no-such-file"], "neither a readable file nor a case of the corpus"],
      [["--line", "0"], "--line must be a line number"],
      [["--line", "5-3"], "--line must be a line number"],
      [["--reference-date", "soon"], "--reference-date must be"],
    ] as const) {
      const { code, stderr } = await traced(args);
      expect(code).to.equal(2);
      expect(stderr).to.include(message);
    }
    const beyond = await tracedText(RECORD, ["--line", "9"]);
    expect(beyond).to.include({ code: 1, stdout: "" });
    expect(beyond.stderr).to.include("standard input: there is no such line");
    expect(await traced([])).to.include({ code: 1 });
  });

  it("explains its usage", async () => {
    const { code, stdout } = await traced(["--help"]);
    expect(code).to.equal(0);
    expect(stdout).to.include("recloc trace several/three-systems --line 3");
  });

  it("shows first how a free text was analysed", async () => {
    const { stdout } = await tracedText(
      "Buchungsnummer: ZQ7KXA\n\nLH 400  14.01.2027  FRA-JFK\nLH 401",
    );
    expect(stdout.split("\n\n")[0]).to.equal(`free text  labels mostly german
Block  line 1
  1  Buchungsnummer: ZQ7KXA
  1:1   label    “Buchungsnummer”  recordLocator, german
  1:17  locator  “ZQ7KXA”          read
Block  lines 3 to 4
  3  LH 400 │ 14.01.2027 │ FRA-JFK
  4  LH 401
  3:1   flight  “LH 400”      joined to the flight on line 3
  3:9   date    “14.01.2027”  joined to the flight on line 3
  3:21  pair    “FRA-JFK”     joined to the flight on line 3
  4:1   flight  “LH 401”      not read: no day of departure is beside it
Journey 1  flight “LH 400” · read
  3:1   airline      “LH”
  3:4   flight       “400”
  3:9   date         “14.01.2027”
  3:21  origin       “FRA”
  3:25  destination  “JFK”
Journey 2  flight “LH 401” · not read
  no day of departure is beside it`);
  });

  it("shows of a free text only the lines that were requested", async () => {
    const text = "Buchungsnummer: ZQ7KXA\n\nLH 400 14.01.2027 FRA-JFK";
    const { stdout } = await tracedText(text, ["--line", "1"]);
    expect(stdout).to.contain("Block  line 1").and.not.to.contain("LH 400");
  });
});

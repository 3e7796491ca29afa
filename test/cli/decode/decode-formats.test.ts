import { expect } from "chai";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { temporaryFolder } from "../../store/folder.ts";
import { runLine } from "../terminal.ts";

const FLIGHT = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E";
const RECORD = `1.MARTINELLI/BRUNO MR\n${FLIGHT}`;
const HOTEL = " 1.MARTINELLI/BRUNO MR\n  2 HHL HI HK1 PAR IN12APR OUT14APR 1A1KRAC";
const NOTHING = "no person, flight, hotel, train or other booked segment was found in the text";

describe("recloc decode --format", () => {
  const folder = temporaryFolder();

  function file(name: string, content: string): string {
    const path = join(folder(), name);
    writeFileSync(path, content);
    return path;
  }

  const decode = (...args: string[]) =>
    runLine(["decode", "--reference-date", "2026-11-21", ...args]);
  const fromStdin = (text: string, ...flags: string[]) =>
    runLine(["decode", ...flags], { stdin: Readable.from([Buffer.from(text)]) });

  it("json is an array with a file and its answer or error, also for one file", async () => {
    const [good, bad, missing] = [file("a.txt", RECORD), file("b.txt", "nothing"), "missing.txt"];
    const all = await decode(good, bad, missing);
    expect(all.code).to.equal(2);
    const entries: unknown = JSON.parse(all.stdout);
    const piped = await fromStdin(RECORD, "--reference-date", "2026-11-21");
    const alone: unknown = JSON.parse((await decode(good)).stdout);
    const answer: unknown = JSON.parse(piped.stdout);
    expect(alone).to.deep.equal([{ file: good, answer }]);
    expect(entries).to.deep.equal([
      { file: good, answer },
      { file: bad, error: { message: NOTHING, code: "not_decodable" } },
      { file: missing, error: { message: "no such file", code: "no_such_file" } },
    ]);
    expect(answer).to.have.nested.property("persons[0].lastName", "MARTINELLI");
    expect(JSON.parse((await decode(bad)).stdout)).to.have.length(1);
  });

  it("json is indented unless --compact is given", async () => {
    const path = file("a.txt", RECORD);
    expect((await decode(path, path)).stdout).to.match(
      /^\[\n {2}\{\n {4}"file": [^]+\n {2}\},\n {2}\{\n[^]+\n {2}\}\n\]\n$/,
    );
    expect((await decode("--compact", path, path)).stdout).to.match(/^\[\{"file":.+\}\]\n$/);
    expect((await fromStdin(RECORD, "--compact")).stdout).to.match(/^\{"persons":.+\}\n$/);
  });

  it("ndjson is a line for each, also for one file and standard input", async () => {
    const [good, bad] = [file("a.txt", RECORD), file("b.txt", "nothing")];
    const { stdout } = await decode("--format", "ndjson", good, bad);
    const lines = stdout.split("\n");
    expect(lines).to.have.length(3);
    expect(JSON.parse(lines[0] ?? "")).to.have.nested.property("answer.persons");
    expect(JSON.parse(lines[1] ?? "")).to.deep.equal({
      file: bad,
      error: { message: NOTHING, code: "not_decodable" },
    });
    expect((await decode("--format", "ndjson", good)).stdout).to.equal(`${lines[0]}\n`);
    const piped: unknown = JSON.parse((await fromStdin(RECORD, "--format", "ndjson")).stdout);
    expect(piped).to.have.property("file", "-");
    expect(piped).to.have.nested.property("answer.persons");
  });

  it("json explains an error if asked", async () => {
    const path = file("b.txt", "nothing");
    const entries: unknown = JSON.parse((await decode("--explain", path)).stdout);
    expect(entries).to.have.nested.property("[0].error.extraInfo.lines[0].fate", "unread");
  });

  it("text has the name of each file above its itinerary or the reason, also for one", async () => {
    const [good, bad] = [file("a.txt", RECORD), file("b.txt", "nothing")];
    const { stdout } = await decode("--format", "text", good, bad);
    expect(stdout).to.match(/^== .*a\.txt\n\nBooking [^]* {2}1 Mr Bruno[^]*\n\n== .*b\.txt\n\n/);
    expect(stdout.endsWith(`b.txt\n\nnothing to decode: ${NOTHING}\n\n`)).to.equal(true);
    expect((await decode("--format", "text", good)).stdout).to.equal(
      stdout.split("== ", 2).join("== "),
    );
  });

  it("csv is a header and a row for each flight, with its file", async () => {
    const two = file(
      "a.txt",
      "RP/PARZZ2199/PARZZ2199            AA/SU  20NOV26/0914Z   ZQ7KXA\n" +
        `  1.MARTINELLI/BRUNO MR\n${FLIGHT}\n` +
        "RP/PARZZ2199/PARZZ2199            AA/SU  20NOV26/0914Z   ZQ8KXB\n" +
        "  1.DUBOIS/NICOLAS MR   2.DUBOIS/ANNA MRS\n" +
        "  2  AF 345 Y 04DEC 5 YULCDG HK1  2040 0925+1 77W E\nWHAT IS THIS\n",
    );
    const { stdout } = await decode("--format", "csv", two);
    const columns =
      "file,record_locator,system,travellers,airline,flight,booking_class,status,origin,destination," +
      "departure,landing,seats_booked,airline_locator,unread_lines,note";
    const times = [
      "2026-11-24 18:55:00,2026-11-25 09:50:00",
      "2026-12-04 20:40:00,2026-12-05 09:25:00",
    ];
    expect(stdout.split("\n")).to.deep.equal([
      columns,
      `${two},ZQ7KXA,GDS_A,MARTINELLI/BRUNO MR,AF,457,Y,HK,GRU,CDG,${times[0]},2,,1,`,
      `${two},ZQ8KXB,GDS_A,DUBOIS/NICOLAS MR; DUBOIS/ANNA MRS,AF,345,Y,HK,YUL,CDG,${times[1]},1,,1,`,
      "",
    ]);
  });

  it("csv has a row for what has no flight, and says why", async () => {
    const [hotel, bad] = [file("a.txt", HOTEL), file("b.txt", "nothing")];
    const { stdout } = await decode("--format", "csv", hotel, bad);
    const rows = stdout.trimEnd().split("\n");
    expect(rows).to.have.length(3);
    expect(rows[1]).to.match(/^\S+a\.txt,,GDS_A,MARTINELLI\/BRUNO MR,{11}0,no flights; 1 hotel$/);
    expect(rows[2]).to.match(/^\S+b\.txt,{15}"nothing to decode: no person/);
  });
});

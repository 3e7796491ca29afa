import { expect } from "chai";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FLIGHTS, mailOf, part, pdfOf } from "../../files/mails.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { decodedOf, flight, person } from "../../views/samples.ts";
import { runLine } from "../terminal.ts";

const RECORD = "1.MARTINELLI/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E";
const DAY = ["--reference-date", "2026-11-21"];

describe("recloc decode", () => {
  const folder = temporaryFolder();

  function file(name: string, content: string | Buffer): string {
    const path = join(folder(), name);
    writeFileSync(path, content);
    return path;
  }

  const fromStdin = (text: string, ...flags: string[]) =>
    runLine(["decode", ...flags], { stdin: Readable.from([Buffer.from(text)]) });

  it("prints the version 4 answer for standard input", async () => {
    const { code, stdout, stderr } = await fromStdin(RECORD, ...DAY);
    expect(code).to.equal(0);
    expect(stderr).to.equal("");
    expect(stdout)
      .to.match(/^\{\n {2}"persons"/)
      .and.match(/\n\}\n$/);
    const answer: unknown = JSON.parse(stdout);
    const departure = "flightInfo.flights[0].departureTime";
    expect(answer).to.have.nested.property(departure, "2026-11-24 18:55:00");
  });

  it("reads a file, and standard input as -", async () => {
    const path = file("a.txt", RECORD);
    const fromPipe = await fromStdin(RECORD, ...DAY);
    expect(await fromStdin(RECORD, "-", ...DAY)).to.deep.equal(fromPipe);
    const { code, stdout } = await runLine(["decode", ...DAY, path]);
    expect(code).to.equal(0);
    const answer: unknown = JSON.parse(fromPipe.stdout);
    expect(JSON.parse(stdout)).to.deep.equal([{ file: path, answer }]);
  });

  it("reads a file in Windows-1252, and one that is a JSON string", async () => {
    const latin = file("a.txt", Buffer.from(`\ufeff${RECORD}`, "utf8"));
    const json = file("b.txt", JSON.stringify(RECORD));
    expect((await runLine(["decode", latin])).code).to.equal(0);
    expect((await runLine(["decode", json])).code).to.equal(0);
  });

  it("reads an email, a page and a PDF", async () => {
    const mail = file("booking.eml", mailOf(part("text/html", FLIGHTS)));
    const page = file("page.html", FLIGHTS);
    const pdf = file(
      "receipt.pdf",
      pdfOf([
        [
          [72, 700, "Flight BA 178"],
          [72, 680, "12 Apr 2027 JFK - LHR"],
        ],
      ]),
    );
    for (const path of [mail, page, pdf]) {
      const { code, stdout, stderr } = await runLine(["decode", ...DAY, path]);
      expect(stderr).to.equal("");
      expect(code).to.equal(0);
      const answers: unknown = JSON.parse(stdout);
      expect(answers).to.have.nested.property("[0].answer.flightInfo.flights[0].flight", "178");
      expect(answers).not.to.have.nested.property("[0].answer.extraInfo.text");
    }
    const explained = await runLine(["decode", ...DAY, "--explain", page]);
    const answers: unknown = JSON.parse(explained.stdout);
    expect(answers)
      .to.have.nested.property("[0].answer.extraInfo.text")
      .that.contains("BA 178\t12 Apr 2027");
  });

  it("says why a file has no text", async () => {
    const mail = file("booking.eml", mailOf(part("image/png", "x")));
    const pdf = file("receipt.pdf", pdfOf([[]]));
    const { code, stdout, stderr } = await runLine(["decode", mail, pdf]);
    expect(code).to.equal(1);
    expect(JSON.parse(stdout)).to.deep.equal([
      { file: mail, error: { message: "the email contains no text", code: "not_decodable" } },
      {
        file: pdf,
        error: { message: "the PDF contains no text, only images", code: "not_decodable" },
      },
    ]);
    expect(stderr.split("\n").map((line) => line.replace(/^recloc: \S*\//, ""))).to.deep.equal([
      "booking.eml: nothing to decode: the email contains no text",
      "receipt.pdf: nothing to decode: the PDF contains no text, only images",
      "",
    ]);
  });

  it("prints the version 3 answer", async () => {
    const answer: unknown = JSON.parse((await fromStdin(RECORD, "--api", "v3")).stdout);
    expect(answer).to.have.property("others", null);
  });

  it("prints the booking without source positions and card numbers", async () => {
    const decoded = decodedOf({
      flights: [flight()],
      remarks: [{ type: "RM", text: "4111111111111111" }],
    });
    const { stdout } = await runLine(["decode", "--api", "booking"], {
      loadDecode: () => Promise.resolve(() => decoded),
    });
    const booking: unknown = JSON.parse(stdout);
    expect(booking).to.have.nested.property("flights[0].departure", "2026-11-24 18:55:00");
    expect(booking).not.to.have.nested.property("flights[0].source");
    expect(booking).not.to.have.nested.property("flights[0].sources");
    expect(booking).to.have.nested.property("remarks[0].text", "************1111");
  });

  it("prints the itinerary as text", async () => {
    const { code, stdout } = await fromStdin(RECORD, "--format", "text", ...DAY);
    expect(code).to.equal(0);
    expect(stdout).to.match(/\n\n {2}1 Mr Bruno Martinelli .*\n\nFlight {2}AF 457 · Air France/);
  });

  it("explains how the text was read", async () => {
    const { stdout } = await fromStdin(RECORD, "--explain");
    expect(JSON.parse(stdout)).to.have.nested.property("extraInfo.confidence");
  });

  it("accepts an algorithm", async () => {
    const { stdout, stderr } = await fromStdin(RECORD, "--algorithm", "amadeus");
    expect(JSON.parse(stdout)).to.have.nested.property("extraInfo.decoder_algorithm", "GDS_A");
    expect(stderr).to.equal("");
  });

  for (const [name, advice] of [
    ["amadues", "did you mean AMADEUS?"],
    ["gds-b", "did you mean GDS_B?"],
    ["nonsense", "choose one of GDS_A, "],
    ["", "choose one of GDS_A, "],
  ] as const)
    it(`refuses the algorithm ${JSON.stringify(name)} with advice`, async () => {
      const { code, stdout, stderr } = await fromStdin(RECORD, "--algorithm", name);
      expect(code).to.equal(2);
      expect(stdout).to.equal("");
      expect(stderr).to.contain(
        `recloc: --algorithm ${JSON.stringify(name)} is not a known system: ${advice}`,
      );
    });

  it("exits with 1 if nothing is decodable", async () => {
    const { code, stdout, stderr } = await fromStdin("no record at all");
    expect(code).to.equal(1);
    expect(stdout).to.equal("");
    expect(stderr).to.match(/^recloc: nothing to decode: no person, flight/);
  });

  it("exits with 1 if nothing is decodable, also with --format text", async () => {
    const { code, stdout } = await fromStdin("no record at all", "--format", "text");
    expect(code).to.equal(1);
    expect(stdout).to.equal("");
  });

  it("never quotes the text if the decoder fails", async () => {
    const { code, stdout, stderr } = await runLine(["decode"], {
      loadDecode: () =>
        Promise.resolve(() => {
          throw new Error("CANARY");
        }),
    });
    expect({ code, stdout, stderr }).to.deep.equal({
      code: 1,
      stdout: "",
      stderr: "recloc: internal error: the decoder failed\n",
    });
  });

  for (const [args, message] of [
    [["--reference-date", "2026-02-30"], "--reference-date must be a calendar day"],
    [["--explain", "--api", "v3"], "--explain requires --api v4"],
    [["--explain", "--api", "booking", "--format", "text"], "--explain requires --api v4"],
    [["--api", "v5"], "Allowed choices are v3, v4, booking"],
    [["--format", "xml"], "Allowed choices are json, ndjson, text, csv"],
    [["--format", "csv", "--explain"], "--explain has no effect with --format csv"],
    [["--format", "csv", "--api", "v4"], "--api has no effect with --format csv"],
    [["--format", "text", "--compact"], "--compact has no effect with --format text"],
    [["1.DOE/JANE\n2 BA 1"], "an argument is a text, not the name of a file"],
    [["--nonsense"], "unknown option '--nonsense'"],
    [["--algorithm"], "argument missing"],
  ] as const)
    it(`exits with 2 for ${args.join(" ")}`, async () => {
      const loadDecode = () => Promise.resolve(() => decodedOf({ persons: [person()] }));
      const { code, stdout, stderr } = await runLine(["decode", ...args], { loadDecode });
      expect(code).to.equal(2);
      expect(stdout).to.equal("");
      expect(stderr)
        .to.contain(message)
        .and.not.match(/\n\s+at /);
    });
});

import { expect } from "chai";
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { systems } from "../../grammars/systems.ts";
import { runLine } from "./terminal.ts";

const NONE = 'recloc: no airport, city or station has the IATA code "xxq"\n';

describe("The command line", () => {
  describe("recloc", () => {
    for (const args of [
      ["--help"],
      ["decode", "--help"],
      ["entries", "--help"],
      ["serve", "--help"],
      ["airports", "--help"],
      ["keys", "--help"],
      ["completion", "--help"],
    ])
      it(`shows examples in the help of ${args.join(" ")}`, async () => {
        const { code, stdout, stderr } = await runLine(args);
        expect(code).to.equal(0);
        expect(stdout).to.match(/Examples?:\n {2}recloc /);
        expect(stderr).to.equal("");
      });

    it("prints its version", async () => {
      const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));
      const { code, stdout } = await runLine(["--version"]);
      expect(code).to.equal(0);
      expect(manifest).to.have.property("version", stdout.trim());
    });

    for (const args of [[], ["nonsense"], ["keys"], ["airports"]])
      it(`exits with 2 for ${JSON.stringify(args.join(" "))}`, async () => {
        const { code, stdout, stderr } = await runLine(args);
        expect(code).to.equal(2);
        expect(stdout).to.equal("");
        expect(stderr).not.to.equal("");
      });

    it("says how a command or a flag is probably spelled, and how to see all", async () => {
      expect((await runLine(["decod"])).stderr).to.equal(
        "recloc: unknown command 'decod'\n(Did you mean decode?)\nAdd --help for usage and examples.\n",
      );
      expect((await runLine(["decode", "--formt", "csv"])).stderr).to.equal(
        "recloc: unknown option '--formt'\n(Did you mean --format?)\nAdd --help for usage and examples.\n",
      );
    });

    it("colours help and errors only if asked or at a terminal", async () => {
      const plain = await runLine(["decode", "--help"]);
      const coloured = await runLine(["decode", "--help"], { environment: { FORCE_COLOR: "1" } });
      expect(coloured.stdout).to.contain("\u001b[1mUsage:\u001b[22m");
      expect(stripVTControlCharacters(coloured.stdout)).to.equal(plain.stdout);
      const wrong = await runLine(["x"], { environment: { FORCE_COLOR: "1" } });
      expect(wrong.stderr).to.match(/^\u001b\[31mrecloc:\u001b\[39m unknown command/);
    });

    it("says that the build is older than a source, except for what does not run it", async () => {
      const newerSource = () => "grammars/index.ts";
      const warning =
        "recloc: warning: the build is older than grammars/index.ts, and without its changes: npm run build\n";
      const { code, stdout, stderr } = await runLine(["systems"], { newerSource });
      expect(stderr).to.equal(warning);
      expect(code).to.equal(0);
      expect(stdout).to.contain("GDS_A");
      expect((await runLine(["complete", "--", "de"], { newerSource })).stderr).to.equal("");
      expect((await runLine(["corpus", "--help"], { newerSource })).stderr).to.equal("");
    });

    it("reports what went wrong, without a stack trace", async () => {
      const cannot = () => Promise.reject(new Error("the tables are missing"));
      expect(await runLine(["decode"], { loadDecode: cannot })).to.deep.equal({
        code: 1,
        stdout: "",
        stderr: "recloc: the tables are missing\n",
      });
      const odd = {
        loadDecode: () => {
          // oxlint-disable-next-line typescript/only-throw-error -- also values that are not errors
          throw "odd";
        },
      };
      expect((await runLine(["decode"], odd)).stderr).to.equal("recloc: unknown error\n");
    });
  });

  describe("recloc systems", () => {
    it("lists every system with its names", async () => {
      const { code, stdout } = await runLine(["systems"]);
      expect(code).to.equal(0);
      expect(stdout.split("\n")).to.have.length(systems.length + 1);
      expect(stdout).to.match(/^GDS_A +AMADEUS, 1A\n/);
    });
  });

  describe("recloc airports", () => {
    it("prints an airport, ignoring the case of its code", async () => {
      const { code, stdout } = await runLine(["airports", "gru"]);
      expect(code).to.equal(0);
      expect(JSON.parse(stdout)).to.deep.equal({
        locationName: "Guarulhos International Airport",
        location: "Guarulhos, São Paulo",
        country: "Brazil",
        iataCode: "GRU",
      });
    });

    it("prints several in their order, without those that do not exist", async () => {
      const { code, stdout, stderr } = await runLine(["airports", "CDG", "xxq", "GRU"]);
      expect(code).to.equal(1);
      const codes: unknown = JSON.parse(stdout);
      expect(codes).to.have.nested.property("[0].iataCode", "CDG");
      expect(codes).to.have.nested.property("[1].iataCode", "GRU");
      expect(codes).to.have.length(2);
      expect(stderr).to.equal(NONE);
    });

    it("exits with 1 if there is none", async () => {
      expect(await runLine(["airports", "xxq"])).to.deep.equal({
        code: 1,
        stdout: "",
        stderr: NONE,
      });
    });

    it("suggests codes for a name", async () => {
      const { stderr } = await runLine(["airports", "london"]);
      expect(stderr).to.match(/code "london"; did you mean LON \(London \(all airports\)\), LHR/);
    });
  });
});

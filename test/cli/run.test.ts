import { expect } from "chai";
import { readFileSync } from "node:fs";
import { systems } from "../../grammars/systems.ts";
import { runLine } from "./terminal.ts";

describe("The command line", () => {
  describe("recloc", () => {
    for (const args of [
      ["--help"],
      ["decode", "--help"],
      ["serve", "--help"],
      ["airports", "--help"],
      ["keys", "--help"],
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

    for (const args of [[], ["nonsense"], ["keys"], ["airports"], ["airports", "GRU", "CDG"]])
      it(`exits with 2 for ${JSON.stringify(args.join(" "))}`, async () => {
        const { code, stdout, stderr } = await runLine(args);
        expect(code).to.equal(2);
        expect(stdout).to.equal("");
        expect(stderr).not.to.equal("");
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

    it("exits with 1 if there is none", async () => {
      expect(await runLine(["airports", "XXQ"])).to.deep.equal({
        code: 1,
        stdout: "",
        stderr: "recloc: no airport has this IATA code\n",
      });
    });
  });
});

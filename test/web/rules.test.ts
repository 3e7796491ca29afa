import { expect } from "chai";
import { existsSync, readFileSync } from "node:fs";
import { systems } from "../../grammars/systems.ts";
import { decode } from "../../src/decode/decode.ts";
import { packageFile } from "../../src/package.ts";
import { isObject } from "../../src/reference/tables.ts";
import { toWorkbench } from "../../src/views/workbench/view.ts";

const WEB = "dist/web";

describe("The rules that the workbench shows", () => {
  it("are described and drawn for every line that a sample has", () => {
    const rules: unknown = JSON.parse(
      readFileSync(packageFile(`${WEB}/assets/rules.json`), "utf8"),
    );
    const texts = systems.flatMap(({ samples }) => samples.map(({ text }) => text));
    const read = texts.flatMap((text) =>
      toWorkbench(decode(text), text, null).lines.filter(({ rule }) => rule !== null),
    );
    expect(read).to.have.length.above(100);
    for (const { system, rule } of read) {
      const own: unknown = isObject(rules) ? rules[system ?? ""] : null;
      const described: unknown = isObject(own) ? own[rule ?? ""] : null;
      expect(described, `${system}: ${rule}`).to.have.property("production").that.is.not.empty;
      const drawing = isObject(described) ? String(described.drawing) : "";
      expect(existsSync(packageFile(WEB + drawing)), drawing).to.equal(true);
    }
  });
});

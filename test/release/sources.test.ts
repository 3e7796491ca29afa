import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";

/** What turns a text into a program, a statement or markup, and the files that may. */
const RISKS = [
  { risk: /\bchild_process\b/, allowed: ["cli/workshop/from-sources.ts", "workshop/"] },
  { risk: /(?<![.\w])eval\(|new Function\(/, allowed: [] },
  { risk: /\bsql\.(?:raw|lit)\b/, allowed: [] },
  {
    risk: /(?:inner|outer)HTML|dangerouslySet|insertAdjacentHTML|document\.write/,
    // The itinerary, whose words are escaped, in a frame in which no script runs.
    allowed: ["web/workbench/send/preview.tsx"],
  },
] as const;

describe("The sources of the service", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(`src/${file}`, "utf8") }));

  for (const { risk, allowed } of RISKS)
    it(`contain ${String(risk)} only in known places`, () => {
      const found = files.filter(({ source }) => risk.test(source)).map(({ file }) => file);
      const unknown = found.filter((file) => !allowed.some((place) => file.startsWith(place)));
      expect(unknown).to.deep.equal([]);
      expect(found.length).to.be.at.least(allowed.length);
    });
});

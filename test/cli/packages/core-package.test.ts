import { expect } from "chai";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { systems } from "../../../grammars/systems.ts";
import * as library from "../../../src/index.ts";
import { useBuilt } from "../built.ts";
import { pack, property, run } from "./packages.ts";

const OPTIONS = { referenceDate: "2026-11-21" };
const TEXTS = systems.flatMap(({ samples }) => samples.map(({ text }) => text));

/** Prints the interface, and the explained answers to the texts. */
const SCRIPT = `
  const texts = JSON.parse(readFileSync("texts.json", "utf8"));
  const answers = texts.map((text) => {
    const decoded = core.decode(text, ${JSON.stringify(OPTIONS)});
    return [core.isDecodable(decoded), core.toV3(decoded), core.toV4(decoded, { explain: true })];
  });
  console.log(JSON.stringify({ names: Object.keys(core).sort(), answers }));
`;

/** What the script prints if it uses the sources. */
function printedFromSources(): object {
  const answers = TEXTS.map((text) => {
    const decoded = library.decode(text, OPTIONS);
    return [
      library.isDecodable(decoded),
      library.toV3(decoded),
      library.toV4(decoded, { explain: true }),
    ];
  });
  const parsed: unknown = JSON.parse(JSON.stringify(answers));
  return { names: Object.keys(library).sort(), answers: parsed };
}

/** Types that only hold if the declarations are complete. */
const TYPES = `
  import { decode, toV3, toV4, type Booking, type Decoded, type V3Answer, type V4Answer } from "@recloc/core";
  const decoded: Decoded = decode("", { algorithm: "GDS_A", referenceDate: "2026-11-21" });
  export const booking: Booking = decoded.booking;
  export const three: V3Answer = toV3(decoded);
  export const four: V4Answer = toV4(decoded, { explain: true });
  export const name: string | undefined = four.flightInfo.flights[0]?.company.description;
  // @ts-expect-error It is a string.
  export const wrong: number | undefined = decoded.booking.flights[0]?.airline;
  // @ts-expect-error There is no such option.
  decode("", { algoritm: "GDS_A" });
  // @ts-expect-error Only the service uses it.
  export const { documents } = decoded;
`;

/** How users may resolve modules, and the extensions of the files that do. */
const RESOLUTIONS = [
  {
    name: "node10",
    extensions: ["ts"],
    options: ["--module", "commonjs", "--ignoreDeprecations", "6.0"],
  },
  { name: "node16", extensions: ["mts", "cts"], options: ["--module", "node16"] },
  { name: "bundler", extensions: ["ts"], options: ["--module", "esnext"] },
];

describe("The package @recloc/core, installed", function () {
  this.timeout(60_000);
  useBuilt();
  let folder = "";
  let app = "";
  let expected = {};

  before(() => {
    folder = mkdtempSync(join(tmpdir(), "recloc-core-"));
    app = join(folder, "app");
    mkdirSync(app);
    const cache = `--cache=${folder}/cache`;
    const packed = pack("./dist/core", cache, `--pack-destination=${folder}`);
    const archive = join(folder, String(property(packed, "filename")));
    const options = ["--offline", "--no-audit", "--no-fund", "--loglevel=error", cache];
    writeFileSync(join(app, "package.json"), "{}");
    run("npm", ["install", ...options, archive], app);
    writeFileSync(join(app, "texts.json"), JSON.stringify(TEXTS));
    expected = printedFromSources();
  });

  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("brings no other package", () => {
    expect(readdirSync(join(app, "node_modules")).sort()).to.deep.equal([
      ".package-lock.json",
      "@recloc",
    ]);
    expect(readdirSync(join(app, "node_modules/@recloc"))).to.deep.equal(["core"]);
  });

  it("contains its licences and tables, and no files that only the service needs", () => {
    const files = readdirSync(join(app, "node_modules/@recloc/core"), {
      recursive: true,
      encoding: "utf8",
    });
    expect(files.filter((file) => file.includes(".")).sort()).to.deep.equal([
      "LICENSES.txt",
      "README.md",
      ...[
        "airline-codes",
        "airlines",
        "airports",
        "amtrak",
        "equipment",
        "place-names",
        "stations",
      ].map((name) => `build/tables/${name}.json`),
      "decoder.js",
      "dist/first-characters.json",
      "index.d.ts",
      "index.js",
      "package.json",
    ]);
    expect(files).to.include.members(["LICENSE", "NOTICE"]);
  });

  it("is smaller than 4.5 MB", () => {
    const [size = ""] = run("du", ["-sk", "node_modules"], app).split("\t");
    expect(Number(size)).to.be.within(1_000, 4_500);
  });

  it("answers like the sources if it is imported", () => {
    const file = join(app, "imports.mjs");
    const imports =
      'import { readFileSync } from "node:fs"; import * as all from "@recloc/core"; const { default: _, "module.exports": __, ...core } = all;';
    writeFileSync(file, imports + SCRIPT);
    expect(JSON.parse(run(process.execPath, [file], app))).to.deep.equal(expected);
  });

  it("answers like the sources if it is required", () => {
    const file = join(app, "requires.cjs");
    const requires =
      'const { readFileSync } = require("node:fs"); const core = require("@recloc/core");';
    writeFileSync(file, requires + SCRIPT);
    expect(JSON.parse(run(process.execPath, [file], app))).to.deep.equal(expected);
  });

  it("is loaded once if it is both imported and required", () => {
    const file = join(app, "both.mjs");
    writeFileSync(
      file,
      `import { createRequire } from "node:module";
       import { decode } from "@recloc/core";
       console.log(createRequire(import.meta.url)("@recloc/core").decode === decode);`,
    );
    expect(run(process.execPath, [file], app)).to.equal("true\n");
  });

  for (const { name, extensions, options } of RESOLUTIONS)
    it(`has types for .${extensions.join(" and .")} files if modules are resolved as by ${name}`, () => {
      const readme = readFileSync("dist/core/README.md", "utf8");
      const [, example = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
      expect(example).to.include('from "@recloc/core"');
      const files = extensions.flatMap((extension) => [
        { file: `example.${extension}`, text: example },
        { file: `types.${extension}`, text: TYPES },
      ]);
      for (const { file, text } of files) writeFileSync(join(app, file), text);
      const tsc = resolve("node_modules/typescript/bin/tsc");
      run(
        process.execPath,
        [
          tsc,
          ...["--noEmit", "--strict", "--skipLibCheck", "false"],
          ...["--target", "es2022", "--lib", "es2022"],
          ...["--moduleResolution", name, ...options],
          ...files.map(({ file }) => file),
        ],
        app,
      );
    });
});

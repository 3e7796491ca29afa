import { expect } from "chai";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FORMATS } from "../../../src/views/itinerary/formats.ts";
import { useBuilt } from "../built.ts";

const ROOT = new URL("../../../", import.meta.url);

const textOf = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

/** The paths that the image takes from the stage that builds it. */
function copied(): readonly string[] {
  const lines = textOf("Dockerfile").match(/^COPY --from=build .+$/gm) ?? [];
  return lines.flatMap((line) => {
    const paths = line.split(/\s+/).slice(2);
    return paths.slice(0, -1).map((path) => path.replace("/app/", ""));
  });
}

/** Whether `COPY . .` leaves out a path, or what is in it. */
function isIgnored(path: string): boolean {
  const patterns = textOf(".dockerignore").split("\n");
  return patterns.includes(path) && !patterns.some((each) => each.startsWith(`!${path}/`));
}

const names = (part: string): readonly string[] => {
  const manifest: unknown = JSON.parse(textOf("package.json"));
  const found: unknown = Object.entries(manifest ?? {}).find(([name]) => name === part)?.[1];
  return typeof found === "object" && found !== null ? Object.keys(found) : [];
};

describe("The image of the container", () => {
  useBuilt();

  it("copies what there is after the build, to where the programs look for it", () => {
    const paths = copied();
    expect(paths).to.include.members(["package.json", "node_modules", "build/tables", "dist"]);
    expect(paths.filter((path) => !existsSync(new URL(path, ROOT)))).to.deep.equal([]);
    const made = new Set(["node_modules", "build/tables", "dist"]);
    expect(paths.filter((path) => !made.has(path) && isIgnored(path))).to.deep.equal([]);
    for (const line of textOf("Dockerfile").match(/^COPY --from=build .+$/gm) ?? []) {
      const [source = "", target = "", ...others] = line.split(/\s+/).slice(2);
      if (others.length === 0) expect(target).to.equal(source.replace("/app", "."));
    }
  });

  it("removes what the build has made", () => {
    const [, removed = ""] = /rm -r ((?:dist\/\S+ ?)+)/.exec(textOf("Dockerfile")) ?? [];
    const folders = removed.trim().split(" ");
    expect(folders).to.have.length(2);
    for (const folder of folders) expect(existsSync(new URL(folder, ROOT)), folder).to.equal(true);
  });

  it("keeps the packages that write itineraries, and can keep the large fonts", () => {
    const needed = Object.values(FORMATS).flatMap(({ packages }) => packages);
    expect(names("dependencies")).to.include.members(needed);
    const [, examples = ""] =
      /^# Fonts of PDF files.*: "(.+)"\.$/m.exec(textOf("Dockerfile")) ?? [];
    const fonts = examples.split(" ").map((font) => `@embedpdf/${font}`);
    expect(fonts).to.have.length(2);
    expect(names("devDependencies")).to.include.members(fonts);
    for (const font of [...fonts, "@embedpdf/fonts-arabic", "@embedpdf/fonts-hebrew"]) {
      const folder = new URL(`node_modules/${font}/fonts/`, ROOT);
      expect(readdirSync(fileURLToPath(folder)).join(), font).to.match(/Regular\.(?:ttf|otf)/);
    }
  });
});

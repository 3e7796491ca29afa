import { expect } from "chai";
import { readFileSync } from "node:fs";
import { property, run } from "../cli/packages/packages.ts";

/** What may be distributed with software under the MIT licence, if its notices are kept. */
const ALLOWED: ReadonlySet<unknown> = new Set([
  ...["Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"],
  ...["(MIT AND Zlib)", "0BSD", "OFL-1.1", "Python-2.0"],
]);
/** Packages that name no licence in `package.json`, and the file that contains it. */
const IN_A_FILE: Readonly<Record<string, string>> = {
  "node_modules/png-js": "node_modules/png-js/LICENSE",
};

/** The entries of production packages in the lock file, by their folders. */
function productionPackages(): readonly (readonly [string, unknown])[] {
  const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return Object.entries(property(lock, "packages") ?? {}).filter(
    ([folder, entry]) => folder !== "" && property(entry, "dev") !== true,
  );
}

describe("The packages that the service brings", () => {
  it("have licences that allow it", () => {
    const packages = productionPackages();
    expect(packages.length).to.be.above(100);
    const others = packages.filter(([, entry]) => !ALLOWED.has(property(entry, "license")));
    expect(others.map(([folder]) => folder)).to.have.members(Object.keys(IN_A_FILE));
    for (const file of Object.values(IN_A_FILE))
      expect(readFileSync(file, "utf8")).to.match(/^(?:The )?MIT License/);
  });

  it("are listed in a CycloneDX document with their versions, without the network", () => {
    const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--offline"];
    const document: unknown = JSON.parse(run("npm", [...args, "--loglevel=error"]));
    expect(document).to.have.property("bomFormat", "CycloneDX");
    const components = property(document, "components");
    const listed = (Array.isArray(components) ? components : []).map(
      (component) =>
        `${String(property(component, "name"))}@${String(property(component, "version"))}`,
    );
    const names = productionPackages().map(
      ([folder, entry]) =>
        `${folder.replace(/^.*node_modules\//, "")}@${String(property(entry, "version"))}`,
    );
    expect(listed).to.include.members(names);
  });
});

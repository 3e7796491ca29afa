import { expect } from "chai";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { reachableFolder, STRANGER } from "../../store/reachable.ts";
import { UNPREPARED, useBuilt } from "../built.ts";
import { listenTo } from "../serve/listen-to.ts";
import { pack, property, run } from "./packages.ts";

/** The files that are in the package. */
function packedFiles(): readonly string[] {
  const files = property(pack(".", "--dry-run"), "files");
  return Array.isArray(files) ? files.map((file) => String(property(file, "path"))) : [];
}

/** The folders of the packages that `npm ci --omit=dev` would install. */
function productionPackages(): readonly string[] {
  const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return Object.entries(property(lock, "packages") ?? {})
    .filter(([folder, entry]) => folder !== "" && property(entry, "dev") !== true)
    .map(([folder]) => folder)
    .filter((folder) => existsSync(folder));
}

describe("The package, installed", function () {
  this.timeout(180_000);
  useBuilt();
  let folder = "";
  before(() => {
    folder = reachableFolder("recloc-installed-");
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("serves with production packages only, from read-only files, as an unprivileged user", async () => {
    const [app, data] = [join(folder, "app"), join(folder, "data")];
    for (const path of [...packedFiles(), ...productionPackages()])
      cpSync(path, join(app, path), { recursive: true, dereference: true });
    mkdirSync(data, { mode: 0o700 });
    chmodSync(folder, 0o755);
    if (STRANGER.uid !== undefined) chownSync(data, STRANGER.uid, STRANGER.gid);
    run("chmod", ["-R", "a-w,a+rX", app]);

    const child = spawn(process.execPath, [join(app, "dist/src/cli/main.js"), "serve"], {
      ...STRANGER,
      cwd: app,
      env: { ...UNPREPARED, NODE_ENV: "production", PORT: "0", DATA_DIR: data, API_KEYS: "fixed" },
    });
    try {
      const ended = once(child, "close");
      const complaints = listenTo(child.stderr);
      const announced = listenTo(child.stdout).until(/listens on .*\n/);
      const printed = await Promise.race([announced, ended.then(() => complaints.text())]);
      const [url = printed] = /http:\S+/.exec(printed) ?? [];
      const response = await fetch(`${url}/v4/decode`, {
        method: "POST",
        headers: { "X-Api-Key": "fixed" },
        body: "1  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1",
      });
      expect(await response.text()).to.contain('"description":"Air France"');
      for (const path of [
        "/readyz",
        "/metrics",
        "/openapi.json",
        "/",
        "/account",
        "/reference",
        "/site/samples",
      ])
        expect((await fetch(url + path)).status, path).to.equal(200);
      const page = { jsonrpc: "2.0", id: 1, method: "resources/read" };
      const read = await fetch(`${url}/mcp`, {
        method: "POST",
        headers: {
          "X-Api-Key": "fixed",
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({ ...page, params: { uri: "recloc://grammars/amadeus" } }),
      });
      expect(await read.text()).to.contain("## air segment");
      child.kill("SIGTERM");
      await ended;
      expect(child.exitCode).to.equal(0);
    } finally {
      child.kill("SIGKILL");
      run("chmod", ["-R", "u+w", app]);
    }
  });
});

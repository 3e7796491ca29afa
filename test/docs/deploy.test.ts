import { expect } from "chai";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const CHART = "deploy/helm/recloc";

/** What is at a path in parsed YAML; undefined if nothing is. */
function at(value: unknown, ...path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  return at(new Map<string, unknown>(Object.entries(value)).get(key), ...rest);
}

const read = (file: string): unknown => parse(readFileSync(file, "utf8"));
const keysOf = (value: unknown) => Object.keys(typeof value === "object" ? (value ?? {}) : {});

/** The templates as Helm renders them, as far as they need it: values, the name of the release, and settings. */
function rendered(): ReadonlyMap<string, unknown> {
  const values = read(`${CHART}/values.yaml`);
  const render = (text: string) =>
    text
      .replace(
        /\{\{- toYaml \.Values\.settings \| nindent 2 \}\}/,
        JSON.stringify(at(values, "settings")),
      )
      .replaceAll("{{ .Release.Name }}", "mine")
      .replaceAll(/\{\{ \.Values\.([\w.]+) \}\}/g, (_, path: string) => {
        const value = at(values, ...path.split("."));
        expect(value, path).not.to.equal(undefined);
        return String(value);
      });
  const folder = `${CHART}/templates`;
  return new Map(
    readdirSync(folder).map((file) => {
      const text = render(readFileSync(`${folder}/${file}`, "utf8"));
      expect(text, file).not.to.contain("{{");
      return [file, parse(text)];
    }),
  );
}

/** Helm, where it is installed: no package registry of a clone has it. */
const hasHelm = spawnSync("helm", ["version"]).status === 0;

describe("What is needed to deploy", () => {
  if (hasHelm)
    it("by Helm is what Helm itself renders, and finds nothing wrong with", () => {
      execFileSync("helm", ["lint", "--strict", CHART], { stdio: "pipe" });
      const text = execFileSync("helm", ["template", "mine", CHART], { encoding: "utf8" });
      const documents = text
        .split(/^---$/m)
        .flatMap((part): unknown[] => [parse(part) ?? []].flat());
      expect(documents).to.have.deep.members([...rendered().values()]);
    });

  it("by Docker Compose is two instances, a database, and nginx that knows both", () => {
    const services = at(read("deploy/compose/compose.yaml"), "services");
    expect(keysOf(services)).to.have.members(["recloc-1", "recloc-2", "database", "nginx"]);
    const nginx = readFileSync("deploy/compose/nginx.conf", "utf8");
    const upstreams = [...nginx.matchAll(/^ *server (\S+):8080 /gm)].map(([, name]) => name);
    expect(upstreams).to.deep.equal(["recloc-1", "recloc-2"]);
    for (const name of upstreams)
      expect(at(services, name ?? "", "environment")).to.include({ TRUST_PROXY: "1" });
  });

  it("by Helm is a service, an autoscaler and workers, which refer to what is there", () => {
    const files = rendered();
    const names = ["autoscaler", "deployment", "service", "settings", "worker"];
    expect([...files.keys()].sort()).to.deep.equal(names.map((name) => `${name}.yaml`));
    const deployment = files.get("deployment.yaml");
    const autoscaler = files.get("autoscaler.yaml");
    expect(at(autoscaler, "spec", "scaleTargetRef")).to.deep.equal({
      ...{ apiVersion: "apps/v1", kind: "Deployment", name: at(deployment, "metadata", "name") },
    });
    expect(at(autoscaler, "spec", "maxReplicas")).to.equal(10);
    const labels = at(deployment, "spec", "template", "metadata", "labels");
    expect(at(deployment, "spec", "selector", "matchLabels")).to.deep.equal(labels);
    expect(at(files.get("service.yaml"), "spec", "selector")).to.deep.equal(labels);
    expect(at(files.get("worker.yaml"), "spec", "selector", "matchLabels")).not.to.deep.equal(
      labels,
    );
    const container = ["spec", "template", "spec", "containers", "0"];
    expect(at(files.get("worker.yaml"), ...container, "args")).to.deep.equal(["worker"]);
    expect(at(deployment, ...container, "readinessProbe", "httpGet", "path")).to.equal("/readyz");
    // Kubernetes takes only texts as settings.
    for (const key of keysOf(at(files.get("settings.yaml"), "data")))
      expect(at(files.get("settings.yaml"), "data", key)).to.be.a("string");
  });
});

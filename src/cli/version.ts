import { readFileSync } from "node:fs";

/** The sources are two folders below the package's manifest, the compiled files three. */
const MANIFEST = new URL(
  import.meta.url.endsWith(".ts") ? "../../package.json" : "../../../package.json",
  import.meta.url,
);

/** The version of the package. */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(MANIFEST, "utf8"));
  return typeof manifest === "object" && manifest !== null && "version" in manifest
    ? String(manifest.version)
    : "";
}

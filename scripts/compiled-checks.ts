/**
 * Compiles the checks of answers when the programs are bundled: each thread of the service would otherwise
 * load AJV and compile them, which takes a third of its start-up time.
 */
import standalone from "ajv/dist/standalone/index.js";
import type { Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { answerAjv } from "../src/views/check.ts";
import { withDefinitions } from "../src/views/definitions.ts";
import { isObject } from "../src/reference/tables.ts";

const CHECK = /^export const (\w+) = checkOf\((\w+)\);$/gm;
const require = createRequire(import.meta.url);

/** Replaces `src/views/<answer>/check.ts` with code that does the same without AJV. */
export const compiledChecks: Plugin = {
  name: "compiled-checks",
  setup(build) {
    build.onLoad({ filter: /\/src\/views\/\w+\/check\.ts$/ }, async ({ path }) => ({
      contents: await compiled(path),
      resolveDir: dirname(path),
    }));
    // The code requires a few functions of packages that are otherwise external.
    build.onResolve({ filter: /^ajv(?:-formats)?\/dist\// }, ({ path, kind }) =>
      kind === "require-call" ? { path: require.resolve(path) } : null,
    );
  },
};

async function compiled(file: string): Promise<string> {
  const checks = [...readFileSync(file, "utf8").matchAll(CHECK)].map(
    ([, check = "", schema = ""]) => ({ check, schema, validate: `${check}Validator` }),
  );
  const schemas: unknown = await import(pathToFileURL(`${dirname(file)}/schema.ts`).href);
  const ajv = answerAjv({ source: true, esm: true });
  for (const { schema } of checks)
    ajv.addSchema(withDefinitions(schemaIn(schemas, schema)), schema);
  const names = Object.fromEntries(checks.map(({ validate, schema }) => [validate, schema]));
  return [
    'import { demand } from "../violation.ts";',
    standalone.default(ajv, names),
    ...checks.map(
      ({ check, validate }) => `export const ${check} = (answer) => demand(${validate}, answer);`,
    ),
  ].join("\n");
}

function schemaIn(schemas: unknown, name: string): object {
  const schema = isObject(schemas) ? schemas[name] : undefined;
  if (!isObject(schema)) throw new Error(`there is no schema ${name}`);
  return schema;
}

import { createNodeResolver, importX } from "eslint-plugin-import-x";
import mocha from "eslint-plugin-mocha";
import { defineConfig } from "eslint/config";
import { readdirSync } from "node:fs";
import parser from "@typescript-eslint/parser";

/** What the files of a folder may import from `src` and `grammars`, beside each other. */
const ARROWS = {
  "src/ast": [],
  "src/reference": ["src/data.ts"],
  "src/files": ["src/decode/text"],
  "src/archives": ["src/batch", "src/files"],
  "src/batch": [],
  "src/jobs": ["src/archives", "src/batch", "src/store"],
  "src/decode/text": ["src/ast"],
  "src/decode/layout": ["src/ast", "src/decode/text", "src/decode/engine"],
  "src/decode/engine": ["src/ast", "src/data.ts", "src/decode/text"],
  "src/decode/detection": [
    "src/ast",
    "src/decode/text",
    "src/decode/engine",
    "src/decode/systems.ts",
  ],
  "src/decode/records": [
    "src/ast",
    "src/decode/text",
    "src/decode/engine",
    "src/decode/detection",
    "src/decode/systems.ts",
  ],
  "src/prose": [
    "src/ast",
    "src/decode/text",
    "src/decode/layout",
    "src/decode/engine",
    "src/reference",
    "grammars/common",
    "grammars/system.ts",
  ],
  "src/prose/lexicon": ["src/reference"],
  "src/prose/reservations": [
    "src/ast",
    "src/decode/engine",
    "src/decode/text",
    "src/prose/facts",
    "src/prose/lexicon",
    "src/reference",
    "grammars/common",
  ],
  "src/prose/facts": ["src/ast", "src/prose/lexicon", "src/reference", "grammars/common"],
  "src/prose/layout": ["src/ast", "src/decode/text", "src/prose/lexicon", "src/reference"],
  "src/prose/scopes": [
    "src/ast",
    "src/decode/engine/line-reading.ts",
    "src/decode/text/source.ts",
    "src/prose/lexicon",
    "src/prose/facts",
    "src/reference",
  ],
  "src/prose/assemble": [
    "src/ast",
    "src/decode/engine/line-reading.ts",
    "src/decode/text/source.ts",
    "src/prose/lexicon",
    "src/prose/facts",
    "src/prose/scopes",
    "src/reference",
    "grammars/common",
  ],
  "src/booking": ["src/ast", "src/reference"],
  "src/entries": ["src/ast", "src/booking", "src/decode/systems.ts"],
  "src/redact": ["src/ast", "src/booking", "src/decode", "src/prose/lexicon"],
  "src/views": ["src/ast", "src/booking", "src/decode", "src/entries", "src/reference"],
  "src/browser": [
    "src/decode",
    "src/files",
    "src/index.ts",
    "src/redact",
    "src/server/errors.ts",
    "src/views",
  ],
  "src/mcp": ["src/decode", "src/package.ts", "src/reference", "src/views"],
  "src/store": ["src/reference", "src/settings.ts"],
  "src/server": [
    "src/batch",
    "src/decode",
    "src/entries",
    "src/files",
    "src/mcp",
    "src/package.ts",
    "src/reference",
    "src/settings.ts",
    "src/store",
    "src/views",
  ],
  "src/web": [
    "src/browser/messages.ts",
    "src/files",
    "src/redact/redact.ts",
    "src/server/site/schema.ts",
    "src/store/bounds.ts",
    "src/views",
  ],
  "src/cli": ["src"],
  "grammars/common": ["src/ast", "src/decode/engine", "grammars/system.ts"],
  ...Object.fromEntries(
    readdirSync("grammars", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "common")
      .map(({ name }) => [
        `grammars/${name}`,
        ["src/ast", "src/decode/engine", "src/reference", "grammars/common", "grammars/system.ts"],
      ]),
  ),
};

const zones = Object.entries(ARROWS).flatMap(([folder, allowed]) =>
  ["src", "grammars"]
    .filter((from) => !allowed.includes(from))
    .map((from) => ({
      target: `./${folder}`,
      from: `./${from}`,
      except: [folder, ...allowed]
        .filter((path) => path.startsWith(`${from}/`))
        .map((path) => `.${path.slice(from.length)}`),
      message: `${folder} may import: ${[folder, ...allowed].join(", ")} (docs/ARCHITECTURE.md).`,
    })),
);

// Everything else, and what needs types, is checked by oxlint (.oxlintrc.json), which is many times faster.
export default defineConfig(
  { ignores: ["dist/", "build/", "coverage/", "data/"] },
  { files: ["**/*.ts", "**/*.tsx"], languageOptions: { parser } },
  {
    files: ["src/**/*.ts", "src/**/*.tsx", "grammars/**/*.ts"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [createNodeResolver()],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones }],
    },
  },
  {
    files: ["test/**/*.test.ts"],
    extends: [mocha.configs.recommended],
    rules: {
      "mocha/consistent-spacing-between-blocks": "off",
      // Tables of cases make one test each, in arrow functions.
      "mocha/no-mocha-arrows": "off",
      "mocha/no-setup-in-describe": "off",
    },
  },
);

/** Our own rules for oxlint, which runs them as a plugin. */
import { readdirSync } from "node:fs";
import { dirname, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** What the stages of free text import that work on facts. */
const ABOUT_FACTS = [
  "src/ast",
  "src/decode/engine/line-reading.ts",
  "src/decode/text/matches.ts",
  "src/decode/text/source.ts",
  "src/prose/lexicon",
  "src/prose/facts",
  "src/reference",
];

/** What the files of a folder may import from `src` and `grammars`, besides each other. */
const ARROWS = {
  "src/ast": [],
  "src/reference": ["src/data.ts"],
  "src/files": ["src/decode/text"],
  "src/archives": ["src/batch", "src/files"],
  "src/batch": [],
  "src/tables": ["src/archives", "src/views"],
  "src/jobs": ["src/archives", "src/batch", "src/store", "src/tables"],
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
  "src/prose/lexicon": ["src/decode/engine/alternatives.ts", "src/reference"],
  "src/prose/reservations": [
    "src/ast",
    "src/decode/engine",
    "src/decode/text",
    "src/prose/facts",
    "src/prose/lexicon",
    "src/reference",
    "grammars/common",
  ],
  "src/prose/facts": [
    "src/ast",
    "src/decode/text/matches.ts",
    "src/prose/lexicon",
    "src/reference",
    "grammars/common",
  ],
  "src/prose/layout": ["src/ast", "src/decode/text", "src/prose/lexicon", "src/reference"],
  "src/prose/scopes": ABOUT_FACTS,
  "src/prose/assemble": [...ABOUT_FACTS, "src/prose/scopes", "grammars/common"],
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
    "src/jobs",
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
    "src/server/jobs/schema.ts",
    "src/server/site/schema.ts",
    "src/store/bounds.ts",
    "src/views",
  ],
  "src/cli": ["src"],
  "grammars/common": ["src/ast", "src/decode/engine", "grammars/system.ts"],
  ...Object.fromEntries(
    readdirSync(new URL("../../grammars", import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "common")
      .map(({ name }) => [
        `grammars/${name}`,
        ["src/ast", "src/decode/engine", "src/reference", "grammars/common", "grammars/system.ts"],
      ]),
  ),
};

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Reports imports that no arrow of ARCHITECTURE allows. */
const arrows = {
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join("/");
    const folders = Object.entries(ARROWS).filter(([folder]) => isIn(file, folder));
    if (folders.length === 0) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const target = posix.join(posix.dirname(file), source.value);
      if (!isIn(target, "src") && !isIn(target, "grammars")) return;
      for (const [folder, allowed] of folders) {
        const ends = [folder, ...allowed];
        if (ends.some((end) => isIn(target, end))) continue;
        const message = `${folder} may import: ${ends.join(", ")} (docs/ARCHITECTURE.md).`;
        context.report({ node: source, message });
      }
    };
    return {
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** In a longer list, nobody finds a file at a glance. */
const MOST_FILES = 20;

/** Reports the files of a folder that has too many. */
const crowdedFolder = {
  create(context) {
    const report = (node) => {
      const entries = readdirSync(dirname(context.filename), { withFileTypes: true });
      const count = entries.filter((entry) => entry.isFile()).length;
      if (count <= MOST_FILES) return;
      const message = `The folder has ${count} files, more than ${MOST_FILES}: move some to folders below it.`;
      context.report({ node, message });
    };
    return { Program: report };
  },
};

export default {
  meta: { name: "recloc" },
  rules: { arrows, "crowded-folder": crowdedFolder },
};

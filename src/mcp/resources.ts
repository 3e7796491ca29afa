/**
 * The documents that an assistant can read about answers and records: the schema, the terms and the
 * grammars.
 */
import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from "@modelcontextprotocol/server";
import { readdirSync, readFileSync } from "node:fs";
import { packageFile } from "../package.ts";
import { lazy } from "../reference/tables.ts";
import { V4Answer } from "../views/v4/schema.ts";

const MARKDOWN = "text/markdown";
const FOLDER = "docs/grammars/";
const GRAMMAR = "recloc://grammars/";

/** The names of the grammars that have a page. */
const grammars = lazy(() =>
  readdirSync(packageFile(FOLDER))
    .flatMap((file) => /^([a-z]+)\.md$/.exec(file)?.[1] ?? [])
    .sort(),
);

export function addResources(server: McpServer): void {
  server.registerResource(
    "v4-schema",
    "recloc://schemas/v4",
    {
      title: "JSON Schema of the answer, version 4",
      description: "What decode_pnr and POST /v4/decode answer, with the meaning of every field",
      mimeType: "application/schema+json",
    },
    ({ href: uri }) => ({
      contents: [{ uri, mimeType: "application/schema+json", text: JSON.stringify(V4Answer) }],
    }),
  );
  server.registerResource(
    "glossary",
    "recloc://glossary",
    {
      title: "Glossary",
      description: "Terms of booking records: segment, status code, SSR, OSI, …",
      mimeType: MARKDOWN,
    },
    ({ href: uri }) => ({
      contents: [{ uri, mimeType: MARKDOWN, text: readText("docs/glossary.md") }],
    }),
  );
  addGrammars(server);
}

function addGrammars(server: McpServer): void {
  server.registerResource(
    "grammar",
    new ResourceTemplate(`${GRAMMAR}{system}`, {
      list: () => ({
        resources: grammars().map((name) => ({
          uri: `${GRAMMAR}${name}`,
          name: `grammar-${name}`,
          title: `Grammar of ${name}`,
        })),
      }),
      complete: { system: (begun) => grammars().filter((name) => name.startsWith(begun)) },
    }),
    {
      title: "Grammar of a system",
      description: "The lines of its records that are read, each with its rule and a sample",
      mimeType: MARKDOWN,
    },
    ({ href: uri }, { system }) => {
      const name = grammars().find((each) => each === system);
      if (name === undefined) throw new ResourceNotFoundError(uri);
      const text = withoutDrawings(readText(`${FOLDER}${name}.md`));
      return { contents: [{ uri, mimeType: MARKDOWN, text }] };
    },
  );
}

function readText(path: string): string {
  return readFileSync(packageFile(path), "utf8");
}

/**
 * Replaces each drawing with the rule that it draws, and links to sources with their text; drops
 * the note on the first line.
 */
function withoutDrawings(page: string): string {
  return page
    .replace(/^<!--[^>]*-->\s*/, "")
    .replace(/\[!\[([^[\]]*)\]\([^()]*\)\]\([^()]*\)/g, "`$1`")
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, "$1");
}

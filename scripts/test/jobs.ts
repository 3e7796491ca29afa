/** What has to pass, cut into jobs of about the same length that can run side by side. */
import { readdirSync } from "node:fs";

/** A command that runs beside others. */
export interface Job {
  readonly name: string;
  /** A script or a programme of `node_modules` for Node to run, and what it is told. */
  readonly command: readonly string[];
  /** Jobs that have to have passed before this one begins. */
  readonly needs: readonly string[];
  /** Whether it runs tests, so that it counts coverage and has the odd locale. */
  readonly isTest: boolean;
  /** Whether it leaves its core to others: it waits for a database, a browser or other processes. */
  readonly mostlyWaits: boolean;
}

/** Tests that run in one process. */
interface Group {
  readonly name: string;
  /** What the paths of its files below `test/` are. */
  readonly files: RegExp;
  readonly needs?: readonly string[];
  readonly mostlyWaits?: boolean;
  /** Whether it is run in the inner loop, too. */
  readonly isFast?: boolean;
}

/**
 * A file belongs to the first group that names it. Those that take longest come first, so that none
 * is left alone at the end.
 */
const GROUPS: readonly Group[] = [
  // Together, because they have to find all expressions of the sources first.
  { name: "expressions", files: /^linear\/(?:patterns|pumped)\./ },
  {
    name: "processes",
    files: /^cli\/(?:full-disk|installed|process|shutdown)\./,
    needs: ["build and types"],
    mostlyWaits: true,
  },
  { name: "workshop commands", files: /^workshop\/(?:corpus|new-grammar|tutorial)\./ },
  {
    name: "stores",
    files: /^(?:instances|store)\//,
    needs: ["build and types"],
    mostlyWaits: true,
  },
  { name: "corpus", files: /^(?:corpus|paste|several|spans|systems)[.-]/, isFast: true },
  { name: "detection", files: /^decode\/detection\/detection\./ },
  { name: "units", files: /^(?:booking|decode|grammars|prose|reference|views)\//, isFast: true },
  {
    name: "browser",
    files: /^browser\//,
    needs: ["build and types", "chromium"],
    mostlyWaits: true,
  },
  { name: "growth", files: /^linear\// },
  { name: "workshop", files: /^workshop\//, needs: ["chromium"] },
  { name: "decoder threads", files: /^server\/decoding\// },
  // Whatever is left, so that no file is forgotten.
  { name: "server and command line", files: /^/, needs: ["build and types"] },
];

/** Room for young objects: programmes that make many of them collect garbage more seldom. */
const ROOMY = ["--min-semi-space-size=64", "--max-semi-space-size=128"];

const LINT = check("lint", [
  ...ROOMY,
  ...["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."],
]);
/** What reads sources only, besides. */
const CHECKS: readonly Job[] = [
  check("types of the pages", [...ROOMY, "node_modules/typescript/bin/tsc", "-p", "src/web"]),
  check("format", [
    ...ROOMY,
    "node_modules/prettier/bin/prettier.cjs",
    ...["--check", "--log-level", "warn", "."],
  ]),
];

const TABLES = check("tables", ["--import", "tsx", "scripts/tables/build.ts", "--if-missing"]);
const CHROMIUM = check("chromium", ["--import", "tsx", "scripts/test/chromium.ts"]);
/** Also checks the types of everything but the pages. */
const BUILD = {
  ...check("build and types", [
    "--import",
    "tsx",
    "scripts/build.ts",
    "--if-missing",
    "--check-all",
  ]),
  needs: [TABLES.name],
};

/** All that has to pass before a change is taken. */
export function allJobs(): readonly Job[] {
  return [TABLES, CHROMIUM, BUILD, LINT, ...testsOf(() => true), ...CHECKS];
}

/** What tells most within half a minute, for those who are at work. */
export function fastJobs(): readonly Job[] {
  return [TABLES, ...testsOf(({ isFast = false }) => isFast)];
}

function testsOf(isWanted: (group: Group) => boolean): readonly Job[] {
  const files = readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .sort();
  return GROUPS.filter(isWanted).map((group) => ({
    name: group.name,
    command: [
      "node_modules/mocha/bin/mocha.js",
      ...["--reporter", "dot"],
      ...files.filter((file) => groupOf(file) === group).map((file) => `test/${file}`),
    ],
    needs: [TABLES.name, ...(group.needs ?? [])],
    isTest: true,
    mostlyWaits: group.mostlyWaits ?? false,
  }));
}

function groupOf(file: string): Group | undefined {
  return GROUPS.find(({ files }) => files.test(file));
}

function check(name: string, command: readonly string[]): Job {
  return { name, command, needs: [], isTest: false, mostlyWaits: false };
}

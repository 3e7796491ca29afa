/** Everything that has to pass, divided into jobs of similar length that can run in parallel. */
import { readdirSync } from "node:fs";
import mocharc from "../../.mocharc.json" with { type: "json" };

/** A command that runs in parallel with others. */
export interface Job {
  readonly name: string;
  /** A script for Node to run, with its arguments. */
  readonly command: readonly string[];
  /** Jobs that must pass before this one starts. */
  readonly needs: readonly string[];
  /** Variables of its environment, in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it runs tests, which use an unusual locale. */
  readonly isTest: boolean;
  /** Whether it measures coverage, which takes up to a third more time. */
  readonly isCounted: boolean;
  /** Whether Chevrotain checks the grammars in it, which takes a second. */
  readonly validatesGrammars: boolean;
  /** Whether it mostly waits for a database, a browser or other processes and leaves its core free. */
  readonly mostlyWaits: boolean;
}

/** Tests that run in one process. */
interface Group {
  readonly name: string;
  /** Matches the paths of its files, relative to `test/`. */
  readonly files: RegExp;
  readonly needs?: readonly string[];
  readonly mostlyWaits?: boolean;
  /** How long one test may take, in milliseconds; the default is that of `.mocharc.json`. */
  readonly timeoutMs?: number;
  /** Whether `--fast` runs it. */
  readonly isFast?: boolean;
  /** Whether its coverage counts. By default it does; without these groups, it is high enough as well. */
  readonly isCounted?: boolean;
  /** Those whose coverage does not count although that of the others does; they run after the others. */
  readonly uncountedFiles?: RegExp;
  /** Whether it checks the grammars. By default it does not; these groups create every one. */
  readonly validatesGrammars?: boolean;
}

/** What groups have in common whose tests look at pages in a browser. */
const IN_BROWSER = {
  needs: ["build", "chromium"],
  mostlyWaits: true,
  // The first page and the viewer of PDF files take half a minute on a busy machine. A wait of the browser ends before
  // this, after 30 s, and names what it waited for.
  timeoutMs: 90_000,
  isCounted: false,
};

/**
 * A file belongs to the first group that matches it. Those that use the most time come first, so that none
 * of them is left running alone at the end.
 */
const GROUPS: readonly Group[] = [
  {
    name: "corpus",
    // In one process, because they decode the same cases.
    files:
      /^(?:corpus|decode\/detect|prose\/structure|spans|systems|views\/(?:itinerary\/corpus|workbench\/workbench-corpus)|(?:paste|several)(?:-breaks)?)\./,
    uncountedFiles: /^(?:paste|several)[.-]/,
    // Some of its tests decode every case.
    timeoutMs: 120_000,
    isFast: true,
  },
  {
    name: "workshop commands",
    files: /^workshop\/(?:corpus|new-grammar|tutorial)\./,
    needs: ["build"],
    mostlyWaits: true,
  },
  // Two jobs for the browser, because one takes longer than all others.
  { name: "workbench", files: /^browser\/workbench/, ...IN_BROWSER },
  { name: "browser", files: /^browser\//, ...IN_BROWSER },
  {
    name: "processes",
    files:
      /^(?:cli\/(?:packages\/(?:core-package|installed)|serve\/(?:full-disk|process|shutdown))\.|server\/decoding\/)/,
    needs: ["build"],
    mostlyWaits: true,
  },
  {
    name: "stores",
    files: /^(?:instances|store)\//,
    needs: ["build"],
    mostlyWaits: true,
  },
  {
    name: "detection and fuzzing",
    // In one process, because each has to load the decoder, and both are short.
    files: /^(?:decode\/detection\/detection\.|fuzz\/)/,
    isCounted: false,
  },
  {
    name: "other programs",
    files: /^views\/itinerary\/(?:ics|jsonld)\/kitinerary\./,
    needs: ["kitinerary"],
  },
  {
    name: "units",
    files: /^(?:booking|decode|grammars|prose|reference|views|web)\//,
    needs: ["build"],
    isFast: true,
    validatesGrammars: true,
  },
  { name: "workshop", files: /^workshop\//, needs: ["chromium"], mostlyWaits: true },
  // In one process, because both first have to find all expressions of the sources.
  { name: "expressions", files: /^linear\/(?:patterns|pumped)\./, isCounted: false },
  { name: "server", files: /^server\//, needs: ["build"] },
  { name: "growth", files: /^linear\//, isCounted: false },
  // Everything else, so that no file is forgotten.
  { name: "command line", files: /^/, needs: ["build"] },
];

/** More room for young objects, so that garbage is collected less often. */
const ROOMY = ["--min-semi-space-size=64", "--max-semi-space-size=128"];

/**
 * Mocha in the process of the job: the command `mocha` would start another one, with the options of Node
 * that `.mocharc.json` names.
 */
const MOCHA = [
  ...ROOMY,
  ...mocharc["node-option"].map((option) => `--${option}`),
  "node_modules/mocha/lib/cli/cli.js",
];

const LINT: Job = {
  ...check("lint and types", [
    "node_modules/oxlint/bin/oxlint",
    ...["--type-aware", "--type-check", "--deny-warnings"],
  ]),
  // Garbage collection takes half the time of type checking, although there is less than half a gigabyte of garbage.
  environment: { GOGC: "off", GOMEMLIMIT: "3GiB" },
};
const FORMAT = check("format", ["node_modules/oxfmt/bin/oxfmt", "--check"]);

const TABLES = check("tables", ["--import", "tsx", "scripts/tables/build.ts", "--if-missing"]);
const CHROMIUM = check("chromium", ["--import", "tsx", "scripts/test/chromium.ts"]);
/** After Chromium, because apt-get works for one caller at a time. */
const KITINERARY = {
  ...check("kitinerary", ["--import", "tsx", "scripts/test/kitinerary.ts"]),
  needs: [CHROMIUM.name],
};
const BUILD = {
  ...check("build", ["--import", "tsx", "scripts/build.ts", "--if-missing"]),
  needs: [TABLES.name],
};

/** Everything that has to pass before a change is accepted. */
export function allJobs(): readonly Job[] {
  return [TABLES, CHROMIUM, KITINERARY, BUILD, LINT, ...testsOf(() => true), FORMAT];
}

/** The most informative tests that run in about half a minute. */
export function fastJobs(): readonly Job[] {
  return [TABLES, BUILD, ...testsOf(({ isFast = false }) => isFast)];
}

function testsOf(isWanted: (group: Group) => boolean): readonly Job[] {
  const files = readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .sort();
  return GROUPS.filter(isWanted).map((group) => ({
    name: group.name,
    command: [
      ...MOCHA,
      ...["--reporter", "dot"],
      ...(group.timeoutMs === undefined ? [] : ["--timeout", String(group.timeoutMs)]),
      ...filesOf(group, files),
    ],
    needs: [TABLES.name, ...(group.needs ?? [])],
    isTest: true,
    isCounted: group.isCounted ?? true,
    validatesGrammars: group.validatesGrammars ?? false,
    mostlyWaits: group.mostlyWaits ?? false,
  }));
}

/** The paths of its files; those whose coverage does not count come last, after what stops counting. */
function filesOf(group: Group, all: readonly string[]): readonly string[] {
  const { uncountedFiles } = group;
  const own = all.filter((file) => groupOf(file) === group);
  const uncounted = own.filter((file) => uncountedFiles?.test(file));
  const counted = own.filter((file) => !uncounted.includes(file));
  const stop = uncounted.length === 0 ? [] : ["stop-counting.ts"];
  return [...counted, ...stop, ...uncounted].map((file) => `test/${file}`);
}

function groupOf(file: string): Group | undefined {
  return GROUPS.find(({ files }) => files.test(file));
}

function check(name: string, command: readonly string[]): Job {
  return {
    name,
    command,
    needs: [],
    isTest: false,
    isCounted: false,
    validatesGrammars: false,
    mostlyWaits: false,
  };
}

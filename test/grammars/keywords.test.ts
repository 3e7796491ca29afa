import { expect } from "chai";
import * as amadeus from "../../grammars/amadeus/shapes.ts";
import * as sabre from "../../grammars/sabre/shapes.ts";
import * as travelport from "../../grammars/travelport/shapes.ts";
import * as travelsky from "../../grammars/travelsky/shapes.ts";
import { systems } from "../../grammars/systems.ts";
import type { Grammar } from "../../src/decode/engine/grammar.ts";
import { alternativesOf } from "./alternatives.ts";
import { read } from "./read.ts";

/*
 * Line starts, wrapping, signatures and record marks are made of the keywords in the shapes of a
 * system. A rule must read every line that begins with one of them.
 */

/** Makes a line that begins with a keyword, or the text after the keyword on a line without a number. */
type LineOf = string | ((keyword: string) => string);
/** The lines for a list of keywords, and the kinds of the nodes that they can give. */
type Row = readonly [line: LineOf, ...kinds: string[]];

const TICKET = "125-0000000001";
/** The text after each keyword of Amadeus; the last row is for all other keywords. */
const AMADEUS_TEXTS: readonly (readonly [keyword: RegExp, text: string])[] = [
  [/^SSR$/, " VGML LH HK1"],
  [/^TK$/, " OK08APR/PARZZ2199"],
  [/^FA$|^FH/, ` PAX ${TICKET}/S4`],
  [/^OP[CW]$/, "-12APR:1000/AF REQUIRES TICKET"],
  [/./, " YY TEXT OF IT"],
];
const amadeusElement = (keyword: string) =>
  ` 12 ${keyword}${AMADEUS_TEXTS.find(([of]) => of.test(keyword))?.[1] ?? ""}`;
const amadeusService = (keyword: string) =>
  keyword === amadeus.TRAIN
    ? "  4 TRN 2C  87    6601 AF 12APR 7 FRAAA FRBBB HK1   1800  2007"
    : `  4 ${keyword} ZZ HK1 PAR ${keyword === "HHL" ? "IN10MAY OUT12MAY 1DBLRAC" : "10MAY-TEXT"}`;
const sabreService = (keyword: string) => ` 4  ${keyword} ZZ 13APR M HK1  DEN/OUT15APR/TEXT`;
const sabreEntry = (keyword: string) => `0${keyword}ZZGK1DEN13APR-TEXT`;
const travelportService = (keyword: string) => ` 4 ${keyword} ZZ HK1 LYS 12APR-15APR`;
const travelskyElement = (keyword: string) =>
  ` 9.${keyword}${
    new Map([
      ["TL", "/1200/05SEP/SHA777"],
      ["FN", "/A/FCNY1130.00"],
      ["TN", "/781-0000000051/P1"],
      ["XN/IN", "/CHEN/BEIBEI INF(APR26)/P2"],
    ]).get(keyword) ?? "/SHA MU PEK"
  }`;

const WORLDSPAN_ITEMS: ReadonlyMap<string, string> = new Map([
  ["T", "TAU/15APR"],
  ["G", "SSRVGMLDLHK1"],
  ["S", " DL  0167 M  20APR SEANRT"],
]);

const SERVICES = ["hotel", "car", "rail", "other"];

/** The lists of keywords of each system, with lines to try them. */
const SYSTEMS: Readonly<Record<string, { shapes: object; lists: Readonly<Record<string, Row>> }>> =
  {
    amadeus: {
      shapes: amadeus,
      lists: {
        CARS: [amadeusService, "car"],
        TRAIN_NOTES: [(keyword) => `${amadeusService(keyword)}/TYP-TRN/SUN-SAMPLE RAIL`, "rail"],
        OTHER_SERVICES: [amadeusService, "other"],
        SERVICES: [amadeusService, ...SERVICES],
        ADDRESSES: [amadeusElement, "contact"],
        REMARKS: [amadeusElement, "remark"],
        TICKETS: [amadeusElement, "ticket"],
        ELEMENTS: [
          amadeusElement,
          ...["ssr", "osi", "contact", "ticketing", "remark", "accounting", "ticket"],
        ],
        SEGMENT_NOTICES: [" OF IT", "note"],
        ADVISORY: [" OF IT", "note"],
      },
    },
    sabre: {
      shapes: sabre,
      lists: {
        HOTELS: [sabreService, "hotel"],
        OTHER_SERVICES: [sabreService, "other"],
        SERVICES: [sabreService, ...SERVICES],
        ENTERED_SERVICES: [sabreEntry, ...SERVICES],
        TITLES: ["", "title"],
        DATA_ELSEWHERE: [" EXISTS *P TO DISPLAY", "note"],
        ACCOUNT_LINES: [" ZZ9A", "accounting"],
        RECEIVED: [" JANE", "received"],
        EMPTY_PARTS: ["", "note"],
      },
    },
    travelport: {
      shapes: travelport,
      lists: {
        HOTELS: [travelportService, "hotel"],
        CARS: [travelportService, "car"],
        OTHER_SERVICES: [travelportService, "other"],
        SERVICES: [travelportService, ...SERVICES],
        TITLES: [
          (title) => (title === "ATFQ" ? "ATFQ-OK/$B/-*2ZZ4/Z2/ET/TA2ZZ4/CDL" : `${title}-`),
          ...["title", "fareHeader"],
        ],
        VENDOR_REMARKS: ["", "title"],
        LETTERS: [
          (letter) => `${letter}- 1.${WORLDSPAN_ITEMS.get(letter) ?? "SFO555-0100"}`,
          ...["contact", "note", "ticketing", "ssr", "remark", "accounting", "flightHeading"],
        ],
        STARRED_TITLES: [(title) => `** ${title} **`, "title"],
        IN_USE: [(words) => `** ${words}CURRENTLY IN USE **`, "note"],
        OFFERS: [" >CAL;", "note"],
      },
    },
    travelsky: {
      shapes: travelsky,
      lists: {
        SSR: [(keyword) => ` 9.${keyword} VGML MU HK1`, "ssr"],
        OSI: [(keyword) => ` 9.${keyword} MU CTC`, "osi"],
        REMARK: [(keyword) => ` 9.${keyword} TEXT`, "remark"],
        CONTACT: [(keyword) => ` 9.${keyword} SHA/T021-5550100`, "contact", "remark"],
        FARE_TEXTS: [travelskyElement, "accounting"],
        SLASHED: [
          travelskyElement,
          ...["ticketing", "fare", "accounting", "note", "ticket", "names"],
        ],
      },
    },
  };

describe("A keyword that a line can begin with", () => {
  for (const [name, { shapes, lists }] of Object.entries(SYSTEMS)) {
    const grammar = grammarOf(name);
    const patterns = new Map<string, unknown>(Object.entries(shapes));

    it(`has a line to try it: ${name}`, () => {
      const all = [...patterns].filter(([, value]) => typeof value === "object");
      expect(Object.keys(lists)).to.include.members(all.map(([list]) => list));
    });

    for (const [list, [line, ...kinds]] of Object.entries(lists))
      it(`has a rule that reads it: ${name} ${list}`, () => {
        const keywords = patternsOf(patterns.get(list)).flatMap(alternativesOf);
        expect(keywords).not.to.deep.equal([]);
        const unread = keywords.filter((keyword) => {
          const text = typeof line === "string" ? keyword + line : line(keyword);
          const kind = read(text, grammar).lines[0]?.node?.kind;
          return kind === undefined || !kinds.includes(kind);
        });
        expect(unread).to.deep.equal([]);
      });
  }

  for (const [name, { SERVICES: keywords }, service] of [
    ["amadeus", amadeus, amadeusService],
    ["sabre", sabre, sabreService],
    ["travelport", travelport, travelportService],
  ] as const)
    it(`begins a line if line breaks were lost: ${name}`, () => {
      const lineStarts = grammarOf(name).screen?.lineBreaks?.starts ?? /$/g;
      const behind = "  3  ARNK";
      const joined = keywords.filter(
        (keyword) =>
          ![...(behind + service(keyword)).matchAll(lineStarts)].some(
            ({ index }) => index === behind.length,
          ),
      );
      expect(joined).to.deep.equal([]);
    });
});

function grammarOf(name: string): Grammar {
  const grammar = systems.find((system) => system.grammar.name === name)?.grammar;
  if (grammar === undefined) throw new Error(`no such system: ${name}`);
  return grammar;
}

/** The sources of one pattern, of a list, or of an object of patterns. */
function patternsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Object.values(value ?? {}).flatMap(patternsOf);
}

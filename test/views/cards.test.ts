import { expect } from "chai";
import fc from "fast-check";
import { fileURLToPath } from "node:url";
import { drawReading } from "../../src/cli/decode/drawing.ts";
import { decode, isDecodable } from "../../src/decode/decode.ts";
import { isObject } from "../../src/reference/tables.ts";
import { hiddenSpansIn, withoutCards } from "../../src/decode/text/cards/redact.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";
import { withoutSources } from "../../src/views/booking-json.ts";
import { toText } from "../../src/views/itinerary/agent/text.ts";
import { toV3 } from "../../src/views/v3/view.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { toWorkbench } from "../../src/views/workbench/view.ts";
import { casesIn } from "../../src/workshop/cases.ts";
import { cardNumber, writing } from "../cards.ts";

const CASES = casesIn(fileURLToPath(new URL("../../corpus/", import.meta.url)));
/** Long enough to have several places, short enough to be read often. */
const RECORDS = CASES.filter(({ text }) => text.length > 200 && text.length < 2000);
/** Texts that contain card numbers. */
const WITH_CARDS = [
  "amadeus/elements/accounts",
  "amadeus/elements/remarks",
  "amadeus/elements/silent",
  "amadeus/hotel/automated",
  "amadeus/whole/business-trip",
  "sabre/remarks/accounts",
  "sabre/remarks/remarks",
  "travelport/apollo-sections/accounts",
  "travelport/worldspan-sections/payments",
  "travelsky/whole/accounts",
  "travelsky/whole/fare-in-euro",
];

const TERMINAL = { isTerminal: false, columns: 60, paint: (_: unknown, shown: string) => shown };
const ALGORITHMS = ["", "AMADEUS", "SABRE", "TRAVELPORT", "TRAVELSKY", "GENERIC"];

/** The ways in which records are sent. */
const sending = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replaceAll(/^/gm, "> "),
  (text: string) => text.replaceAll(/^(?=.)/gm, "    "),
  (text: string) => text.toLowerCase(),
);

describe("card numbers", () => {
  it("appear in no answer, however and wherever they are written", function () {
    this.timeout(60_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...RECORDS),
        fc.nat(),
        cardNumber,
        writing,
        fc.constantFrom(...ALGORITHMS),
        sending,
        ({ text }, place, card, write, algorithm, send) => {
          const sent = send(withCard(text, place, write(card)));
          expect(showing(card.slice(0, 12), answersTo(sent, algorithm))).to.deep.equal([]);
        },
      ),
      { numRuns: 120 },
    );
  });

  it("appear in no answer if an element continues on the next line", () => {
    const head =
      "RP/LONZZ2188/LONZZ2188            AB/SU  19NOV26/0930Z   4WX2QP\n  1.SMITH/ANN MS\n";
    const flight = "  2  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M\n";
    for (const element of ["3 RM PAID BY", "3 OSI AF PAID BY", "3 SSR OTHS AF PAID BY", "3 ??"])
      for (const width of [4, 8, 12, 14]) {
        const card = "4111111111111111";
        const line = `  ${element} `.padEnd(63 - width, ".");
        const rest = `${card.slice(0, width)}\n       ${card.slice(width)} EXP 1228`;
        const answers = answersTo(`${head}${flight}${line}${rest}\n`, "AMADEUS");
        expect(showing("411111", answers), element).to.deep.equal([]);
      }
  });

  it("are the only thing that answers hide", () => {
    const masked = CASES.filter(
      ({ text }) => withoutCards(repair(text)).text !== repair(text).text,
    );
    expect(masked.map(({ name }) => name)).to.deep.equal(WITH_CARDS);
    const hidden = CASES.flatMap(({ text }) =>
      hiddenSpansIn(text).map(({ start, end }) => text.slice(start, end)),
    );
    expect(hidden).to.deep.equal(Array.from({ length: 12 }, () => "411111111111"));
  });
});

/** Inserts something between two words of the text. */
function withCard(text: string, place: number, card: string): string {
  const gaps = Array.from(text.matchAll(/[ \n]+/g), ({ 0: { length }, index }) => index + length);
  const at = gaps[place % gaps.length] ?? text.length;
  return `${text.slice(0, at)}${card} ${text.slice(at)}`;
}

/** All strings in all views of a text. */
function answersTo(text: string, algorithm: string): readonly string[] {
  const decoded = decode(text, { algorithm, referenceDate: "2026-11-21" });
  const refusal = isDecodable(decoded) ? null : "refused";
  const views: readonly unknown[] = [
    toV3(decoded),
    toV4(decoded),
    toV4(decoded, { explain: true }),
    toWorkbench(decoded, text, refusal),
    JSON.parse(JSON.stringify(decoded.booking, withoutSources)),
  ];
  return [
    ...views.flatMap(stringsIn),
    toText(decoded),
    ...drawReading(decoded, TERMINAL).split("\n"),
  ];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isObject(value) ? Object.entries(value).flat().flatMap(stringsIn) : [];
}

/** The strings that contain digits, whatever is between them; filtered first, because an answer has thousands. */
function showing(digits: string, strings: readonly string[]): readonly string[] {
  return strings.filter((said) => digitsOf(said).includes(digits));
}

function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

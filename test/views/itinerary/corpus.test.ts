import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { Parser } from "htmlparser2";
import { isDecodable, type Decoded } from "../../../src/decode/decode.ts";
import { toItinerary } from "../../../src/views/itinerary/model/itinerary.ts";
import { LANGUAGES } from "../../../src/views/itinerary/wording/language.ts";
import { withoutSources } from "../../../src/views/booking-json.ts";
import { CASES, decodedCase } from "../../decoded-cases.ts";
import { fullRecord } from "../full-record.ts";
import { leavesOf } from "../members.ts";
import { TEXT_FORMATS, textIn, type TextFormat } from "./samples.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

/** What people read of a format, one statement a line, in English; without what is computed. */
const STATED: Readonly<Record<TextFormat, (content: string) => string>> = {
  // The numbers of travellers.
  text: (content) => content.replace(/^ {2}\d+ /gm, ""),
  whatsapp: (content) =>
    content
      .replace(/(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, "")
      .replace(/[∗＿]/g, (mark) => (mark === "∗" ? "*" : "_")),
  markdown: (content) => content.replace(/^\d+\. |\*\*|\\(?=[^\w\s])/gm, ""),
  html: (content) => pageText(content),
  csv: (content) => {
    const rows: unknown = parse(content);
    return Array.isArray(rows) ? rows.flat().join("\n") : "";
  },
  ics: (content) =>
    [...content.replaceAll("\r\n ", "").matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION):(.*)$/gm)]
      .map(([, said = ""]) => said.replaceAll(String.raw`\n`, "\n").replace(/\\(?=[,;\\])/g, ""))
      .join("\n")
      .replace(/ \(UTC[+-]\d\d:\d\d\)/g, ""),
  jsonld: (content) =>
    leavesOf(JSON.parse(content))
      .filter(({ path }) => !/@|reservationStatus|estimatedFlightDuration|\.geo\./.test(path))
      .map(({ value }) => String(value).replace(/T(\d\d:\d\d):00(?:[+-]\d\d:\d\d)?$/, " $1"))
      .join("\n"),
};

/** The visible text of a page, with a line for each element. */
function pageText(html: string): string {
  let text = "";
  let isStyle = false;
  const parser = new Parser({
    onopentag: (name) => {
      isStyle = name === "style";
    },
    ontext: (part) => {
      if (!isStyle) text += part;
    },
    onclosetag: () => {
      isStyle = false;
      text += "\n";
    },
  });
  parser.end(html);
  return text;
}

/** What is not about the booking: how much of it was read, and for how sure it is taken. */
const CAVEAT = /^.*(?:of the record|It is not certain|The years are assumed).*$/gm;

/** The dates, times, numbers and codes in an English text, as the booking writes them. */
function claimsOf(text: string): readonly string[] {
  const dates = [...text.matchAll(/\b(\d{1,2}) ([A-Z][a-z]{2,3}) (\d{4})\b/g)].map(
    ([, day = "", month = "", year = ""]) => {
      const number = String(MONTHS.indexOf(month) + 1).padStart(2, "0");
      return `${year}-${number}-${day.padStart(2, "0")}`;
    },
  );
  const rest = text
    .replace(CAVEAT, "")
    .replace(/\b\d{1,2} [A-Z][a-z]{2,3} \d{4}\b/g, "")
    // Durations.
    .replace(/\b\d+ (?:hrs?|mins?)\b/g, "");
  const others = rest.match(/\d{4}-\d\d-\d\d|\d\d:\d\d|\d[\d,.]*\d|[A-Z\d]{3,}/g) ?? [];
  return [...dates, ...others];
}

/** Everything that the record says, and what the itinerary of agents says of it. */
function saidBy(decoded: Decoded): string {
  const known = saidOf.get(decoded);
  if (known !== undefined) return known;
  const said = JSON.stringify([toItinerary(decoded), decoded.booking], withoutSources);
  saidOf.set(decoded, said.toUpperCase());
  return said.toUpperCase();
}

/** By the decoded text, because each format asks for it. */
const saidOf = new Map<Decoded, string>();

/** A claim in other forms: amounts have as many digits as their currency has, names only capitals. */
function formsOf(claim: string): readonly string[] {
  return [
    claim,
    claim.replace(/\.0+$/, ""),
    claim.replaceAll(",", ""),
    claim.replace(/[.,]+$/, ""),
  ];
}

describe("the itineraries of the corpus", function () {
  this.timeout(60_000);
  let decoded: readonly Decoded[] = [];
  before(() => {
    decoded = CASES.map(decodedCase).filter(isDecodable);
  });

  for (const format of TEXT_FORMATS)
    it(`state nothing that the record does not say, in ${format}`, async () => {
      const invented: string[] = [];
      let claimed = 0;
      // All as text, and of the other formats, which take longer, a third each.
      const some = decoded.filter((_, at) => format === "text" || at % 3 === 0);
      for (const each of some) {
        const said = saidBy(each);
        const claims = claimsOf(STATED[format](await textIn(format, each)));
        claimed += claims.length;
        for (const claim of claims)
          if (!formsOf(claim.toUpperCase()).some((form) => said.includes(form)))
            invented.push(claim);
      }
      expect(decoded.length).to.be.greaterThan(900);
      expect(claimed).to.be.greaterThan(2_500);
      expect(invented).to.deep.equal([]);
    });

  it("can be written in every format and language", async () => {
    for (const [index, each] of decoded.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? "en";
      const format = TEXT_FORMATS[index % TEXT_FORMATS.length] ?? "text";
      const by = index % 3 === 0 ? "traveller" : "group";
      expect(await textIn(format, each, { language, by, clock: "12" })).not.to.match(
        /undefined|\[object|NaN|\{\w+\}/,
      );
    }
    for (const language of LANGUAGES)
      for (const format of TEXT_FORMATS)
        expect(await textIn(format, fullRecord(), { language })).not.to.match(
          /undefined|\[object|NaN|\{\w+\}/,
        );
  });
});

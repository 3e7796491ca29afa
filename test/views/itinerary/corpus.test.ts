import { expect } from "chai";
import { isDecodable, type Decoded } from "../../../src/decode/decode.ts";
import { toItinerary } from "../../../src/views/itinerary/model/itinerary.ts";
import { LANGUAGES } from "../../../src/views/itinerary/wording/language.ts";
import { withoutSources } from "../../../src/views/booking-json.ts";
import { CASES, decodedCase } from "../../decoded-cases.ts";
import { fullRecord } from "../full-record.ts";
import { TEXT_FORMATS, textIn } from "./samples.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

/** The dates, times, numbers and codes in an English text, as the booking writes them. */
function claimsOf(text: string): readonly string[] {
  const dates = [...text.matchAll(/\b(\d{1,2}) ([A-Z][a-z]{2,3}) (\d{4})\b/g)].map(
    ([, day = "", month = "", year = ""]) => {
      const number = String(MONTHS.indexOf(month) + 1).padStart(2, "0");
      return `${year}-${number}-${day.padStart(2, "0")}`;
    },
  );
  const rest = text
    .replace(/\b\d{1,2} [A-Z][a-z]{2,3} \d{4}\b/g, "")
    // The numbers of travellers, and durations.
    .replace(/^ {2}\d+ /gm, "")
    .replace(/\b\d+ (?:hrs?|mins?)\b/g, "");
  return [...dates, ...(rest.match(/\d\d:\d\d|\d[\d,.]*\d|[A-Z\d]{3,}/g) ?? [])];
}

/** Everything that the record says, and what the itinerary of agents says of it. */
function saidBy(decoded: Decoded): string {
  return JSON.stringify([toItinerary(decoded), decoded.booking], withoutSources);
}

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

  it("state nothing that the record does not say", async () => {
    const invented: string[] = [];
    for (const each of decoded) {
      const said = saidBy(each).toUpperCase();
      const text = await textIn("text", each);
      for (const claim of claimsOf(text.replace(/^! .*$/gm, "")))
        if (!formsOf(claim.toUpperCase()).some((form) => said.includes(form))) invented.push(claim);
    }
    expect(decoded.length).to.be.greaterThan(900);
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

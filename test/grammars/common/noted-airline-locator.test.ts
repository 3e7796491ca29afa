import { notedAirlineLocator } from "../../../grammars/common/header/noted-airline-locator.ts";
import { grammarOf, itLeavesUnread, itReads, itReadsAnyText } from "../read.ts";

const grammar = grammarOf(notedAirlineLocator);
const noted = { kind: "airlineLocator", airline: "LH", locator: "ZR4T9B" };

describe("locators of airlines that people wrote", () => {
  itReads(grammar, [
    ["Airline reference: LH*ZR4T9B", noted],
    ["airline ref lh*zr4t9b", noted],
    ["Carrier locator = LH/ZR4T9B", noted],
    ["Airline-Referenz: LH * ZR4T9B", noted],
    ["Reference compagnie : LH*ZR4T9B", noted],
    ["Localizador aerol\u00ednea: LH/ZR4T9B", noted],
    ["PNR: LH*ZR4T9", { ...noted, locator: "ZR4T9" }],
    ["\u822a\u53f8\u7f16\u7801: LH/ZR4T9B", noted],
  ]);
  itLeavesUnread(grammar, [
    "Airline reference: LH*ZR4T9BX",
    "Airline reference: LH*ZR4T9B for Ada",
    "Airline reference: LHA*ZR4T9B",
    "Preference: LH*ZR4T9B",
    "Ref: A/ZR4T9B",
  ]);
  itReadsAnyText(grammar, ["Airline ref", ": ", "LH*ZR4T9B", "\n", " / ", "PNR"]);
});

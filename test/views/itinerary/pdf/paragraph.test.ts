import { expect } from "chai";
import fc from "fast-check";
import { MissingPackage, Unwritable } from "../../../../src/views/itinerary/options/unwritable.ts";
import { Fonts, type Family } from "../../../../src/views/itinerary/pdf/fonts.ts";
import { joinIsolated } from "../../../../src/views/itinerary/wording/bidi.ts";
import { linesOf, type Setting } from "../../../../src/views/itinerary/pdf/paragraph.ts";
import type { Direction } from "../../../../src/views/itinerary/wording/language.ts";

const FONTS = new Fonts("en");

function settingOf(direction: Direction, width = 500): Setting {
  return { fonts: FONTS, direction, size: 10, bold: false, width };
}

/** The runs of the only line, from left to right. */
function runsOf(text: string, direction: Direction = "ltr"): readonly string[] {
  const [line = [], ...others] = linesOf(text, settingOf(direction));
  expect(others).to.deep.equal([]);
  return line.map((run) => run.text);
}

function familiesOf(text: string, fonts = FONTS): readonly string[] {
  const [line = []] = linesOf(text, { ...settingOf("ltr"), fonts });
  return line.map(({ family }) => family);
}

describe("a paragraph of a PDF file", () => {
  it("keeps text from left to right in one run", () => {
    expect(runsOf("Łódź, Αθήνα, Москва – 12A")).to.deep.equal(["Łódź, Αθήνα, Москва – 12A"]);
  });

  it("orders words from right to left, each in the order of reading", () => {
    expect(runsOf("שלום עולם", "rtl")).to.deep.equal(["עולם", " ", "שלום"]);
    expect(runsOf("رحلة AF 457 من باريس", "rtl")).to.deep.equal([
      ...["باريس", " ", "من", " ", "AF 457", " ", "رحلة"],
    ]);
  });

  it("turns brackets round, and keeps the digits of numbers in order", () => {
    expect(runsOf("כהן (דוד) 12", "rtl")).to.deep.equal(["12", " ", "(", "דוד", ")", " ", "כהן"]);
    expect(runsOf("٢٠٢٦ سنة", "rtl")).to.deep.equal(["سنة", " ", "٢", "٠", "٢", "٦"]);
  });

  it("keeps a number with the text before it, whatever its direction", () => {
    expect(runsOf("12A כהן דוד, 12B").at(-1)).to.equal(", 12B");
    expect(runsOf(joinIsolated(" · ", ["דוד 5", "Seat 12B"])).at(-1)).to.equal(" · Seat 12B");
    expect(runsOf(joinIsolated(" · ", ["AF 457", "12 h"]), "rtl").join("")).to.equal(
      "12 h · AF 457",
    );
  });

  it("takes each character from the first font that has it", () => {
    expect(familiesOf("A ב")).to.deep.equal(["Roboto", "Hebrew"]);
    expect(familiesOf("A ت")).to.deep.equal(["Roboto", "Arabic"]);
    expect(familiesOf("A 王 A")).to.deep.equal(["Roboto", "Chinese", "Roboto"]);
    expect(familiesOf("直", new Fonts("ja"))).to.deep.equal(["Japanese"]);
    expect(familiesOf("直", new Fonts("zh"))).to.deep.equal(["Chinese"]);
  });

  it("shows a sign in place of what no font has and of what directs the text", () => {
    expect(runsOf("A🚗🦊B\u202eevil")).to.deep.equal(["A\ufffd\ufffdB\ufffdevil"]);
  });

  it("refuses letters that no font has", () => {
    expect(() => runsOf("A ไทย")).to.throw(Unwritable, "U+0E44");
  });

  it("names the package with the font of a letter that is not installed", () => {
    const lines = (text: string, installed: readonly Family[], language = "en") =>
      linesOf(text, { ...settingOf("ltr"), fonts: new Fonts(language, installed) });
    expect(() => lines("王", ["Roboto"])).to.throw(MissingPackage, "@embedpdf/fonts-sc");
    expect(() => lines("王", ["Roboto"], "ja")).to.throw(MissingPackage, "@embedpdf/fonts-jp");
    expect(() => lines("דוד", ["Roboto"])).to.throw(MissingPackage, "@embedpdf/fonts-hebrew");
    expect(lines("王", ["Roboto", "Japanese"])).to.have.length(1);
  });

  it("has no lines for a blank text", () => {
    expect(linesOf(" \n\t", settingOf("ltr"))).to.deep.equal([]);
  });

  it("breaks lines between words, and words that are too long", () => {
    const lines = linesOf("Rue de l'Exemple 12 Paris", settingOf("ltr", 50));
    expect(lines.map((runs) => runs.map((run) => run.text).join(""))).to.deep.equal([
      ...["Rue de", "l'Exemple", "12 Paris"],
    ]);
    for (const long of ["A".repeat(500), "王".repeat(500), "א".repeat(500)])
      expect(linesOf(long, settingOf("ltr", 60)).length).to.be.greaterThan(20);
  });

  it("draws each character once, on lines that are wide enough", () => {
    const parts = fc.constantFrom(
      ...["a", "É", " ", "12", "(", ")", ",", "-", "א", "בג", "ت", "لا", "٢", "王", "\u0301", "🚗"],
      ...["\u2067", "\u2069", "long-word", "\n"],
    );
    const texts = fc.array(parts, { maxLength: 40 }).map((some) => some.join(""));
    fc.assert(
      fc.property(texts, fc.constantFrom("ltr", "rtl"), (text, direction) => {
        const lines = linesOf(text, settingOf(direction, 80));
        const drawn = lines.flatMap((runs) => runs.map((run) => run.text)).join("");
        expect(charactersIn(drawn)).to.equal(charactersIn(text.replaceAll("🚗", "\ufffd")));
        for (const runs of lines) {
          const wide = runs.map((run) => FONTS.widthOf(run.text, run.family, false, 10));
          expect(wide.reduce((sum, each) => sum + each, 0)).to.be.at.most(90);
        }
      }),
      { numRuns: 80 },
    );
  });
});

/** The characters of a text in the order of their codes, without spaces and isolates. */
function charactersIn(text: string): string {
  return Array.from(text.replace(/[\s\u2066-\u2069]/g, ""), (each) => MIRRORED[each] ?? each)
    .sort()
    .join("");
}

/** Brackets, whichever way round they are. */
const MIRRORED: Readonly<Record<string, string>> = { "(": "()", ")": "()" };

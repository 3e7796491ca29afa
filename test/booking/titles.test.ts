import { expect } from "chai";
import fc from "fast-check";
import type { TravelDocument } from "../../src/ast/nodes.ts";
import {
  decideTitles,
  splitSpacedTitle,
  type DecidedName,
  type TitledName,
} from "../../src/booking/travellers/titles.ts";
import { gluedTitleOf, isTitle } from "../../src/booking/travellers/title-words.ts";
import { optional } from "./nodes.ts";

function adult(given: string, document: TravelDocument | null = null): TitledName {
  return { given, isAdult: true, document };
}

function child(given: string): TitledName {
  return { given, isAdult: false, document: null };
}

function passport(given: string | undefined, gender?: string): TravelDocument {
  return { given: optional(given), gender: optional(gender) };
}

function decide(name: TitledName, ...others: readonly TitledName[]): DecidedName | undefined {
  return decideTitles([name, ...others])[0];
}

/** Formats a name as `JOHN|MR`, with a question mark if it is doubtful. */
function decided(name: TitledName, ...others: readonly TitledName[]): string {
  const found = decide(name, ...others);
  if (found === undefined) return "";
  return `${found.firstName}|${found.title}${found.isDoubtful ? "?" : ""}`;
}

describe("titles in names", () => {
  describe("spaced titles", () => {
    const cases: Readonly<Record<string, string | null>> = {
      "JOHN MR": "JOHN|MR",
      "CARL QUENTIN MR": "CARL QUENTIN|MR",
      "JOHN DR MR": "JOHN|DR MR",
      "JOHN MR DR": "JOHN|MR DR",
      MRS: "|MRS",
      "DR MR": "|DR MR",
      "INDRI/MRS": "INDRI|MRS",
      "TINA.MS": "TINA|MS",
      "JOHN MR.": "JOHN|MR",
      "JOHN  MR": "JOHN|MR",
      "MR JOHN PAUL": "JOHN PAUL|MR",
      "MISS. JANE": "JANE|MISS",
      "JOHN MR JR": "JOHN JR|MR",
      "JOHN JR MR": "JOHN JR|MR",
      "PRINCE MR": "PRINCE|MR",
      "KEN SIR": "KEN|SIR",
      "ANNE LADY": "ANNE|LADY",
      PRINCE: null,
      LADY: null,
      JOHN: null,
      "JOHN M": null,
      "JOHN JR": null,
      "JOHN/PAUL": null,
      "ST.JOHN": null,
      JR: null,
      MR: "|MR",
      "": null,
      "  ": null,
    };
    for (const [given, expected] of Object.entries(cases))
      it(`in "${given}": ${expected ?? "none"}`, () => {
        const split = splitSpacedTitle(given);
        expect(split === null ? null : `${split.firstName}|${split.title}`).to.equal(expected);
      });

    it("are kept as names if the passport has the word as a name", () => {
      expect(decided(adult("MARY PRINCESS"))).to.equal("MARY|PRINCESS");
      expect(decided(adult("MARY PRINCESS", passport("MARY PRINCESS")))).to.equal("MARY PRINCESS|");
      expect(decided(adult("MARY PRINCESS", passport("MARY")))).to.equal("MARY|PRINCESS");
      expect(decided(adult("MARY PRINCESS", passport(undefined)))).to.equal("MARY|PRINCESS");
      expect(decided(adult("JOHN MR", passport("JOHN MR")))).to.equal("JOHN|MR");
    });
  });

  describe("glued titles", () => {
    for (const [given, expected] of [
      ["JOHNMR", "JOHN|MR"],
      ["CARL QUENTINMR", "CARL QUENTIN|MR"],
      ["JANEMRS", "JANE|MRS"],
      ["JOMRS", "JO|MRS"],
      ["SUEMISS", "SUE|MISS"],
      ["JIMMYMSTR", "JIMMY|MSTR"],
      ["KAIMSTR", "KAI|MSTR"],
      ["JOHNPROF", "JOHN|PROF"],
      ["SUSANMS", "SUSAN|MS"],
      ["OMARMR", "OMAR|MR"],
      ["BRUNOMR", "BRUNO|MR"],
      ["LYNNMRS", "LYNN|MRS"],
      ["JOHNDR", "JOHN|DR"],
      ["OLEKSANDRDR", "OLEKSANDR|DR"],
      ["J\u00d6RGMR", "J\u00d6RG|MR"],
      ["ZO\u00c9MRS", "ZO\u00c9|MRS"],
      ["\u041c\u0418\u041b\u0410\u041dMR", "\u041c\u0418\u041b\u0410\u041d|MR"],
    ] as const)
      it(`are split from ${given} even for a single person`, () => {
        expect(decided(adult(given))).to.equal(expected);
      });

    for (const given of [
      ..."ALEXANDR OLEKSANDR WILLIAMS AMR OMAR OMR SAMR KAMR ADAMS TIMMS ARTEMISS KHAMISS".split(
        " ",
      ),
      ..."NASIR YASIR BASIR SPENCER JAMES THOMAS LUCAS JOSEF MR1".split(" "),
    ])
      it(`are not found in ${given}, whatever the other names are`, () => {
        expect(decided(adult(given))).to.equal(`${given}|`);
        expect(decided(adult(given), adult("JOHN MR"), adult("JANE MRS"))).to.equal(`${given}|`);
      });

    for (const given of [
      "TIMDR",
      "STEFANDR",
      "ABDULQADR",
      "JMR",
      "NGMR",
      "CARLAMS",
      "JANEMS",
      "JOMR",
      "ALMISS",
    ])
      it(`are doubtful in ${given} without other evidence`, () => {
        expect(decided(adult(given))).to.equal(`${given}|?`);
      });

    it("are split off if all other names end in a title", () => {
      expect(decided(adult("CARLAMS"), adult("JOHN MR"))).to.equal("CARLA|MS");
      expect(decided(adult("CARLAMS"), adult("JANEMS"))).to.equal("CARLA|MS");
      expect(decided(adult("JOMR"), adult("JANEMRS"))).to.equal("JO|MR");
      expect(decided(adult("CARLAMS"), adult("JOHN MR"), child("KAI"))).to.equal("CARLA|MS");
      expect(decided(adult("TIMDR"), adult("JANE MRS"))).to.equal("TIMDR|?");
    });

    it("are doubtful if another adult has none", () => {
      expect(decided(adult("PEDROMR"), adult("JANE"))).to.equal("PEDROMR|?");
      expect(decided(adult("CARLAMS"), adult("JANE"), adult("JOHN MR"))).to.equal("CARLAMS|?");
      expect(decided(adult("PEDROMR"), adult("WILLIAMS"))).to.equal("PEDROMR|?");
      expect(decided(adult("PEDROMR"), adult("JOHNDR"))).to.equal("PEDRO|MR");
      expect(decided(adult("JOHNMR"), adult("JANE"))).to.equal("JOHN|MR");
      expect(decided(child("SUEMISS"), adult("CHRIS"))).to.equal("SUE|MISS");
      expect(decided(adult("PEDROMR"), child("NINA"))).to.equal("PEDRO|MR");
    });

    it("are split off after a vowel if half of the other adults have a title", () => {
      expect(decided(adult("PEDROMR"), adult("JANE"), adult("JOHN MR"))).to.equal("PEDRO|MR");
      expect(decided(adult("PEDROMR"), adult("ADAMS"), adult("JOSEMR"))).to.equal("PEDRO|MR");
      const three = [adult("JANE"), adult("JIM"), adult("JOHN MR")];
      expect(decided(adult("PEDROMR"), ...three)).to.equal("PEDROMR|?");
      expect(decided(adult("PEDROMR"), ...three, adult("KIM MRS"))).to.equal("PEDRO|MR");
      expect(decided(adult("PEDROMR"), adult("JANE"), child("KIM MISS"))).to.equal("PEDROMR|?");
      expect(decided(adult("LEOMR"), adult("JANE"), adult("JOHN MR"))).to.equal("LEOMR|?");
    });

    it("are split off if the passport confirms the name", () => {
      expect(decided(adult("JOHNDR", passport("JOHN PAUL")))).to.equal("JOHN|DR");
      expect(decided(adult("JMR", passport("J")))).to.equal("J|MR");
      expect(decided(adult("PEDROMR", passport("PEDRO")), adult("JANE"))).to.equal("PEDRO|MR");
    });

    it("are part of the name if the passport includes them", () => {
      expect(decided(adult("JOHNMR", passport("JOHNMR", "M")))).to.equal("JOHNMR|");
      expect(decided(adult("YELLAMS", passport("MARY YELLAMS", "F")))).to.equal("YELLAMS|");
    });

    it("are confirmed or doubted by the gender in the passport", () => {
      expect(decided(adult("CARLAMS", passport(undefined, "F")))).to.equal("CARLA|MS");
      expect(decided(adult("CARLAMS", passport(undefined, "M")))).to.equal("CARLAMS|?");
      expect(decided(adult("JOHNMR", passport("JACK", "F")))).to.equal("JOHNMR|?");
      expect(decided(adult("KAIMSTR", passport("K", "MI")))).to.equal("KAI|MSTR");
      expect(decided(adult("JMR", passport("JACK", "M")))).to.equal("JMR|?");
      expect(decided(adult("CARLAMS", passport("C", "U")))).to.equal("CARLAMS|?");
      expect(decided(adult("JOHNPROF", passport("JACK", "F")))).to.equal("JOHN|PROF");
    });
  });

  describe("arbitrary names", () => {
    const word = fc.string({
      unit: fc.constantFrom(..."A B D E F I M N O R S T U Y".split(" ")),
      minLength: 1,
      maxLength: 9,
    });
    const given = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

    it("keep every letter if they do not end in a title", () => {
      fc.assert(
        fc.property(given, fc.array(given), (name, others) => {
          const words = name.split(" ");
          fc.pre(!words.some(isTitle) && gluedTitleOf(words.at(-1) ?? "") === null);
          const found = decide(adult(name), ...others.map((other) => adult(other)));
          expect(found).to.deep.equal({ firstName: name, title: "", isDoubtful: false });
        }),
      );
    });

    it("lose no letters except those of the title", () => {
      const title = fc.constantFrom("", "MR", " MR", "MS", " DR MR", "MSTR", "DR", " MISS");
      fc.assert(
        fc.property(fc.array(fc.tuple(given, title), { minLength: 1 }), (people) => {
          const names = people.map(([name, end]) => name + end);
          decideTitles(names.map((name) => adult(name))).forEach((found, index) => {
            const letters = (text: string) => Array.from(text.replaceAll(" ", "")).sort().join("");
            expect(letters(found.firstName + found.title)).to.equal(letters(names[index] ?? ""));
            if (found.isDoubtful) expect(found.title).to.equal("");
          });
        }),
      );
    });
  });
});

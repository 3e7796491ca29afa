import { expect } from "chai";
import { leavesOf } from "../members.ts";
import { LANGUAGES } from "../../../src/views/itinerary/wording/language.ts";
import type { Messages } from "../../../src/views/itinerary/wording/messages.ts";
import { en } from "../../../src/views/itinerary/wording/messages/en.ts";
import { MESSAGES, wordingForTravellers } from "../../../src/views/itinerary/wording/travellers.ts";

/** The messages of a language, by their paths: `labels.class`, `counts.nights.one`. */
function messagesByPath(messages: Messages): ReadonlyMap<string, string> {
  return new Map(leavesOf(messages).map(({ path, value }) => [path, String(value)]));
}

function placeholdersOf(message: string): readonly string[] {
  return [...new Set(message.match(/\{\w+\}/g))].sort();
}

/** Words that these languages have in common with English, and codes. */
const SHARED: Readonly<Record<string, string>> = {
  de: `cabins.business cabins.economy cabins.first labels.coupon labels.hotel labels.status labels.terminal
    labels.text phrases.couponNumber phrases.terminal titles.tickets passengerTypes.senior phrases.ticket`,
  fr: `labels.coupon labels.distance labels.places labels.terminal labels.total labels.train labels.type phrases.couponNumber
    phrases.terminal passengerTypes.senior titles.contacts labels.taxes phrases.taxesAmount`,
  es: "cabins.business labels.hotel labels.terminal labels.total phrases.terminal phrases.baseAmount",
  pt: "labels.hotel labels.terminal labels.total phrases.terminal phrases.baseAmount",
  it: `cabins.business cabins.economy labels.hotel labels.terminal labels.email phrases.terminal
    phrases.baseAmount`,
  nl: `cabins.business cabins.economy cabins.first labels.coupon labels.hotel labels.status labels.terminal
    phrases.couponNumber phrases.terminal phrases.ticket statuses.open titles.tickets passengerTypes.senior`,
  pl: "labels.hotel labels.status labels.terminal phrases.terminal passengerTypes.senior",
  tr: "cabins.business cabins.first labels.terminal phrases.terminal",
};
/** Email is the same nearly everywhere. */
const ALWAYS_SHARED = new Set(["labels.email"]);

describe("the words of itineraries", () => {
  const english = messagesByPath(en);

  for (const language of LANGUAGES.filter((each) => each !== "en"))
    describe(language, () => {
      const messages = MESSAGES[language];
      const own = messagesByPath(messages);

      it("has all messages", () => {
        const paths = (all: ReadonlyMap<string, string>) =>
          [...all.keys()].filter((path) => !/^counts\.\w+\.(?!other)/.test(path)).sort();
        expect(paths(own)).to.deep.equal(paths(english));
        expect([...own.values()].filter((message) => message.trim() !== message)).to.deep.equal([]);
        expect([...own].filter(([, message]) => message === "")).to.deep.equal([]);
      });

      it("puts the same values into its messages", () => {
        const wrong = [...own]
          // `one night` needs no number.
          .filter(([path]) => !/\.(?:zero|one|two)$/.test(path))
          .filter(([path, message]) => {
            const model = english.get(path.replace(/\.(?:few|many)$/, ".other")) ?? "";
            return placeholdersOf(message).join() !== placeholdersOf(model).join();
          });
        expect(wrong).to.deep.equal([]);
      });

      it("has only plural forms that it uses", () => {
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        for (const forms of Object.values(messages.counts))
          expect(pluralCategories).to.include.members(Object.keys(forms));
      });

      it("is nowhere left in English", () => {
        const shared = new Set(SHARED[language]?.split(/\s+/));
        const left = [...own]
          .filter(([path, message]) => message === english.get(path))
          .map(([path]) => path)
          .filter((path) => !shared.has(path) && !ALWAYS_SHARED.has(path));
        expect(left).to.deep.equal([]);
      });
    });

  it("are those of a language that Intl knows", () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(LANGUAGES)).to.deep.equal([...LANGUAGES]);
  });

  describe("for travellers", () => {
    const short = { clock: "24", dateStyle: "short" } as const;
    const english24 = wordingForTravellers({ language: "en", ...short });
    const german = wordingForTravellers({ language: "de", ...short });
    const russian = wordingForTravellers({ language: "ru", ...short });
    const arabic = wordingForTravellers({ language: "ar", ...short });
    const long = wordingForTravellers({ language: "fr", clock: "12", dateStyle: "long" });

    it("write dates, times and numbers as the language does", () => {
      expect(english24.moment({ date: "2026-11-24", clock: "18:55" })).to.equal(
        "Tue, 24 Nov 2026, 18:55",
      );
      expect(german.formats.date("2026-11-24")).to.equal("Di., 24. Nov. 2026");
      expect(long.formats.date("2026-11-24")).to.equal("mardi 24 novembre 2026");
      expect(long.formats.clock("18:55").toLowerCase()).to.match(/^6:55 pm$/);
      expect(german.formats.duration(655)).to.equal("10 Std. 55 Min.");
      expect(german.formats.duration(60)).to.equal("1 Std.");
      expect(german.formats.duration(0)).to.equal("0 Min.");
      expect(german.formats.money(1204.5, "EUR").replace(/\s/g, " ")).to.equal("1.204,50 EUR");
      expect(german.formats.money(120_000, "JPY").replace(/\s/g, " ")).to.equal("120.000 JPY");
      expect(german.formats.money(980, null)).to.equal("980");
      expect(german.formats.money(980, "?")).to.equal("? 980");
      expect(arabic.formats.money(1204.5, "AED")).to.equal("1,204.50 AED");
      expect(arabic.formats.day("2026-11-24")).to.match(/24.*2026/);
    });

    it("inflect for numbers", () => {
      expect([1, 2, 5, 21].map((count) => russian.count("nights", count))).to.deep.equal([
        "1 ночь",
        "2 ночи",
        "5 ночей",
        "21 ночь",
      ]);
    });

    it("name cabins and free baggage where the code has one meaning", () => {
      expect(german.bookingClass("Y")).to.equal("Economy (Y)");
      expect(german.bookingClass("W")).to.equal("W");
      expect(
        ["1PC", "2P", "23K", "30KG", "0PC", "NIL"].map((each) => german.baggage(each)),
      ).to.deep.equal([
        "1 Gepäckstück",
        "2 Gepäckstücke",
        "23 kg",
        "30 kg",
        "kein Freigepäck",
        "NIL",
      ]);
    });

    it("isolate values from text of the other direction, and nothing else can reverse it", () => {
      expect(arabic.say("terminal", { terminal: "2E" })).to.equal("الصالة \u20682E\u2069");
      expect(arabic.apart("A\u202eB")).to.equal("\u2068AB\u2069");
      expect(arabic.apart("A\u2069B")).to.equal("\u2068AB\u2069");
      expect(arabic.apart(arabic.apart("A"))).to.equal("\u2068A\u2069");
      expect(german.say("terminal", { terminal: "2E" })).to.equal("Terminal 2E");
    });
  });
});

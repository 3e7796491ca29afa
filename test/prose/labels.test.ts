import { expect } from "chai";
import type { Fact } from "../../src/prose/facts/fact.ts";
import { currencyOf, LANGUAGES, listed, wordsFor } from "../../src/prose/lexicon/lexicon.ts";
import type { Language } from "../../src/prose/lexicon/language.ts";
import { folded } from "../../src/prose/lexicon/words.ts";
import { factsOfLines } from "./facts.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";
import { layOut } from "../../src/prose/layout/lay-out.ts";
import { titleIn } from "../../src/prose/layout/titles.ts";
import { isColumnTitles } from "../../src/prose/scopes/columns.ts";
import { decoded, flightsIn } from "./prose.ts";

/*
 * Every word of every language is read: a line is made around it, in the form of dates and times of its language, and
 * must say what the word means.
 */

type Kind = Fact["kind"];
type OneOf<K extends Kind> = Extract<Fact, { kind: K }>;

const find = <K extends Kind>(facts: readonly Fact[], kind: K): OneOf<K> | undefined =>
  facts.find((fact): fact is OneOf<K> => fact.kind === kind);

const has = (kind: Kind) => (facts: readonly Fact[]) => find(facts, kind) !== undefined;
/** Whether all of a line adds nothing. */
const saysNothing = (facts: readonly Fact[]) =>
  facts.length > 0 && facts.every(({ kind }) => kind === "known" || kind === "mark");
const hasSide = (side: "departure" | "arrival") => (facts: readonly Fact[]) =>
  find(facts, "side")?.side === side;
/** Words for the days of a journey can be those of a stay. */
const hasSideOrDay =
  (side: "departure" | "arrival", day: "checkOut" | "checkIn") => (facts: readonly Fact[]) =>
    hasSide(side)(facts) || has(day)(facts);
const hasTerminal = (side: "departure" | "arrival") => (facts: readonly Fact[]) =>
  find(facts, "terminals")?.side === side;
const isDate =
  (day: number, month: number, year: number | null = 2027) =>
  (facts: readonly Fact[]) => {
    const date = find(facts, "date")?.date.value;
    return date?.day === day && date.month === month && date.year === year;
  };
const isAt = (minutes: number) => (facts: readonly Fact[]) =>
  find(facts, "time")?.clock.value === minutes;
const hasPerson = (title: string) => (facts: readonly Fact[]) => {
  const person = find(facts, "person")?.person;
  return person?.surname?.value === "EXAMPLE" && (person.title?.value ?? "") === title;
};

interface Check {
  readonly line: (word: string, language: Language) => string;
  readonly says: (word: string) => (facts: readonly Fact[]) => boolean;
}

const says = (line: Check["line"], test: (facts: readonly Fact[]) => boolean): Check => ({
  line,
  says: () => test,
});

/** The name of the month in which a language puts March, or the middle of a date. */
const firstOf = (list = "") => listed(list)[0]?.split(" ")[0] ?? "";
const march = ({ months }: Language) => listed(months)[2]?.split(" ").at(-1) ?? "march";
const label = ({ nameLabels }: Language) => firstWordOf(nameLabels);
const nameIn = ({ surnameFirst }: Language) =>
  surnameFirst === "always" ? "Example Jane" : "Jane Example";
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const firstWordOf = (list = "") => listed(list)[0] ?? "passenger";
type Checked = Exclude<keyof Language, Unchecked>;
/** What is not a label, and what other tests check below. */
type Unchecked =
  | "months"
  | "weekdays"
  | "leadingMonths"
  | "surnameFirst"
  | "surnames"
  | "shortTitles"
  | "currencies"
  | "trip"
  | "serviceClass"
  | "mailSubject"
  | "layovers"
  | "transfers"
  | "meetings"
  | "bookedElsewhere"
  | "outward"
  | "ownFrom"
  | "ownTo"
  | "placeEndings"
  | "fromEndings"
  | "toEndings"
  | "returning"
  | "yours"
  | "statusLabels"
  | "carRental"
  | "rentalCar"
  | "carTitles"
  | "rentalCompany"
  | "rentalPlace"
  | "carGroup"
  | "orSimilar"
  | "carPrice"
  | "noLocators"
  | "titlesLikeNames"
  | "particles"
  | "surnameParticles"
  | "pricesFrom"
  | "noSurnames"
  | "noNames"
  | "and"
  | "anybody"
  | "meetingLabels"
  | "travellers"
  | "flights"
  | "notFlights"
  | "parting"
  | "columns"
  | "classColumns"
  | "airline"
  | "surname"
  | "given"
  | "personType"
  | "yearsOfAge"
  | "personTitle"
  | "cancelled"
  | "notCancelled"
  | "cancelling"
  | "askedToCancel"
  | "notCancelling"
  | "beforeFlight"
  | "parking"
  | "parkingIncluded"
  | "tripPrices"
  | "insteadOf"
  | "replaced"
  | "notReplaced"
  | "replacedLabels"
  | "replacement"
  | "rebooked"
  | "superseded"
  | "asked"
  | "forExample"
  | "closings"
  | "offered"
  | "nextClause"
  | "ofSentences"
  | "airport"
  | "likePlaces"
  | "wordsLikePlaces"
  | "likeAirlines"
  | "hotelTitles"
  | "overnight"
  | "notIncluded"
  | "notBooked"
  | "perPerson"
  | "vehicles"
  | "staying"
  | "stayBooked"
  | "notStaying"
  | "lodging"
  | "namesOfThings"
  | "bookedAtHotels"
  | "toBeConfirmed"
  | "afterFlight"
  | "flightNumber"
  | "flightBefore"
  | "flight";

const CHECKS: Readonly<Record<Checked, Check>> = {
  ofMonth: says((word, own) => `7 ${word} ${march(own)} 2027`, isDate(7, 3)),
  ofYear: says((word, own) => `7 ${march(own)} ${word} 2027`, isDate(7, 3)),
  afterYear: says((word, own) => `7 ${march(own)} 2027 ${word}`, isDate(7, 3)),
  ordinals: says((word, own) => `7${word} ${march(own)} 2027`, isDate(7, 3)),
  beforeDay: says(
    (word, own) => `${firstOf(own.weekdays)} ${word} 7 ${march(own)} 2027`,
    isDate(7, 3),
  ),
  paid: says((word) => `${word} 07.03.2027`, saysNothing),
  otherDates: says((word) => `${word}: 07.03.2027`, saysNothing),
  oClock: says((word) => `16.25 ${word}`, isAt(985)),
  beforeClock: says((word) => `${word} 16.25`, isAt(985)),
  hours: says((word, own) => `8 ${word} 15 ${firstWordOf(own.minutes)}`, saysNothing),
  minutes: says((word, own) => `8 ${firstWordOf(own.hours)} 15 ${word}`, saysNothing),
  nextDay: says((word) => `13:00 (${word})`, has("days")),
  days: says((word) => `13:00 +1 ${word}`, has("days")),
  otherTimes: says((word) => `${word}: 13:00`, saysNothing),
  departure: says((word) => `${word}: 13:00`, hasSideOrDay("departure", "checkOut")),
  arrival: says((word) => `${word}: 13:00`, hasSideOrDay("arrival", "checkIn")),
  departsAt: says((word) => `${word} 13:00`, hasSide("departure")),
  arrivesAt: says((word) => `${word} 13:00`, hasSide("arrival")),
  from: says((word) => `${word}: FRA`, hasSide("departure")),
  to: says((word) => `${word.replace(":", "")}: JFK`, hasSide("arrival")),
  noSide: says((word) => `${word}: 07.03.2027`, has("noSide")),
  links: says((word) => `Berlin Hbf ${word} Köln Hbf`, has("link")),
  terminal: says((word) => `${word} 2`, has("terminals")),
  bookingClass: says((word) => `${word}: K`, has("class")),
  cabins: says((word) => `${word} (K)`, has("class")),
  equipment: says((word) => `${word}: 320`, has("equipment")),
  operatedBy: says((word) => `${word} Example Air`, has("operator")),
  train: says((word) => `${word} 9014`, has("train")),
  station: says((word) => `IC 714 Example - Sample ${word}`, has("train")),
  platform: says((word) => `${word} 7`, has("platform")),
  coach: says((word) => `${word} 12`, has("coach")),
  checkIn: says((word) => `${word}: 07.03.2027`, has("checkIn")),
  checkOut: says((word) => `${word}: 07.03.2027`, has("checkOut")),
  hotel: says((word) => `${word}: Grand Example`, has("hotel")),
  address: says((word) => `${word}: 5 Sample Road`, has("address")),
  pickUp: says((word) => `${word}: 07.03.2027`, has("pickUp")),
  dropOff: says((word) => `${word}: 07.03.2027`, has("dropOff")),
  nights: says((word) => `${word}: 3`, has("nights")),
  rooms: says((word) => `${word}: 2`, has("rooms")),
  recordLocator: says((word) => `${word}: ZQ7KXA`, has("locator")),
  confirmation: says((word) => `${word}: 3214567`, has("locator")),
  weakLocator: says((word) => `${word}: ZQ7KXA`, has("locator")),
  numberWords: says(
    (word, own) => `${firstWordOf(own.ticket)} ${word} 125-0000000001`,
    has("ticket"),
  ),
  forWhom: says(
    (word, own) =>
      `${firstWordOf(own.ticket)}: 125-0000000001 ${word} Jane ${firstWordOf(own.and)} 125-0000000002`,
    has("ticket"),
  ),
  price: says((word) => `${word}: 1.240,55 EUR`, hasAmount),
  clientLabels: says((word) => `${word}: Mrs Jane Example`, has("person")),
  salutations: says((word, own) => `${word} ${nameIn(own)},`, has("mentioned")),
  greetings: says((word) => `${word} Mrs Jane Example,`, has("mentioned")),
  inNameOf: says((word, own) => `Ticket ${word} ${nameIn(own)}.`, has("mentioned")),
  airlineLocator: says((word) => `BA ${word}: ZQ7KXA`, has("airlineLocator")),
  is: says((word, own) => `${firstWordOf(own.recordLocator)} ${word} ZQ7KXA`, has("locator")),
  ticket: says((word) => `${word}: 125-0000000001`, has("ticket")),
  seat: says((word) => `${word}: 12A`, has("seat")),
  total: says((word) => `${word}: 1.240,55 EUR`, has("total")),
  amountsTo: says((word, own) => `${firstWordOf(own.total)} ${word} 1.240,55 EUR`, has("total")),
  ofWhich: says((word, own) => `${word} ${firstWordOf(own.taxes)}: 12,00 EUR`, saysNothing),
  people: says((word, own) => `${firstWordOf(own.total)} 2 ${word}: 1.240,55 EUR`, has("total")),
  departureTerminal: says((word) => `${word}: 2`, hasTerminal("departure")),
  arrivalTerminal: says((word) => `${word}: 2`, hasTerminal("arrival")),
  baseFare: says((word) => `${word}: 1.240,55 EUR`, has("baseFare")),
  taxes: says((word) => `${word}: 1.240,55 EUR`, has("taxes")),
  phone: says((word) => `${word}: +44 20 555 0100`, has("phone")),
  otherLabels: says((word) => `${word}: 2 x 23 kg`, saysNothing),
  confirmed: says((word) => `Status: ${word}`, has("standing")),
  waitlisted: says((word) => `Status: ${word}`, has("standing")),
  titles: {
    line: (word) => `${firstWordOf(wordsFor("nameLabels").join(", "))}: ${word} Jane Example`,
    says: () => hasPersonNamed,
  },
  titlesMr: says((word, own) => `${label(own)}: ${word} ${nameIn(own)}`, hasPerson("MR")),
  titlesMrs: says((word, own) => `${label(own)}: ${word} ${nameIn(own)}`, hasPerson("MRS")),
  titlesMstr: says((word, own) => `${label(own)}: ${word} ${nameIn(own)}`, hasPerson("MSTR")),
  titlesMs: says((word, own) => `${label(own)}: ${word} ${nameIn(own)}`, hasPerson("MS")),
  titlesDr: says((word, own) => `${label(own)}: ${word} ${nameIn(own)}`, hasPerson("DR")),
  titlesDropped: says((word, own) => `${label(own)}: ${word} ${nameIn(own)}`, hasPerson("")),
  adults: says((word) => `Passenger: Jane Example (${word})`, hasType("ADT")),
  children: says((word) => `Passenger: Jane Example (${word})`, hasType("CHD")),
  infants: says((word) => `Passenger: Jane Example (${word})`, hasType("INF")),
  nameLabels: says((word) => `${word}: EXAMPLE/JANE MRS`, has("person")),
  namesLabels: says((word) => `${word}: EXAMPLE/JANE MRS`, has("person")),
  known: says(
    (word) => word,
    (facts) => !facts.some(({ kind }) => kind === "word"),
  ),
};

function hasAmount(facts: readonly Fact[]): boolean {
  return has("price")(facts) || has("baseFare")(facts) || has("total")(facts);
}

function hasPersonNamed(facts: readonly Fact[]): boolean {
  return find(facts, "person") !== undefined;
}

function hasType(type: string) {
  return (facts: readonly Fact[]) => find(facts, "person")?.person.passengerType?.value === type;
}

/** The words for each end of a journey. */
const ENDS = [
  ["departure", "departsAt", "from"],
  ["arrival", "arrivesAt", "to"],
] as const;

const languages = Object.entries(LANGUAGES);

/** In capitals, as far as each letter has one. */
const capitals = (word: string) =>
  word.replace(/./gu, (letter) =>
    letter.toUpperCase().length > 1 ? letter : letter.toUpperCase(),
  );

const FLIGHT = "LH 400, 14.01.2027, FRA-JFK 13:00 - 15:45";
const OTHER = "LH 402, 15.01.2027, FRA-EWR 17:05 - 19:40";

describe("The words of the lexicon:", () => {
  describe("every word", () => {
    for (const [name, language] of languages)
      it(`is read in ${name}`, () => {
        const cases = Object.entries(CHECKS).flatMap(([topic, check]) =>
          listed(listIn(language, topic)).map((word) => ({
            line: check.line(word, language),
            test: check.says(word),
            topic,
          })),
        );
        const facts = factsOfLines(cases.map(({ line }) => line));
        const unread = cases.flatMap(({ line, test, topic }, index) =>
          test(facts[index] ?? [])
            ? []
            : [`${topic}: ${line} ${JSON.stringify((facts[index] ?? []).map((f) => f.kind))}`],
        );
        expect(unread.join("\n")).to.equal("");
      });
  });

  it("that are short titles of columns mean what they say", () => {
    for (const each of wordsFor("shortTitles")) {
      const [, word = "", title] = /^(.*) (\S+)$/.exec(each) ?? [];
      expect(titleIn(word), each).to.equal(title);
    }
  });

  describe("no word", () => {
    it("means one end of a journey in one language, and the other one in another", () => {
      const [departures = [], arrivals = []] = ENDS.map((topics) =>
        wordsFor(...topics).map(folded),
      );
      expect(departures.filter((word) => arrivals.includes(word))).to.deep.equal([]);
    });

    it("is a month in one language, and another month in another", () => {
      const numbers = new Map<string, number>();
      for (const [name, { months }] of languages)
        for (const [index, forms] of listed(months).entries())
          for (const form of forms.split(" ").map(folded)) {
            expect(numbers.get(form) ?? index, `${name}: ${form}`).to.equal(index);
            numbers.set(form, index);
          }
    });
  });

  describe("in every language,", () => {
    for (const [name, language] of languages) {
      /** The words of a topic for which a test fails. */
      const failing = (topic: keyof Language, test: (word: string) => boolean) =>
        listed(listIn(language, topic)).filter((word) => !test(word));

      it(`months and weekdays are read in all their forms, in ${name}`, () => {
        const forms = (topic: keyof Language) =>
          listed(listIn(language, topic)).flatMap((names, index) =>
            names.split(" ").map((form) => [form, index + 1] as const),
          );
        for (const [form, month] of forms("months"))
          for (const line of [`14 ${form} 2027`, `14. ${capitals(form)} 2027`])
            expect(isDate(14, month)(factsOfLines([line])[0] ?? []), line).to.equal(true);
        for (const [form, month] of forms("leadingMonths"))
          expect(isDate(14, month)(factsOfLines([`${form} 14, 2027`])[0] ?? []), form).to.equal(
            true,
          );
        for (const [form, weekday] of forms("weekdays")) {
          const long = form.length > 3 ? [`14.01.2027, ${form}`] : [];
          for (const line of [`${form}, 14.01.2027`, `14.01.2027 (${form})`, ...long]) {
            const date = find(factsOfLines([line])[0] ?? [], "date");
            expect(date?.weekday?.value, line).to.equal(weekday);
          }
        }
      });

      it(`flights are announced, cancelled and replaced, in ${name}`, () => {
        const isFlight = (word: string) => has("flight")(factsOfLines([`${word} lh400`])[0] ?? []);
        expect(failing("flight", isFlight)).to.deep.equal([]);
        expect(failing("flightNumber", isFlight)).to.deep.equal([]);
        const isOther = (word: string) => !has("flight")(factsOfLines([`${word} LH 400`])[0] ?? []);
        expect(failing("notFlights", isOther)).to.deep.equal([]);
        expect(
          failing("cancelled", (word) => flightsIn(`${FLIGHT} ${word}`).length === 0),
        ).to.deep.equal([]);
        const isUnbooked = (words: string) => flightsIn(around(words, FLIGHT)).length === 0;
        expect(failing("cancelling", isUnbooked)).to.deep.equal([]);
        const isAsked = (words: string) =>
          flightsIn(`${capitalized(words).replace(" \u2026", ` ${OTHER}`)} ${FLIGHT}`).length ===
          (words.includes("\u2026") ? 1 : 0);
        expect(failing("askedToCancel", isAsked)).to.deep.equal([]);
        const takesPlace = (words: string) =>
          flightsIn(`${OTHER} has been cancelled. ${around(words, FLIGHT)}`).length === 1 &&
          flightsIn(`${OTHER} has been cancelled, ${around(words, FLIGHT)}`).length === 1;
        expect(failing("rebooked", takesPlace)).to.deep.equal([]);
        expect(
          failing("insteadOf", (words) =>
            flightsIn(`${capitalized(words)} ${FLIGHT}:\n${OTHER}`)
              .join()
              .startsWith("LH 402"),
          ),
        ).to.deep.equal([]);
        const replaces = (old: string, next: string) =>
          flightsIn(`${old}:\n${FLIGHT}\n\n${next}:\n${OTHER}`).join().startsWith("LH 402");
        expect(failing("cancelled", (word) => replaces(word, "-"))).to.deep.equal([]);
        expect(failing("replaced", (word) => replaces(word, "-"))).to.deep.equal([]);
        expect(failing("replacedLabels", (word) => replaces(word, "-"))).to.deep.equal([]);
        const [old = ""] = listed(language.replaced).filter((word) => word.includes(" "));
        const stays = (words: string) => flightsIn(`${old} ${words}:\n${FLIGHT}`).length === 1;
        expect(failing("notReplaced", stays)).to.deep.equal([]);
        const isFormer = (word: string) => flightsIn(`${word}: ${FLIGHT}`).length === 0;
        expect(failing("replacedLabels", isFormer)).to.deep.equal([]);
        const isBooked = (word: string) => flightsIn(`${word}:\n${FLIGHT}`).length === 1;
        expect(failing("replacement", isBooked)).to.deep.equal([]);
      });

      it(`transfers and meetings tell nothing of the flight beside them, in ${name}`, () => {
        const isApart = (word: string) =>
          flightsIn(`14.01.2027\n${capitalized(word)} 10:30. LH 400 FRA-JFK 13:00.`).join() ===
          "LH 400 FRA-JFK 2027-01-14 13:00 -";
        expect(failing("transfers", isApart)).to.deep.equal([]);
        expect(failing("meetings", isApart)).to.deep.equal([]);
      });

      it(`nobody travels in whose name other things are booked, in ${name}`, () => {
        const travels = (thing: string) =>
          decoded(`${FLIGHT}\n\n${thing} in the name of Ms Jane Example.`).booking.persons.length;
        expect(travels("Ticket")).to.equal(1);
        expect(
          failing("bookedElsewhere", (word) => travels(capitalized(word)) === 0),
        ).to.deep.equal([]);
      });

      it(`words show that a number beside a day and a time is a flight, in ${name}`, () => {
        expect(flightsIn("xyz: LH 400, 14.01.2027, 13:00")).to.deep.equal([]);
        const shows = (word: string) =>
          flightsIn(`${word}: LH 400, 14.01.2027, 13:00`).length === 1;
        // Other things than flights are at airports.
        expect(failing("flights", shows)).to.have.members(
          failing("flights", () => false).filter((word) => listed(language.airport).includes(word)),
        );
      });

      it(`names of hotels are read below a title, in ${name}`, () => {
        const [checkIn, checkOut] = [firstWordOf(language.checkIn), firstWordOf(language.checkOut)];
        const hotelsAt = (lines: string) =>
          decoded(`${lines}\n${checkIn}: 07.03.2027\n${checkOut}: 09.03.2027`).booking.hotels.map(
            (hotel) => hotel.name,
          );
        const named = (word: string) =>
          hotelsAt(`HOTEL\n${word}: Aa Hostel`).join() === "AA HOSTEL";
        expect(failing("namesOfThings", named)).to.deep.equal([]);
        const isNone = (word: string) => hotelsAt(`HOTEL\nSample ${word}`).length === 0;
        expect(failing("bookedAtHotels", isNone)).to.deep.equal([]);
        const isUnknown = (word: string) =>
          hotelsAt(`Hotel: ${word}`).length + hotelsAt(`HOTEL\n${capitalized(word)}`).length === 0;
        expect(failing("toBeConfirmed", isUnknown)).to.deep.equal([]);
      });

      it(`the price of parking is no fare, in ${name}`, () => {
        const hasFare = (lines: string) =>
          decoded(`${FLIGHT}\n\n${lines}`).booking.fare?.total !== undefined;
        expect(hasFare("XYZ\nTotal: EUR 84.00")).to.equal(true);
        const isApart = (word: string) => !hasFare(`${capitalized(word)} P1\nTotal: EUR 84.00`);
        expect(failing("parking", isApart)).to.deep.equal([]);
      });

      it(`rented cars and their labels are read, in ${name}`, () => {
        const [pickUp, dropOff] = [firstWordOf(language.pickUp), firstWordOf(language.dropOff)];
        const ends = `${pickUp}: 07.03.2027 10:00, Oban\n${dropOff}: 09.03.2027 12:00, Oban`;
        const carOf = (text: string) => decoded(text).booking.cars[0];
        for (const topic of ["carRental", "rentalCar", "carTitles"] as const)
          expect(failing(topic, (word) => carOf(`${word}\n${ends}`) !== undefined)).to.deep.equal(
            [],
          );
        const withLine = (line: string) => carOf(`レンタカー\n${ends}\n${line}`);
        expect(
          failing("rentalCompany", (word) => withLine(`${word}: A Rent`)?.companyName === "A RENT"),
        ).to.deep.equal([]);
        expect(
          failing("carGroup", (word) => withLine(`${word}: CDMR`)?.carType === "CDMR"),
        ).to.deep.equal([]);
        expect(
          failing("carPrice", (word) => withLine(`${word}: 178,50 EUR`)?.total?.amount === 178.5),
        ).to.deep.equal([]);
        const placed = (word: string) =>
          carOf(`レンタカー\n${pickUp}: 07.03.2027\n${word}: Oban\n${dropOff}: 09.03.2027`);
        expect(
          failing("rentalPlace", (word) => placed(word)?.pickUpPlace === "OBAN"),
        ).to.deep.equal([]);
      });

      it(`titles of lists and of columns are known, in ${name}`, () => {
        const leads = (word: string) =>
          decoded(`${word}\nMs Jane Example\n\n${FLIGHT}`).booking.persons.length === 1;
        expect(failing("travellers", leads)).to.deep.equal([]);
        expect(failing("columns", (word) => isColumnTitles(`${word} ${word}`))).to.deep.equal([]);
        const signs = (word: string) =>
          decoded(`${capitalized(word)},\nMs Jane Example\n${FLIGHT}`).booking.persons.length === 0;
        expect(failing("closings", signs)).to.deep.equal([]);
        const isClass = (word: string) => isColumnTitles(`Flight ${word}`, "class");
        expect(failing("classColumns", isClass)).to.deep.equal([]);
      });

      it(`titles of columns with the parts of a name are joined to one, in ${name}`, () => {
        const isJoined = (titles: string) =>
          layOut(repair(`${titles};PNR\nDoe;Jane;ZQ7KXA`)).text.endsWith(
            ": Doe/Jane | PNR: ZQ7KXA",
          );
        const [surname, given] = [firstWordOf(language.surname), firstWordOf(language.given)];
        expect(failing("surname", (word) => isJoined(`${word};${given}`))).to.deep.equal([]);
        expect(failing("given", (word) => isJoined(`${surname};${word}`))).to.deep.equal([]);
        expect(failing("personTitle", (word) => titleIn(word) === "personTitle")).to.deep.equal([]);
        expect(failing("personType", (word) => titleIn(word) === "type")).to.deep.equal([]);
        expect(failing("airline", (word) => titleIn(word) === "airline")).to.deep.equal([]);
      });

      it(`currencies after the word for a total are read, or left out if in doubt, in ${name}`, () => {
        for (const each of listed(language.currencies)) {
          const at = each.lastIndexOf(" ");
          const [sign, code] = [each.slice(0, at), each.slice(at + 1).toUpperCase()];
          const line = `${firstWordOf(language.total)}: 12,50 ${sign}`;
          const fact = factsOfLines([line])[0]?.find(({ kind }) => kind === "total");
          const total = fact !== undefined && "total" in fact ? fact.total.value : undefined;
          const isCertain = currencyOf(sign, firstWordOf(language.total)) !== undefined;
          expect(total, line).to.deep.equal(
            isCertain ? { currency: code, amount: 12.5 } : undefined,
          );
        }
      });
    }
  });
});

/** Some words with others in the place of their mark, or after them. */
function around(words: string, others: string): string {
  const [head = "", tail = ""] = words.replace(/^… /, "").split("…");
  return `Xyz ${head.trim()} ${others}${tail}.`;
}

function listIn(language: Language, topic: string): string {
  const found = Object.entries<string>({ ...language }).find(([key]) => key === topic);
  return found?.[1] ?? "";
}

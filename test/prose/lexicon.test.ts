import { expect } from "chai";
import { readdirSync } from "node:fs";
import type { Language, Topic } from "../../src/prose/lexicon/language.ts";
import { LANGUAGES, numbersFor, wordsFor } from "../../src/prose/lexicon/lexicon.ts";
import { anyOf } from "../../src/prose/lexicon/words.ts";

/** Files without words. */
const NO_DATA = ["codes", "language", "lexicon", "words"];

const listed = (words: string) => words.trim().split(/,\s+/);

/** Every list of a language: its place, and its words. */
const LISTS = Object.entries(LANGUAGES).flatMap(([name, topics]) =>
  Object.entries(topics).map(([topic, words]: [string, string]) => ({
    place: `${name}, ${topic}`,
    topic,
    words: listed(words),
  })),
);

const isTopic = (name: string): name is Topic =>
  Object.values(LANGUAGES).some((language: Language) => name in language);

describe("The lexicon of prose", () => {
  it("has the words of every file", () => {
    const folder = new URL("../../src/prose/lexicon/", import.meta.url);
    const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
    expect(Object.keys(LANGUAGES)).to.have.members(files.filter((name) => !NO_DATA.includes(name)));
    for (const { place, topic, words } of LISTS)
      if (isTopic(topic)) expect(wordsFor(topic), place).to.include.members(words);
  });

  it("is in lower case, without duplicates in a list", () => {
    for (const { place, words } of LISTS) {
      expect(words, place).to.deep.equal(words.map((word) => word.toLowerCase()));
      expect([...new Set(words)], place).to.deep.equal(words);
      expect(words, place).to.not.include("");
    }
  });

  for (const [topic, count] of [
    ["months", 12],
    ["weekdays", 7],
  ] as const)
    it(`has all ${topic} or none in each language, without ambiguous names`, () => {
      const lists = LISTS.filter((list) => list.topic === topic);
      expect(lists).to.have.length.greaterThan(5);
      for (const { place, words } of lists) {
        expect(words, place).to.have.length(count);
        for (const [index, names] of words.entries())
          for (const name of names.split(" "))
            expect(numbersFor(topic).get(name), `${place}: ${name}`).to.equal(index + 1);
      }
    });

  it("matches whole words in any case", () => {
    for (const { place, topic, words } of LISTS) {
      if (!isTopic(topic) || topic === "months" || topic === "weekdays") continue;
      const pattern = new RegExp(`^${anyOf(wordsFor(topic))}$`);
      for (const word of words.filter((each) => !each.includes("?"))) {
        expect(word, place).to.match(pattern);
        expect(word.toUpperCase(), place).to.match(pattern);
        expect(`${word}x`, place).to.not.match(new RegExp(`^${anyOf([word])}`));
      }
    }
  });
});

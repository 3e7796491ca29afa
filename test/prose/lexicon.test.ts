import { expect } from "chai";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { english } from "../../src/prose/lexicon/languages/latin/english.ts";
import type { Topic } from "../../src/prose/lexicon/language.ts";
import { LANGUAGES, listed, numbersFor, wordsFor } from "../../src/prose/lexicon/lexicon.ts";
import { anyOf, folded } from "../../src/prose/lexicon/words.ts";

/** Every list of a language: its place, and its words. */
const LISTS = Object.entries(LANGUAGES).flatMap(([name, topics]) =>
  Object.entries(topics)
    .filter(([topic]) => topic !== "surnameFirst" && topic !== "surnames")
    .map(([topic, words]: [string, string]) => ({
      place: `${name}, ${topic}`,
      topic,
      words: listed(words),
    })),
);

const isTopic = (name: string): name is Topic => name in english;

describe("The lexicon of prose", () => {
  it("has the words of every file", () => {
    const folder = new URL("../../src/prose/lexicon/languages/", import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => basename(file, ".ts"));
    expect(Object.keys(LANGUAGES)).to.have.members(files);
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
      const lists = LISTS.filter((list) => list.topic === topic && list.words.length > 0);
      expect(lists).to.have.length.greaterThan(18);
      for (const { place, words } of lists) {
        expect(words, place).to.have.length(count);
        for (const [index, names] of words.entries())
          for (const name of names.split(" "))
            expect(numbersFor(topic).get(folded(name)), `${place}: ${name}`).to.equal(index + 1);
      }
    });

  it("matches whole words in any case, with or without their accents", () => {
    for (const { place, topic, words } of LISTS) {
      if (!isTopic(topic) || topic === "months" || topic === "weekdays") continue;
      const pattern = new RegExp(`^${anyOf(wordsFor(topic))}$`);
      for (const word of words) {
        for (const form of [word, word.toUpperCase(), ...(word.length > 3 ? [folded(word)] : [])])
          expect(pattern.test(form), `${place}: ${form}`).to.equal(true);
      }
    }
  });

  it("matches no part of a word", () => {
    const pattern = new RegExp(`^${anyOf(["departure", "wylot", "вылет"])}`);
    for (const word of ["departures", "wyloty", "вылета"]) expect(word).to.not.match(pattern);
    for (const word of ["Departure:", "WYLOT 10:15", "Вылет"]) expect(word).to.match(pattern);
  });

  it("needs the accents of short words, which are other words without them", () => {
    expect("den").to.not.match(new RegExp(`^${anyOf(["đến"])}$`));
    expect("depart").to.match(new RegExp(`^${anyOf(["départ"])}$`));
  });
});

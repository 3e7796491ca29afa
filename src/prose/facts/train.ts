import { groupOf, term, type Term } from "./fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { eitherOf, LETTERS, WORD_START } from "../lexicon/words.ts";

/*
 * A train number, after a word for a train:
 *
 *   Train 9014   TGV 6607   ICE 595   Eurostar 9031   Zug: ICE 595
 */

const KIND = `(?:${eitherOf(wordsFor("train"))})`;

export const trains: readonly Term[] = [
  // Also matches `train 2 of 5`, `take train 117 at 10`: such prose has no stations.
  term(
    "TrainNumber",
    `${WORD_START}${KIND}(?:: ?${KIND})?[: ] {0,2}(?:(?:IC|EC|RE|ICE|TGV|AVE|EN) )?\\d{1,5}(?![\\d${LETTERS}]|[:.,/]\\d)`,
    (text) => {
      const train = groupOf(text, /(\d{1,5})$/, 1);
      return train && { kind: "train", train };
    },
  ),
];

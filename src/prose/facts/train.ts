import { groupOf, term, type Term } from "./fact.ts";
import { anyCase, LETTERS, WORD_START } from "../lexicon/words.ts";

/*
 * A train's number, behind what trains are called:
 *
 *   Train 9014   TGV 6607   ICE 595   Eurostar 9031   Zug: ICE 595
 */

const KINDS = [
  "train",
  "train no",
  "train no.",
  "train number",
  "zug",
  "zug nr",
  "zug nr.",
  "tren",
  "treno",
  "trem",
  "comboio",
  "tgv",
  "tgv inoui",
  "inoui",
  "ouigo",
  "ice",
  "icn",
  "intercity",
  "intercités",
  "intercity express",
  "eurocity",
  "eurostar",
  "thalys",
  "railjet",
  "rjx",
  "rj",
  "nightjet",
  "nj",
  "euronight",
  "tgv lyria",
  "lyria",
  "frecciarossa",
  "frecciargento",
  "frecciabianca",
  "italo",
  "ave",
  "avlo",
  "alvia",
  "amtrak",
  "acela",
  "renfe",
  "sncf",
  "flixtrain",
];
const KIND = `(?:${KINDS.toSorted((one, other) => other.length - one.length)
  .map(anyCase)
  .join("|")})`;

export const trains: readonly Term[] = [
  // `train 2 of 5`, `take train 117 at 10`: prose has small letters, and no stations.
  term(
    "TrainNumber",
    `${WORD_START}${KIND}(?:: ?${KIND})?[: ] {0,2}(?:(?:IC|EC|RE|ICE|TGV|AVE|EN) )?\\d{1,5}(?![\\d${LETTERS}]|[:.,/]\\d)`,
    (text) => {
      const train = groupOf(text, /(\d{1,5})$/, 1);
      return train && { kind: "train", train };
    },
  ),
];

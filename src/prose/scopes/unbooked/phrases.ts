import { anyOf, WORD_START } from "../../lexicon/words.ts";

/*
 * Phrases of the lexicon, some with other words in the place of a mark: `mussten wir … stornieren`.
 */

export interface Phrase {
  /** Its words before the mark. */
  readonly head: RegExp;
  /** Those after it, if there are any. */
  readonly tail: RegExp | undefined;
  /** Whether other words precede it. */
  readonly followsOthers: boolean;
}

/**
 * @param next what follows its first words: the source of a pattern
 * @param flags those of the pattern of its first words
 */
export function phraseOf(printed: string, next = "", flags = ""): Phrase {
  const followsOthers = printed.startsWith("\u2026");
  const [head = "", tail = ""] = printed.replace(/^\u2026 /, "").split("\u2026");
  return {
    head: new RegExp(`${WORD_START}${anyOf([head.trim()])}${next}`, flags),
    tail: tail === "" ? undefined : new RegExp(WORD_START + anyOf([tail.trim()])),
    followsOthers,
  };
}

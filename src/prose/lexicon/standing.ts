import { wordsFor } from "./lexicon.ts";
import { anyOf, LETTERS, SMALL, WORD_START } from "./words.ts";

/** Words that say whether the supplier confirms a journey or a stay; the source of a pattern. */
export const STANDING = anyOf(wordsFor("confirmed", "waitlisted"));

/** `To be confirmed`: whether it is among other words. */
export const SAYS_STANDING = new RegExp(WORD_START + STANDING);

/** `TBC`, `To be advised`: the source of a pattern. */
const UNKNOWN = anyOf(wordsFor("toBeConfirmed"));

/** `Confirmed`, `To be confirmed`, `TBC`, `bestätigt / confirmed`: nothing but such words. */
export const ONLY_STANDING = new RegExp(
  `^\\W{0,3}${UNKNOWN}(?: ?/ ?${UNKNOWN})?\\W{0,3}$|^(?:[${LETTERS}]{1,12} )?(?:(?:[${SMALL}]{1,12}|[${LETTERS}]{1,3}) ){0,2}${STANDING}(?: ?/ ?${STANDING})?\\W{0,3}$`,
);

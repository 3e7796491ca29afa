/** Why each mutant that no case kills is right to survive, by its id. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  "src/decode/text/repair/repair.ts#withoutEndlessSpaces=args[0]":
    "It shortens only runs of spaces that no screen has, so that expressions end: test/decode/text/repair.test.ts.",
  "src/decode/text/cards/redact.ts#withoutCards=args[0]":
    "The views mask once more what it would leave in an answer: test/views/cards.test.ts.",
  "src/decode/decode.ts#isDoubtfulOrEmpty=false":
    "Only the confidence depends on it, which a case bounds from below: test/decode/detection/choose.test.ts.",
  "src/decode/decode.ts#isDoubtfulOrEmpty=true":
    "Beside a record that can be decoded, numbered words are left out as false names before: no text was found with both.",
  "src/decode/layout/flattened.ts#SHIFTS[1]":
    "The shift of two columns cuts such a screen as well, at the space in front, unless most lines fill its last columns.",
  "src/decode/detection/choose.ts#possiblePrinters=args[0]":
    "It only saves readings of long texts by systems that left no sign; no text of the corpus is that long.",
  "src/decode/detection/choose.ts#hasStrongSigns=true":
    "It only saves a search: without strong signs of two systems, no line can be of another than the line above.",
  "src/decode/detection/choose.ts#couldWin=true":
    "It only saves the readings of systems that could not win if they read everything.",
  "src/decode/detection/choose.ts#explainsAll=false":
    "It only saves the reading of free text where a system has read every character.",
  "grammars/common/fares/coupon-details.ts couponDetails: alternative 0 TicketDetailSegments":
    "Images of tickets print the number of a coupon above such lines; fares share the rule.",
  "grammars/common/displays/notes.ts note: option 1 quoteSummaryNoteText":
    "The only head of these notes is a whole line; all notes share the rule.",
};

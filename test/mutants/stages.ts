/** The steps of each stage, and what stands for each of them in turn. */

/** The stages that a text goes through before the rules of a grammar, and beside them. */
export const STAGE_NAMES = ["repair", "layout", "records", "detection"] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** What a step that is off returns, as code: `args` are its arguments, `on()` is what it would return. */
type Off = string;

const INPUT = "args[0]";
const NOTHING = "undefined";
const NULL = "null";
const NONE = "[]";
const ZERO = "0";
const YES = "true";
const NO = "false";
/** A question, answered either way. */
const EITHER = [YES, NO];

/** The steps of a source file. */
export interface SteppedFile {
  readonly stage: StageName;
  /** Path in the clone. */
  readonly file: string;
  /** Functions by name, methods and getters as `Class.name`. */
  readonly steps?: Readonly<Record<string, Off | readonly Off[]>>;
  /** Constant lists, each item of which is left out in turn. */
  readonly lists?: readonly string[];
}

const REPAIR = "src/decode/text/repair/";
const LAYOUT = "src/decode/layout/";
const RECORDS = "src/decode/records/";
const DETECTION = "src/decode/detection/";
const ENGINE = "src/decode/engine/";

const repair: readonly SteppedFile[] = [
  {
    stage: "repair",
    file: `${REPAIR}repair.ts`,
    steps: {
      withoutEndlessSpaces: INPUT,
      withTerminalCharacters: INPUT,
      withComposedLetters: INPUT,
      withoutMarks: INPUT,
      withoutTabs: INPUT,
      inUpperCase: INPUT,
      withUpperCase: "capitals(args[0])",
      capitals: "args[0].toUpperCase()",
    },
  },
  {
    stage: "repair",
    file: `${REPAIR}string-literal.ts`,
    steps: {
      readStringLiteral: INPUT,
      withoutOpenQuote: INPUT,
      insideLiteral: INPUT,
      hasEscapedLineEnds: EITHER,
    },
  },
  {
    stage: "repair",
    file: `${REPAIR}markup.ts`,
    steps: { readMarkup: INPUT, hasInk: EITHER, endsLine: EITHER },
  },
  {
    stage: "repair",
    file: `${REPAIR}quoted-printable.ts`,
    steps: { withoutQuotedPrintable: INPUT, isQuotedPrintable: NO },
  },
  { stage: "repair", file: `${REPAIR}quoted-lines.ts`, steps: { withoutLineQuotes: INPUT } },
  { stage: "repair", file: `${REPAIR}scanned-ones.ts`, steps: { withScannedOnes: INPUT } },
  { stage: "repair", file: `${REPAIR}line-marks.ts`, steps: { withoutLineMarks: INPUT } },
  {
    stage: "repair",
    file: `${REPAIR}flight-lines.ts`,
    steps: { withPrintedFlights: INPUT, withoutPoints: INPUT },
  },
  { stage: "repair", file: `${REPAIR}double-spacing.ts`, steps: { withoutDoubleSpacing: INPUT } },
  {
    stage: "repair",
    file: `${REPAIR}escapes.ts`,
    steps: { unescape: INPUT, codePoint: NOTHING },
  },
  {
    stage: "repair",
    file: `${REPAIR}list-marks.ts`,
    steps: { withoutListMarks: INPUT, isList: EITHER },
  },
  { stage: "repair", file: `${REPAIR}chat.ts`, steps: { withoutSenders: INPUT } },
  {
    stage: "repair",
    file: `${REPAIR}line-numbers.ts`,
    steps: { withPrintedNumbers: INPUT, withPrintedHeads: INPUT },
  },
  { stage: "repair", file: "src/decode/text/cards/redact.ts", steps: { withoutCards: INPUT } },
];

const layout: readonly SteppedFile[] = [
  {
    stage: "layout",
    file: `${LAYOUT}margin.ts`,
    steps: {
      restoreMargin: INPUT,
      marginOf: ZERO,
      commonMargin: ZERO,
      commonShift: ZERO,
    },
  },
  {
    stage: "layout",
    file: `${LAYOUT}flattened.ts`,
    steps: {
      restoreLines: INPUT,
      hasMoreLines: EITHER,
      beginsLikeLine: EITHER,
      shapedStarts: NONE,
      countedStarts: NULL,
      likelyStarts: NULL,
      paddedStarts: NULL,
      areChance: EITHER,
      isPadded: EITHER,
    },
    lists: ["SHIFTS", "WIDTHS"],
  },
  { stage: "layout", file: `${LAYOUT}joined-entries.ts`, steps: { separateEntries: INPUT } },
  {
    stage: "layout",
    file: `${LAYOUT}elements.ts`,
    steps: { joinElements: INPUT, lostSpaces: ZERO },
  },
  {
    stage: "layout",
    file: `${LAYOUT}wrapping.ts`,
    steps: {
      isClosed: EITHER,
      continuationAt: NOTHING,
      isFull: EITHER,
      isCutInWord: EITHER,
      isBetweenWords: EITHER,
    },
  },
  { stage: "layout", file: `${LAYOUT}rests.ts`, steps: { restAt: NOTHING } },
  {
    stage: "layout",
    file: `${LAYOUT}read-screen.ts`,
    steps: {
      readScreen: [
        "readDocument(args[0].upper, args[1])",
        "readAgain(args[0].upper, readDocument(args[0].upper, args[1]))",
      ],
    },
  },
  {
    stage: "layout",
    file: `${LAYOUT}second-reading.ts`,
    steps: { readRests: "args[0].document", isFlush: EITHER, isProven: EITHER },
  },
  {
    stage: "layout",
    file: `${LAYOUT}cut-lines.ts`,
    steps: {
      readCut: "({ repaired: args[0], document: args[1] })",
      isMended: EITHER,
      isStructured: EITHER,
      isWhole: EITHER,
    },
  },
  {
    stage: "layout",
    file: `${LAYOUT}broken.ts`,
    steps: {
      readBroken: INPUT,
      canContinue: EITHER,
      completes: EITHER,
      completesFlight: EITHER,
      completesNames: EITHER,
      jointAfter: '" "',
    },
    lists: ["NEEDED", "IN_TAIL"],
  },
  { stage: "layout", file: `${LAYOUT}glued.ts`, steps: { readGlued: INPUT } },
  { stage: "layout", file: `${LAYOUT}misread.ts`, steps: { readDigits: INPUT } },
  { stage: "layout", file: `${LAYOUT}typed-dates.ts`, steps: { readTypedDates: INPUT } },
  {
    stage: "layout",
    file: `${LAYOUT}misspelled-dates.ts`,
    steps: { readMisspelledDates: INPUT },
  },
  {
    stage: "layout",
    file: `${LAYOUT}alone.ts`,
    steps: { isReadWhole: EITHER, isBooked: EITHER, isTravellers: EITHER },
  },
  {
    stage: "layout",
    file: `${ENGINE}false-values/names.ts`,
    steps: { withoutFalseNames: INPUT, isFalse: NO, saysMore: EITHER },
  },
  {
    stage: "layout",
    file: `${ENGINE}false-values/segments.ts`,
    steps: { withoutFalseSegments: INPUT, withoutFalseName: INPUT, isCancelled: NO },
  },
  {
    stage: "layout",
    file: `${ENGINE}false-values/locators.ts`,
    steps: { withoutFalseLocators: INPUT, isWord: NO, isOwnPair: NO },
  },
];

const records: readonly SteppedFile[] = [
  {
    stage: "records",
    file: `${RECORDS}cut.ts`,
    steps: {
      partsOf: "[{ start: 0, end: args[0].text.upper.text.length, hasHead: false }]",
      isBelow: EITHER,
      flatScreens: NONE,
      "Beginnings.of": INPUT,
      splitBySystem: "[args[0]]",
      beginsWith: NO,
      unreadBelow: NULL,
      splitAtNewRecords: "[args[0]]",
      "RecordProgress.endsBefore": NO,
      "RecordProgress.belongsToAnother": EITHER,
      "RecordProgress.restartsNumbering": EITHER,
      isNote: EITHER,
      isHead: NO,
    },
  },
  {
    stage: "records",
    file: `${RECORDS}read.ts`,
    steps: {
      ownerOf: [NOTHING, "args[1].at(-1)"],
      withInsertions: "[args[0]]",
      withRecordBelow: "[args[0]]",
      "RecordDraft.isContinuedBy": EITHER,
      "RecordDraft.owns": EITHER,
      "RecordDraft.isOfSameSystem": EITHER,
      isSeparate: EITHER,
    },
  },
  {
    stage: "records",
    file: `${RECORDS}insertions.ts`,
    steps: {
      insertionsIn: NONE,
      isUnread: NO,
      booksNothing: EITHER,
      findsJourney: EITHER,
      findsTravellers: EITHER,
      readsAll: EITHER,
      piecesAround: "[...args[0], args[1]]",
    },
  },
  {
    stage: "records",
    file: `${RECORDS}ownership.ts`,
    steps: {
      "RecordIdentity.hasItinerary": EITHER,
      "RecordIdentity.hasBooking": EITHER,
      "RecordIdentity.isWhole": EITHER,
      refersOnlyTo: EITHER,
      booksMore: EITHER,
      isHeadBelowBooking: EITHER,
      bothHaveLocators: EITHER,
      hasOtherLocator: EITHER,
      hasOtherPersons: EITHER,
      hasOtherJourneys: EITHER,
      isSeparateParty: EITHER,
      continuesNumbering: EITHER,
    },
    lists: ["DECISIONS"],
  },
  {
    stage: "records",
    file: `${RECORDS}refuted.ts`,
    steps: { refutedLines: "new Set()", isSmall: EITHER, withoutEmpty: INPUT },
  },
  {
    stage: "records",
    file: "src/decode/decode.ts",
    steps: { isWhole: EITHER, isDoubtfulOrEmpty: EITHER },
  },
];

const without = (feature: string) => `on().map((each: any) => ({ ...each, ${feature}: 0 }))`;

const detection: readonly SteppedFile[] = [
  {
    stage: "detection",
    file: `${DETECTION}choose.ts`,
    steps: {
      possiblePrinters: INPUT,
      hasStrongSigns: EITHER,
      couldWin: EITHER,
      explainsAll: EITHER,
    },
  },
  {
    stage: "detection",
    file: `${DETECTION}score.ts`,
    steps: {
      featuresOf: ["signs", "share", "found", "fallback"].map(without),
      isEmptyHanded: EITHER,
      isNeedless: EITHER,
      hasRead: EITHER,
      knowsDisplay: EITHER,
    },
  },
  {
    stage: "detection",
    file: `${DETECTION}likeness.ts`,
    steps: { likeness: "({ ...on(), confidence: 0 })" },
  },
  {
    stage: "detection",
    file: `${DETECTION}evidence.ts`,
    steps: { unreadLength: ZERO, isBooking: EITHER, valuesIn: "1" },
  },
];

/** Every step of every stage. */
export const STAGES: readonly SteppedFile[] = [...repair, ...layout, ...records, ...detection];

/** A mutant of a step, as its file carries it out. */
export interface StepMutant {
  readonly id: string;
  readonly code: Off;
}

/** The mutants of a step: `src/decode/layout/broken.ts#completes=true`. */
export function codeOf({ file, steps = {} }: SteppedFile, name: string): readonly StepMutant[] {
  const offs = steps[name] ?? [];
  return (typeof offs === "string" ? [offs] : offs).map((code) => ({
    id: `${file}#${name}=${code}`,
    code,
  }));
}

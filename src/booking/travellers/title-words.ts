/** Words that are always titles at the end of the given names, even alone. */
const TITLES = new Set(
  "MR MRS MS MISS MSTR MSS MST MDM DR PROF REV HERR FRAU MME MLLE SRA SRTA SIG.RA SIG.NA DHR MEVR".split(
    " ",
  ),
);

/** Words that can also be given names; they are titles only after a given name. */
const TITLES_OR_NAMES = new Set(
  (
    "FR SR SIR LADY LORD DAME CAPT COL MAJ GEN LT SGT HON AMB JUDGE RABBI IMAM SHEIKH PRINCE " +
    "PRINCESS HRH SIG"
  ).split(" "),
);

/**
 * Titles that people put before the name, as in a letter. `M.` requires its dot, because
 * terminals print initials without one.
 */
const LEADING_TITLES = new Set(
  "MR MRS MS MISS MSTR DR PROF HERR FRAU MME MLLE M. SR SRA SRTA SIG SIG.RA DHR MEVR".split(" "),
);

/** Suffixes of a name that are not titles. */
const GENERATIONS = new Set("JR SNR II III IV".split(" "));

/** Titles that terminals glue to names; the longest first, so that JIMMYMSTR loses all of MSTR. */
const GLUED_TITLES = ["MSTR", "MISS", "PROF", "MLLE", "MRS", "MME", "MS", "MR", "DR"] as const;
export type GluedTitle = (typeof GLUED_TITLES)[number];

/**
 * Names that end like a glued title. Arabic names are often written without their last vowel (SAMR
 * is Samir) and Slavic names without the one before R, and many surnames in S are also given names.
 */
const NAMES_LIKE_GLUED = new Set(
  (
    "AMR AAMR OMR UMR SAMR KAMR TAMR HAMR JAMR NAMR NIMR NEMR SHAMR THAMR GHAMR KHAMR QAMR ZAMR " +
    "MUAMR MOAMR ELAMR ABUAMR BADR NADR QADR HAIDR HAYDR KHIDR KHEDR ALEXANDR ALEKSANDR " +
    "OLEXANDR OLEKSANDR ALIAKSANDR ALYAKSANDR ISKANDR SIKANDR SANDR EVANDR LEANDR CHANDR ANDR " +
    "ADAMS WILLIAMS WILLEMS TIMMS SIMMS SIMS HELMS HARMS HOLMS HOLMES ABRAMS ABRAHAMS GRAHAMS " +
    "ABRAMMS SAMS TOMS THOMS LLAMS ISLAMS HIMS ARTEMISS ARTEMIS KHAMISS CHAMISS HAMISS THEMISS"
  ).split(" "),
);

export function isTitle(word: string): boolean {
  return TITLES.has(word) || TITLES_OR_NAMES.has(word);
}

export function canBeGivenName(title: string): boolean {
  return TITLES_OR_NAMES.has(title);
}

export function isLeadingTitle(word: string): boolean {
  return LEADING_TITLES.has(word);
}

export function isGeneration(word: string): boolean {
  return GENERATIONS.has(word);
}

const IN_E = /(?:MME|MLLE)$/;

/** The title glued to the end of a word; null if there is none or the word is a known name. */
export function gluedTitleOf(word: string): GluedTitle | null {
  const last = word.charCodeAt(word.length - 1);
  // All of them end in R, S, F, ME or LE, which rules out most names quickly.
  if (last !== 82 && last !== 83 && last !== 70 && !(last === 69 && IN_E.test(word))) return null;
  const title = GLUED_TITLES.find((each) => word.length > each.length && word.endsWith(each));
  return title === undefined || NAMES_LIKE_GLUED.has(word) ? null : title;
}

/** Given names that begin with ABD or the like, and single-word ones, written without their last vowel. */
const NAME_IN_DR = /^(?:ABD|ABU|ABOU)|(?:HA[IY]|KH[IE]|BA)DR$/;

/** Whether DR is a title: it follows at least four letters and the whole is not a name that ends in DR. */
export function isTitleDr(remainder: string): boolean {
  return remainder.length >= 4 && !remainder.endsWith("AN") && !NAME_IN_DR.test(`${remainder}DR`);
}

/** A name in letters without accents, as documents print it. */
export function withoutAccents(text: string): string {
  return ACCENTED.test(text) ? text.normalize("NFD").replace(/\p{Mn}/gu, "") : text;
}

const ACCENTED = /[^\0-\x7f]/;

/** The fonts of PDF files: which one has a character, and how wide a text is in it. */
import * as fontkit from "fontkit";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { MissingPackage, Unwritable } from "../options/unwritable.ts";

/** A family with two weights. */
export type Family = "Roboto" | "Hebrew" | "Arabic" | "Chinese" | "Japanese";

interface Files {
  readonly package: string;
  /** A module of that package. */
  readonly module: string;
  /** The letters that the font is for. */
  readonly letters: RegExp;
  /** The files, from the folder of that module. */
  readonly normal: string;
  readonly bold: string;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const FILES: Readonly<Record<Family, Files>> = {
  Roboto: {
    package: "pdfmake",
    module: "pdfmake/package.json",
    letters: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u,
    normal: "fonts/Roboto/Roboto-Regular.ttf",
    bold: "fonts/Roboto/Roboto-Medium.ttf",
  },
  Hebrew: {
    package: "@embedpdf/fonts-hebrew",
    module: "@embedpdf/fonts-hebrew",
    letters: /\p{Script=Hebrew}/u,
    normal: "../fonts/NotoSansHebrew-Regular.ttf",
    bold: "../fonts/NotoSansHebrew-Bold.ttf",
  },
  Arabic: {
    package: "@embedpdf/fonts-arabic",
    module: "@embedpdf/fonts-arabic",
    letters: /\p{Script=Arabic}/u,
    normal: "../fonts/NotoNaskhArabic-Regular.ttf",
    bold: "../fonts/NotoNaskhArabic-Bold.ttf",
  },
  Chinese: {
    package: "@embedpdf/fonts-sc",
    module: "@embedpdf/fonts-sc",
    letters: HAN,
    normal: "../fonts/NotoSansHans-Regular.otf",
    bold: "../fonts/NotoSansHans-Bold.otf",
  },
  Japanese: {
    package: "@embedpdf/fonts-jp",
    module: "@embedpdf/fonts-jp",
    letters: HAN,
    normal: "../fonts/NotoSansJP-Regular.otf",
    bold: "../fonts/NotoSansJP-Bold.otf",
  },
};

const SMALL: readonly Family[] = ["Roboto", "Hebrew", "Arabic"];
const LARGE: readonly Family[] = ["Chinese", "Japanese"];
const FAMILIES: readonly Family[] = [...SMALL, ...LARGE];

/** A mark or a space. */
const NEUTRAL = /[\p{M}\s]/u;

const resolver = createRequire(import.meta.url);

type Paths = Readonly<Record<"normal" | "bold", string>>;

const found = new Map<Family, Paths | null>();

/** The files of a family; null if its package is not installed. */
function pathsOf(family: Family): Paths | null {
  let paths = found.get(family);
  if (paths === undefined) found.set(family, (paths = resolvePaths(FILES[family])));
  return paths;
}

function resolvePaths({ module, normal, bold }: Files): Paths | null {
  try {
    const folder = dirname(resolver.resolve(module));
    return { normal: join(folder, normal), bold: join(folder, bold) };
  } catch {
    return null;
  }
}

const LETTER = /\p{L}/u;

/**
 * @param wanted in the order that the language prefers
 * @param order of the installed ones
 */
function withoutFont(
  letter: string,
  wanted: readonly Family[],
  order: readonly Family[],
): Unwritable {
  const family = wanted.find((each) => FILES[each].letters.test(letter) && !order.includes(each));
  if (family !== undefined)
    return new MissingPackage("a PDF file with these letters", [FILES[family].package]);
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return new Unwritable(`no font of PDF files has the letter U+${code}; the other formats show it`);
}

/** The fonts for the characters of a language. Han characters look different in Japanese. */
export class Fonts {
  private readonly wanted: readonly Family[];
  private readonly order: readonly Family[];
  private readonly families = new Map<string, Family | null>();

  /**
   * @param language `ja`, `zh`, `en`
   * @param installed those that are available
   */
  constructor(language: string, installed: readonly Family[] = FAMILIES.filter(isInstalled)) {
    this.wanted = [...SMALL, ...(language === "ja" ? LARGE.toReversed() : LARGE)];
    this.order = this.wanted.filter((family) => installed.includes(family));
  }

  /**
   * The first family that has a character; null for a symbol that none has. Marks and spaces use the font of the
   * letter before them.
   *
   * @throws MissingPackage if it is a letter whose font is not installed
   * @throws Unwritable if no font has the letter
   */
  familyOf(character: string, before: Family): Family | null {
    const isNeutral = NEUTRAL.test(character);
    if (isNeutral && has(before, character)) return before;
    const known = this.families.get(character);
    if (known !== undefined) return known;
    const found = this.order.find((each) => has(each, character)) ?? null;
    if (found === null && LETTER.test(character))
      throw withoutFont(character, this.wanted, this.order);
    this.families.set(character, found);
    return found;
  }

  /** The width of a text in points. */
  widthOf(text: string, family: Family, bold: boolean, size: number): number {
    const font = fontOf(family, bold);
    if (font === null) return 0;
    return (font.layout(text, featuresOf(family)).advanceWidth * size) / font.unitsPerEm;
  }
}

/**
 * Font features of a run beyond those that the script requires. Arabic does without discretionary ligatures:
 * copied from a PDF file, their letters come out reversed.
 */
export function featuresOf(family: Family): Readonly<Record<string, boolean>> | undefined {
  return family === "Arabic" ? NO_LIGATURES : undefined;
}

const NO_LIGATURES = { liga: false };

function has(family: Family, character: string): boolean {
  const font = fontOf(family, false);
  return font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
}

function isInstalled(family: Family): boolean {
  return pathsOf(family) !== null;
}

/** Reading a font takes a while, and it never changes. */
const opened = new Map<string, fontkit.Font | null>();

function fontOf(family: Family, bold: boolean): fontkit.Font | null {
  const key = `${family} ${String(bold)}`;
  let font = opened.get(key);
  if (font === undefined) {
    const paths = pathsOf(family);
    font = paths === null ? null : open(bold ? paths.bold : paths.normal);
    opened.set(key, font);
  }
  return font;
}

function open(path: string): fontkit.Font | null {
  const font = fontkit.openSync(path);
  return "layout" in font ? font : null;
}

/** The files of the installed fonts, as pdfmake takes them. */
export function fontFiles(): Readonly<Record<string, Paths>> {
  return Object.fromEntries(
    FAMILIES.flatMap((family) => {
      const paths = pathsOf(family);
      return paths === null ? [] : [[family, { ...paths }]];
    }),
  );
}

/** The fonts of PDF files: which of them has a character, and how wide a text is in it. */
import * as fontkit from "fontkit";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A family with two weights. */
export type Family = "Roboto" | "Hebrew" | "Arabic" | "Chinese" | "Japanese";

interface Files {
  /** A module of the package that contains the files. */
  readonly module: string;
  /** The files, from the folder of that module. */
  readonly normal: string;
  readonly bold: string;
}

const FILES: Readonly<Record<Family, Files>> = {
  Roboto: {
    module: "pdfmake/package.json",
    normal: "fonts/Roboto/Roboto-Regular.ttf",
    bold: "fonts/Roboto/Roboto-Medium.ttf",
  },
  Hebrew: {
    module: "@embedpdf/fonts-hebrew",
    normal: "../fonts/NotoSansHebrew-Regular.ttf",
    bold: "../fonts/NotoSansHebrew-Bold.ttf",
  },
  Arabic: {
    module: "@embedpdf/fonts-arabic",
    normal: "../fonts/NotoNaskhArabic-Regular.ttf",
    bold: "../fonts/NotoNaskhArabic-Bold.ttf",
  },
  Chinese: {
    module: "@embedpdf/fonts-sc",
    normal: "../fonts/NotoSansHans-Regular.otf",
    bold: "../fonts/NotoSansHans-Bold.otf",
  },
  Japanese: {
    module: "@embedpdf/fonts-jp",
    normal: "../fonts/NotoSansJP-Regular.otf",
    bold: "../fonts/NotoSansJP-Bold.otf",
  },
};

const SMALL: readonly Family[] = ["Roboto", "Hebrew", "Arabic"];
const LARGE: readonly Family[] = ["Chinese", "Japanese"];

/** A mark or a space. */
const NEUTRAL = /[\p{M}\s]/u;

/** Characters that only the large fonts have, which are installed where they are needed. */
const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text needs a font that is not installed. */
export class MissingFontError extends Error {
  override readonly name = "MissingFontError";
}

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

/** The fonts for the characters of a language. Han characters look different in Japanese. */
export class Fonts {
  private readonly order: readonly Family[];
  private readonly families = new Map<string, Family | null>();

  /** @param language `ja`, `zh`, `en` */
  constructor(language: string) {
    this.order = [...SMALL, ...(language.startsWith("ja") ? LARGE.toReversed() : LARGE)];
  }

  /**
   * The first family that has a character; null if none has it. Marks and spaces are those of the letter before.
   *
   * @throws MissingFontError if it is Chinese or Japanese, and no font for it is installed
   */
  familyOf(character: string, before: Family): Family | null {
    const isNeutral = NEUTRAL.test(character);
    if (isNeutral && has(before, character)) return before;
    const known = this.families.get(character);
    if (known !== undefined) return known;
    const found = this.order.find((each) => has(each, character)) ?? null;
    if (found === null && CHINESE_OR_JAPANESE.test(character) && !LARGE.some(isInstalled))
      throw new MissingFontError(
        "PDF files with Chinese or Japanese text need the package @embedpdf/fonts-sc or @embedpdf/fonts-jp",
      );
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
 * What the font of a run does beside what the script demands. Arabic goes without ligatures of choice: whoever
 * copies one from a PDF file gets its letters in reverse.
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
    [...SMALL, ...LARGE].flatMap((family) => {
      const paths = pathsOf(family);
      return paths === null ? [] : [[family, { ...paths }]];
    }),
  );
}

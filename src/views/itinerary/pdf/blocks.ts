/** The building blocks of a page: paragraphs, columns and boxes, mirrored where text runs to the left. */
import type { Content } from "pdfmake";
import type { PlanRow } from "../plan/plan.ts";
import { featuresOf, type Fonts } from "./fonts.ts";
import { joinIsolated } from "../wording/bidi.ts";
import { linesOf } from "./paragraph.ts";
import type { Direction } from "../wording/language.ts";

/** How a paragraph looks. */
export interface Look {
  /** In points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  /** At the end of the line instead of its beginning. */
  readonly atEnd?: boolean;
}

/** What all blocks of a file share. */
export interface Settings {
  readonly direction: Direction;
  /** What separates a label and its value. */
  readonly colon: string;
  /** The accent colour: `#1f4e79`. */
  readonly colour: string;
}

/** In points. */
const BOX_PADDING = 9;
const GAP = 12;
const ACCENT = 2;
/** Tolerance for rounding: pdfmake would wrap the end of a line that it considers too long. */
const SLACK = 1;

const LINE_HEIGHT = 1.15;

/** Sets texts in the fonts and the direction of a file. */
export class Blocks {
  private readonly fonts: Fonts;
  private readonly settings: Settings;

  constructor(fonts: Fonts, settings: Settings) {
    this.fonts = fonts;
    this.settings = settings;
  }

  /** `Class: Economy (Y)` */
  row({ label, value }: PlanRow): string {
    return joinIsolated(this.settings.colon, [label, value]);
  }

  /**
   * A text in lines of at most `width` points; a blank text has no lines.
   *
   * @param most the maximum number of lines
   */
  paragraph(text: string, width: number, look: Look, most = Infinity): Content {
    const { direction } = this.settings;
    const { size, bold = false, colour = "#222222", atEnd = false } = look;
    const setting = { fonts: this.fonts, direction, size, bold, width: width - SLACK };
    const lines = linesOf(text, setting).slice(0, most);
    const isRight = (direction === "rtl") !== atEnd;
    return {
      stack: lines.map((runs) => ({
        text: runs.map(({ text: run, family }) => ({
          text: run,
          font: family,
          fontFeatures: featuresOf(family),
          noWrap: true,
        })),
        noWrap: true,
      })),
      fontSize: size,
      lineHeight: LINE_HEIGHT,
      bold,
      color: colour,
      alignment: isRight ? "right" : "left",
    };
  }

  /** Parts side by side, in the order of reading, each with its share of the width. */
  columns(
    width: number,
    parts: readonly { readonly share: number; readonly make: (width: number) => Content }[],
  ): Content {
    const gaps = GAP * (parts.length - 1);
    const made = parts.map(({ share, make }): Content => {
      const own = (width - gaps) * share;
      return { width: own, stack: [make(own)] };
    });
    const isReversed = this.settings.direction === "rtl";
    return { columns: isReversed ? made.toReversed() : made, columnGap: GAP };
  }

  /** A frame that is not split between pages, unless it is longer than a page. */
  box(width: number, make: (width: number) => Content[]): Content {
    const { colour, direction } = this.settings;
    const inner = width - 2 * BOX_PADDING - ACCENT;
    const isAccent = (line: number) => line === (direction === "rtl" ? 1 : 0);
    return {
      table: { widths: [inner], dontBreakRows: true, body: [[{ stack: make(inner) }]] },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: (line) => (isAccent(line) ? ACCENT : 0),
        vLineColor: () => colour,
        fillColor: () => "#f6f7f9",
        paddingLeft: () => BOX_PADDING,
        paddingRight: () => BOX_PADDING,
        paddingTop: () => BOX_PADDING,
        paddingBottom: () => BOX_PADDING,
      },
      margin: [0, 0, 0, GAP / 2],
    };
  }
}

/** The part of pdfmake that we use; its types need those of a browser. */
declare module "pdfmake" {
  export type Alignment = "left" | "right";

  export interface TextRun {
    readonly text: string;
    readonly font: string;
    readonly fontFeatures: Readonly<Record<string, boolean>> | undefined;
    readonly noWrap: boolean;
  }

  interface Style {
    readonly alignment?: Alignment;
    readonly bold?: boolean;
    readonly color?: string;
    readonly font?: string;
    readonly fontSize?: number;
    readonly lineHeight?: number;
    /** Left, top, right, bottom, in points. */
    readonly margin?: readonly [number, number, number, number];
    readonly noWrap?: boolean;
    readonly pageBreak?: "before";
    /** Whether it moves to the next page as a whole. */
    readonly unbreakable?: boolean;
  }

  export interface TableLayout {
    readonly hLineWidth: () => number;
    readonly vLineWidth: (line: number) => number;
    readonly vLineColor: () => string;
    readonly fillColor: () => string;
    readonly paddingLeft: () => number;
    readonly paddingRight: () => number;
    readonly paddingTop: () => number;
    readonly paddingBottom: () => number;
  }

  interface Line {
    readonly type: "line";
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly lineColor: string;
    readonly lineWidth: number;
  }

  /** A block of a page, with sizes in points. */
  export type Content = Style &
    (
      | { readonly text: string | readonly TextRun[] }
      | { readonly stack: readonly Content[]; readonly width?: number }
      | { readonly columns: readonly Content[]; readonly columnGap: number }
      | { readonly image: string; readonly fit: readonly [number, number] }
      | { readonly canvas: readonly Line[] }
      | {
          readonly table: {
            readonly widths: readonly number[];
            readonly dontBreakRows: boolean;
            readonly body: readonly (readonly Content[])[];
          };
          readonly layout: TableLayout;
        }
    );

  export interface DocumentDefinition {
    readonly pageSize: "A4";
    readonly pageMargins: readonly [number, number, number, number];
    readonly language: string;
    readonly info: Readonly<Record<string, string | Date>>;
    readonly defaultStyle: Style;
    readonly content: readonly Content[];
    readonly footer: (page: number, pages: number) => Content;
  }

  interface Pdfmake {
    /** The files of each family. */
    setFonts(
      fonts: Readonly<Record<string, { readonly normal: string; readonly bold: string }>>,
    ): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Uint8Array> };
  }

  const pdfmake: Pdfmake;
  export default pdfmake;
}

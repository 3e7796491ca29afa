/** The parts of the package that are used here; it has no types of its own. Sizes are in pixels. */
declare module "@prantlf/railroad-diagrams" {
  /** For all diagrams created after it is set. */
  export const Options: { INTERNAL_ALIGNMENT: "left" | "center" | "right" };
  export class FakeSVG {
    readonly width: number;
    toString(): string;
  }
  export class Diagram extends FakeSVG {
    constructor(...items: readonly FakeSVG[]);
    /** An SVG file. */
    toStandalone(style: string): string;
  }
  export interface LinkTitle {
    readonly href?: string | undefined;
    /** Inserted into the SVG unescaped. */
    readonly title?: string | undefined;
  }
  export class Start extends FakeSVG {
    constructor(options: { readonly label: string });
  }
  export class Terminal extends FakeSVG {
    constructor(text: string, options?: LinkTitle);
  }
  export class NonTerminal extends FakeSVG {
    constructor(text: string, options?: LinkTitle);
  }
  export class Skip extends FakeSVG {}
  export class Sequence extends FakeSVG {
    constructor(...items: readonly FakeSVG[]);
  }
  export class Stack extends FakeSVG {
    constructor(...items: readonly FakeSVG[]);
  }
  export class Choice extends FakeSVG {
    constructor(normal: number, ...items: readonly FakeSVG[]);
  }
  export class OneOrMore extends FakeSVG {
    constructor(item: FakeSVG);
  }
  export class Optional extends FakeSVG {
    constructor(item: FakeSVG);
  }
}

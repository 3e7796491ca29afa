import type { TokenType } from "chevrotain";
import type { Association, Read } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { osiHead, osiModes, OsiRules } from "./osi.ts";
import { ssrHead, ssrModes, type SsrTexts } from "./ssr-tokens.ts";
import { SsrRules } from "./ssr.ts";

/** How a system prints requests and information that can end in one reference. */
interface ServiceFormat {
  /** The source of a pattern for what the system prints before them. */
  readonly before?: string;
  readonly texts: SsrTexts;
  /** The token of the travellers and segments that they are about. */
  readonly reference: TokenType;
  readonly associationOf: (reference: Read<string> | undefined) => Association;
  /** Marks between their tokens that have no meaning. */
  readonly skipped?: readonly TokenType[];
}

/** The families of special service requests and other service information. */
export function serviceLines(format: ServiceFormat): Record<"ssr" | "osi", LineFamily> {
  const { before, texts, reference, associationOf, skipped = [] } = format;
  const Ssr = ssrHead("Ssr", before);
  const Osi = osiHead("Osi", before);

  /**
   * What follows the code is read by `SsrDetailRules` in ssr-details.ts, the head by `SsrRules` in
   * ssr.ts.
   */
  class SystemSsrRules extends SsrRules {
    protected readonly opener = Ssr;
    protected readonly texts = texts;
    /** reference: <reference>? */
    protected readonly reference = this.RULE("reference", () =>
      associationOf(this.optionalText(1, reference)),
    );
  }

  /** `OsiRules` in osi.ts reads the line; only the reference at its end is defined here. */
  class SystemOsiRules extends OsiRules {
    protected readonly opener = Osi;
    protected readonly words = texts.text;
    /** reference: <reference>? */
    protected readonly reference = this.RULE("reference", () =>
      associationOf(this.optionalText(1, reference)),
    );
  }

  const ssrMode = Object.entries(ssrModes(texts, reference)).map(
    ([mode, tokens]) => [mode, [...skipped, ...tokens]] as const,
  );
  return {
    ssr: {
      name: "SSR",
      openers: [Ssr],
      modes: Object.fromEntries(ssrMode),
      rules: SystemSsrRules,
    },
    osi: lineFamily(
      "OSI",
      [Osi],
      [...skipped, ...osiModes(texts.text, reference).osi],
      SystemOsiRules,
    ),
  };
}

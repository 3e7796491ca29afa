import type { TokenType } from "chevrotain";
import type { Read, SsrNode } from "../../../src/ast/nodes.ts";
import type { Columns, Rule } from "../../../src/decode/engine/line-rules.ts";
import { countOf, part } from "../values.ts";
import { printedOnly, SsrDetailRules, type Details } from "./ssr-details.ts";
import {
  ChildCode,
  DetailDot,
  DocumentCode,
  FrequentFlyerCode,
  InfantCode,
  OtherCode,
  SeatCode,
  SsrAirline,
  SsrStatus,
  StatusSlash,
  TicketCode,
} from "./ssr-tokens.ts";

/*
 * A special service request. The code determines what follows code, airline and status:
 *
 *   SSR RQST LH HK1 MIAFRA/14CN,P1        SSR DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA
 *   SSR INFT LH HN1 SAMPLEMAN/KAI 05JAN25   SSRTKNEDLHK01 PDXAMS 0166X 12APR-1DOE/JANE.0060000000001C1
 *
 * Systems differ in the spaces of the head and in their references to travellers. `serviceLines` makes the
 * family of a system; where one reference is not enough, the system's own rules extend `SsrRules`, and its
 * modes are `ssrModes` of `ssr-tokens.ts`.
 */

const HEAD = { airline: SsrAirline, status: SsrStatus, slash: StatusSlash } satisfies Columns;

type Reference = Pick<SsrNode, "segments" | "persons" | "named" | "unparsed">;
type Head = Pick<SsrNode, "airline" | "status" | "count">;
type Request = Head & Pick<SsrNode, "code" | "text"> & Details & Reference;

/** What the rule of a code reads, its text, and the travellers and segments that it is about. */
interface Detail {
  readonly found: Details;
  readonly text: Read<string> | undefined;
  readonly reference: Reference;
}

/**
 * The requests of a system, which names its tokens. This file has the code, the head and the
 * reference to travellers; `ssr-details.ts` has the content between them, such as an infant's name.
 */
export abstract class SsrRules extends SsrDetailRules {
  protected abstract readonly opener: TokenType;
  /** The travellers and segments that the request is about; can match nothing. */
  protected abstract readonly reference: Rule<Reference>;

  /**
   * ssr:
   *   Ssr (seatRequest | documentRequest | infantRequest | childRequest
   *   | frequentFlyerRequest | ticketRequest | otherRequest)
   *
   *    20 SSR VGML LH KK1/S4/P1
   */
  readonly line = this.RULE("ssr", (): SsrNode => {
    const number = this.elementNumber();
    this.CONSUME(this.opener);
    const request = this.oneRule(
      this.seatRequest,
      this.documentRequest,
      this.infantRequest,
      this.childRequest,
      this.frequentFlyerRequest,
      this.ticketRequest,
      this.otherRequest,
    );
    return this.ACTION(() => ({ kind: "ssr", number, ...request }));
  });

  /**
   * seatRequest:
   *   SeatCode ssrHead seats reference (DetailDot seats reference)*
   *
   *   RQST LH HK1 MIAFRA/14CN,P1        NSST AA HK1 DFWHND0175I12APR-1DOE/JANE.03A
   */
  private readonly seatRequest = this.RULE("seatRequest", () => this.request(SeatCode, this.seats));

  /**
   * documentRequest:
   *   DocumentCode ssrHead document reference (DetailDot document reference)*
   *
   *   DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA
   */
  private readonly documentRequest = this.RULE("documentRequest", () =>
    this.request(DocumentCode, this.document),
  );

  /**
   * infantRequest:
   *   InfantCode ssrHead infant reference (DetailDot infant reference)*
   *
   *   INFT LH HN1 SAMPLEMAN/KAI 05JAN25
   */
  private readonly infantRequest = this.RULE("infantRequest", () =>
    this.request(InfantCode, this.infant),
  );

  /**
   * childRequest:
   *   ChildCode ssrHead child reference (DetailDot child reference)*
   *
   *   CHLD LH HK1 04APR18
   */
  private readonly childRequest = this.RULE("childRequest", () =>
    this.request(ChildCode, this.child),
  );

  /**
   * frequentFlyerRequest:
   *   FrequentFlyerCode ssrHead frequentFlyer reference (DetailDot frequentFlyer reference)*
   *
   *   FQTV LH HK1 LH000000000
   */
  private readonly frequentFlyerRequest = this.RULE("frequentFlyerRequest", () =>
    this.request(FrequentFlyerCode, this.frequentFlyer),
  );

  /**
   * ticketRequest:
   *   TicketCode ssrHead ticketNumber reference (DetailDot ticketNumber reference)*
   *
   *   TKNE LH HK01 PDXAMS 0166X 12APR-1DOE/JANE.0060000000001C1
   */
  private readonly ticketRequest = this.RULE("ticketRequest", () =>
    this.request(TicketCode, this.ticket),
  );

  /**
   * otherRequest:
   *   OtherCode ssrHead words reference (DetailDot words reference)*
   *
   *   VGML LH KK1/S4/P1
   */
  private readonly otherRequest = this.RULE("otherRequest", () =>
    this.request(OtherCode, this.words),
  );

  /**
   * A code, the head, what the rule of the code reads, and the reference; then the details for
   * further travellers.
   */
  private request(code: TokenType, details: Rule<Details>): Request {
    const read = this.text(this.CONSUME(code));
    const head = this.SUBRULE(this.head);
    const { found, text, reference } = this.detail(1, details);
    const further: Detail[] = [];
    this.MANY(() => {
      this.CONSUME(DetailDot);
      further.push(this.detail(2, details));
    });
    return this.ACTION(() => {
      const request: Request = { code: read, ...head, text, ...found, ...reference };
      return further.reduce((whole, detail) => this.withDetail(whole, detail), request);
    });
  }

  /**
   * Details and their reference: once in a request, and again after the reference:
   * `.03A`, `.SAMPLEMAN/KAI 05JAN25`, `.NO ONIONS`.
   *
   * @param digit the digit of the rules that read them
   */
  private detail(digit: number, details: Rule<Details>): Detail {
    let found: Details = {};
    const text = this.printed(() => (found = this.subrule(digit, details)));
    return { found, text, reference: this.subrule(digit, this.reference) };
  }

  /** Adds what follows the reference to a request. Details without a meaning extend its text. */
  private withDetail(request: Request, { text, reference, ...detail }: Detail): Request {
    const found = printedOnly(detail.found);
    const words = Object.keys(found).length === 0 ? text : undefined;
    return {
      ...request,
      ...found,
      ...(request.seats && found.seats && { seats: [...request.seats, ...found.seats] }),
      ...reference,
      ...(request.named && reference.named && { named: [...request.named, ...reference.named] }),
      ...(words && { text: this.between((request.text ?? words).start, words.end) }),
    };
  }

  /** ssrHead: SsrAirline? SsrStatus? StatusSlash? */
  private readonly head = this.RULE("ssrHead", (): Head => {
    const { airline, status } = this.optionals(1, HEAD);
    return { airline, status: part(status, 0, 2), count: countOf(status) };
  });
}

import type { LegNode, Node, TerminalsNode } from "../../ast/nodes.ts";
import { addListedTerminals, flightAbove } from "./listed-terminals.ts";
import type { QualifierNode, Segment } from "./segments.ts";

/** Adds the lines about a segment to the one above them. */
export class Qualifiers {
  /** The lines about a segment that is not above them: nothing in the booking has their content. */
  readonly strays: Node[] = [];
  private readonly segments: readonly Segment[];
  /** The segment that the next line may qualify. */
  private segment: Segment | null = null;
  /** Whether the line above repeats something, so that lines about it do as well. */
  private isBelowRepeat = false;
  /** The terminals of a list. */
  private readonly terminals: TerminalsNode[] = [];

  /** @param segments those of the record so far */
  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }

  /** Lets the following lines qualify a segment; null if they cannot qualify any. */
  begin(segment: Segment | null): void {
    this.segment = segment;
    this.isBelowRepeat = false;
  }

  /** Lets the following lines qualify the segment of a line that is printed again, if they can qualify any. */
  beginAgain(segment: Segment | null): void {
    this.segment = segment;
    this.isBelowRepeat = true;
  }

  add(node: QualifierNode): void {
    if (node.kind === "terminals" && node.origin !== undefined) {
      this.terminals.push(node);
      return;
    }
    const { segment } = this;
    const about = node.kind === "terminals" ? flightAbove(node, segment, this.segments) : segment;
    if (about !== null) about.qualify(node);
    else if (!this.isBelowRepeat) this.strays.push(node);
  }

  addLeg(leg: LegNode): void {
    if (this.segment !== null) this.segment.addLeg(leg);
    else if (!this.isBelowRepeat) this.strays.push(leg);
  }

  /** Adds the terminals of lists, once all segments are known. */
  close(): void {
    this.strays.push(...addListedTerminals(this.terminals, this.segments));
  }
}

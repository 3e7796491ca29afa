import { Session, type Profiler } from "node:inspector";

/** A stretch of a script's code. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The code whose branches count. */
const DECODER = /\/(?:src|grammars)\//;

/**
 * The branches of the decoder that something has taken, as V8 counts them. Of each function it knows the stretches that
 * never ran; they only get fewer.
 */
export class Branches {
  readonly #session = new Session();
  readonly #untaken = new Map<string, readonly Stretch[]>();
  readonly #code: RegExp;

  /**
   * V8 counts only once for a whole process: not in one whose coverage is measured.
   *
   * @param code addresses of the scripts that matter
   */
  constructor(code = DECODER) {
    this.#code = code;
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  /** Whether some work took a branch that no work took before. */
  takesNew(work: () => void): boolean {
    this.#taken();
    work();
    // Not `some`: each function has to be noted.
    return this.#taken().filter((each) => this.#notes(each)).length > 0;
  }

  close(): void {
    this.#session.disconnect();
  }

  /** The functions that ran since the last time, with how often each of their stretches did. */
  #taken(): readonly { readonly id: string; readonly ranges: readonly Profiler.CoverageRange[] }[] {
    let scripts: readonly Profiler.ScriptCoverage[] = [];
    // A session with the own thread answers immediately.
    this.#session.post("Profiler.takePreciseCoverage", (error, { result }) => {
      if (error !== null) throw error;
      scripts = result;
    });
    return scripts
      .filter(({ url }) => this.#code.test(url))
      .flatMap(({ scriptId, functions }) =>
        functions.map(({ ranges }) => ({
          id: `${scriptId} ${ranges[0]?.startOffset ?? 0} ${ranges[0]?.endOffset ?? 0}`,
          ranges,
        })),
      )
      .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
  }

  #notes({
    id,
    ranges,
  }: {
    readonly id: string;
    readonly ranges: readonly Profiler.CoverageRange[];
  }) {
    const now = ranges
      .filter(({ count }) => count === 0)
      .map(({ startOffset: start, endOffset: end }): Stretch => ({ start, end }));
    const known = this.#untaken.get(id);
    const left = known === undefined ? now : common(known, now);
    this.#untaken.set(id, left);
    return known === undefined || lengthOf(left) < lengthOf(known);
  }
}

/** What is in one of these stretches and in one of those. */
function common(these: readonly Stretch[], those: readonly Stretch[]): readonly Stretch[] {
  return these.flatMap((one) =>
    those
      .map((other) => ({
        start: Math.max(one.start, other.start),
        end: Math.min(one.end, other.end),
      }))
      .filter(({ start, end }) => start < end),
  );
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { start, end }) => sum + end - start, 0);
}

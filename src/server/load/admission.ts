/** The bounds of what is taken at once. */
export interface AdmissionBounds {
  /** Requests under way from which on callers are held to their share. */
  readonly fair: number;
  /** Requests under way that are never exceeded. */
  readonly most: number;
}

const BOUNDS: AdmissionBounds = { fair: 128, most: 256 };

/**
 * Fewer requests than this in a window do not make the event loop late by themselves: something else
 * on the machine has.
 */
const CROWD = 200;

/** Tells whether the event loop is late, and what belongs to the time since it last told. */
export interface LoopWatch {
  readonly isLate: boolean;
  /** Changes with each look at the loop. */
  readonly window: number;
}

/**
 * Which requests are taken while there are many. Deciding must cost little compared with answering, so
 * it happens before anything but the headers is read.
 *
 * Up to a number of requests under way, all are taken. Beyond it, only callers with less
 * than their share under way are let in. While the event loop is late, callers who ask as often as the
 * average or more are refused: many short requests are never many at once. So a caller who floods the
 * service is refused, and others hardly notice.
 */
export class Admission {
  readonly #loop: LoopWatch;
  readonly #bounds: AdmissionBounds;
  /** Requests under way by caller. */
  readonly #underWay = new Map<string, number>();
  #total = 0;
  /** Requests by caller since the window began. */
  readonly #asked = new Map<string, number>();
  #askedInAll = 0;
  #window = 0;

  constructor(loop: LoopWatch, bounds: AdmissionBounds = BOUNDS) {
    this.#loop = loop;
    this.#bounds = bounds;
  }

  /** Whether a request is taken; if so, `leave` is to be called when it has been answered. */
  enter(caller: string): boolean {
    this.#count(caller);
    if (!this.#hasRoomFor(caller) || this.#asksTooOften(caller)) return false;
    this.#underWay.set(caller, this.#of(caller) + 1);
    this.#total += 1;
    return true;
  }

  leave(caller: string): void {
    this.#total -= 1;
    const left = this.#of(caller) - 1;
    if (left > 0) this.#underWay.set(caller, left);
    else this.#underWay.delete(caller);
  }

  #of(caller: string): number {
    return this.#underWay.get(caller) ?? 0;
  }

  #hasRoomFor(caller: string): boolean {
    const { fair, most } = this.#bounds;
    if (this.#total < fair) return true;
    const own = this.#of(caller);
    const callers = this.#underWay.size + (own === 0 ? 1 : 0);
    return this.#total < most && own < fair / callers;
  }

  #count(caller: string): void {
    if (this.#window !== this.#loop.window) {
      this.#window = this.#loop.window;
      this.#asked.clear();
      this.#askedInAll = 0;
    }
    this.#asked.set(caller, (this.#asked.get(caller) ?? 0) + 1);
    this.#askedInAll += 1;
  }

  #asksTooOften(caller: string): boolean {
    if (!this.#loop.isLate || this.#askedInAll < CROWD) return false;
    return (this.#asked.get(caller) ?? 0) >= this.#askedInAll / this.#asked.size;
  }
}

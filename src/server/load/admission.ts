/** How many requests to accept at once. */
export interface AdmissionBounds {
  /** From this many requests in progress, each caller is limited to its share. */
  readonly fair: number;
  /** The most requests in progress. */
  readonly most: number;
}

const BOUNDS: AdmissionBounds = { fair: 128, most: 256 };

/**
 * Fewer requests than this in a window do not delay the event loop: something else on the machine does.
 */
const CROWD = 200;

/** Whether the event loop is late, by measuring window. */
export interface LoopWatch {
  readonly isLate: boolean;
  /** The number of the current window. */
  readonly window: number;
}

/**
 * Decides which requests to accept under load. Deciding has to be cheap compared with answering, so it
 * happens before anything but the headers is read.
 *
 * Up to a number of requests in progress, all are accepted. Beyond that, only callers with less than
 * their share in progress are. While the event loop is late, callers with at least the average number of
 * requests are refused, because short requests never add up to many at once. So a caller that floods the
 * service is refused, and others hardly notice.
 */
export class Admission {
  readonly #loop: LoopWatch;
  readonly #bounds: AdmissionBounds;
  /** Requests in progress by caller. */
  readonly #underWay = new Map<string, number>();
  #total = 0;
  /** Requests by caller since the window started. */
  readonly #requests = new Map<string, number>();
  #requestsInWindow = 0;
  #window = 0;

  constructor(loop: LoopWatch, bounds: AdmissionBounds = BOUNDS) {
    this.#loop = loop;
    this.#bounds = bounds;
  }

  /** Whether a request is accepted; if so, call `leave` when it has been answered. */
  enter(caller: string): boolean {
    this.#count(caller);
    if (!this.#hasRoomFor(caller) || this.#isTooFrequent(caller)) return false;
    this.#underWay.set(caller, this.#underWayOf(caller) + 1);
    this.#total += 1;
    return true;
  }

  leave(caller: string): void {
    this.#total -= 1;
    const left = this.#underWayOf(caller) - 1;
    if (left > 0) this.#underWay.set(caller, left);
    else this.#underWay.delete(caller);
  }

  #underWayOf(caller: string): number {
    return this.#underWay.get(caller) ?? 0;
  }

  #hasRoomFor(caller: string): boolean {
    const { fair, most } = this.#bounds;
    if (this.#total < fair) return true;
    const own = this.#underWayOf(caller);
    const callers = this.#underWay.size + (own === 0 ? 1 : 0);
    return this.#total < most && own < fair / callers;
  }

  #count(caller: string): void {
    if (this.#window !== this.#loop.window) {
      this.#window = this.#loop.window;
      this.#requests.clear();
      this.#requestsInWindow = 0;
    }
    this.#requests.set(caller, (this.#requests.get(caller) ?? 0) + 1);
    this.#requestsInWindow += 1;
  }

  #isTooFrequent(caller: string): boolean {
    if (!this.#loop.isLate || this.#requestsInWindow < CROWD) return false;
    return (this.#requests.get(caller) ?? 0) >= this.#requestsInWindow / this.#requests.size;
  }
}

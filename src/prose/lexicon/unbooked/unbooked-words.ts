/** What says that a flight or a stay beside it is not booked, or no longer; each topic as in `Language`. */
export interface UnbookedWords {
  readonly cancelled: string;
  /** What turns it into a condition of the booking: `can be cancelled`. */
  readonly notCancelled: string;
  /**
   * What cancels the flight after it, or the one in its place: `mussten wir … stornieren`. Other words precede a phrase
   * that begins with `…`: `Müssen wir LX 2084 stornieren` is a condition.
   */
  readonly cancelling?: string;
  /**
   * At the start of a sentence that asks to cancel the flight after it: `please cancel`, with `…` before what asks for
   * another one: `please cancel … and book`.
   */
  readonly askedToCancel?: string;
  /** Words of sentences that cancel nothing and replace nothing: `never`, `should`. */
  readonly notCancelling?: string;
  /** Before the flight that another one replaces: `instead of`. */
  readonly insteadOf?: string;
  /** Articles and the like between these words and a flight: `your original`. */
  readonly beforeFlight?: string;
  /** Before or above a flight that another one replaces, and before the other one. */
  readonly replaced: string;
  /** Words of headings that say that the flights below still take place: `unchanged`. */
  readonly notReplaced: string;
  /** Words that say so only before a colon: `Old: BA 117 12 Apr`. */
  readonly replacedLabels?: string;
  /**
   * After a cancelled flight in a sentence, before the one in its place: `rebooked you on`, `auf … umgebucht`, with other
   * words in the place of `…`.
   */
  readonly rebooked?: string;
  /** Before or after what is not booked: `not booked`. */
  readonly notBooked: string;
  /** What can go in the place of a flight or a train, on a road: `bus`. */
  readonly vehicles: string;
  /** After a flight in a sentence, what says that another one replaces it: `has been replaced`, `wurde … ersetzt`. */
  readonly superseded?: string;
  readonly replacement: string;
  /** What requests a journey. */
  readonly asked?: string;
  /** Before a flight that is only an example: `e.g.`. */
  readonly forExample: string;
  /** What only offers a stay, in its line or in a title above it: `quotation`. */
  readonly offered: string;
}

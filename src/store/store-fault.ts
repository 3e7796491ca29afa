/** What can be wrong with a store that no code of its database tells. */
export type Fault = "damaged" | "newer";

const MESSAGES: Readonly<Record<Fault, string>> = {
  damaged: "The store is damaged",
  newer: "The store was made by a newer version",
};

/** A store that was found, and cannot be used as it is. */
export class StoreFault extends Error {
  override readonly name = "StoreFault";
  readonly fault: Fault;

  constructor(fault: Fault, options: ErrorOptions = {}) {
    super(MESSAGES[fault], options);
    this.fault = fault;
  }
}

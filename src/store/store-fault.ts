/** A fault of a store for which the database has no error code. */
export type Fault = "absent" | "damaged" | "newer";

const MESSAGES: Readonly<Record<Fault, string>> = {
  absent: "The file contains no store",
  damaged: "The store is damaged",
  newer: "The store belongs to a newer version",
};

/** A store that cannot be used as it is. */
export class StoreFault extends Error {
  override readonly name = "StoreFault";
  readonly fault: Fault;

  constructor(fault: Fault, options: ErrorOptions = {}) {
    super(MESSAGES[fault], options);
    this.fault = fault;
  }
}

/**
 * The requested output cannot be written here. The message gives the reason and nothing from the
 * record.
 */
export class Unwritable extends Error {
  override readonly name: string = "Unwritable";
}

/** It needs packages that are not installed; the message names them. */
export class MissingPackage extends Unwritable {
  override readonly name = "MissingPackage";

  /** @param what the thing that needs them: `the format pdf` */
  constructor(what: string, packages: readonly string[], options?: ErrorOptions) {
    super(`${what} needs what is not installed here: npm install ${packages.join(" ")}`, options);
  }
}

/** A value that an option of an itinerary does not accept. The message does not quote it. */
export class InvalidOption extends RangeError {
  override readonly name = "InvalidOption";
  /** The name of the option: `agency.colour`. */
  readonly option: string;
  /** What it accepts: `a colour such as #0b5394`. */
  readonly takes: string;

  constructor(option: string, takes: string) {
    super(`${option} must be ${takes}`);
    this.option = option;
    this.takes = takes;
  }
}

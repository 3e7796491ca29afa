/** A text cannot be redacted without changing what is read from it. */
export class NotRedactable extends Error {
  override readonly name = "NotRedactable";

  constructor() {
    super("the text would be read differently with its personal data replaced");
  }
}

/** What a rule of the store can be about. */
export type RuleSubject = "email" | "password" | "name" | "limits" | "keys";

/** A wish that breaks a rule. The message says which, without what was sent, for the one who wished. */
export class RuleError extends Error {
  override readonly name = "RuleError";
  readonly subject: RuleSubject;

  constructor(subject: RuleSubject, message: string) {
    super(message);
    this.subject = subject;
  }
}

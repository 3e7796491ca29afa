/** The subject of a rule. */
export type RuleSubject =
  | "destination"
  | "email"
  | "expiresOn"
  | "keys"
  | "limits"
  | "name"
  | "password";

/** A request that breaks a rule. The message, for the user, names the rule and never repeats the input. */
export class RuleError extends Error {
  override readonly name = "RuleError";
  readonly subject: RuleSubject;

  constructor(subject: RuleSubject, message: string) {
    super(message);
    this.subject = subject;
  }
}
